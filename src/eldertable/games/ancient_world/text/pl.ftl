title = The Ancient World
tagline = Zbuduj miasto-państwo, zjednaj sobie plemiona i pokonaj Tytanów.

## Pierwsza gra z przewodnikiem

guide-welcome = Twoje miasto stoi wśród Tytanów. Przez sześć rund wysyłasz obywateli na akcje i armie przeciw Tytanom; sztandary na budowlach i pokonanych Tytanach punktują w zestawach jednego koloru. Wyślijmy pierwszych obywateli.
guide-build = Umieść obywatela: wybierz Budowę, aby dodać kartę do miasta.
guide-low_citizen = Wyślij obywatela 1. Budowa przyjmuje każdą liczbę, a inne pola wymagają wyższej niż te, które już tam stoją: zachowaj dla nich 3.
guide-card = Rynek kosztuje niewiele i daje dochód co rundę. Najpierw dochód, potem sztandary.
guide-recruit = Teraz armia: Rekrutacja też przyjmuje każdą liczbę.
guide-second_citizen = Wyślij obywatela 2.
guide-legacy = Nie ma wolnego miejsca, więc jedna armia odchodzi pod nową. Zostawia dziedzictwo, a koszt użycia stosu liczy się od nowa.
guide-attack = Atak nie kosztuje obywatela. Twoje armie wystarczą na tego Tytana: atakuj! Każde użycie armii kosztuje monety, za każdym razem więcej; miecze liczą się przeciw wszystkim Tytanom, strzały tylko przeciw tym, na których są pokazane.
guide-labour = Praca daje 2 monety. Przyjmuje tylko liczbę wyższą niż ostatnia na tym polu.
guide-farewell =
    Gdy nie masz już nic do zrobienia, spasuj; gdy wszyscy spasują, runda się kończy, a miasto daje dochód. Obywatele potrzebują żywności; uszkodzone karty i tak punktują. Resztę zobaczysz, { $touch ->
        [true] gdy przytrzymasz na czymś palec
       *[false] gdy coś wskażesz
    }. Baw się dobrze!
guide-known = Obywatele idą na akcje, a większość pól wymaga liczby wyższej niż ostatnia. Karty dają dochód i sztandary. Armie atakują bez obywatela, za coraz więcej monet. Gdy wszyscy spasują, runda się kończy.
guide-left = Pokonanie Tytana i to, co wcześniej zrobi twojemu miastu, wyżywienie obywateli, prowincje oraz wybór sztandarów.

## Druga lekcja

guide2-title = Tytani i żywność
guide2-welcome = Trzecia runda. Wszyscy obywatele pracują, ale armie nie są zmęczone. Nadchodzi Tytan: pokonajmy go, a potem zobaczmy, co jedzą obywatele.
guide2-attack = Atak nie wymaga obywatela. Kamienny stwór ma na tarczy 10: tyle muszą razem osiągnąć twoje armie i wszystko, co w mieście stałe. Atakuj.
guide2-army = Wybierz armie do walki. Każda kosztuje monety, o jedną więcej po każdym użyciu. Stół sumuje to, co masz: Górscy procarze razem z resztą wystarczą.
guide2-strike = Wystarczy: uderz.
guide2-damage = Pokonany Tytan jeszcze się odgryza: jego kości uszkadzają miasto. Wybierz, co ucierpi. Uszkodzona karta nic nie daje do czasu naprawy, ale jej sztandary nadal się liczą.
guide2-pass = W tej rundzie nie ma już nic do zrobienia: spasuj.
guide2-starve = Nie starczy żywności dla wszystkich. Wybierz, kto głoduje: obywatela na polu Głodu nie można wysłać w następnej rundzie.
guide2-fed = Nowa runda: jest dochód, armie wypoczęły, obywatele wrócili. Na koniec każdej rundy każdy obywatel potrzebuje 1 żywności; daje ją stolica i niektóre karty, ale nie uszkodzone. Kto głoduje, czeka rundę, a głodny na koniec gry kosztuje 2 punkty.
guide2-farewell = Tytani dają sztandary i nagrody, a z każdym stosem są silniejsi. Odbudowa naprawia to, co zniszczyli. Patrz, jakie kolory zbierają rywale.
guide2-known = Armie atakują bez obywatela, za coraz więcej monet. Pokonany Tytan daje sztandary i uszkadza miasto. Obywatel bez żywności traci rundę.
guide2-left = Dziedzictwa armii, prowincje, Eksploracja i pięć sztandarów, które razem dają najwięcej.

## Options

option-expansion_plus = Ekspansja+
option-expansion_plus-help = Przy Ekspansji możesz obejrzeć trzy wierzchnie prowincje i zatrzymać jedną z nich.
value-expansion_plus-false = weź odkrytą prowincję
value-expansion_plus-true = wybierz jedną z trzech
option-first_player = Pierwszy gracz
option-first_player-help = Kto zaczyna pierwszą rundę.
value-first_player-random = wylosowany
value-first_player-0 = miejsce 1
value-first_player-1 = miejsce 2
value-first_player-2 = miejsce 3
value-first_player-3 = miejsce 4
option-free_slot = Wolne miejsce na armię
option-free_slot-help = Co robi zrekrutowana karta, gdy jest wolne miejsce na armię. Instrukcję można czytać dwojako.
value-free_slot-choose = zaczyna nową armię albo przykrywa istniejącą
value-free_slot-new_army = zawsze zaczyna nową armię

## Decisions

decision-turn =
    { $seat_you ->
        [yes] Twój ruch: umieść obywatela, zaatakuj Tytana albo spasuj.
       *[no] Ruch wykonuje { $seat }.
    }
decision-send_citizen =
    { $seat_you ->
        [yes] { $place }: którego obywatela wysyłasz?
       *[no] { $seat } wysyła obywatela: { $place }.
    }
decision-build =
    { $seat_you ->
        [yes] Którą kartę Imperium budujesz?
       *[no] { $seat } buduje kartę Imperium.
    }
decision-recruit =
    { $seat_you ->
        [yes] Którą kartę wojska rekrutujesz?
       *[no] { $seat } rekrutuje.
    }
decision-station =
    { $seat_you ->
        [yes] Gdzie trafia nowa karta?
       *[no] { $seat } wybiera miejsce dla nowej karty.
    }
