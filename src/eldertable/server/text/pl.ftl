guest-name = Gość { $number }
webhook-turn = Twój ruch, { $name }: { $game }. { $link }
webhook-over = Gra skończona: { $game }. { $link }
webhook-test = Cześć, { $name }! Tu będą przychodzić wiadomości z Eldertable.
