title = Gates of Delirium
tagline = Między rozsądkiem a obłędem: otwórz bramy przed rywalami.

## Pierwsza gra z przewodnikiem

guide-welcome = Pięć miast i dwie strony każdej karty. W rundzie poczytalności zbierasz stronice i wysyłasz badaczy; w rundzie obłędu budujesz bramy. Otwarcie bramy daje dużo punktów tobie i tym, którzy stoją w jej mieście. Zagrajmy razem dwie tury.
guide-disc = Zaczynasz, więc ustawiasz krążek dla wszystkich. Masz na ręce zaginione stronice 14 i 15: wybierz poczytalność, bo stronice zbiera się tylko w takiej rundzie.
guide-page = W każdej turze zagrywasz dwie karty; liczy się tylko jasna połowa. Zagraj stronicę 14: zostanie w twoim dzienniku. Razem ze stronicą 15 każda będzie warta 4 punkty zamiast 2.
guide-send = Teraz druga karta: wyślij dwóch badaczy. Ta połowa daje też żeton desperacji.
guide-town = Pierwszego postaw w Rockport. Gdy otworzy się brama miasta, ten, kto ma tam najwięcej badaczy, zdobywa punkty z pierwszej liczby, następny z drugiej i tak dalej.
guide-another_town = Drugiego postaw w Kingsport: nawet jeden badacz zajmuje miejsce.
guide-their_mode =
    { $mode_id ->
        [insane] Krążek pokazuje teraz obłęd: także u ciebie liczą się drugie połowy kart. Zagraj kartę, która najbardziej ci pomoże.
       *[sane] Krążek nadal pokazuje poczytalność, i to obowiązuje także ciebie. Zagraj kartę, która najbardziej ci pomoże.
    }
guide-insane = Znów ustawiasz krążek. Tym razem wybierz obłęd: wtedy buduje się bramy.
guide-build = Zagraj kartę, której jasna połowa pozwala budować, jeśli taką masz; jeśli nie, dobra będzie też runa albo nawrócenie.
guide-section = Weź kartę bramy: to jedna część bramy tego miasta. Gdy brama ma wszystkie części, otwiera się: zdobywasz punkty za monstrum z wierzchu stosu, a potem miasto punktuje dla wszystkich.
guide-farewell =
    To cała gra. Kończy się od razu, gdy ostatnie monstrum z tego stosu wyjdzie na wolność. { $touch ->
        [true] Przytrzymaj palec na dowolnej rzeczy
       *[false] Wskaż dowolną rzecz
    }, aby ją objaśnić. Graj dalej i baw się dobrze!
guide-known = Kto zaczyna rundę, ustawia krążek dla wszystkich. W turze zagrywasz dwie karty; liczy się jasna połowa. Rundy poczytalności dają stronice i badaczy, rundy obłędu bramy. Otwarta brama punktuje dla wszystkich, którzy stoją w jej mieście.
guide-left = Otwarcie własnej bramy, desperackie akcje, mapy, runy i zwoje, a także odwrócenie krążka wtedy, gdy najbardziej zaboli to innych.

## Druga lekcja

guide2-title = Otwieranie bram
guide2-welcome = Środek gry, a krążek pokazuje obłęd. Masz pięć z sześciu części bramy Salem. Otwórzmy ją.
guide2-build = Zagraj kartę, która buduje. Żetony desperacji, które pokazuje, bierzesz od razu, jeszcze przed budową.
guide2-open = Oto ostatnia część bramy Salem. Weź ją.
guide2-scored = Brama stoi otworem. Masz punkty za monstrum z wierzchu stosu; potem punktowało Salem: kto ma tam najwięcej badaczy, zdobywa punkty z pierwszej liczby, następny z drugiej i tak dalej. Badacze, którzy punktowali, wrócili. Stos to zegar gry: z ostatnim monstrum wszystko się kończy.
guide2-desperate = Na koniec żetony nic nie są warte, więc je wydawaj. Desperacką akcję można wykonać w każdej chwili swojej tury: na przykład dobrać dwie karty i dwie odrzucić. Spróbuj.
guide2-swap = Odrzuć to, co najmniej pomaga. Patrz na obie połowy: krążek się odwróci.
guide2-second = Teraz druga karta tej tury. Zacznij następną bramę albo nawróć kogoś tam, gdzie to się liczy.
guide2-farewell = Zanim otworzysz bramę, zobacz, kto stoi w jej mieście: silny sąsiad może zyskać więcej niż ty. Otwieraj tam, gdzie masz wielu badaczy.
guide2-known = Brama otwiera się z ostatnią częścią: najpierw monstrum, potem miasto dla wszystkich. Żetonami płacisz za desperackie akcje w każdej chwili swojej tury.
guide2-left = Zwoje, które zmieniają zasady dla wszystkich, nawracanie i zakończenie gry wtedy, gdy prowadzisz.

## Options

