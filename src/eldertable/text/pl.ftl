bot-thinks = { $name } myśli…
choose-number =
    { $count ->
        [one] Wpisz { $count }, aby wybrać, albo ?, aby zobaczyć pomoc:
        [few] Wpisz liczbę od 1 do { $count } albo ?, aby zobaczyć pomoc:
        [many] Wpisz liczbę od 1 do { $count } albo ?, aby zobaczyć pomoc:
       *[other] Wpisz liczbę od 1 do { $count } albo ?, aby zobaczyć pomoc:
    }
unknown-input = „{ $input }” to nie jest możliwy wybór.
help-line = Liczba dokonuje wyboru · u cofa ostatni wybór · l pokazuje dziennik · r pokazuje stół od nowa · q kończy
undo-done = Ostatni wybór został cofnięty.
cannot-undo = Ostatniego wyboru nie można cofnąć: zadecydował los, coś zostało odkryte albo ruch się zakończył.
log-title = Co się wydarzyło
table-title = Stół
game-over = Koniec gry.
winner = Zwycięstwo: { $name }, { $score ->
        [one] { $score } punkt.
        [few] { $score } punkty.
        [many] { $score } punktów.
       *[other] { $score } punktu.
    }
shared-win = Wspólne zwycięstwo: { $names }.
team-wins = Wygrywacie razem!
nobody-wins = Nikt nie wygrywa.
score-player = Gracz
score-total = Razem
seat-name = Gracz { $number }
bot-name = Bot { $number } ({ $bot })
you-name = Ty
saved = Gra została zapisana w pliku { $file }.
goodbye = Do zobaczenia!
