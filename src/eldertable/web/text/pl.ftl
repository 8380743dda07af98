## Wszędzie

language = Język
theme-light = Jasne kolory
theme-dark = Ciemne kolory
to-lobby = Do poczekalni
loading = Chwileczkę …
loading-text = Rozkładamy stół.
save = Zapisz
cancel = Anuluj
close = Zamknij
help = Pomoc
credits = Eldertable jest projektem nieoficjalnym i nie zawiera grafik wydawców. Ikony: game-icons.net (CC BY 3.0) i Lucide (ISC). Kroje pisma: Literata i Cinzel (OFL).

## Poczekalnia

lobby-title = Zajmij miejsce przy stole
lobby-lead = Graj przeciw botom, ze znajomymi na żywo albo na raty. Zasad pilnuje program.
you-are = Grasz jako { $name }.
your-name = Twoje imię
change-name = Zmień imię
create-title = Nowy stół
create-table = Otwórz stół
game = Gra
players = Gracze
seats = Miejsca
seat-number = Miejsce { $number }
seat-me = Ja
seat-you = Ty
seat-open = Wolne miejsce
seat-bot = { $level } { $number }
bot-easy = Bot łatwy
bot-normal = Bot normalny
bot-hard = Bot trudny
bot-random = Bot losowy
bot-greedy = Bot szybki
bot-search = Bot myślący
public-table = Pokaż ten stół wszystkim w poczekalni
options = Opcje
per-seat = Ustaw dla każdego miejsca
no-games = Nie zainstalowano żadnej gry.
tables-mine = Twoje stoły
tables-mine-none = Nie siedzisz jeszcze przy żadnym stole.
tables-open = Stoły, do których można się dosiąść
tables-open-none = Żaden publiczny stół nie czeka na graczy.
tables-running = Stoły do oglądania
tables-running-none = Nie toczy się żadna publiczna gra.
state-your-turn = Twój ruch
state-running = W toku
state-waiting = Czeka na graczy
state-finished = Zakończona
by-link = Tylko przez link

## Przed rozpoczęciem

waiting-for =
    { $count ->
        [0] Stół jest gotowy.
        [one] Brakuje jeszcze jednego gracza. Gra zacznie się, gdy miejsce zostanie zajęte.
        [few] Brakuje jeszcze { $count } graczy. Gra zacznie się, gdy wszystkie miejsca zostaną zajęte.
        [many] Brakuje jeszcze { $count } graczy. Gra zacznie się, gdy wszystkie miejsca zostaną zajęte.
       *[other] Brakuje jeszcze { $count } gracza. Gra zacznie się, gdy wszystkie miejsca zostaną zajęte.
    }
sit-here = Usiądź tutaj
share-link = Zaproś innych tym linkiem
copy = Kopiuj
copied = Skopiowano
leave-table = Odejdź od stołu

## Stół

side = Gracze, dziennik i ruchy
tabs = Części stołu
tab-board = Plansza
tab-mine = Moje
tab-others = Inni
tab-log = Dziennik
tab-moves = Ruchy
prompt = O co chodzi
watching = Oglądasz tę grę.
thinking = zastanawia się …
your-move = twój ruch
to-move = ma ruch
away = poza stołem
winner = zwycięstwo
is-bot = bot
points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
all-moves = Wszystkie ruchy
undo = Cofnij
confirm = Tak, zrób to
confirm-question = Tego nie da się cofnąć. Zrobić to?
take-seat = Graj za miejsce { $number }
no-moves = W tej chwili nie ma nic do wyboru.
no-moves-finished = Gra się skończyła; nie ma już nic do wyboru.
skip = Pomiń
missed =
    { $count ->
        [one] Podczas twojej nieobecności wykonano jeden ruch. Oto on.
        [few] Podczas twojej nieobecności wykonano { $count } ruchy. Oto one.
        [many] Podczas twojej nieobecności wykonano { $count } ruchów. Oto one.
       *[other] Podczas twojej nieobecności wykonano { $count } ruchu. Oto one.
    }
log-undo = { $name } cofa ostatni wybór.

## Koniec

show-result = Pokaż wynik
see-board = Zobacz planszę
result-you = Zwycięstwo należy do ciebie!
result-winner = Zwycięstwo: { $name }
result-shared = Wspólne zwycięstwo: { $names }
result-all = Wszyscy wygraliście!
result-none = Wszystko stracone
result-counting = Liczenie punktów …
result-lead =
    { $count ->
        [one] Przewaga jednego punktu.
        [few] Przewaga { $count } punktów.
        [many] Przewaga { $count } punktów.
       *[other] Przewaga { $count } punktu.
    }