option-hidden_expansion = Dodatkowe zwoje
option-hidden_expansion-help = Dotasuj pięć zwojów do siedmiu z gry. Powstały na potrzeby Eldertable.
value-hidden_expansion-false = siedem zwojów
value-hidden_expansion-true = dwanaście zwojów
option-round_limit = Limit rund
option-round_limit-help = Gra kończy się po tylu rundach; 0 oznacza brak limitu. Przydatne dla botów.
option-first_player = Pierwszy gracz
option-first_player-help = Kto bierze krążek poczytalności w pierwszej rundzie.
value-first_player-random = losowo
value-first_player-0 = miejsce 1
value-first_player-1 = miejsce 2
value-first_player-2 = miejsce 3
value-first_player-3 = miejsce 4
option-ages = Wiek graczy
option-ages-help = Przy remisie w punktach i żetonach wygrywa najmłodszy. Bez podanego wieku zwycięstwo jest wspólne.

## Decisions

decision-choose_mode =
    { $seat_you ->
        [yes] Masz krążek poczytalności: wybierz stronę na tę rundę.
       *[no] { $seat } wybiera stronę krążka na tę rundę.
    }
decision-play_card =
    { $seat_you ->
        [yes] Zagraj kartę { $number } z { $total }.
       *[no] { $seat } zagrywa kartę { $number } z { $total }.
    }
decision-deploy_to =
    { $seat_you ->
        [yes] Dokąd wysyłasz badacza?
       *[no] { $seat } wysyła badacza.
    }
decision-move_investigator =
    { $seat_you ->
        [yes] Twoja pula jest pusta. Czy zamiast tego przesuwasz jednego ze swoich badaczy?
       *[no] { $seat } może przesunąć badacza.
    }
decision-convert_target =
    { $seat_you ->
        [yes] Którego badacza nawracasz?
       *[no] { $seat } nawraca badacza.
    }
decision-exchange =
    { $seat_you ->
        [yes] Twoja pula jest pusta: którzy dwaj badacze zamienią się miejscami?
       *[no] { $seat } zamienia miejscami dwóch badaczy.
    }
decision-take_gate =
    { $seat_you ->
        [yes] Którą kartę bramy bierzesz?
       *[no] { $seat } bierze kartę bramy.
    }
decision-swap_discard =
    { $seat_you ->
        [yes] Odrzuć kartę { $number } z { $total }.
       *[no] { $seat } odrzuca kartę { $number } z { $total }.
    }
decision-end_turn =
    { $seat_you ->
        [yes] Zakończ turę albo najpierw wydaj żetony desperacji.
       *[no] { $seat } kończy turę.
    }

## Choices

choice-choose_mode =
    { $mode_id ->
        [sane] Runda poczytalności
       *[insane] Runda obłędu
    }
choice-play_card = Zagraj: { $card }
choice-deploy_to = Wyślij badacza do { $region }
choice-move_investigator = Przesuń badacza z { $origin } do { $region }
choice-decline = Zrezygnuj
choice-convert_target = Nawróć badacza ({ $seat }) w { $region }
choice-exchange = Zamień swojego badacza w { $origin } z innym ({ $seat }) w { $region }
choice-take_gate =
    { $slot ->
        [0] Weź kartę { $gate }, pierwszą w rzędzie bram
        [1] Weź kartę { $gate }, drugą w rzędzie bram
        [2] Weź kartę { $gate }, trzecią w rzędzie bram
       *[3] Weź kartę { $gate }, czwartą w rzędzie bram
    }
choice-take_deck_top = Weź zakrytą kartę z wierzchu talii bram
choice-swap_discard = Odrzuć: { $card }
choice-end_turn = Dobierz dwie karty i zakończ turę
choice-desperate = Desperacka akcja: { $action }

## Events

event-round_began =
    { $seat_you ->
        [yes] Zaczyna się runda { $round }. Masz krążek poczytalności.
       *[no] Zaczyna się runda { $round }. Krążek poczytalności ma { $seat }.
    }
event-disc_set =
    { $seat_you ->
        [yes] { $mode_id ->
            [sane] Ustawiasz krążek na stronę poczytalności.
           *[insane] Ustawiasz krążek na stronę obłędu.
        }
       *[no] { $mode_id ->
            [sane] { $seat } ustawia krążek na stronę poczytalności.
           *[insane] { $seat } ustawia krążek na stronę obłędu.
        }
    }
event-turn_began =
    { $seat_you ->
        [yes] Zaczyna się twoja tura.
       *[no] { $seat } zaczyna turę.
    }
event-card_played =
    { $seat_you ->
        [yes] { $mode_id ->
            [sane] Zagrywasz poczytalną połowę karty „{ $card }”.
           *[insane] Zagrywasz obłąkaną połowę karty „{ $card }”.
        }
       *[no] { $mode_id ->
            [sane] { $seat } zagrywa poczytalną połowę karty „{ $card }”.
           *[insane] { $seat } zagrywa obłąkaną połowę karty „{ $card }”.
        }
    }
event-card_discarded =
    { $seat_you ->
        [yes] Odrzucasz kartę „{ $card }”.
       *[no] { $seat } odrzuca kartę „{ $card }”.
    }