decision-payment =
    { $seat_you ->
        [yes] Czym płacisz?
       *[no] { $seat } wybiera, czym zapłacić.
    }
decision-take_province =
    { $seat_you ->
        [yes] Bierzesz tę prowincję czy najpierw oglądasz trzy wierzchnie?
       *[no] { $seat } bierze prowincję i może najpierw obejrzeć trzy wierzchnie.
    }
decision-choose_province =
    { $seat_you ->
        [yes] Którą prowincję bierzesz?
       *[no] { $seat } wybiera prowincję.
    }
decision-explore =
    { $seat_you ->
        [yes] Dobierasz z talii Imperium czy bierzesz odkrytą kartę?
       *[no] { $seat } eksploruje.
    }
decision-keep =
    { $seat_you ->
        [yes] Którą kartę zatrzymujesz w rezerwie?
       *[no] { $seat } wybiera kartę do zatrzymania.
    }
decision-reserve_one =
    { $seat_you ->
        [yes] Pasujesz jako pierwsza osoba: czy odkładasz kartę do rezerwy?
       *[no] { $seat } pasuje przed wszystkimi i może odłożyć kartę do rezerwy.
    }
decision-choose_armies =
    { $seat_you ->
        [yes] { $missing ->
            [0] Atak, cel: { $titan }. Siła { $strength } przeciw { $defence }, koszt: { counted-cost }. Uderzasz czy wysyłasz kolejną armię?
           *[other] Atak, cel: { $titan }. Do { $defence } brakuje { $missing }. Którą armię wysyłasz?
        }
       *[no] { $seat } szykuje atak, cel: { $titan }.
    }
decision-repair =
    { $seat_you ->
        [yes] { $count ->
            [1] Którą uszkodzoną kartę naprawiasz?
           *[other] Którą uszkodzoną kartę naprawiasz? Możesz naprawić najwyżej tyle kart: { $count }.
        }
       *[no] { $seat } może naprawić uszkodzone karty.
    }
decision-damage =
    { $seat_you ->
        [yes] Tytan uderza: która z twoich kart zostaje uszkodzona?
       *[no] { $seat } wybiera kartę, która zostaje uszkodzona.
    }
decision-army_limit =
    { $seat_you ->
        [yes] Masz więcej armii niż miejsc: którą rozwiązujesz?
       *[no] { $seat } musi rozwiązać armię.
    }
decision-offer =
    { $seat_you ->
        [yes] Czy używasz karty „{ $card }”?
       *[no] { $seat } może użyć karty „{ $card }”.
    }
decision-remove_military_coin =
    { $seat_you ->
        [yes] Czy zdejmujesz monetę z jednej ze swoich kart wojska?
       *[no] { $seat } może zdjąć monetę z karty wojska.
    }
decision-copy_action =
    { $seat_you ->
        [yes] Której akcji używasz?
       *[no] { $seat } używa akcji z innego miasta.
    }
decision-scout_titans =
    { $seat_you ->
        [yes] Który stos Tytanów oglądasz?
       *[no] { $seat } wybiera stos Tytanów do obejrzenia.
    }
decision-arrange_titans =
    { $seat_you ->
        [yes] Odłóż Tytanów: który jest następny, licząc od wierzchu?
       *[no] { $seat } układa Tytanów w nowej kolejności.
    }
decision-attack_scouted =
    { $seat_you ->
        [yes] Czy od razu atakujesz Tytana na wierzchu?
       *[no] { $seat } może zaatakować Tytana na wierzchu.
    }
decision-starve =
    { $seat_you ->
        [yes] Zabrakło żywności. Kto głoduje? Wybierz tylu obywateli: { $count }.
       *[no] { $seat } ma za mało żywności.
    }

## Choices

army-place =
    { $army ->
        [0] pierwsza armia
        [1] druga armia
        [2] trzecia armia
        [3] czwarta armia
        [4] piąta armia
       *[other] szósta armia
    }
choice-place_citizen = { $space }
choice-use_card = { $card } (twoja karta)
choice-send_citizen = Obywatel { $citizen }
choice-attack_titan = Atakuj: { $titan }
choice-pass_turn = Pasuj
choice-build_card =
    { $source_id ->
        [display] Buduj: { $card }
       *[reserve] Buduj z rezerwy: { $card }
    }
choice-build_with_crane =
    { $source_id ->
        [display] Odrzuć kartę „{ name-crane }” i buduj bez kosztu: { $card }
       *[reserve] Odrzuć kartę „{ name-crane }” i buduj z rezerwy bez kosztu: { $card }
    }
choice-recruit_card = Rekrutuj: { $card }
choice-new_army = Utwórz nową armię
choice-retire_army = Przykryj kartę „{ $card }” ({ army-place })
choice-pay_with =
    { $knowledge ->
        [0] Zapłać { counted-price }
       *[other] Zapłać { counted-learning }
    }
choice-take_province = Weź: { $province }
choice-look_at_provinces = Obejrzyj trzy wierzchnie prowincje
choice-explore_deck = Dobierz karty z talii Imperium
choice-reserve_card = Odłóż do rezerwy: { $card }
choice-reserve_deck_top = Odłóż do rezerwy nieznaną wierzchnią kartę talii Imperium
choice-keep_card = Zatrzymaj: { $card }
choice-pay_army = Wyślij: { $card } ({ army-place })
choice-strike = Uderz
choice-repair_card = Napraw: { $card }
choice-damage_card = Uszkodzona zostaje: { $card }
choice-disband_army = Rozwiąż: { $card } ({ army-place })
choice-remove_coin =
    { $place_id ->
        [name] Zdejmij monetę z nazwy karty „{ $card }” ({ army-place })
       *[picture] Zdejmij monetę z ilustracji karty „{ $card }” ({ army-place })
    }
choice-use_trigger = Użyj: { $card }
choice-copy_action = Użyj akcji karty „{ $card }”
choice-scout_pile =
    { $stars ->
        [1] Tytani z jedną gwiazdką
        [2] Tytani z dwiema gwiazdkami
       *[3] Tytani z trzema gwiazdkami
    }
choice-arrange_titan = { $titan }
choice-starve = Głodują: { $citizens }
choice-decline = Zrezygnuj

## Events

counted-coins =
    { $count ->
        [one] { $count } monetę
        [few] { $count } monety
       *[many] { $count } monet
    }