rematch = Zagraj jeszcze raz
moments = Wielkie chwile
result-nobody = Nikt nie wygrał
total = Razem
download-record = Pobierz zapis tej gry

## Klawisze

keys = Klawisze
key-moves = lista możliwych ruchów; strzałki przechodzą, Enter wybiera
key-log = dziennik
key-undo = cofnij swój ostatni wybór
key-explain = objaśnij zaznaczoną rzecz
key-walk = przechodzenie między elementami planszy
key-skip = pomiń animację
key-escape = zamknij albo anuluj

## Gdy coś jest nie tak

gone-title = Nie ma takiego stołu
gone-text = Być może w linku jest błąd albo stół zamknięto przed rozpoczęciem gry.
lost-title = Łączenie …
lost-text = Serwer na razie nie odpowiada. Strona próbuje dalej.
lost-banner = Połączenie zostało przerwane. Strona połączy się sama; nic nie przepadło.
try-now = Spróbuj teraz
error-unreachable = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
error-stale = Gra potoczyła się już dalej. Tak wygląda teraz stół.
error-illegal = Tego nie można teraz zrobić. Wybierz jeden z podświetlonych ruchów.
error-malformed = Serwer nie zrozumiał wiadomości. Wczytaj stronę ponownie.
error-not-your-turn = To nie jest teraz twój ruch.
error-cannot-undo = Tego wyboru nie można już cofnąć.
error-seat-taken = Ktoś był szybszy: to miejsce jest już zajęte.
error-already-started = Gra już się zaczęła.
error-no-such-table = Nie ma takiego stołu.
error-other-rules = Tę grę rozpoczęto według innych zasad i nie można jej kontynuować według obecnych.
error-not-running = Ta gra nie jest w toku.
error-no-seat = Oglądasz ten stół; wybierać mogą tylko osoby, które przy nim siedzą.
error-bad-table = Nie udało się tak otworzyć stołu. Sprawdź miejsca i opcje.
error-bad-name = Imię ma od 1 do 40 znaków.
error-stranger = Stół jeszcze cię nie zna. Otwórz najpierw poczekalnię.
error-too-often = To było zbyt często. Poczekaj chwilę i spróbuj ponownie.
error-unavailable = Serwer nie może teraz zapisać gry; nic się nie zmieniło. Spróbuj ponownie.
error-defect = Coś poszło nie tak na serwerze; nic się nie zmieniło. Spróbuj ponownie.
error-unknown = Coś poszło nie tak. Spróbuj ponownie.

## Objaśnienia

provenance-rulebook = Według instrukcji
provenance-public = Według źródeł publicznych
provenance-recalled = Z pamięci; szczegóły mogą się różnić od wydanej gry
provenance-designed = Opracowane na potrzeby Eldertable
rule-clause = Zasada { $clause }
not-now = Teraz niemożliwe
tip-more = Prawy przycisk lub ? – pozostaw otwarte.
close-explanation = Zamknij objaśnienie
zoom-in = Przybliż
zoom-out = Oddal
zoom-fit = Pokaż całość
map-help = Mapa: przeciągnij, aby przesunąć; zbliż palce lub przewiń, aby zmienić skalę

## Zasady

rules = Zasady
rules-of = Zasady: { $game }
rules-search = Szukaj w zasadach
rules-contents = Spis treści
rules-not-translated = Te zasady nie są jeszcze przetłumaczone; oto wersja angielska.
rules-own-page = Otwórz jako stronę
rules-found =
    { $count ->
        [0] Nic nie znaleziono
        [one] Znaleziono { $count } miejsce
        [few] Znaleziono { $count } miejsca
        [many] Znaleziono { $count } miejsc
       *[other] Znaleziono { $count } miejsca
    }
to-rules = Przeczytaj całe zasady

## Ustawienia

settings = Ustawienia
speed = Szybkość animacji
speed-slow = powoli
speed-normal = normalnie
speed-fast = szybko
speed-off = bez animacji
colours = Kolory

## Pierwsza gra z przewodnikiem

guide = Twój przewodnik
guide-offer = Pierwszy raz?
guide-offer-lead = Pierwsza gra z przewodnikiem uczy początkowych tur w praktyce. Zasady można czytać w każdej chwili.
guide-begin = Zacznij
guide-begin-for = Pierwsza gra z przewodnikiem: { $game }
guide-next = Dalej
guide-end = Dziękuję
guide-close = Graj dalej bez przewodnika
guide-own-way = Idziesz własną drogą: wolno, i nic nie jest stracone.
guide-silent = Graj dalej, jak chcesz; przewodnik odezwie się, gdy będzie coś nowego.
guide-wait = Grają inni. Zobacz, co się dzieje.
error-no-such-guide = Ta gra nie ma pierwszej gry z przewodnikiem.
