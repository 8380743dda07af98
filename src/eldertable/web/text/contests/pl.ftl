## Tournaments

tournaments = Turnieje
tournament-of = Turniej: { $game }
list-open = Nadchodzące
list-running = W toku
list-finished = Zakończone
none-open = Żaden turniej nie jest teraz zapowiedziany. Zapowiedz własny.
announce-new = Zapowiedz turniej
announce = Zapowiedz
needs-account = Turnieje są dla osób z kontem, bo wszystkie ich gry liczą się do rankingu.
to-account = Załóż konto albo się zaloguj
field-game = Gra
field-system = System
field-size = Miejsca
field-limit = Czas na ruch
field-start = Początek
field-bots = Jeśli zostaną wolne miejsca
bots-none = Pozostaw puste
bots-fill = Wolne miejsca zajmą boty: { $level }.
at-most = do { $count }
start-in = za { $time }
system-swiss = System szwajcarski
system-swiss-help = Każdy gra w każdej rundzie z kimś, kto ma tyle samo punktów. Nikt nie odpada.
system-knockout = System pucharowy
system-knockout-help = Kto przegra, odpada. Przy remisie gra dalej ta osoba, która grała jako druga.
system-round_robin = Każdy z każdym
system-round_robin-help = Każdy spotyka każdego raz.
begins-at = Początek: { $time }
ended-at = Koniec: { $time }
cancelled = Nie odbył się
round-of = Runda { $round } z { $rounds }
pairing-now = Właśnie się zaczyna
entered =
    { $count ->
        [one] Zajęte { $count } miejsce z { $size }
        [few] Zajęte { $count } miejsca z { $size }
        [many] Zajętych { $count } miejsc z { $size }
       *[other] Zajętych { $count } miejsc z { $size }
    }
yours = Bierzesz udział
yours-over = Z twoim udziałem
nobody-yet = Nikt jeszcze nie bierze udziału.
a-move = { $time } na ruch
all-rated = Dwuosobowe gry rankingowe
hosted-by = Zapowiada
take-part = Weź udział
come-late = Dołącz z opóźnieniem
be-back = Jestem z powrotem
withdraw = Nie biorę udziału
go-away = Nie gram dalszych rund
begin-now = Zacznij teraz
call-off = Odwołaj
you-are-away = Masz przerwę: w następnych rundach nie dostaniesz gry. Wróć, kiedy chcesz.
your-game-waits = Twoja gra w rundzie { $round } się zaczęła.
to-your-game = Do twojej gry
standings = Tabela
final-standings = Tabela końcowa
column-place = Miejsce
column-who = Uczestnik
column-points = Punkty
column-rounds = Wygrane rundy
column-opposition = Rywale
column-opposition-help = Rywale: punkty wszystkich, z którymi się grało. Rozstrzygają przy równej liczbie punktów.
away = przerwa
winner = Zwycięstwo
bye = bez rywala, a jednak z punktem
bye-knockout = bez rywala, gra dalej
see-game = Zobacz jeszcze raz
watch-game = Oglądaj
dice = Kości tego turnieju
dice-help = Zanim ktokolwiek wziął udział, serwer obiecał swój sekret tym odciskiem; każdy uczestnik dodaje swoją część. Sekret jest ujawniany na końcu i wynika z niego udział serwera w każdej grze.
dice-promise = Co obiecał serwer
dice-secret = Jego sekret

## Puzzles

puzzles = Zagadki dnia
puzzles-lead = Po jednej dla każdej gry, ta sama dla wszystkich: pozycja z gry botów, w której jeden wybór jest o wiele lepszy od innych.
puzzles-none = Pierwsze zagadki są w przygotowaniu. Zajrzyj za chwilę.
puzzle-new = Nowa
puzzle-tried = Jeszcze nierozwiązana
puzzle-solved = Rozwiązana
puzzle-tries = Trafienia za pierwszym razem: { $right } z { $tried }
puzzle-untried = Nikt jej jeszcze nie próbował.
puzzle-title = Zagadka dnia
puzzle-intro = Twoja kolej. Jeden wybór jest o wiele lepszy od innych, sądząc po wszystkim, co widzisz. Rozejrzyj się i go wskaż. Możesz próbować dalej, ale liczy się tylko pierwsza próba.
puzzle-go = Zobacz
puzzle-right = To jest to!
puzzle-right-text = Ten wybór jest o wiele lepszy od innych, cokolwiek leży zakryte.
puzzle-wrong = Nie ten
puzzle-wrong-text = Inny wybór jest o wiele lepszy. Przyjrzyj się i spróbuj jeszcze raz.
puzzle-others = Inne zagadki

## Challenge

challenge = Wyzwanie tygodnia
challenge-alone = solo
challenge-bots = przeciw botowi
challenge-until = do { $time }
challenge-until-end = do końca { $day }
challenge-help = To samo rozdanie dla wszystkich i jedna próba dla każdego; o miejscu decyduje wynik. Nikt nie może go obejrzeć ani zobaczyć gier innych, zanim skończy się tydzień.
challenge-begin = Zacznij swoją jedyną próbę
challenge-yours = Do twojej próby
challenge-accounts = Jest dla osób, których konto jest starsze niż wyzwanie.
challenge-nobody = Nikt jeszcze nie skończył.
challenge-won = Wygrana
challenge-lost = Bez wygranej
challenge-turns =
    { $count ->
        [one] { $count } tura
        [few] { $count } tury
        [many] { $count } tur
       *[other] { $count } tury
    }
challenge-margin =
    { $count ->
        [one] Przewaga: { $value } punkt
        [few] Przewaga: { $value } punkty
        [many] Przewaga: { $value } punktów
       *[other] Przewaga: { $value } punktu
    }
challenge-last = W zeszłym tygodniu: { $game }
