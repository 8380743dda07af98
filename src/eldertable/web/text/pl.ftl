## Wszędzie

language = Język
theme-light = Jasne kolory
theme-dark = Ciemne kolory
to-lobby = Do poczekalni
loading = Chwileczkę…
loading-text = Rozkładamy stół.
save = Zapisz
cancel = Anuluj
close = Zamknij
help = Pomoc
credits = Eldertable jest projektem nieoficjalnym i nie zawiera grafik wydawców. Ikony: game-icons.net (CC BY 3.0) i Lucide (ISC). Kroje pisma: Literata i Cinzel (OFL).

## Poczekalnia

lobby-title = Zajmij miejsce przy stole
lobby-lead = Graj przeciw botom, na żywo ze znajomymi albo po trochu przez wiele dni. Zasad pilnuje program.
games = Gry
turns = Twój ruch
ended-unseen = Skończone od twojej ostatniej wizyty
play-now = Zagraj teraz
play-friends = Zagraj ze znajomymi
more-options = Więcej opcji
learn = Poznaj grę
learn-title = Poznaj grę: { $game }
fact-players = { $from }–{ $to } graczy
fact-length = Czas gry
fact-minutes = { $from }–{ $to } minut
fact-weight = Poziom
fact-kinds = Sposób gry
weight-1 = łatwa
weight-2 = średnia
weight-3 = wymagająca
kind-alone = solo
kind-together = wspólnie
kind-rivals = przeciw sobie
options-bots = Do prób z botami
tables-quiet = W tej chwili żaden publiczny stół nie jest otwarty. Otwórz swój albo wyślij znajomym link.
state-turn-of = Decyduje { $name }
points-word =
    { $count ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
you-are = Grasz jako { $name }.
your-name = Twoje imię
change-name = Zmień imię
create-title = Nowy stół
create-table = Otwórz stół
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
bot-expert = Bot ekspert
bot-random = Bot losowy
bot-greedy = Bot szybki
bot-search = Bot myślący
public-table = Pokaż ten stół wszystkim w poczekalni
options = Opcje
per-seat = Ustaw dla każdego miejsca
no-games = Nie zainstalowano żadnej gry.
tables-mine = Twoje stoły
tables-open = Stoły, do których można się dosiąść
tables-running = Stoły do oglądania
state-your-turn = Twój ruch
state-running = W toku
state-waiting = Czeka na graczy
state-other-rules = Nie można kontynuować według obecnych zasad
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
sit-down = Usiądź
begin-with =
    { $count ->
        [one] Zacznij grę solo
        [few] Zacznij teraz, w { $count } osoby
        [many] Zacznij teraz, w { $count } osób
       *[other] Zacznij teraz, w { $count } osoby
    }
invite = Zaproś innych
share-link = Zaproś innych tym linkiem
code-help = Albo niech zeskanują ten kod telefonem.
code-label = Link jako kod QR
looking =
    { $count ->
        [one] Zagląda tu { $names }.
        [few] Zaglądają tu { $names }.
        [many] Zaglądają tu { $names }.
       *[other] Zaglądają tu { $names }.
    }
looking-nobody = Nikt inny jeszcze tu nie zagląda.
reach-none = Ten link otworzy tylko ten komputer. Aby zagrać z innymi w swojej sieci, zatrzymaj Eldertable i uruchom go ponownie poleceniem: make play ARGS="--host 0.0.0.0"
reach-network = W tej samej sieci inni znajdą ten stół pod tym adresem.
options-usual = zwykłe
limit-mark-short = { $time }, potem znak
limit-bot-short = { $time }, potem gra bot
seat-me-too = Ja też
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
prompt = O co pyta gra
watching = Oglądasz tę grę.
thinking = zastanawia się…
your-move = twój ruch
to-move = ma ruch
away = nie ma przy stole
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
take-seat = Graj na miejscu { $number }
no-moves = W tej chwili nie ma nic do wyboru.
no-moves-finished = Gra się skończyła; nie ma już nic do wyboru.
recap = Od twojej ostatniej tury
recap-all = Obejrzyj wszystko jeszcze raz
recap-again = Obejrzyj jeszcze raz
log-parts =
    { $count ->
        [one] Jeden szczegół
        [few] { $count } szczegóły
       *[many] { $count } szczegółów
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
result-counting = Liczenie punktów…
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
result-opponent = Porażka! Zwycięstwo: { $name }
result-equal = We wszystkim, co się liczy, jest remis: zwycięstwo jest wspólne.
result-foe-equal = Punkty są równe, a remis wygrywa przeciwnik.
result-foe-lead =
    { $count ->
        [one] Przeciwnik ma jeden punkt przewagi.
        [few] Przeciwnik ma { $count } punkty przewagi.
        [many] Przeciwnik ma { $count } punktów przewagi.
       *[other] Przeciwnik ma { $count } punktu przewagi.
    }
result-foe-together = Gdy gra się razem, każdy musi mieć więcej punktów niż przeciwnik.
result-goal = Cel: { $goal }
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
lost-title = Łączenie…
lost-text = Serwer na razie nie odpowiada. Strona próbuje dalej.
board-other-kit = Rysowana plansza tej gry powstała dla wersji { $made } zestawu stołu; ten stół ma wersję { $here }. Można grać na zwykłej planszy.
board-broken = Nie udało się wczytać rysowanej planszy tej gry. Można grać na zwykłej planszy.
lost-banner = Połączenie zostało przerwane. Strona połączy się sama; nic nie przepadło.
not-saved-yet = Jeszcze niezapisane: serwer nie odpowiedział. Twój wybór zostanie wysłany ponownie automatycznie.
try-now = Spróbuj teraz
error-unreachable = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
error-stale = Gra potoczyła się już dalej. Tak wygląda teraz stół.
error-not-saved = Twój wybór nie został dokonany: gra potoczyła się dalej, zanim wróciło połączenie. Tak wygląda teraz stół.
error-went-on = Zanim wróciło połączenie, z twojego miejsca wykonano ruch. Pokazuje go dziennik; tak wygląda teraz stół.
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
error-bad-table = Takiego stołu nie można otworzyć. Sprawdź miejsca i opcje.
error-bad-name = Imię musi mieć od 1 do 40 znaków i być czytelne.
error-stranger = Stół jeszcze cię nie zna. Otwórz najpierw poczekalnię.
error-too-often = Za dużo prób naraz. Poczekaj chwilę i spróbuj ponownie.
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
tip-more = Prawy przycisk lub ? zatrzymuje to okienko.
close-explanation = Zamknij objaśnienie
zoom-in = Przybliż
zoom-out = Oddal
zoom-fit = Pokaż całość
map-beyond =
    { $count ->
        [one] Pokaż możliwość za tą krawędzią
        [few] Pokaż { $count } możliwości za tą krawędzią
        [many] Pokaż { $count } możliwości za tą krawędzią
       *[other] Pokaż { $count } możliwości za tą krawędzią
    }
map-help = Mapa: przeciągnij, aby przesunąć; zbliż palce lub przewiń, aby zmienić skalę

## Zasady

rules = Zasady
rules-of = Zasady: { $game }
rules-search = Szukaj w zasadach
rules-contents = Spis treści
rules-not-translated = Te zasady nie są jeszcze przetłumaczone; oto wersja angielska.
rules-own-page = Otwórz na osobnej stronie
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
sound = Dźwięk
sound-on = Włącz dźwięki
sound-off = Wycisz dźwięki
volume = Głośność
sound-bed = Cichy podkład w każdej grze
speed = Szybkość animacji
speed-slow = powoli
speed-normal = normalnie
speed-fast = szybko
speed-off = bez animacji
colours = Kolory

## Ty

you-title = Ty
former-player = Były gracz
account = Twoje konto
account-none = Jesteś gościem
account-keeps = Twoje stoły i ustawienia są zachowane na każdym urządzeniu, na którym się zalogujesz.
sign-in = Zaloguj się
sign-in-help = Twoje stoły gościa przejdą na konto.
sign-up = Nowe konto
sign-up-help = Imię i hasło, bez e-maila. Twoje stoły pozostają twoje. Dostaniesz kod ratunkowy do przechowania na wypadek utraty hasła.
sign-out = Wyloguj się
password = Hasło
password-help = Co najmniej 8 znaków i niełatwe do odgadnięcia: dobrze sprawdza się kilka słów.
password-old = Obecne hasło
password-new = Nowe hasło
password-change = Zmień hasło
password-changed = Hasło zostało zmienione. Inne urządzenia zostały wylogowane.
account-delete = Usuń konto
account-delete-help = Boty przejmą twoje trwające gry, a miejsca przy czekających stołach się zwolnią. Skończone gry pozostaną, ale bez twojego imienia. Tego nie można cofnąć.
account-delete-now = Usuń na zawsze
delete-chat = Usuń też moje wypowiedzi przy stołach
guest-data = Co serwer o tobie przechowuje
guest-delete = Zapomnij o mnie
guest-delete-help = Boty przejmą twoje trwające gry, a miejsca przy czekających stołach się zwolnią. Skończone gry pozostaną, ale bez twojego imienia. Tego nie można cofnąć.
data-download = Pobierz moje dane
recovery = Kod ratunkowy
recovery-keep = Przechowaj ten kod w bezpiecznym miejscu, na przykład na papierze. Z nim i ze swoim imieniem zalogujesz się, nawet jeśli zapomnisz hasła. Widać go tylko teraz.
recovery-kept = Mam go zapisany
recovery-copy = Skopiuj kod
recovery-copied = Skopiowano.
recovery-new = Nowy kod ratunkowy
recovery-new-help = Poprzedni kod przestanie wtedy działać.
recover = Nie pamiętasz hasła?
recover-help = Imię i przechowany kod ratunkowy pozwalają wybrać nowe hasło. Wszystkie inne urządzenia zostaną wylogowane.
recover-code = Kod ratunkowy
recover-now = Wybierz nowe hasło
recovered = Logowanie się udało i obowiązuje już nowe hasło. Użyty kod stracił ważność; to jest nowy.
notices = Gdy przyjdzie twoja kolej
notices-help = Jak ta przeglądarka ma cię zawiadamiać, że stół na ciebie czeka.
notice-sound = Dźwięki i cichy dzwonek, gdy przyjdzie twoja kolej
notice-title = Znak w tytule karty
notice-notify = Powiadomienie, gdy nie widać strony
notice-refused = Przeglądarka nie pozwala tej stronie na powiadomienia. Możesz to zmienić w jej ustawieniach.
next-table =
    { $count ->
        [one] Czeka na ciebie inny stół.
        [few] Czekają na ciebie { $count } inne stoły.
       *[many] Czeka na ciebie { $count } innych stołów.
    }
notice-turn = Twój ruch
webhook-part = Wiadomość gdzie indziej, na przykład na kanał Discorda
webhook = Adres, który przyjmuje wiadomości (webhook)
webhook-help = Do gier trwających wiele dni: gdy nie patrzysz, wiadomość trafi pod ten adres. Na Discordzie znajdziesz go w ustawieniach kanału, w zakładce Integracje.
webhook-try = Wyślij próbną wiadomość
webhook-tried = Wiadomość została przyjęta.

## Stoły

tables-finished = Twoje skończone gry
tables-archive = Skończone gry publiczne
upload = Otwórz zapis gry z pliku
manner = Cofanie i czas
manner-undo = Cofanie ruchu
manner-undo-agreed = Za zgodą pozostałych
manner-undo-free = Zawsze
manner-limit = Czas na ruch
manner-limit-none = Bez ograniczeń
manner-overtime = Gdy czas minie
manner-overtime-mark = Tylko znak
manner-overtime-bot = Bot gra dalej
time-left = Pozostały czas
stand-up = Wstań
seat-change = Zmień miejsce { $number }
seat-change-short = Zmień…
old-title = Dawna gra

## Wokół gry

table-menu = Ten stół
to-table = Do stołu
look-here = Patrz stąd
late =
    { $count ->
        [one] Czas minął raz.
        [few] Czas minął { $count } razy.
       *[many] Czas minął { $count } razy.
    }
gave-up = poddaje się
stands-in = w zastępstwie bot
bot-plays-for-you = Bot gra za ciebie.
you-gave-up = Ta gra jest poddana; dalej gra za ciebie bot.
come-back = Wracam do gry
hand-over = Niech bot gra za mnie
sure-help-hand-over = Bot zagra na twoim miejscu. Możesz wrócić w każdej chwili.
sure-yes-hand-over = Tak, niech gra
concede = Poddaj się
sure-help-concede = Przegrywasz tę grę. Jeśli inni grają dalej, bot zajmie twoje miejsce na stałe.
sure-yes-concede = Tak, poddaję się
abandon = Zakończ grę bez wyniku
ask-abandon = Zaproponuj zakończenie gry bez wyniku
ask-undo = Poproś o cofnięcie mojego ostatniego ruchu
ask-undo-help = Pozostali muszą się zgodzić. Kości i dobrane karty się nie zmienią.
take-back-move = Cofnij mój ostatni ruch
take-back-help = Razem z tym, co było po nim. Kości i dobrane karty się nie zmienią; w dzienniku zostanie ślad.
asks-undo = { $name } prosi o cofnięcie ostatniego ruchu. Zgadzasz się?
asks-abandon = { $name } proponuje zakończenie gry bez wyniku. Zgadzasz się?
asked-undo = Prosisz o cofnięcie ruchu. Odpowiedzieć muszą jeszcze: { $names }.
asked-abandon = Proponujesz zakończenie gry. Odpowiedzieć muszą jeszcze: { $names }.
agree = Zgadzam się
decline = Nie
withdraw = Nieważne
settled-declined-undo = Ruch zostaje: ktoś się nie zgodził.
settled-declined-abandon = Gra toczy się dalej: ktoś się nie zgodził.
settled-withdrawn-undo = { $name } nie prosi już o cofnięcie ruchu.
settled-withdrawn-abandon = { $name } jednak chce grać dalej.
rematch-join = Dołącz do następnej gry
ended-won = Zwycięstwo: { $names }. Nikt inny nie gra dalej.
ended-conceded = Gra została poddana.
ended-abandoned = Gra została zakończona za zgodą wszystkich, bez wyniku.
ended-closed = Gra została zamknięta przez osobę prowadzącą serwer, bez wyniku.
ended-unfinished = Zapis kończy się tutaj; gry nie rozegrano do końca.
log-takeback =
    { $count ->
        [one] { $name } cofa ruch.
        [few] { $name } cofa ruch: { $count } wybory.
       *[many] { $name } cofa ruch: { $count } wyborów.
    }
log-conceded = { $name } poddaje grę.
log-abandoned = Gra została zakończona za zgodą wszystkich.
log-closed = Gra została zamknięta przez osobę prowadzącą serwer.
log-unfinished = Zapis kończy się tutaj.
log-origin = Ta gra toczy się od pozycji z innej gry: zobacz, co było wcześniej.
report = Zgłoś problem
report-help = Zapisuje plik z tym, co możesz wiedzieć o tej grze, z wersjami i ostatnim błędem. Nic nie jest wysyłane.

## Czat

tab-chat = Czat
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś
chat-report = Zgłoś tę wypowiedź
chat-report-sure = Zgłosić?
chat-reported = Zgłoszone
chat-send = Wyślij
chat-spectator = widz
chat-apart = Gracze przeczytają to dopiero po zakończeniu gry.

## Ponowne oglądanie

replay = Obejrzyj grę ponownie
replay-none = Tej gry nie można pokazać
replay-first = Na początek
replay-back = Krok wstecz
replay-next = Krok naprzód
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-position = Miejsce w grze
replay-at = Krok { $at } z { $last }
replay-as = Patrz z miejsca
replay-spectator = Widz
replay-share = Kopiuj link
replay-fork = Graj stąd

## Uczciwe kości

fair-dice = Uczciwe kości
dice-how = Zanim ktokolwiek usiądzie, serwer losuje tajny klucz i ręczy za niego, podając jego odcisk (SHA-256). Każdy, kto siada, dodaje losową część ze swojej przeglądarki; wszystko, co przynosi los, pochodzi z klucza i ze wszystkich części razem, więc nie może tego wybrać ani serwer, ani gracz. Po zakończeniu gry klucz jest ujawniany i każdy może wszystko sprawdzić.
dice-share = Część miejsca { $number }
dice-seed = Skąd pochodzi los (klucz i wszystkie części)
dice-shares = Osoby przy stole dodały własne części.
dice-shares-own = Osoby przy stole dodały własne części. Twoja jest wśród nich.
dice-shares-missing = Tego, co dodała ta przeglądarka, nie ma wśród części!
dice-no-shares = Nikt nie dodał tu swojej części: los pochodzi z samego klucza serwera.
dice-running = Gra trwa. Klucz zostanie ujawniony po jej zakończeniu.
dice-right = Klucz zgadza się z obietnicą. Twoja przeglądarka właśnie to sprawdziła.
dice-wrong = Klucz nie zgadza się z obietnicą!
dice-insecure = Ta przeglądarka sprawdza odciski tylko na bezpiecznych stronach (https). Porównaj je innym programem.
dice-fork = Ta gra toczy się od pozycji z innej gry, z tym samym losem.
dice-promise = Obietnica (odcisk klucza)
dice-key = Klucz
dice-computed = Odcisk klucza, obliczony tutaj
dice-elsewhere = Aby sprawdzić też każdą kość i każdą kartę, pobierz zapis gry i uruchom na nim „eldertable replay”.
dice-statistics = Co przyniósł los
dice-total = razem { $count }

## Inne błędy

error-bad-password = Hasło musi mieć od 8 do 200 znaków.
error-wrong-password = To imię i hasło do siebie nie pasują.
error-weak-password = To hasło łatwo odgadnąć. Wybierz inne: dobrze sprawdza się kilka słów.
error-wrong-code = To imię i kod ratunkowy do siebie nie pasują.
error-blocked = Osoba prowadząca ten serwer przez jakiś czas nikogo stąd nie wpuszcza.
error-too-many-sockets = Z twojego adresu otwarto zbyt wiele stołów. Najpierw zamknij kilka z nich.
error-wrong-host = Serwer nie zna tego adresu jako swojego. Właściwy poda ci osoba, która go prowadzi.
error-too-many-analyses = Trwa jeszcze analiza innych gier. Poczekaj, aż się skończy.
error-too-many-tables = Masz już tyle otwartych stołów, ile może mieć jedna osoba. Najpierw zagraj przy którymś albo od niego odejdź.
error-name-taken = Ktoś ma już konto z tym imieniem albo z łudząco podobnym. Wybierz inne.
error-bad-webhook = Pod ten adres nie można wysyłać wiadomości. Musi zaczynać się od https:// i być dostępny z zewnątrz.
error-webhook-failed = Ten adres nie przyjął wiadomości. Sprawdź go.
error-bad-record = Tego pliku nie da się tu odtworzyć: jest uszkodzony albo z innej wersji zasad.
error-too-long = To jest za długie.
error-bad-text = Wiadomość musi mieć od 1 do 500 znaków.
error-handed-over = Bot gra za ciebie. Najpierw wróć na swoje miejsce.
error-already-asked = Inne pytanie czeka już na odpowiedź.
error-nothing-asked = To pytanie jest już rozstrzygnięte.
error-not-finished = To jest możliwe dopiero po zakończeniu gry.
error-game-over = W tym miejscu gra jest już skończona.
error-not-owner = Miejsca może zmieniać tylko osoba, która otworzyła stół.
error-last-seat = Aby zwolnić ostatnie miejsce, odejdź od stołu.
error-wrong-number = W tę grę nie można grać w tyle osób.

## Pierwsza gra z przewodnikiem

guide = Twój przewodnik
guide-first = Pierwsza gra z przewodnikiem
guide-first-help = Pierwsze tury w praktyce, około dziesięciu minut.
guide-lesson = Lekcja: { $lesson }
guide-lesson-help = Od środka gry, około pięciu minut.
guide-second = Gra z przewodnikiem, druga lekcja
guide-resume = krok { $at } z { $count }
guide-open = Przewodnik
guide-known = Co już wiesz
guide-left = Co jeszcze przed tobą
guide-score = Jaki jest stan gry
guide-further = Druga lekcja
guide-play-on = Graj dalej
guide-stop = Zakończ
learn-minutes-help = Kim jesteś, do czego dążysz, jak wygląda tura. Z obrazkami.
rules-help = Całe zasady, do czytania i przeszukiwania.
guide-next = Dalej
guide-close = Zwiń przewodnik
guide-own-way = Idziesz własną drogą. Tak też można, nic nie jest stracone.
guide-silent = Graj dalej, jak chcesz; przewodnik odezwie się, gdy będzie coś nowego.
guide-wait = Grają inni. Zobacz, co się dzieje.
error-no-such-guide = Do tej gry nie ma pierwszej gry z przewodnikiem.

## Analysis and hints

tab-analysis = Analiza
analysis-lead = Zobacz szanse wszystkich w trakcie gry, najlepsze wybory i największe straty. To potrwa minutę lub dwie.
analysis-start = Przeanalizuj tę grę
analysis-running = { $total ->
    [0] Oczekiwanie…
   *[other] Decyzje: { $done } z { $total }
  }
analysis-course = Szanse na wygraną w trakcie gry
analysis-together = Nasza szansa na wygraną
analysis-here = W tej chwili
analysis-nothing-here = Tutaj nikt niczego nie wybiera. Przejdź do następnego wyboru.
analysis-chosen = (wybrano)
analysis-why = Krzywa pokazuje szanse przed każdym wyborem. Lista pokazuje, co zostałoby po każdym z nich: po najlepszym mogą być większe niż przedtem, bo pojedynczy wybór badamy dokładniej niż całą grę.
analysis-turning-points = Największe straty
analysis-no-turning-points = Nie stracono niczego istotnego.
analysis-loss = { $name }: „{ $chosen }” zamiast „{ $best }” – strata { $loss }%.
hint = Podpowiedź
hint-thinking = Bot się zastanawia…
hint-lead = Trudny bot wybrałby:
hint-value = { $percent }% szans na wygraną
error-no-hints = Podpowiedzi są dostępne, gdy grasz solo albo wszyscy grają wspólnie, a nie przeciwko innym osobom.

## On this device

push = Powiadamiaj mnie na tym urządzeniu, także gdy żadna strona nie jest otwarta
push-help = Dowiesz się, że to twoja kolej, że gra się skończyła albo że ktoś cię zaprasza. Nic więcej.
push-insecure = To działa tylko na stronie otwartej przez https. Zapytaj osobę, która prowadzi ten serwer.
push-unsupported = Tej przeglądarki nie można powiadomić, gdy żadna strona nie jest otwarta.
push-denied = Ta przeglądarka nie pozwala stronie na powiadomienia. Możesz na nie zezwolić w ustawieniach przeglądarki dla tej strony.
push-failed = Usługa powiadomień tej przeglądarki nie odpowiada. Spróbuj później.
error-bad-push = Adresu powiadomień tej przeglądarki nie można użyć.

## People

player-page = Profil
people-page = Ludzie
find-opponents = Znajdź przeciwników
ranking-page = Najlepsi
tournaments-page = Turnieje
puzzles-page = Zagadki
to-tournament = Wróć do turnieju
error-not-rated = Tak ustawiony stół nie może być rankingowy: w grach rankingowych gra się przeciw sobie, z ustawieniami samej gry.
error-rated-needs-account = Gry rankingowe są dla osób z kontem.
error-rated-needs-limit = Stół rankingowy wymaga limitu czasu.
error-no-place = W tym turnieju nie ma już miejsc.
error-account-too-young = Wyzwanie jest dla kont starszych od niego.
error-tried-already = Twoja próba już była.
error-sealed = To pozostaje zamknięte, dopóki trwa wyzwanie tygodnia.
error-muted = Prosimy, przez jakiś czas nic nie pisz.
error-no-such-line = Nikt inny tego tu nie napisał.
error-shut-out = Przez jakiś czas nie masz wstępu.
error-no-such-puzzle = Nie ma jeszcze zagadki do tej gry.
error-too-many-tournaments = Masz już dość zapowiedzianych turniejów.
error-cannot-take-part = Nie możesz wziąć udziału w tym turnieju.
error-not-taking-part = Nie bierzesz udziału w tym turnieju.
error-no-such-tournament = Nie ma takiego turnieju.
error-one-seat = Przy stole rankingowym każdy ma jedno miejsce.
error-rated-table = W grze rankingowej to niemożliwe.
error-at-odds = Z tą osobą to niemożliwe.
error-too-many = Obserwujesz już zbyt wiele osób.
error-no-such-profile = Nikt nie ma takiego profilu.
error-no-such-game = Nie ma tu takiej gry.
error-no-such-rules = Nie ma tu zasad tej gry.
error-no-such-seat = Przy tym stole nie ma takiego miejsca.
error-already-signed-in = Ta przeglądarka jest już zalogowana. Wczytaj stronę ponownie.
error-no-account = Grasz bez konta. Najpierw się zaloguj.
error-conceded = Ta gra jest już poddana.
error-not-asked = To pytanie jest do innych.
error-promise-used = Ten stół jest już otwarty.
error-bad-tournament = Tak ustawionego turnieju nie można zapowiedzieć. Sprawdź grę i liczbę graczy.
rated-game = Gra rankingowa
rated-game-help = Tylko dla osób z kontem, każdy ma jedno miejsce; niczego odkrytego nie można cofnąć i nie ma podpowiedzi.
rated-table = Ta gra jest rankingowa.

## Jak grać

learn-minutes = W dwie minuty
learn-rules = Zasady
learn-symbols = Symbole
learn-words = Słowniczek
learn-box = Co z pudełka, a co od nas
learn-letter = Litera zasad
learn-show-letter = Pokaż numery zasad
learn-letter-of = Co do litery: { $clauses }
learn-stale = Litera tej zasady niedawno się zmieniła; ten akapit trzeba jeszcze raz sprawdzić.
learn-guide = Zagraj z przewodnikiem
learn-read-rules = Przeczytaj zasady
learn-chapters = Rozdziały
learn-step = Krok { $step } z { $count }
learn-back = Wstecz
learn-forth = Dalej
learn-again = Jeszcze raz
learn-no-such-page = W tej książce nie ma takiej strony.
learn-all-symbols = Wszystkie symbole
learn-symbol-where = Gdzie mówią o tym zasady
learn-from-letter = To są zasady co do litery, na wypadek sporu. Aby nauczyć się gry, przeczytaj Jak grać.
learn-open-book = Jak grać
error-no-such-book = Nie ma jeszcze książki o tej grze.