event-artefact_kept =
    { $seat_you ->
        [yes] { $section_id ->
            [pages] Dodajesz do dziennika zaginioną stronicę.
            [maps] Dodajesz do dziennika fragment mapy.
           *[runes] Dodajesz do dziennika pradawną runę.
        }
       *[no] { $section_id ->
            [pages] { $seat } dodaje do dziennika zaginioną stronicę.
            [maps] { $seat } dodaje do dziennika fragment mapy.
           *[runes] { $seat } dodaje do dziennika pradawną runę.
        }
    }
event-tokens_gained =
    { $seat_you ->
        [yes] Otrzymujesz { counted-tokens }.
       *[no] { $seat } otrzymuje { counted-tokens }.
    }
event-deployed =
    { $seat_you ->
        [yes] Wysyłasz badacza do { $region }.
       *[no] { $seat } wysyła badacza do { $region }.
    }
event-moved =
    { $seat_you ->
        [yes] Przesuwasz badacza z { $origin } do { $region }.
       *[no] { $seat } przesuwa badacza z { $origin } do { $region }.
    }
event-converted =
    { $seat_you ->
        [yes] Nawracasz badacza ({ $owner_seat }) w { $region }.
       *[no] { $owner_seat_you ->
            [yes] { $seat } nawraca jednego z twoich badaczy w { $region }.
           *[no] { $seat } nawraca badacza ({ $owner_seat }) w { $region }.
        }
    }
event-exchanged =
    { $seat_you ->
        [yes] Twój badacz w { $origin } zamienia się miejscami z innym ({ $owner_seat }) w { $region }.
       *[no] { $owner_seat_you ->
            [yes] { $seat } zamienia swojego badacza w { $origin } z twoim w { $region }.
           *[no] { $seat } zamienia swojego badacza w { $origin } z innym ({ $owner_seat }) w { $region }.
        }
    }
event-nothing_to_convert =
    { $seat_you ->
        [yes] Nie masz kogo nawrócić.
       *[no] { $seat } nie ma kogo nawrócić.
    }
event-declined =
    { $seat_you ->
        [yes] Rezygnujesz.
       *[no] { $seat } rezygnuje.
    }
event-gate_card_taken =
    { $seat_you ->
        [yes] { $cards ->
            [1] Zaczynasz bramę { $gate }.
           *[other] Rozbudowujesz bramę { $gate }: { counted-built }.
        }
       *[no] { $cards ->
            [1] { $seat } zaczyna bramę { $gate }.
           *[other] { $seat } rozbudowuje bramę { $gate }: { counted-built }.
        }
    }
event-gate_card_drawn =
    { $seat_you ->
        [yes] { $cards ->
            [1] Bierzesz kartę z wierzchu talii i zaczynasz bramę { $gate }.
           *[other] Bierzesz kartę z wierzchu talii i rozbudowujesz bramę { $gate }: { counted-built }.
        }
       *[no] { $cards ->
            [1] { $seat } bierze kartę z wierzchu talii i zaczyna bramę { $gate }.
           *[other] { $seat } bierze kartę z wierzchu talii i rozbudowuje bramę { $gate }: { counted-built }.
        }
    }
event-gate_row_filled = Do rzędu bram trafia karta bramy { $gate }.
event-gate_row_renewed =
    { $seat_you ->
        [yes] Wymieniasz rząd bram.
       *[no] { $seat } wymienia rząd bram.
    }
event-gate_opened =
    { $seat_you ->
        [yes] Otwierasz bramę { $gate }! { $monstrosity } wydostaje się na wolność; zdobywasz { counted-points }.
       *[no] { $seat } otwiera bramę { $gate }! { $monstrosity } wydostaje się na wolność; { $seat } zdobywa { counted-points }.
    }
event-scroll_revealed = Odkryto zwój: { $scroll }.
event-region_scored =
    { $seat_you ->
        [yes] { $rank ->
            [1] Zajmujesz pierwsze miejsce w { $region } i zdobywasz { counted-points }.
            [2] Zajmujesz drugie miejsce w { $region } i zdobywasz { counted-points }.
           *[3] Zajmujesz trzecie miejsce w { $region } i zdobywasz { counted-points }.
        }
       *[no] { $rank ->
            [1] { $seat } zajmuje pierwsze miejsce w { $region } i zdobywa { counted-points }.
            [2] { $seat } zajmuje drugie miejsce w { $region } i zdobywa { counted-points }.
           *[3] { $seat } zajmuje trzecie miejsce w { $region } i zdobywa { counted-points }.
        }
    }
event-recalled = Wszyscy badacze opuszczają { $region }.
event-desperate_action_taken =
    { $seat_you ->
        [yes] Płacisz { counted-cost }: { $action }.
       *[no] { $seat } płaci { counted-cost }: { $action }.
    }
event-points_scored =
    { $seat_you ->
        [yes] Zdobywasz { counted-points }.
       *[no] { $seat } zdobywa { counted-points }.
    }
event-cards_drawn =
    { $seat_you ->
        [yes] { $count ->
            [0] Nie ma już kart do dobrania.
           *[other] Dobierasz: { $cards }.
        }
       *[no] { $seat } dobiera { counted-cards }.
    }
