## Somebody

since = Tutaj od { $date }
guest-since = Gościnnie od { $date }
closed = Ta osoba nie pokazuje swoich gier.
somebody = Ktoś
nothing-yet = Żadna publiczna gra nie jest jeszcze skończona.
nothing-yet-you = Tu zbiorą się twoje skończone gry.
edit = Twoja twarz i kto widzi twoje gry
face-ground = Światło
face-figure = Sylwetka
face-hair = Włosy
face-hat = Kapelusz
face-collar = Kołnierz
face-sign = Znak
face-any = Losowo
shown-to = Kto może widzieć twoje publiczne gry
shown-everybody = Wszyscy
shown-nobody = Tylko ja
shown-help = Prywatne stoły nigdy nie są pokazywane innym. Jeśli wybierzesz „Tylko ja”, nie będzie też twojego imienia na listach innych osób ani twojego miejsca w rankingach.

## What somebody did

profile-ratings = Rankingi
profile-totals = Gry
profile-plots = Z biegiem czasu
profile-bests = Solo i razem
profile-rivals = Przeciw komu
profile-moments = Wielkie chwile
profile-last = Ostatnie gry
mode-rivals = przeciw sobie
mode-together = wszyscy razem
mode-solo = solo
players-count =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
column-game = Gra
column-played = Rozegrane
column-won = Wygrane
column-lost = Przegrane
column-average = Średnio
column-best = Najlepiej
column-record = Rekord
plots-of = { $game }, od najstarszej do najnowszej gry; pełne kropki to zwycięstwa.
plot-rating = Ranking
plot-scores = Punkty
plot-length = Ruchy w grze
plot-places = Miejsca
place = { $place }.
rival-games = wygrane: { $won } z { $played }
rated = Rankingowa
outcome-quit = Poddana
outcome-beaten = Wygrana
outcome-lost = Przegrana
outcome-place = { $place }. miejsce z { $players }
fact-played =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }
fact-favourite = Najchętniej: { $game }
fact-streak = Zwycięstwa z rzędu teraz: { $count }
fact-best-streak = Najwięcej zwycięstw z rzędu: { $count }
moment-score = { $game }: zwycięstwo z wynikiem { $value }
moment-length = { $game }: zwycięstwo, ruchów: { $value }
merit-margin =
    { $count ->
        [one] { $sign }{ $count } punkt
        [few] { $sign }{ $count } punkty
        [many] { $sign }{ $count } punktów
       *[other] { $sign }{ $count } punktu
    }
merit-turns =
    { $count ->
        [one] { $count } tura
        [few] { $count } tury
        [many] { $count } tur
       *[other] { $count } tury
    }

## How strong somebody is

ladder-people = Ludzie
ladder-people-help = Gry rankingowe ludzi przeciw sobie.
ladder-everyone = Ludzie i boty
ladder-everyone-help = Wszystkie gry rankingowe. Boty stoją tam, gdzie postawiły je ich turnieje.
ladder-empty = Nikt nie rozegrał jeszcze dość gier rankingowych.
rating-spread =
    { $games ->
        [one] z dokładnością do { $spread }, po { $games } grze
        [few] z dokładnością do { $spread }, po { $games } grach
        [many] z dokładnością do { $spread }, po { $games } grach
       *[other] z dokładnością do { $spread }, po { $games } gry
    }
rating-measured = z dokładnością do { $spread }
rating-provisional = jeszcze tymczasowy
ranking-title = Najlepsi
records = Rekordy
records-help = Najlepsze publiczne gry rozegrane solo lub razem.
records-empty = Nie ma jeszcze żadnego rekordu.
record-games = wygrane: { $won } z { $played }
record-see = Zobacz jeszcze raz

## Finding each other

people-title = Ludzie
seek = Znajdź przeciwników
seek-waiting =
    { $count ->
        [one] { $count } osoba czeka
        [few] { $count } osoby czekają
        [many] { $count } osób czeka
       *[other] { $count } osoby czeka
    }
seek-players = W ile osób
seek-pace = Jak szybko
pace-live = Na żywo, 5 minut na ruch
pace-slow = Przez wiele dni, 3 dni na ruch
seek-rated = Rankingowa
seek-rated-account = Rankingowa (z kontem)
seek-bots = Jeśli nikt wkrótce nie przyjdzie, graj z botami na wolnych miejscach
seek-go = Szukaj
seek-stop = Przestań szukać
seek-others =
    { $count ->
        [0] Nikt inny nie szuka teraz tej gry.
        [one] Jeszcze jedna osoba szuka tej gry.
        [few] Jeszcze { $count } osoby szukają tej gry.
        [many] Jeszcze { $count } osób szuka tej gry.
       *[other] Jeszcze { $count } osoby szuka tej gry.
    }
seek-stay = Nie zamykaj tej strony. Gdy ktoś się znajdzie, od razu trafisz do stołu.
seek-bots-soon = Nie zamykaj tej strony. Po kilku sekundach boty zajmą puste miejsca.
seek-slow-help = Możesz zamknąć tę stronę. Gdy ktoś się znajdzie, gra pojawi się wśród twoich stołów.
company-invitations = Zaproszenia
company-following = Obserwujesz
company-companions = Grali z tobą
company-shunned = Blokujesz
following-none = Nikogo jeszcze nie obserwujesz. Otwórz czyjś profil, aby to zrobić.
following-help = Ci, którzy obserwują się nawzajem, widzą, kto tu jest.
companions-none = Tu znajdą się osoby, z którymi grasz.
here = jest teraz tutaj
invite = Zaproś do…
invited-to = zaprasza cię do: { $game }
invitation-look = Zobacz
invitation-decline = Nie, dziękuję
invite-somebody = Zaproś kogoś
ask = Zaproś
asked = Zaproszono
follow = Obserwuj
unfollow = Nie obserwuj
shun = Zablokuj
unshun = Odblokuj
shunned-help = Nie siadacie razem, nie słyszycie się i nie dostajesz zaproszeń od tej osoby.
report = Zgłoś
report-title = Zgłoś tę osobę
report-help = Przyjrzy się temu osoba, która prowadzi ten serwer. Nikt inny się nie dowie.
report-note = Co jest nie tak? (kilka słów, jeśli chcesz)
report-send = Wyślij zgłoszenie
report-done = Dziękujemy. Ktoś się temu przyjrzy.
