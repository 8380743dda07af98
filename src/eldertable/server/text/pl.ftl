guest-name = Gość { $number }
webhook-turn = Twój ruch, { $name }: { $game }. { $link }
webhook-over = Gra skończona: { $game }. { $link }
webhook-invited = Masz zaproszenie do stołu, { $name }: { $game }. { $link }
webhook-paired = Twoja następna gra turniejowa właśnie się zaczęła, { $name }: { $game }. { $link }
webhook-test = Cześć, { $name }! Tu będą przychodzić wiadomości z Eldertable.
preview-waiting =
    { $free ->
        [0] Stół jest gotowy.
        [one] Jest jedno wolne miejsce. Usiądź i zagraj.
        [few] Są { $free } wolne miejsca. Usiądź i zagraj.
        [many] Jest { $free } wolnych miejsc. Usiądź i zagraj.
       *[other] Jest { $free } wolnego miejsca. Usiądź i zagraj.
    }
preview-running = Gra trwa. Zobacz, jak grają.
preview-finished = Zobacz tę grę jeszcze raz, ruch po ruchu.
preview-people = Przy stole: { $names }.
push-turn = Twoja kolej.
push-over = Gra skończona.
push-invited = Masz zaproszenie do stołu.
push-paired = Twoja następna gra turniejowa właśnie się zaczęła.