event-deck_reshuffled = Odrzucone karty zostały przetasowane; nowa talia ma { counted-cards }.
event-game_ended =
    { $reason_id ->
        [last_monstrosity] Koniec gry. { ending-last_monstrosity }
        [no_gate_cards] Koniec gry. { ending-no_gate_cards }
       *[round_limit] Koniec gry. { ending-round_limit }
    }

## The end

ending-last_monstrosity = Ostatnie monstrum jest na wolności.
ending-no_gate_cards = Nie ma już kart bram.
ending-round_limit = Rozegrano ostatnią rundę.
tie-tokens = Punkty są równe; rozstrzyga większa liczba żetonów desperacji.
tie-age = Punkty i żetony są równe; wygrywa młodsza osoba.
part-gates = Bramy
part-regions = Regiony
part-desperate = Punkty desperacji
part-investigators = Badacze na planszy
part-scrolls = Zwoje
part-runes = Pradawne runy
part-pages = Zaginione stronice
part-maps = Fragmenty map

## Names

name-gates_of_delirium = { title }
name-innsmouth = Innsmouth
name-salem = Salem
name-arkham = Arkham
name-kingsport = Kingsport
name-rockport = Rockport
name-monstrosity_10 = Monstrum 10
name-monstrosity_11 = Monstrum 11
name-monstrosity_12 = Monstrum 12
name-monstrosity_13 = Monstrum 13
name-monstrosity_14 = Monstrum 14
name-monstrosity_15 = Monstrum 15
name-neutral = neutralny
name-red = Czerwony
name-yellow = Żółty
name-teal = Turkusowy
name-black = Czarny

## Scrolls

name-builders_mandate = Mandat budowniczego
text-builders_mandate = Ilekroć zdobywasz zaginioną stronicę, możesz zbudować jedną część bramy.
name-cartographers_order = Rozkaz kartografa
text-cartographers_order = Ilekroć zdobywasz fragment mapy, możesz zbudować jedną część bramy.
name-call_of_the_relic = Zew relikwii
text-call_of_the_relic = Ilekroć zdobywasz pradawną runę, możesz wysłać jednego badacza.
name-dark_hours = Mroczne godziny
text-dark_hours = Każda desperacka akcja kosztuje o jeden żeton mniej.
name-gate_artisan = Mistrz bram
text-gate_artisan = Na koniec gracz z największą liczbą niedokończonych bram zdobywa 5 punktów.
name-master_recruiter = Wielki werbownik
text-master_recruiter = Na koniec gracz z największą liczbą badaczy na planszy zdobywa 5 punktów.
name-keeper_of_the_book = Strażnik księgi
text-keeper_of_the_book = Na koniec gracz z największą liczbą zaginionych stronic zdobywa 5 punktów.
name-atlas_collector = Kolekcjoner atlasów
text-atlas_collector = Na koniec gracz z największą liczbą fragmentów map zdobywa 5 punktów.
name-rune_bearer = Nosiciel run
text-rune_bearer = Na koniec gracz z największą liczbą pradawnych run zdobywa 5 punktów.
name-last_hope = Ostatnia nadzieja
text-last_hope = Na koniec gracz z największą liczbą żetonów desperacji zdobywa 5 punktów.
name-whispered_bargain = Wyszeptany pakt
text-whispered_bargain = Ilekroć nawracasz badacza, otrzymujesz jeden żeton desperacji.
name-beyond_the_threshold = Za progiem
text-beyond_the_threshold = Ilekroć otworzysz bramę, możesz wysłać jednego badacza.

## Desperate actions

name-swap_cards = Wymiana dwóch kart akcji
text-swap_cards = Dobierz dwie karty akcji, a potem odrzuć dwie z ręki.
name-renew_gate_row = Wymiana rzędu bram
text-renew_gate_row = Włóż rząd bram pod talię bram i odkryj cztery nowe karty.
name-flip_sanity = Odwrócenie krążka poczytalności
text-flip_sanity = Odwróć krążek poczytalności do końca rundy.
name-score_three = Trzy punkty
text-score_three = Od razu zdobądź trzy punkty.

## The halves of an action card, in full

half-collect_lost_page = Zachowaj tę kartę w dzienniku jako zaginioną stronicę { $page }.
half-collect_map_fragment =
    { $quadrant ->
        [nw] Zachowaj tę kartę w dzienniku jako północno-zachodni fragment mapy.
        [ne] Zachowaj tę kartę w dzienniku jako północno-wschodni fragment mapy.
        [sw] Zachowaj tę kartę w dzienniku jako południowo-zachodni fragment mapy.
       *[se] Zachowaj tę kartę w dzienniku jako południowo-wschodni fragment mapy.
    }
half-collect_rune = Zachowaj tę kartę w dzienniku jako pradawną runę.
half-convert = Zastąp badacza innego gracza swoim.
half-deploy = { counted-investigators } i weź { counted-desperation }.
half-build_gate = { counted-sections } i weź { counted-desperation }.