counted-price =
    { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
counted-cost =
    { $cost ->
        [one] { $cost } moneta
        [few] { $cost } monety
       *[many] { $cost } monet
    }
counted-learning =
    { $knowledge ->
        [one] { $knowledge } żeton wiedzy
        [few] { $knowledge } żetony wiedzy
       *[many] { $knowledge } żetonów wiedzy
    }
counted-tokens =
    { $count ->
        [one] { $count } żeton wiedzy
        [few] { $count } żetony wiedzy
       *[many] { $count } żetonów wiedzy
    }
counted-cards =
    { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
counted-swords =
    { $swords ->
        [one] { $swords } miecz
        [few] { $swords } miecze
       *[many] { $swords } mieczy
    }
counted-arrows =
    { $arrows ->
        [one] { $arrows } strzała
        [few] { $arrows } strzały
       *[many] { $arrows } strzał
    }
purse =
    { $knowledge ->
        [0] { counted-price }
       *[other] { $coins ->
            [0] { counted-learning }
           *[other] { counted-price } i { counted-learning }
        }
    }
event-round_began =
    { $seat_you ->
        [yes] Zaczyna się runda { $round }. Ty zaczynasz.
       *[no] Zaczyna się runda { $round }. Zaczyna { $seat }.
    }
event-space_uncovered = Odtąd dostępna jest akcja: { $space }.
event-empire_deck_changed = Do gry wchodzi talia Imperium B.
event-empire_dealt = Nowe karty Imperium: { $cards }.
event-military_dealt = Nowe karty wojska: { $cards }.
event-empire_reshuffled = Odrzucone karty Imperium tworzą nową talię. Liczba kart: { $count }.
event-citizen_placed =
    { $seat_you ->
        [yes] Umieszczasz obywatela { $citizen }: { $space }.
       *[no] { $seat } umieszcza obywatela { $citizen }: { $space }.
    }
event-card_used =
    { $seat_you ->
        [yes] Umieszczasz obywatela { $citizen } na karcie „{ $card }”.
       *[no] { $seat } umieszcza obywatela { $citizen } na karcie „{ $card }”.
    }
event-action_copied =
    { $seat_you ->
        [yes] Używasz akcji karty „{ $card }”.
       *[no] { $seat } używa akcji karty „{ $card }”.
    }
event-surcharge_paid =
    { $seat_you ->
        [yes] Dopłacasz 1 monetę, bo miejsce jest zajęte: { $space }.
       *[no] { $seat } dopłaca 1 monetę, bo miejsce jest zajęte: { $space }.
    }
event-paid =
    { $seat_you ->
        [yes] Płacisz { purse }.
       *[no] { $seat } płaci { purse }.
    }
event-coins_gained =
    { $seat_you ->
        [yes] Otrzymujesz { counted-coins }.
       *[no] { $seat } otrzymuje { counted-coins }.
    }
event-knowledge_gained =
    { $seat_you ->
        [yes] Otrzymujesz { counted-tokens }.
       *[no] { $seat } otrzymuje { counted-tokens }.
    }
event-attack_raised =
    { $seat_you ->
        [yes] Twój atak rośnie do końca rundy: { bonus }.
       *[no] Atak gracza { $seat } rośnie do końca rundy: { bonus }.
    }
bonus =
    { $arrows ->
        [0] { counted-swords }
       *[other] { $swords ->
            [0] { counted-arrows }
           *[other] { counted-swords }, { counted-arrows }
        }
    }
event-citizen_gained =
    { $seat_you ->
        [yes] Zyskujesz obywatela { $citizen }. Zacznie pracę, gdy zostanie nakarmiony.
       *[no] { $seat } zyskuje obywatela { $citizen }. Zacznie on pracę, gdy zostanie nakarmiony.
    }
event-tile_taken =
    { $seat_you ->
        [yes] Masz płytkę pierwszego gracza: zaczynasz następną rundę.
       *[no] { $seat } ma płytkę pierwszego gracza i zaczyna następną rundę.
    }
event-built =
    { $seat_you ->
        [yes] Budujesz kartę „{ $card }”.
       *[no] { $source_id ->
            [display] { $seat } buduje kartę „{ $card }”.
           *[reserve] { $seat } buduje z rezerwy kartę „{ $card }”.
        }
    }
event-crane_discarded =
    { $seat_you ->
        [yes] Odrzucasz kartę „{ $card }”, aby budować bez płacenia.
       *[no] { $seat } odrzuca kartę „{ $card }”, aby budować bez płacenia.
    }
event-province_taken =
    { $seat_you ->
        [yes] Bierzesz prowincję „{ $province }”.
       *[no] { $seat } bierze prowincję „{ $province }”.
    }
event-province_revealed = Następna prowincja: { $province }.
event-provinces_seen =
    { $seat_you ->
        [yes] Oglądasz prowincje: { $provinces }.
       *[no] { $seat } ogląda { counted-cards } ze stosu prowincji.
    }
event-recruited =
    { $seat_you ->
        [yes] Rekrutujesz kartę „{ $card }”.
       *[no] { $seat } rekrutuje kartę „{ $card }”.
    }
event-army_formed = „{ $card }” to nowa armia.
event-army_retired = „{ $legacy }” odchodzi ze służby i staje się dziedzictwem karty „{ $card }”.
event-cards_drawn =
    { $seat_you ->
        [yes] Dobierasz karty: { $cards }.
       *[no] { $seat } dobiera { counted-cards }.
    }
event-card_reserved =
    { $seat_you ->
        [yes] Odkładasz do rezerwy kartę „{ $card }”.
       *[no] { $seat } odkłada do rezerwy kartę „{ $card }”.
    }
event-secret_reserved =
    { $seat_you ->
        [yes] Odkładasz do rezerwy kartę „{ $card }”.
       *[no] { $seat } odkłada do rezerwy nieznaną kartę.
    }
event-cards_discarded =
    { $seat_you ->
        [yes] Odrzucasz karty: { $cards }.
       *[no] { $seat } odrzuca karty: { $cards }.
    }
event-army_paid =
    { $seat_you ->
        [yes] Wysyłasz kartę „{ $card }” za { counted-price }.
       *[no] { $seat } wysyła kartę „{ $card }” za { counted-price }.
    }
event-titan_defeated =
    { $seat_you ->
        [yes] Zwyciężasz! Pada Tytan „{ $titan }” (twoja siła: { $strength }).
       *[no] { $seat } zwycięża! Pada Tytan „{ $titan }” (siła ataku: { $strength }).
    }
event-titan_revealed = Pojawia się Tytan „{ $titan }”.
event-titans_scouted =
    { $seat_you ->
        [yes] Oglądasz Tytanów: { $titans }.
       *[no] { $stars ->
            [1] { $seat } ogląda Tytanów z jedną gwiazdką.
            [2] { $seat } ogląda Tytanów z dwiema gwiazdkami.
           *[3] { $seat } ogląda Tytanów z trzema gwiazdkami.
        }
    }
event-spied =
    { $seat_you ->
        [yes] Twoi szpiedzy przynoszą { counted-tokens }.
       *[no] { $seat } zyskuje dzięki szpiegom { counted-tokens }.
    }
event-looted =
    { $seat_you ->
        [yes] Zdobywasz łup: { counted-coins }.
       *[no] { $seat } zdobywa łup: { counted-coins }.
    }
event-dice_rolled = Kości obrażeń: Tytan { $titans }, moneta { $coins }, puste { $blanks }.
event-coins_lost =
    { $seat_you ->
        [yes] Tracisz { counted-coins }.
       *[no] { $seat } traci { counted-coins }.
    }
event-card_damaged =
    { $seat_you ->
        [yes] Twoja karta „{ $card }” zostaje uszkodzona.
       *[no] Uszkodzona zostaje karta „{ $card }” (gracz: { $seat }).
    }
event-card_repaired =
    { $seat_you ->
        [yes] Naprawiasz kartę „{ $card }”.
       *[no] { $seat } naprawia kartę „{ $card }”.
    }
event-army_disbanded =
    { $seat_you ->
        [yes] Rozwiązujesz armię „{ $card }”.
       *[no] { $seat } rozwiązuje armię „{ $card }”.
    }
event-coin_removed =
    { $seat_you ->
        [yes] Zdejmujesz monetę z karty „{ $card }”.
       *[no] { $seat } zdejmuje monetę z karty „{ $card }”.
    }
event-passed =
    { $seat_you ->
        [yes] Pasujesz.
       *[no] { $seat } pasuje.
    }
event-declined =
    { $seat_you ->
        [yes] Rezygnujesz.
       *[no] { $seat } rezygnuje.
    }
event-income_taken =
    { $seat_you ->
        [yes] Dochód: bierzesz { purse }.
       *[no] Dochód: { $seat } bierze { purse }.
    }
event-starved =
    { $seat_you ->
        [yes] Głód wśród twoich obywateli: nr { $citizens }.
       *[no] Głód wśród obywateli gracza { $seat }: nr { $citizens }.
    }
event-game_ended = Szósta runda dobiega końca.

## End and score

ending-six_rounds = Rozegrano sześć rund.
tie-coins = Punkty są równe; rozstrzyga większa liczba monet.
tie-cards = Punkty i monety są równe; rozstrzyga większa liczba kart w mieście.
tie-knowledge = Punkty, monety i karty są równe; rozstrzyga większa wiedza.
part-red = Czerwone sztandary
part-blue = Niebieskie sztandary
part-green = Zielone sztandary
part-yellow = Żółte sztandary
part-purple = Fioletowe sztandary
part-empire = Karty Imperium
part-famine = Głód

## Action spaces

name-labour = Praca
text-labour = Weź 2 monety.
name-build = Budowa
text-build = Zbuduj odkrytą kartę Imperium lub kartę z rezerwy, płacąc jej koszt; potrzebna jest pojemność, a dwóch takich samych kart mieć nie wolno.
name-enlist = Zaciąg
text-enlist = +1 do ataku w tej rundzie za każdego twojego obywatela tutaj.
name-expand = Ekspansja
text-expand = Zapłać 1 żeton wiedzy albo 3 monety; weź odkrytą prowincję, potem odkrywa się następną.
name-discover = Odkrycie
text-discover = Zapłać 3 monety i weź 1 żeton wiedzy.
name-rebuild = Odbudowa
text-rebuild = Napraw do 2 kart Imperium, weź płytkę pierwszego gracza (chyba że widać na niej dłoń) i odwróć ją dłonią do góry, weź 1 monetę.
name-recruit = Rekrutacja
text-recruit = Weź odkrytą kartę wojska, płacąc jej koszt; zacznij nową armię na wolnym miejscu albo przykryj nią nieużytą aktywną kartę.
name-explore = Eksploracja
text-explore = Dobierz 5 kart Imperium (plus premia Eksploracji), jedną odłóż do rezerwy, resztę odrzuć; albo odłóż do rezerwy odkrytą kartę.
name-populate = Zaludnienie
text-populate = Zapłać 3 monety; weź z zapasu swojego obywatela o najniższej wartości. Do następnej rundy czeka na polu Głodu.

## Starting Empire cards

name-fishing_dock = Przystań rybacka
text-fishing_dock = Żywność 1.
name-wheat_fields = Pola pszenicy
text-wheat_fields = Żywność 1.

## Empire A

name-olive_grove = Gaj oliwny
text-olive_grove = Żywność 1.
name-terrace_farms = Uprawy tarasowe
text-terrace_farms = Żywność 2.
name-archivist_monks_of_bol = Mnisi archiwiści z Bol
text-archivist_monks_of_bol = Dochód: 1 moneta. Podczas Eksploracji dobierasz 2 karty więcej.
name-watchtower = Strażnica
text-watchtower = 1 stała strzała. Akcja: napraw 1 kartę Imperium i weź 2 monety.
name-hermits_retreat = Pustelnia
text-hermits_retreat = Dochód: 1 żeton wiedzy.
name-goat_pasture = Kozie pastwisko
text-goat_pasture = Żywność 1. Dochód: 1 moneta.
name-settlers_camp = Obóz osadników
text-settlers_camp = Żywność 1. Po zdobyciu: 1 obywatel.
name-market_square = Rynek
text-market_square = Dochód: 1 moneta.
name-crane = Dźwig
text-crane = Gdy wykonujesz akcję Budowa, możesz odrzucić tę kartę, aby zbudować kartę Imperium bez płacenia jej kosztu.
name-surveyors_house = Dom mierniczych
text-surveyors_house = Akcja: zapłać 2 monety, aby wziąć odkrytą prowincję.
name-housing_quarter = Dzielnica mieszkalna
text-housing_quarter = Po zdobyciu: 1 obywatel.
name-smithy = Kuźnia
text-smithy = 1 stały miecz.
name-barracks = Koszary
text-barracks = 1 miejsce na armię. Po zdobyciu: możesz zrekrutować odkrytą kartę wojska, płacąc jej koszt.
name-zori_playwrights = Dramatopisarze Zori
text-zori_playwrights = Jeśli pasujesz w rundzie przed wszystkimi, możesz odłożyć do rezerwy odkrytą kartę Imperium albo wierzchnią kartę talii Imperium.
name-muster_field = Plac zbiórki
text-muster_field = Akcja: +1 miecz do końca rundy, potem możesz zrekrutować odkrytą kartę wojska, płacąc jej koszt.
name-aqueduct = Akwedukt
text-aqueduct = Gdy zyskujesz nowego obywatela, weź 1 monetę za każdy symbol żywności na swojej planszy i kartach.
name-isolated_outpost = Odległa placówka
text-isolated_outpost = Gdy gracz po twojej prawej wykonuje akcję Odkrycie, możesz zdjąć 1 monetę z jednej ze swoich aktywnych kart wojska (z nazwy lub ilustracji).
name-town_hall = Ratusz
text-town_hall = Akcja: weź 1 żeton wiedzy i płytkę pierwszego gracza (chyba że widać już na niej dłoń).
name-cryptan_ship = Kryptański statek
text-cryptan_ship = Akcja: wykonaj akcję Eksploracja i weź 2 monety.
name-harbour = Port
text-harbour = Akcja: weź 3 monety.
name-silver_mine = Kopalnia srebra
text-silver_mine = Dochód: 2 monety.
name-scribes_guild = Gildia skrybów
text-scribes_guild = Gdy gracz po twojej lewej wykonuje akcję Odkrycie, możesz kupić 1 żeton wiedzy za 1 monetę.
name-observatory = Obserwatorium
text-observatory = Dochód: 1 moneta. Akcja: weź 1 żeton wiedzy.
name-engineers_academy = Akademia inżynierów
text-engineers_academy = Każda karta Imperium, którą budujesz, kosztuje cię 1 monetę mniej (nigdy mniej niż 0).
name-bridge = Most
text-bridge = Akcja: użyj akcji karty Imperium innego gracza, nawet jeśli stoi na niej obywatel.

## Empire B

name-citadel = Cytadela
text-citadel = Koniec gry: dodatkowe PZ za twoje czerwone sztandary (razem z tą kartą): 1 PZ za 1–2 sztandary, 2 PZ za 3–4, 3 PZ za 5 lub więcej.
name-victory_arch = Łuk triumfalny
text-victory_arch = Koniec gry: 1 PZ za każdych 2 pokonanych Tytanów (najwyżej 3 PZ).
name-arsenal = Arsenał
text-arsenal = 2 stałe miecze.
name-hall_of_generals = Sala generałów
text-hall_of_generals = 1 miejsce na armię. 1 stały miecz.
name-city_ramparts = Mury miejskie
text-city_ramparts = 1 stała strzała. Po zdobyciu: napraw do 2 kart Imperium.
name-veterans_colony = Kolonia weteranów
text-veterans_colony = 1 stały miecz. Po zdobyciu: 1 obywatel.
name-great_lighthouse = Wielka latarnia morska
text-great_lighthouse = Koniec gry: dodatkowe PZ za twoje niebieskie sztandary (razem z tą kartą): 1 PZ za 1–2 sztandary, 2 PZ za 3–4, 3 PZ za 5 lub więcej.
name-deep_harbour = Port głębokowodny
text-deep_harbour = Dochód: 2 monety.
name-merchant_city = Miasto kupców
text-merchant_city = Akcja: użyj akcji karty Imperium innego gracza, nawet jeśli stoi na niej obywatel.
name-hanging_canals = Wiszące kanały
text-hanging_canals = Żywność 2. Dochód: 1 moneta.
name-shipyard = Stocznia
text-shipyard = Akcja: weź 2 monety, potem możesz zbudować odkrytą kartę Imperium lub kartę z rezerwy, płacąc jej koszt.
name-whaling_fleet = Flota wielorybnicza
text-whaling_fleet = Żywność 1. Akcja: weź 3 monety.
name-sacred_grove = Święty gaj
text-sacred_grove = Koniec gry: dodatkowe PZ za twoje zielone sztandary (razem z tą kartą): 1 PZ za 1–2 sztandary, 2 PZ za 3–4, 3 PZ za 5 lub więcej.
name-forest_hideout = Leśna kryjówka
text-forest_hideout = Akcja: obejrzyj 4 wierzchnie karty stosu Tytanów (razem z odkrytym), odłóż je w dowolnej kolejności; potem możesz zaatakować wierzchnią kartę tego stosu.
name-great_granary = Wielki spichlerz
text-great_granary = Żywność 2.
name-rangers_lodge = Leśniczówka tropicieli
text-rangers_lodge = 2 stałe strzały. Podczas Eksploracji dobierasz 1 kartę więcej.
name-harvest_fair = Jarmark dożynkowy
text-harvest_fair = Akcja: weź 1 monetę za każdy symbol żywności na swojej planszy i kartach.
name-herbalists_garden = Ogród zielarzy
text-herbalists_garden = Akcja: napraw do 2 kart Imperium i weź 3 monety.
name-golden_obelisk = Złoty obelisk
text-golden_obelisk = Koniec gry: dodatkowe PZ za twoje żółte sztandary (razem z tą kartą): 1 PZ za 1–2 sztandary, 2 PZ za 3–4, 3 PZ za 5 lub więcej.
name-royal_mint = Mennica królewska
text-royal_mint = Koniec gry: 1 PZ za każde 4 monety (najwyżej 3 PZ).
name-caravanserai = Karawanseraj
text-caravanserai = Akcja: weź 4 monety.
name-new_colony = Nowa kolonia
text-new_colony = Żywność 1. Po zdobyciu: 1 obywatel.
name-land_registry = Kataster
text-land_registry = Koniec gry: 1 PZ za każdą prowincję (najwyżej 3 PZ).
name-salt_road = Szlak solny
text-salt_road = Dochód: 2 monety.
name-hall_of_masks = Sala masek
text-hall_of_masks = Koniec gry: dodatkowe PZ za twoje fioletowe sztandary (razem z tą kartą): 1 PZ za 1–2 sztandary, 2 PZ za 3–4, 3 PZ za 5 lub więcej.
name-great_library = Wielka biblioteka
text-great_library = Dochód: 1 żeton wiedzy.
name-oracle = Wyrocznia
text-oracle = Podczas Eksploracji dobierasz 2 karty więcej. Akcja: weź 1 żeton wiedzy i 1 monetę.
name-training_grounds = Plac ćwiczeń
text-training_grounds = Akcja: +3 miecze do końca rundy.
name-hall_of_records = Sala kronik
text-hall_of_records = Koniec gry: 1 PZ za każdy żeton wiedzy (najwyżej 3 PZ).
name-star_tower = Wieża gwiazd
text-star_tower = Po zdobyciu: 2 żetony wiedzy.
name-moon_festival = Święto Księżyca
text-moon_festival = Koniec gry: 1 PZ za każdy pełny zestaw 5 różnych sztandarów plemion.

## Starting Military cards

name-city_guard = Straż miejska
text-city_guard = 3 strzały. Dziedzictwo: 1 miecz.
name-militia = Milicja
text-militia = 2 miecze. Dziedzictwo: 1 strzała.

## Military

name-merkian_troops = Wojska Merkian
text-merkian_troops = 1 miecz, 3 strzały. Dziedzictwo: 1 miecz, 1 strzała.
name-bronze_hoplites = Hoplici z brązu
text-bronze_hoplites = 4 miecze. Dziedzictwo: 1 strzała.
name-spear_levy = Pospolite ruszenie włóczników
text-spear_levy = 3 miecze, 1 strzała. Dziedzictwo: 1 miecz.
name-mountain_slingers = Górscy procarze
text-mountain_slingers = 5 strzał. Dziedzictwo: 1 strzała.
name-river_raiders = Rzeczni łupieżcy
text-river_raiders = 3 miecze. Łup 1. Dziedzictwo: łup 1.
name-night_scouts = Nocni zwiadowcy
text-night_scouts = 1 miecz, 2 strzały. Szpiegostwo 1. Dziedzictwo: 1 strzała.
name-field_engineers = Saperzy
text-field_engineers = 2 miecze, 2 strzały. Naprawa 1. Dziedzictwo: naprawa 1.
name-nomad_archers = Łucznicy nomadów
text-nomad_archers = 4 strzały. Łup 1. Dziedzictwo: 1 strzała.
name-longbow_company = Kompania długich łuków
text-longbow_company = 6 strzał. Dziedzictwo: 2 strzały.
name-desert_riders = Jeźdźcy pustyni
text-desert_riders = 3 miecze, 2 strzały. Łup 1. Dziedzictwo: 1 miecz.
name-chariot_squadron = Oddział rydwanów
text-chariot_squadron = 5 mieczy, 1 strzała. Dziedzictwo: 1 miecz, 1 strzała.
name-veteran_phalanx = Falanga weteranów
text-veteran_phalanx = 6 mieczy. Dziedzictwo: 1 miecz.
name-temple_guardians = Strażnicy świątyni
text-temple_guardians = 5 mieczy. Naprawa 1. Dziedzictwo: 1 miecz, naprawa 1.
name-mist_ninja = Ninja z mgieł
text-mist_ninja = 3 miecze, 1 strzała. Szpiegostwo 1. Dziedzictwo: szpiegostwo 1.
name-siege_crew = Załoga oblężnicza
text-siege_crew = 3 miecze, 4 strzały. Dziedzictwo: 1 miecz, 1 strzała.
name-war_elephants = Słonie bojowe
text-war_elephants = 7 mieczy. Dziedzictwo: 2 miecze.
name-titan_hunters = Łowcy Tytanów
text-titan_hunters = 5 mieczy, 3 strzały. Dziedzictwo: 2 miecze.

## Titans

name-serpent_of_hmu = Wąż z Hmu
text-serpent_of_hmu = Pojemność 1.
name-dune_strider = Wędrowiec wydm
text-dune_strider = 1 stała strzała.
name-reef_crawler = Pełzacz rafowy
text-reef_crawler = Żywność 1.
name-bog_wader = Brodziec bagienny
text-bog_wader = Po zdobyciu: 2 monety.
name-cliff_howler = Wyjec klifowy
text-cliff_howler = Dochód: 1 moneta.
name-salt_giant = Solny olbrzym
text-salt_giant = Po zdobyciu: napraw 1 kartę Imperium.
name-thorn_beast = Ciernista bestia
text-thorn_beast = Żywność 1.
name-stone_creature = Kamienny stwór
text-stone_creature = Pojemność 2.
name-storm_ray = Burzowa płaszczka
text-storm_ray = 2 stałe strzały.
name-ash_colossus = Popielny kolos
text-ash_colossus = 1 stały miecz.
name-glass_scorpion = Szklany skorpion
text-glass_scorpion = Dochód: 2 monety.
name-hollow_tortoise = Pusty żółw
text-hollow_tortoise = Pojemność 1. Żywność 1.
name-veiled_watcher = Zasłonięty obserwator
text-veiled_watcher = Dochód: 1 żeton wiedzy.
name-many_armed_sovereign = Wieloręki władca
text-many_armed_sovereign = Pojemność 1.
name-sunken_emperor = Zatopiony cesarz
text-sunken_emperor = Po zdobyciu: 2 żetony wiedzy.
name-burning_mountain = Płonąca góra
text-burning_mountain = 1 stały miecz.
name-wind_leviathan = Lewiatan wichrów
text-wind_leviathan = Pojemność 1. Żywność 1.
name-dread_sphinx = Groźny sfinks
text-dread_sphinx = Pojemność 1. Po zdobyciu: 4 monety.
name-sky_eater = Pożeracz nieba
text-sky_eater = Pojemność 1. Żywność 1. Po zdobyciu: 1 obywatel.
name-old_hunger = Pradawny głód
text-old_hunger = Dochód: 2 monety.

## Provinces

name-open_plain = Rozległa równina
text-open_plain = Pojemność 5.
name-wide_valley = Szeroka dolina
text-wide_valley = Pojemność 4. Po zdobyciu: napraw do 2 kart Imperium.
name-river_delta = Delta rzeki
text-river_delta = Pojemność 3. Żywność 1.
name-orchard_hills = Wzgórza sadów
text-orchard_hills = Pojemność 2. Żywność 2.
name-coast_road = Nadmorska droga
text-coast_road = Pojemność 3. Dochód: 1 moneta.
name-market_quarter = Dzielnica targowa
text-market_quarter = Pojemność 2. Dochód: 2 monety.
name-garrison_heights = Wzgórza garnizonu
text-garrison_heights = Pojemność 3. 1 miejsce na armię.
name-old_fortress = Stara twierdza
text-old_fortress = Pojemność 2. 1 miejsce na armię. 1 stały miecz.
name-watch_ridge = Grzbiet straży
text-watch_ridge = Pojemność 3. 1 stały miecz.
name-scholars_hill = Wzgórze uczonych
text-scholars_hill = Pojemność 2. Dochód: 1 żeton wiedzy. Podczas Eksploracji dobierasz 1 kartę więcej.

## The sketch in the terminal

board-sketch-player = Gracz { $number }
board-sketch-round =
    { $side ->
        [hand] Runda { $round } z { $rounds }. Płytka pierwszego gracza: { $holder }, dłonią do góry.
       *[plain] Runda { $round } z { $rounds }. Płytka pierwszego gracza: { $holder }.
    }
board-sketch-covered = zakryte
board-sketch-empire = Imperium { $deck } (talia: { $left })
board-sketch-military = Wojsko (talia: { $left })
board-sketch-province = Prowincja (stos: { $left })
board-sketch-both = { $defence }, miecze i strzały
board-sketch-swords = { $defence }, tylko miecze
board-sketch-price =
    { $knowledge ->
        [0] monety: { $coins }
       *[other] monety: { $coins }, wiedza: { $knowledge }
    }
board-sketch-coins = Monety
board-sketch-knowledge = Wiedza
board-sketch-citizens = Wolni obywatele
board-sketch-food = Żywność / obywatele
board-sketch-capacity = Zbudowane / pojemność
board-sketch-attack = Miecze + strzały
board-sketch-banners = Sztandary
board-sketch-passed = Pas
board-sketch-points = Punkty teraz
board-sketch-armies = Armie
board-sketch-lands = Prowincje
board-sketch-trophies = Tytani
board-sketch-reserve = Rezerwa

## Co przyniósł los

tally-dice_rolled = Kości obrażeń
tally-cards_drawn = Zbadane karty Imperium
tally-titan_revealed = Odkryci Tytani
outcome-titans = Tytan
outcome-coins = Moneta
outcome-blanks = Pusta ścianka

## Pomoc

help-rounds = Sześć rund. W swojej turze każdy umieszcza obywatela, atakuje Tytana albo pasuje; gdy wszyscy spasują, runda się kończy: dochód, powrót obywateli, żywienie.
help-citizens = Obywatel idzie na pole akcji albo na jedną z twoich kart z akcją. Wysokie wartości zdobywają pola, które wymagają wyższej liczby; niskie przydają się na Budowie, Rekrutacji, Odbudowie i na twoich kartach.
help-empire = Karty Imperium buduje się akcją Budowa. Ich ikony działają od razu, sztandary punktują na końcu. Reszta rzędu jest wymieniana co rundę.
help-military = Karty wojska dołączają do twoich armii akcją Rekrutacja. Odkryte leżą, dopóki ktoś ich nie weźmie.
help-armies = Zrekrutowana karta zaczyna nową armię, jeśli jest wolne miejsce, albo przykrywa nieużytą armię: karta pod spodem traci monety i zostawia dziedzictwo.
help-use = Użycie armii kładzie na niej monety: o jedną więcej, niż już tam leży. W następnej rundzie armia jest znów gotowa, ale monety zostają. Miecze liczą się przeciw wszystkim Tytanom, strzały tylko przeciw tym, na których są pokazane.
help-provinces = Prowincje bierze się akcją Ekspansja; dają miejsce na kolejne karty Imperium.
help-permanent = Stały atak i premie na rundę dolicza się do każdego ataku, bez kosztu.
help-dice = Po zwycięstwie rzuca się jedną kością za każdy sztandar Tytana: ścianka z Tytanem uszkadza twoją kartę Imperium, ścianka z monetą kosztuje monetę.
help-tile = Kto ma płytkę, zaczyna następną rundę. Odbudową bierze się ją i odwraca dłonią do góry; do końca rundy nikt inny nie może jej wziąć.
help-food = Na końcu rundy każdy obywatel potrzebuje żywności. Kto jej nie dostanie, spędza rundę na polu Głodu, a na końcu gry kosztuje 2 punkty.
help-famine = Obywateli na polu Głodu nie można umieszczać. Nowy obywatel czeka tu na nakarmienie.
help-capacity = Każda karta Imperium zajmuje jedno miejsce; prowincje i niektórzy Tytani dają ich więcej. Uszkodzone karty też zajmują miejsce i też punktują.

## Rysowany stół

board-sure-pass_turn = W tej rundzie możesz jeszcze coś zrobić. Spasować do jej końca?
board-round = Runda { $round } z { $rounds }
board-actions = Akcje
board-tile = Płytka pierwszego gracza
board-tile-of =
    { $side ->
        [hand] Płytkę ma { $name }; leży dłonią do góry: w tej rundzie nikt inny jej nie weźmie.
       *[plain] Płytkę ma { $name }.
    }
board-cost = Koszt
board-banners = Sztandary
board-tribe-red = czerwony
board-tribe-blue = niebieski
board-tribe-green = zielony
board-tribe-yellow = żółty
board-tribe-purple = fioletowy
board-swords = Miecze
board-arrows = Strzały
board-defence = Obrona
board-next-use = Następne użycie
board-used = użyta
board-army =
    { $used ->
        [yes] Armia: { $card }, użyta: { counted-swords }, { counted-arrows }.
       *[no] Armia: { $card }: { counted-swords }, { counted-arrows }; koszt użycia: { counted-cost }.
    }
board-army-used = Użyta w tej rundzie; w następnej znów gotowa.
board-legacies = Pod spodem: { $cards }.
board-reach-cost = za { counted-price }
board-reach-dear = trzeba mieć { counted-price }
board-reach-missing = brakuje { $count }
board-titan =
    { $arrows ->
        [yes] { $titan }: obrona { $defence }, liczą się miecze i strzały. Sztandary: { $banners }. { $text }
       *[no] { $titan }: obrona { $defence }, liczą się tylko miecze. Sztandary: { $banners }. { $text }
    }
board-both-count = Przeciw niemu liczą się miecze i strzały.
board-swords-only = Przeciw niemu liczą się tylko miecze.
board-dice =
    { $count ->
        [one] Gdy padnie, rzuca się jedną kością obrażeń.
        [few] Gdy padnie, rzuca się { $count } kośćmi obrażeń.
       *[many] Gdy padnie, rzuca się { $count } kośćmi obrażeń.
    }
board-gathering = Siła { $strength } przeciw { $defence }, koszt: { counted-cost }.
board-placement-higher = Może tu przyjść każdy obywatel, dopóki nikogo nie ma; potem tylko o wyższej wartości.
board-placement-surcharge = Może tu przyjść każdy obywatel. Jeśli stoją tu inni, kosztuje to 1 monetę, chyba że jeden z nich ma tę samą wartość.
board-placement-free = Każdy obywatel może tu przyjść zawsze.
board-beat = Może tu przyjść tylko obywatel o wartości wyższej niż { $value }.
board-opens = Otwiera się w rundzie { $round }.
board-admits = Wystarczającą wartość mają twoi: { $citizens }.
board-surcharged = 1 moneta dopłaty za: { $citizens }.
board-from-round = runda { $round }
board-any = każdy
board-or = lub
board-empire-row = Odkryte karty Imperium
board-empire-deck =
    { $count ->
        [one] Imperium { $deck }: { $count } karta w talii
        [few] Imperium { $deck }: { $count } karty w talii
       *[many] Imperium { $deck }: { $count } kart w talii
    }
board-discard = Odrzucone
board-military-row = Odkryte karty wojska
board-military-deck =
    { $count ->
        [one] Wojsko: { $count } karta w talii
        [few] Wojsko: { $count } karty w talii
       *[many] Wojsko: { $count } kart w talii
    }
board-province-row = Odkryta prowincja
board-no-province = Nie ma już prowincji.
board-titans = Tytani
board-no-titan = W tym stosie nie ma już Tytana.
board-below = Kart pod spodem
board-known = Wiesz, co leży pod spodem: { $cards }.
board-damage-dice = Kości obrażeń
board-face-titan = Tytan
board-face-coin = Moneta
board-face-blank = Pusta
board-drawn = Eksploracja, gracz { $name }: jedna karta zostaje
board-scouting = Zwiad, gracz { $name }; odłożono z powrotem: { $count }
board-looked = Wybierz jedną z prowincji na wierzchu
board-city = Miasto: kart { $count }, miejsca na { $capacity }
board-damaged = Uszkodzona: nic nie daje, dopóki się jej nie naprawi, ale jej sztandary punktują.
board-worker = Do końca rundy pracuje tu obywatel { $citizen }.
board-points-now = Punkty teraz
board-armies = Armie: { $count }, miejsca: { $slots }
board-slot = Wolne miejsce na armię
board-coins = Monety
board-coins-help =
    { $count ->
        [one] Dochód na końcu rundy: { $count } moneta.
        [few] Dochód na końcu rundy: { $count } monety.
       *[many] Dochód na końcu rundy: { $count } monet.
    }
board-knowledge = Wiedza
board-knowledge-help = Dochód wiedzy na końcu rundy: { $count }. Najlepsze karty kosztują wiedzę.
board-food = Żywność dla obywateli
board-capacity = Karty Imperium i miejsce
board-citizen = Obywatel { $value }
board-away = w pracy: { $count }
board-famine = Głód
board-vp = { $points } pkt
board-tally =
    { $next ->
        [0] { $tribe }: { $count }, warte { board-vp }; następne nic nie dają.
       *[other] { $tribe }: { $count }, warte { board-vp }; następny daje { $next }.
    }
board-banners-help = Sztandary jednego plemienia punktują razem: { $points } za jeden, dwa, trzy i tak dalej.
board-reserve = Rezerwa
board-secret = Imperium { $deck }, zakryta
board-lands = Pokonani Tytani i prowincje
board-strip = Miasto gracza { $name }: monety { $coins }, wiedza { $knowledge }, wolni obywatele: { $citizens }, { counted-swords }, { counted-arrows }, punkty { $total }. Otwórz lub zamknij.

## Dlaczego to teraz niemożliwe

why-opens_later = To pole otwiera się w rundzie { $round }.
why-no_citizen_left = Żaden z twoich obywateli nie jest dostępny w tej rundzie.
why-needs_higher_citizen = Potrzebny jest obywatel o wartości wyższej niż { $beat }; nie masz takiego wolnego.
why-needs_coins =
    { $missing ->
        [one] Brakuje ci { $missing } monety; potrzeba { $count }.
        [few] Brakuje ci { $missing } monet; potrzeba { $count }.
       *[many] Brakuje ci { $missing } monet; potrzeba { $count }.
    }
why-needs_knowledge = Brakuje ci wiedzy: { $missing }; potrzeba { $count }.
why-needs_province_price = Potrzebny jest 1 żeton wiedzy albo 3 monety.
why-no_province_left = Nie ma już prowincji.
why-nothing_to_find = Nie ma już kart Imperium do znalezienia.
why-all_citizens_there = Masz już wszystkich swoich obywateli.
why-city_full =
    { $capacity ->
        [one] Twoje miasto ma miejsce na { $capacity } kartę i jest pełne. Ekspansja daje więcej miejsca.
        [few] Twoje miasto ma miejsce na { $capacity } karty i jest pełne. Ekspansja daje więcej miejsca.
       *[many] Twoje miasto ma miejsce na { $capacity } kart i jest pełne. Ekspansja daje więcej miejsca.
    }
why-already_built = Ta karta jest już w twoim mieście; dwóch takich samych mieć nie wolno.
why-nothing_to_build = Nie ma karty, na którą cię stać.
why-nothing_to_recruit = Nie ma karty wojska, na którą cię stać.
why-no_place_for_army = Nie ma wolnego miejsca na armię, a wszystkie twoje armie są użyte, więc żadnej nie można przykryć.
why-card_taken = Pracuje tu już jeden z twoich obywateli.
why-card_is_damaged = Jest uszkodzona. Naprawia ją Odbudowa.
why-nothing_to_do = Jej akcja nic by teraz nie dała.
why-attack_too_weak = Wszystkim twoim nieużytym armiom razem brakuje { $missing }.
why-no_army_ready = Wszystkie twoje armie są w tej rundzie użyte.