## Counted things, used by the sentences above

counted-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
counted-tokens =
    { $count ->
        [one] { $count } żeton desperacji
        [few] { $count } żetony desperacji
        [many] { $count } żetonów desperacji
       *[other] { $count } żetonu desperacji
    }
counted-cost =
    { $cost ->
        [one] { $cost } żeton
        [few] { $cost } żetony
        [many] { $cost } żetonów
       *[other] { $cost } żetonu
    }
counted-desperation =
    { $desperation ->
        [one] { $desperation } żeton desperacji
        [few] { $desperation } żetony desperacji
        [many] { $desperation } żetonów desperacji
       *[other] { $desperation } żetonu desperacji
    }
counted-cards =
    { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
counted-built =
    { $cards ->
        [one] { $cards } część
        [few] { $cards } części
        [many] { $cards } części
       *[other] { $cards } części
    }
counted-investigators =
    { $count ->
        [one] Wyślij { $count } badacza
        [few] Wyślij { $count } badaczy
        [many] Wyślij { $count } badaczy
       *[other] Wyślij { $count } badacza
    }
counted-sections =
    { $count ->
        [one] Zbuduj { $count } część bramy
        [few] Zbuduj { $count } części bramy
        [many] Zbuduj { $count } części bramy
       *[other] Zbuduj { $count } części bramy
    }

## Short help

help-sanity_disc = Na początku każdej rundy pierwszy gracz wybiera: poczytalność albo obłęd. Liczy się tylko ta połowa twoich kart, chyba że ktoś zapłaci za odwrócenie krążka.
help-hand = W swojej turze zagrywasz dwie karty, jedną po drugiej, a potem dobierasz dwie.
help-gates = Każda karta bramy trafia do twojej bramy tego rodzaju. Ostatnia karta otwiera bramę: uwalniasz monstrum i zdobywasz tyle punktów, ile wynosi jego wartość; potem punktuje region i badacze go opuszczają.
help-gate_row = Weź kartę odkrytą albo zakrytą z wierzchu talii. Miejsce po karcie z rzędu od razu zajmuje nowa.
help-regions = Gdy otwiera się brama, jej region punktuje dla wszystkich: najpierw gracz z największą liczbą badaczy, potem drugi i trzeci. Przy remisie każdy dostaje wszystkie punkty miejsca, a następna mniejsza liczba badaczy zajmuje następne miejsce. Bez badacza nie ma punktów.
help-neutrals = W grze dwuosobowej neutralni badacze też zajmują miejsce, ale nie zdobywają punktów. Można ich nawracać.
help-desperation = Karty, które wysyłają badaczy lub budują bramy, dają żetony desperacji. Wydawaj je w dowolnej chwili swojej tury. Rozstrzygają też remisy.
help-journal = Zaginione stronice, fragmenty map i pradawne runy zostają w dzienniku i punktują na koniec.
help-pages = Stronica jest warta 4 punkty, jeśli masz też następną lub poprzednią; w przeciwnym razie 2.
help-maps = Pełna mapa (NW, NE, SW, SE) jest warta 12 punktów, każdy inny fragment 2.
help-runes = Od jednej do pięciu run: 1, 2, 4, 8 lub 16 punktów. Powyżej pięciu zaczyna się nowy zestaw.
help-scrolls = Odkryty zwój działa dla wszystkich do końca gry. Niektóre monstra odkrywają zwój.
help-monstrosities = Najpierw wydostaje się monstrum o najniższej wartości. Gdy ostatnie jest na wolności, gra od razu się kończy.
help-pool = Twoi badacze poza planszą. Każdy badacz na planszy na koniec gry daje 1 punkt.

## Action cards: the sane half, then the insane half

-page = Zaginiona stronica { $number }
-fragment =
    { $quadrant ->
        [nw] Fragment mapy NW
        [ne] Fragment mapy NE
        [sw] Fragment mapy SW
       *[se] Fragment mapy SE
    }
-rune = Pradawna runa
-deploy = Wyślij { $count } (+{ $tokens })
-convert = Nawróć
-build = Zbuduj { $count } (+{ $tokens })

name-action_01 = { -page(number: 1) } / { -build(count: 1, tokens: 2) }
name-action_02 = { -page(number: 2) } / { -rune }
name-action_03 = { -page(number: 3) } / { -build(count: 2, tokens: 1) }
name-action_04 = { -page(number: 4) } / { -convert }
name-action_05 = { -page(number: 5) } / { -build(count: 1, tokens: 1) }
name-action_06 = { -page(number: 6) } / { -rune }
name-action_07 = { -page(number: 7) } / { -build(count: 1, tokens: 2) }
name-action_08 = { -page(number: 8) } / { -convert }
name-action_09 = { -page(number: 9) } / { -build(count: 2, tokens: 1) }
name-action_10 = { -page(number: 10) } / { -rune }
name-action_11 = { -page(number: 11) } / { -build(count: 1, tokens: 2) }
name-action_12 = { -page(number: 12) } / { -convert }
name-action_13 = { -page(number: 13) } / { -build(count: 2, tokens: 1) }
name-action_14 = { -page(number: 14) } / { -rune }
name-action_15 = { -page(number: 15) } / { -build(count: 1, tokens: 1) }
name-action_16 = { -page(number: 16) } / { -convert }
name-action_17 = { -page(number: 17) } / { -build(count: 1, tokens: 2) }
name-action_18 = { -page(number: 18) } / { -rune }
name-action_19 = { -page(number: 19) } / { -build(count: 2, tokens: 1) }
name-action_20 = { -page(number: 20) } / { -convert }
name-action_21 = { -fragment(quadrant: "nw") } / { -rune }
name-action_22 = { -fragment(quadrant: "nw") } / { -rune }
name-action_23 = { -fragment(quadrant: "nw") } / { -convert }
name-action_24 = { -fragment(quadrant: "nw") } / { -build(count: 1, tokens: 2) }
name-action_25 = { -fragment(quadrant: "nw") } / { -build(count: 2, tokens: 1) }
name-action_26 = { -fragment(quadrant: "ne") } / { -rune }
name-action_27 = { -fragment(quadrant: "ne") } / { -convert }
name-action_28 = { -fragment(quadrant: "ne") } / { -convert }
name-action_29 = { -fragment(quadrant: "ne") } / { -build(count: 1, tokens: 1) }
name-action_30 = { -fragment(quadrant: "ne") } / { -build(count: 2, tokens: 1) }
name-action_31 = { -fragment(quadrant: "sw") } / { -rune }
name-action_32 = { -fragment(quadrant: "sw") } / { -convert }
name-action_33 = { -fragment(quadrant: "sw") } / { -build(count: 1, tokens: 2) }
name-action_34 = { -fragment(quadrant: "sw") } / { -build(count: 2, tokens: 1) }
name-action_35 = { -fragment(quadrant: "sw") } / { -build(count: 1, tokens: 2) }
name-action_36 = { -fragment(quadrant: "se") } / { -rune }
name-action_37 = { -fragment(quadrant: "se") } / { -convert }
name-action_38 = { -fragment(quadrant: "se") } / { -build(count: 1, tokens: 1) }
name-action_39 = { -fragment(quadrant: "se") } / { -build(count: 2, tokens: 1) }
name-action_40 = { -fragment(quadrant: "se") } / { -build(count: 1, tokens: 2) }
name-action_41 = { -deploy(count: 1, tokens: 1) } / { -rune }
name-action_42 = { -deploy(count: 1, tokens: 1) } / { -rune }
name-action_43 = { -deploy(count: 1, tokens: 2) } / { -rune }
name-action_44 = { -deploy(count: 1, tokens: 2) } / { -rune }
name-action_45 = { -deploy(count: 1, tokens: 2) } / { -rune }
name-action_46 = { -deploy(count: 1, tokens: 2) } / { -rune }
name-action_47 = { -deploy(count: 2, tokens: 1) } / { -rune }
name-action_48 = { -deploy(count: 2, tokens: 1) } / { -rune }
name-action_49 = { -deploy(count: 2, tokens: 1) } / { -rune }
name-action_50 = { -deploy(count: 2, tokens: 1) } / { -rune }
name-action_51 = { -deploy(count: 1, tokens: 1) } / { -convert }
name-action_52 = { -deploy(count: 1, tokens: 1) } / { -convert }
name-action_53 = { -deploy(count: 1, tokens: 2) } / { -convert }
name-action_54 = { -deploy(count: 1, tokens: 2) } / { -convert }
name-action_55 = { -deploy(count: 1, tokens: 2) } / { -convert }
name-action_56 = { -deploy(count: 1, tokens: 2) } / { -convert }
name-action_57 = { -deploy(count: 2, tokens: 1) } / { -convert }
name-action_58 = { -deploy(count: 2, tokens: 1) } / { -convert }
name-action_59 = { -deploy(count: 2, tokens: 1) } / { -convert }
name-action_60 = { -deploy(count: 2, tokens: 1) } / { -convert }
name-action_61 = { -deploy(count: 1, tokens: 1) } / { -build(count: 1, tokens: 2) }
name-action_62 = { -deploy(count: 1, tokens: 1) } / { -build(count: 1, tokens: 2) }
name-action_63 = { -deploy(count: 1, tokens: 1) } / { -build(count: 2, tokens: 1) }
name-action_64 = { -deploy(count: 1, tokens: 1) } / { -build(count: 2, tokens: 1) }
name-action_65 = { -deploy(count: 1, tokens: 2) } / { -build(count: 1, tokens: 1) }
name-action_66 = { -deploy(count: 1, tokens: 2) } / { -build(count: 1, tokens: 1) }
name-action_67 = { -deploy(count: 1, tokens: 2) } / { -build(count: 1, tokens: 2) }
name-action_68 = { -deploy(count: 1, tokens: 2) } / { -build(count: 1, tokens: 2) }
name-action_69 = { -deploy(count: 1, tokens: 2) } / { -build(count: 2, tokens: 1) }
name-action_70 = { -deploy(count: 1, tokens: 2) } / { -build(count: 2, tokens: 1) }
name-action_71 = { -deploy(count: 1, tokens: 2) } / { -build(count: 2, tokens: 1) }
name-action_72 = { -deploy(count: 1, tokens: 2) } / { -build(count: 2, tokens: 1) }
name-action_73 = { -deploy(count: 2, tokens: 1) } / { -build(count: 1, tokens: 1) }
name-action_74 = { -deploy(count: 2, tokens: 1) } / { -build(count: 1, tokens: 1) }
name-action_75 = { -deploy(count: 2, tokens: 1) } / { -build(count: 1, tokens: 2) }
name-action_76 = { -deploy(count: 2, tokens: 1) } / { -build(count: 1, tokens: 2) }
name-action_77 = { -deploy(count: 2, tokens: 1) } / { -build(count: 1, tokens: 2) }
name-action_78 = { -deploy(count: 2, tokens: 1) } / { -build(count: 1, tokens: 2) }
name-action_79 = { -deploy(count: 2, tokens: 1) } / { -build(count: 2, tokens: 1) }
name-action_80 = { -deploy(count: 2, tokens: 1) } / { -build(count: 2, tokens: 1) }

## Stół w terminalu

board-sketch-round =
    { $mode ->
        [sane] Runda { $round }: poczytalność. Krążek ma { $first }.
       *[insane] Runda { $round }: obłęd. Krążek ma { $first }.
    }
board-sketch-player = Gracz { $number }
board-sketch-stack = Monstra
board-sketch-gate_row = Rząd bram
board-sketch-ranks = Miejsca
board-sketch-opened = Otwarte bramy
board-sketch-pool = Pula
board-sketch-tokens = Żetony desperacji
board-sketch-points = Punkty teraz / na koniec
board-sketch-hand = Twoja ręka
board-sketch-quadrant =
    { $quadrant ->
        [nw] NW
        [ne] NE
        [sw] SW
       *[se] SE
    }

## Plansza

board-round = Runda { $round }
board-round-of = Runda { $round } z { $limit }
board-mode-sane = Poczytalność
board-mode-insane = Obłęd
board-mode-open = Poczytalność czy obłęd?
board-disc = Krążek poczytalności
board-sets-now = teraz ustawia: { $name }
board-sets-next = następnie ustawia: { $name }
board-half-collect_lost_page = Zaginiona stronica
board-half-collect_map_fragment =
    { $quadrant ->
        [nw] Mapa NW
        [ne] Mapa NE
        [sw] Mapa SW
       *[se] Mapa SE
    }
board-half-collect_rune = Pradawna runa
board-half-deploy = Wyślij
board-half-convert = Nawróć
board-half-build_gate = Zbuduj
board-hand =
    { $count ->
        [one] Twoja ręka: { $count } karta
        [few] Twoja ręka: { $count } karty
        [many] Twoja ręka: { $count } kart
       *[other] Twoja ręka: { $count } karty
    }
board-play-area = Zagrywana karta
board-units-left = jeszcze { $count }
board-group =
    { $count ->
        [one] { $count } badacz, gracz: { $name }
        [few] { $count } badaczy, gracz: { $name }
        [many] { $count } badaczy, gracz: { $name }
       *[other] { $count } badacza, gracz: { $name }
    }
board-pick-origin = Wybierz swojego badacza, miejsce: { $region }
board-region-points = Najwięcej badaczy daje { $first } pkt, drugie miejsce { $second } pkt, trzecie { $third } pkt.
board-if-opened = Gdyby brama otworzyła się tu teraz, punkty byłyby takie:
board-track = Tor punktacji
board-track-help = Jedno okrążenie to { $length } pkt. Punktów za dzienniki i badaczy na koniec gry nie ma jeszcze na torze; wszystko razem pokazuje lista graczy.
board-stack =
    { $count ->
        [0] Wszystkie monstra są na wolności
        [one] Zostało jeszcze { $count } monstrum
        [few] Zostały jeszcze { $count } monstra
        [many] Zostało jeszcze { $count } monstrów
       *[other] Zostało jeszcze { $count } monstrum
    }
board-stack-scroll = Następne odkrywa zwój.
board-gates-to-go =
    { $count ->
        [0] Koniec
        [one] Następna brama kończy grę
        [few] Jeszcze { $count } bramy
        [many] Jeszcze { $count } bram
       *[other] Jeszcze { $count } bramy
    }
board-scroll-down = Zwój, jeszcze zakryty
board-gate-row = Rząd bram
board-gate-card = Karta bramy: { $gate }
board-gate-none = Puste miejsce w rzędzie bram
board-gate-needs =
    { $count ->
        [one] Tę bramę otwiera { $count } karta. Gracze mają dotąd:
        [few] Tę bramę otwierają { $count } karty. Gracze mają dotąd:
        [many] Tę bramę otwiera { $count } kart. Gracze mają dotąd:
       *[other] Tę bramę otwiera { $count } karty. Gracze mają dotąd:
    }
board-gate-deck =
    { $count ->
        [one] Talia bram: { $count } karta
        [few] Talia bram: { $count } karty
        [many] Talia bram: { $count } kart
       *[other] Talia bram: { $count } karty
    }
board-gate-bottom =
    { $count ->
        [one] Na spodzie leży { $count } karta z wymienionego rzędu.
        [few] Na spodzie leżą { $count } karty z wymienionych rzędów.
        [many] Na spodzie leży { $count } kart z wymienionych rzędów.
       *[other] Na spodzie leży { $count } karty z wymienionych rzędów.
    }
board-deck =
    { $count ->
        [one] Talia akcji: { $count } karta
        [few] Talia akcji: { $count } karty
        [many] Talia akcji: { $count } kart
       *[other] Talia akcji: { $count } karty
    }
board-deck-help = Na koniec swojej tury dobierasz dwie karty.
board-discard =
    { $count ->
        [one] Stos odrzuconych: { $count } karta
        [few] Stos odrzuconych: { $count } karty
        [many] Stos odrzuconych: { $count } kart
       *[other] Stos odrzuconych: { $count } karty
    }
board-discard-help = Gdy talia się skończy, te karty zostaną przetasowane w nową. Ostatnie z nich:
board-journal = Dziennik gracza: { $name }
board-gates-of = Bramy gracza: { $name }.
board-ring = { $gate }: { $have } z { $needed } części.
board-opened = { $gate }: brama otwarta, na wolności jest { $monstrosity }.
board-pages =
    { $count ->
        [0] Brak zaginionych stronic.
        [one] Zaginiona stronica { $list }, warta { $points } pkt.
        [few] Zaginione stronice { $list }, warte razem { $points } pkt.
        [many] Zaginione stronice { $list }, warte razem { $points } pkt.
       *[other] Zaginione stronice { $list }, warte razem { $points } pkt.
    }
board-maps =
    { $count ->
        [0] Brak fragmentów mapy.
        [one] { $count } fragment mapy, wart { $points } pkt.
        [few] { $count } fragmenty mapy, warte razem { $points } pkt.
        [many] { $count } fragmentów mapy, wartych razem { $points } pkt.
       *[other] { $count } fragmentu mapy, wartego { $points } pkt.
    }
board-runes =
    { $count ->
        [0] Brak pradawnych run.
        [one] { $count } pradawna runa, warta { $points } pkt.
        [few] { $count } pradawne runy, warte razem { $points } pkt.
        [many] { $count } pradawnych run, wartych razem { $points } pkt.
       *[other] { $count } pradawnej runy, wartej { $points } pkt.
    }
board-stock = { $name }: karty na ręce { $hand }, badacze w puli { $pool }, żetony desperacji { $tokens }, punkty { $total }.
board-stock-help = Karty na ręce, badacze w puli, żetony desperacji. Punkty, gdyby gra skończyła się teraz:
board-tokens-title = Desperacja
board-tokens = Twoje żetony desperacji: { $count }. Zostało w zasobach: { $supply }.
board-supply =
    { $count ->
        [one] W zasobach został { $count } żeton.
        [few] W zasobach zostały { $count } żetony.
        [many] W zasobach zostało { $count } żetonów.
       *[other] W zasobach zostało { $count } żetonu.
    }
board-no-tokens = Brak żetonów desperacji
board-cost =
    { $count ->
        [one] Kosztuje { $count } żeton
        [few] Kosztuje { $count } żetony
        [many] Kosztuje { $count } żetonów
       *[other] Kosztuje { $count } żetonu
    }
board-confirm-end = Ta część otwiera twoją ostatnią bramę ({ $gate }) i natychmiast kończy grę. Wziąć ją?
board-confirm-tokens =
    { $count ->
        [one] Masz jeszcze { $count } żeton desperacji, a gra może się skończyć przed twoją następną turą. Zakończyć turę?
        [few] Masz jeszcze { $count } żetony desperacji, a gra może się skończyć przed twoją następną turą. Zakończyć turę?
        [many] Masz jeszcze { $count } żetonów desperacji, a gra może się skończyć przed twoją następną turą. Zakończyć turę?
       *[other] Masz jeszcze { $count } żetonu desperacji, a gra może się skończyć przed twoją następną turą. Zakończyć turę?
    }

## Why something is not possible now

why-needs_tokens =
    { $count ->
        [one] Potrzebny jest { $count } żeton; brakuje ci { $missing }.
        [few] Potrzebne są { $count } żetony; brakuje ci { $missing }.
        [many] Potrzeba { $count } żetonów; brakuje ci { $missing }.
       *[other] Potrzeba { $count } żetonu; brakuje ci { $missing }.
    }
why-finish_swap = Najpierw dokończ wymianę: odrzuć wymagane karty.
why-set_disc_first = Najpierw ustaw krążek; potem zaczną się tury.
why-finish_card = Najpierw dokończ zagraną kartę.
why-both_played = Obie karty tej tury są już zagrane.

## Co przyniósł los

tally-cards_drawn = Dobrane karty akcji
tally-gate_card_drawn = Karty bram wzięte w ciemno
