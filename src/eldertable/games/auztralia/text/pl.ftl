title = AuZtralia
tagline = Kładź tory, zakładaj farmy i powstrzymaj Przedwiecznych, nim dotrą do morza.

## Pierwsza gra z przewodnikiem

guide-welcome = Australia, a w głębi lądu coś się budzi. Buduj tory od swojego portu, wydobywaj surowce, zakładaj farmy i zbierz wojsko, zanim obudzą się Przedwieczni. Każda akcja kosztuje czas; działa ten, kto jest ostatni na torze czasu. Zróbmy pierwsze kroki.
guide-port = Wybierz miejsce swojego portu. Wszystko, co masz, musi być z nim połączone torami. Port Lincoln to dobre miejsce: dwa heksy dalej leży węgiel.
guide-rails = Wybierz pole akcji. Dwa odcinki torów przez wybrzeże i busz kosztują 2 punkty czasu; przez wyżyny kosztowałyby więcej.
guide-first_rail = Połóż pierwszy odcinek z portu do heksu 2.
guide-second_rail = Idź dalej do heksu 4, gdzie leży węgiel. Tor łączy dwa sąsiednie heksy.
guide-mine = Kostka na polu pokazuje, że już go użyto: ponowne użycie kosztuje złoto. Węgiel jest połączony z portem: wydobądź go.
guide-farm = Farmy to najpewniejszy dochód: 1 złoto od razu i 2 punkty na koniec za 1 punkt czasu. Zakładaj je tam, gdzie biegną twoje tory.
guide-place_farm = Wybierz heks dla farmy. Farmy przyciągają Przedwiecznych, więc odciągają też niebezpieczeństwo od portu.
guide-recruit = Postacie pomagają przez całą grę. Zwerbuj jedną z nich.
guide-personality =
    Weź, kogo chcesz; { $touch ->
        [true] przytrzymaj palec na karcie
       *[false] wskaż kartę
    }, aby przeczytać, co robi.
guide-military = Przedwieczni budzą się na polu 22 i wtedy ruszają. Kup jednostkę, póki jest czas.
guide-units = Różne rodzaje jednostek są ważniejsze niż wiele jednego rodzaju: każdy rodzaj zadaje obrażenia, a kolejne jednostki tego samego rodzaju tylko je przyjmują.
guide-farewell = Odtąd busz należy do ciebie. Jeśli padnie którykolwiek port, gra od razu się kończy, a wygrać mogą Przedwieczni. Gdy pola się zapełnią, odzyskaj kostki. Powodzenia!
guide-known = Każda akcja kosztuje czas, a działa ten, kto jest najdalej w tyle. Tory łączą wszystko z portem; płacisz za nie węglem, żelazem i złotem; farmy dają punkty. Pole z kostką kosztuje złoto, dopóki nie odzyskasz kostek.
guide-left = Walka, to, co śpi pod kafelkami, marsz Przedwiecznych po polu 22 i obrona portu.

## Druga lekcja

guide2-title = Walka i twój port
guide2-welcome = Czas 20: za dwa pola obudzą się Przedwieczni. Blisko twoich torów coś śpi pod kafelkiem, a koszary nie są puste. Uderzmy pierwsi.
guide2-attack = Wybierz akcję Atak.
guide2-target = Wybierz heks w zasięgu jednostek. Zakryty kafelek zdradza tylko poziom; ten jest słaby. Atakuj heks 3.
guide2-infantry = Wyślij wszystkie cztery jednostki piechoty: z każdego rodzaju uderza tylko jedna, ale pozostałe przyjmują za nią obrażenia.
guide2-car = I wóz pancerny: inny rodzaj, kolejne uderzenie.
guide2-card = Kafelek jest odkryty, a walka toczy się karta po karcie. Każda karta pokazuje, które rodzaje jednostek trafiają, co trafia ciebie i ile tracisz poczytalności. W każdej walce masz 3 żetony poczytalności; jeśli masz stracić kolejny, a nie masz już żadnego, ponosisz porażkę. Walcz dalej.
guide2-fight_on = Po każdej karcie możesz się wycofać: nic więcej nie tracisz, a obrażenia zostają na Przedwiecznym. Spójrz na szanse i walcz dalej.
guide2-damage = Wybierz, kto przyjmie obrażenia. Kostki zbierają się na jednej jednostce rodzaju; gdy jest pełna, ginie. Po walce, która nie jest porażką, wszystkie kostki znikają.
guide2-after = Już po walce; kto przeżył, wraca do koszar. Co zniszczysz bez pomocy innych, jest twoje i daje punkty. Reszta ruszy: od pola 22 Przedwieczni działają, gdy są ostatni, odkrywają kafelki i idą ku farmom i portom.
guide2-farewell = Jeśli któryś dojdzie do twojego portu, muszą tam walczyć wszystkie jednostki z koszar, bez możliwości wycofania. Jeśli po walce nadal tam stoi, port jest stracony i gra od razu się kończy. Trzymaj więc w domu jednostki różnych rodzajów i wcześnie niszcz to, co się zbliża.
guide2-known = Atak: zasięg, korpus, potem karta po karcie, z możliwością wycofania po każdej. Różne rodzaje uderzają, takie same przyjmują obrażenia. Stracony port kończy grę.
guide2-left = Świątynie, postacie w walce, pomoc sąsiadowi, by przeżyli wszyscy, i Cthulhu.

## Options

option-map = Mapa
option-map-help = Główna mapa albo Australia Zachodnia z terenami rolniczymi, pustynią i punktami zwycięstwa do wydobycia.
value-map-east = Australia Wschodnia
value-map-west = Australia Zachodnia
option-mode = Tryb
option-mode-help = Jedna osoba zawsze gra w trybie solowym. Warianty są dla dwóch osób, pełna współpraca dla dwóch do czterech.
value-mode-standard = standardowy
value-mode-solo = solowy
value-mode-two_player_variants = warianty dla dwóch graczy
value-mode-cooperative = pełna współpraca
option-challenge = Wyzwanie
option-challenge-help = Dla trzech lub czterech graczy, dla których Przedwieczni są zbyt łatwi.
value-challenge-none = brak
value-challenge-medium = średni: świątynie z Przedwiecznymi
value-challenge-hard = trudny: także bez pustych kafelków
value-challenge-insane = szalony: także mroczniejsza eksploracja
option-solo_level = Poziom gry solowej
option-solo_level-help = Surowce i punkty zwycięstwa na początku gry solowej.
value-solo_level-easy = niski
value-solo_level-hard = wysoki
value-solo_level-insane = szalony
option-objective = Cel solowy
option-objective-help = Czy cel solowy jest losowany, czy wybierany.
value-objective-random = wylosowany
value-objective-choose = wybrany
option-variant_cards = Karty wariantów
option-variant_cards-help = Jedna karta na jeden wariant albo dwie karty na dwa z ich czterech wariantów.
value-variant_cards-1 = jedna
value-variant_cards-2 = dwie
option-first_withdrawal = Wycofanie przed pierwszą kartą
option-first_withdrawal-help = Instrukcję można czytać dwojako: przed pierwszą kartą Przedwiecznych może się wycofać tylko atakujący, który odkrył kafelek, albo każdy.
value-first_withdrawal-turned_up = po odkryciu kafelka
value-first_withdrawal-always = zawsze

## Decisions

decision-objective =
    { $seat_you ->
        [yes] Do którego celu chcesz dążyć?
       *[no] { $seat } wybiera cel.
    }
decision-variant =
    { $seat_you ->
        [yes] Wybierz wariant (pozostało: { $left }).
       *[no] { $seat } wybiera wariant.
    }
decision-port =
    { $seat_you ->
        [yes] Gdzie stanie twój port?
       *[no] { $seat } umieszcza port.
    }
decision-friends =
    { $seat_you ->
        [yes] Który stary przyjaciel zostaje z tobą?
       *[no] { $seat } wybiera starego przyjaciela.
    }
decision-turn =
    { $seat_you ->
        [yes] Twoja tura: wybierz akcję.
       *[no] Tura gracza: { $seat }.
    }
decision-rail =
    { $seat_you ->
        [yes] Gdzie kładziesz tory? (pozostało: { $left })
       *[no] { $seat } kładzie tory.
    }
decision-mine =
    { $seat_you ->
        [yes] Co wydobywasz?
       *[no] { $seat } wydobywa surowce.
    }
decision-recruit =
    { $seat_you ->
        [yes] Kogo werbujesz?
       *[no] { $seat } werbuje postać.
    }
decision-refresh =
    { $seat_you ->
        [yes] Które karty odsyłasz?
       *[no] { $seat } wymienia karty z ekspozycji.
    }
decision-look =
    { $seat_you ->
        [yes] Zatrzymaj jedną z tych kart albo wymień ją na kartę z ekspozycji.
       *[no] { $seat } ogląda karty z talii.
    }
decision-recipient =
    { $seat_you ->
        [yes] Kto to otrzyma: { $gift }?
       *[no] { $seat } wybiera, kto to otrzyma: { $gift }.
    }
decision-buy =
    { $seat_you ->
        [yes] Jakie jednostki kupujesz?
       *[no] { $seat } kupuje jednostki wojskowe.
    }
decision-trade =
    { $seat_you ->
        [yes] Import czy eksport? (pozostało: { $left })
       *[no] { $seat } handluje.
    }
decision-farm =
    { $seat_you ->
        [yes] Jaką farmę zakładasz? (pozostało: { $left })
       *[no] { $seat } zakłada farmy.
    }
decision-attack =
    { $seat_you ->
        [yes] Który heks atakujesz?
       *[no] { $seat } przygotowuje atak.
    }
decision-force =
    { $seat_you ->
        [yes] { $unit }: ile jednostek wysyłasz na heks { $hex }?
       *[no] { $seat } zbiera korpus przeciw heksowi { $hex } ({ $unit }).
    }
decision-reveal =
    { $seat_you ->
        [yes] Który zakryty kafelek odkrywasz? ({ $number } z { $total })
       *[no] { $seat } odkrywa kafelek ({ $number } z { $total }).
    }
decision-restore =
    { $seat_you ->
        [yes] Którą farmę przywracasz?
       *[no] { $seat } przywraca farmy.
    }
decision-take_unit =
    { $seat_you ->
        [yes] Jaką jednostkę bierzesz?
       *[no] { $seat } bierze jednostkę.
    }
decision-kitchener =
    { $seat_you ->
        [yes] Jaką postać sprowadza Kitchener?
       *[no] { $seat } bierze postać dzięki Kitchenerowi.
    }
decision-strike =
    { $seat_you ->
        [yes] Który Przedwieczny otrzymuje obrażenia ({ $count })?
       *[no] { $seat } wybiera Przedwiecznego, który otrzyma obrażenia ({ $count }).
    }
decision-temple =
    { $seat_you ->
        [yes] Która świątynia zostaje usunięta?
       *[no] { $seat } usuwa świątynię.
    }
decision-withdraw =
    { $seat_you ->
        [yes] Walczysz dalej czy się wycofujesz?
       *[no] { $seat } decyduje, czy walczyć dalej.
    }
decision-window =
    { $seat_you ->
        [yes] Czy używasz teraz postaci?
       *[no] { $seat } może użyć postaci.
    }
decision-jones =
    { $seat_you ->
        [yes] Odkryto kartę { $number }. Czy Kapral Jones wycofuje jednostki, zanim zadziała?
       *[no] Odkryto kartę { $number }; { $seat } może wycofać jednostki dzięki Kapralowi Jonesowi.
    }
decision-damage =
    { $seat_you ->
        [yes] Które jednostki otrzymują obrażenie? (pozostało: { $count })
       *[no] { $seat } przydziela obrażenia (pozostało: { $count }).
    }
decision-neumann =
    { $seat_you ->
        [yes] Jednostka zostaje zniszczona ({ $unit }). Czy Franz Neumann ją ratuje?
       *[no] { $seat } traci jednostkę ({ $unit }); Franz Neumann może ją uratować.
    }
decision-sacrifice =
    { $seat_you ->
        [yes] Którą jednostkę poświęca Generał Takanashi?
       *[no] { $seat } poświęca jednostkę.
    }
decision-heal =
    { $seat_you ->
        [yes] Które jednostki naprawia Luigi Caprotti?
       *[no] { $seat } usuwa obrażenie z jednostki.
    }
decision-benefit =
    { $seat_you ->
        [yes] Co bierzesz?
       *[no] { $seat } bierze surowiec.
    }
decision-kapena =
    { $seat_you ->
        [yes] Przedwieczni są na twojej farmie. Czy Kapena Alika atakuje?
       *[no] Przedwieczni są na farmie gracza { $seat }; Kapena Alika może zaatakować.
    }

## Choices

choice-choose_objective = { $objective }
choice-choose_variant = { $variant }
choice-place_port = { $site } (heks { $hex })
choice-keep_friend = Zatrzymaj: { $card }
choice-take_action = { $box }
choice-play_card = Zagraj: { $card }
choice-lay_rail = Tory z heksu { $hex } na heks { $other }
choice-stop = Wystarczy
choice-mine = { $kind }, heks { $hex }
choice-take_personality = Weź: { $card }
choice-look_at_deck = Zapłać 1 złoto i obejrzyj dwie karty z góry talii
choice-refresh_display = Zapłać 1 złoto i wymień karty z ekspozycji
choice-discard_personality = Odeślij: { $card }
choice-keep_looked = Zatrzymaj: { $card }
choice-swap_looked = Wyłóż { $card } na ekspozycję i weź { $other }
choice-give_to =
    { $seat_you ->
        [yes] Zatrzymaj dla siebie
       *[no] Przekaż: { $seat }
    }
choice-buy_units = { $unit } × { $count }
choice-import = Import: { $kind }
choice-export = Eksport za 1 złoto: { $kind }
choice-place_farm = { $farm } na heksie { $hex }
choice-attack_hex = Atakuj heks { $hex }
choice-send_units = { $unit } × { $count }
choice-decline = Bez ataku
choice-fight_on = Nikt się nie wycofuje
choice-withdraw =
    { $part_id ->
        [airships] Wycofaj sterowce
        [others] Wycofaj wszystkich oprócz sterowców
       *[all] Wycofaj wszystkie jednostki
    }
choice-use_card = Użyj: { $card }
choice-continue = Dalej
choice-assign_damage = { $unit }
choice-save_unit = Uratuj jednostkę
choice-lose_unit = Niech przepadnie
choice-sacrifice_unit = { $unit }
choice-heal_unit = { $unit }
choice-target_tile = { $tile } (heks { $hex })
choice-reveal_tile = Kafelek na heksie { $hex }
choice-remove_temple = Świątynia na heksie { $hex }
choice-restore_farm = Farma na heksie { $hex }
choice-take_unit = { $unit }
choice-take_good = { $kind }

## Events

event-variants_drawn = Warianty do wyboru: { $variants }.
event-variant_chosen =
    { $seat_you ->
        [yes] Wybierasz wariant: { $variant }.
       *[no] { $seat } wybiera wariant: { $variant }.
    }
event-objective_set =
    { $seat_you ->
        [yes] Twój cel: { $objective }.
       *[no] Cel gracza { $seat }: { $objective }.
    }
event-surveyed = Kafelek eksploracji { $number } zostaje rozpatrzony na heksie { $hex }.
event-port_placed =
    { $seat_you ->
        [yes] Twój port: { $site } (heks { $hex }).
       *[no] Port gracza { $seat }: { $site } (heks { $hex }).
    }
event-friends_dealt =
    { $seat_you ->
        [yes] Otrzymujesz karty postaci ({ $count }): { $cards }.
       *[no] { $seat } otrzymuje karty postaci ({ $count }).
    }
event-action_taken =
    { $seat_you ->
        [yes] { $gold ->
            [0] Wykonujesz akcję: { $box }.
           *[other] Wykonujesz akcję: { $box } (złoto za kostki na polu: { $gold }).
        }
       *[no] { $gold ->
            [0] { $seat } wykonuje akcję: { $box }.
           *[other] { $seat } wykonuje akcję: { $box } (złoto za kostki na polu: { $gold }).
        }
    }
event-disc_moved =
    { $seat_you ->
        [yes] Twój dysk przesuwa się o { $time ->
             [one] 1 pole
             [few] { $time } pola
             [many] { $time } pól
            *[other] { $time } pola
        }, na pole { $space }.
       *[no] Dysk gracza { $seat } przesuwa się o { $time ->
             [one] 1 pole
             [few] { $time } pola
             [many] { $time } pól
            *[other] { $time } pola
        }, na pole { $space }.
    }
event-card_played =
    { $seat_you ->
        [yes] Zagrywasz: { $card }.
       *[no] { $seat } zagrywa: { $card }.
    }
event-card_used =
    { $seat_you ->
        [yes] Pomaga ci: { $card }.
       *[no] Graczowi { $seat } pomaga: { $card }.
    }
event-rail_laid =
    { $seat_you ->
        [yes] Kładziesz tory między heksami { $hex } i { $other }.
       *[no] { $seat } kładzie tory między heksami { $hex } i { $other }.
    }
event-mined =
    { $seat_you ->
        [yes] Wydobywasz z heksu { $hex }: { $kind } × { $count }.
       *[no] { $seat } wydobywa z heksu { $hex }: { $kind } × { $count }.
    }
event-goods_gained =
    { $seat_you ->
        [yes] Bierzesz: { $kind } × { $count }.
       *[no] { $seat } bierze: { $kind } × { $count }.
    }
event-victory_points_gained =
    { $seat_you ->
        [yes] Zdobywasz { $count } PZ.
       *[no] { $seat } zdobywa { $count } PZ.
    }
event-personality_taken =
    { $seat_you ->
        [yes] Zyskujesz postać: { $card }.
       *[no] { $seat } zyskuje postać: { $card }.
    }
event-deck_looked =
    { $seat_you ->
        [yes] Oglądasz wierzch talii: { $cards }.
       *[no] { $seat } ogląda wierzch talii (karty: { $count }).
    }
event-personality_shown = Na ekspozycję trafia: { $card }.
event-personality_gone = { $card } opuszcza grę.
event-units_bought =
    { $seat_you ->
        [yes] Kupujesz: { $unit } × { $count } (złoto: { $gold }).
       *[no] { $seat } kupuje: { $unit } × { $count } (złoto: { $gold }).
    }
event-unit_taken =
    { $seat_you ->
        [yes] Bierzesz jednostkę: { $unit }.
       *[no] { $seat } bierze jednostkę: { $unit }.
    }
event-traded =
    { $seat_you ->
        [yes] { $exported ->
            [true] { $recipient_seat_own ->
                [yes] Eksportujesz za złoto: { $kind }.
               *[no] Eksportujesz: { $kind }; złoto otrzymuje { $recipient_seat }.
            }
           *[false] { $recipient_seat_own ->
                [yes] Importujesz: { $kind }.
               *[no] Importujesz: { $kind }; surowiec otrzymuje { $recipient_seat }.
            }
        }
       *[no] { $exported ->
            [true] { $recipient_seat_own ->
                [yes] { $seat } eksportuje za złoto: { $kind }.
               *[no] { $seat } eksportuje: { $kind }; złoto otrzymuje { $recipient_seat }.
            }
           *[false] { $recipient_seat_own ->
                [yes] { $seat } importuje: { $kind }.
               *[no] { $seat } importuje: { $kind }; surowiec otrzymuje { $recipient_seat }.
            }
        }
    }
event-farm_placed =
    { $seat_you ->
        [yes] Zakładasz farmę na heksie { $hex }: { $farm }.
       *[no] { $seat } zakłada farmę na heksie { $hex }: { $farm }.
    }
event-farm_ravaged =
    { $seat_you ->
        [yes] Twoja farma na heksie { $hex } zostaje splugawiona ({ $farm }).
       *[no] Farma gracza { $seat } na heksie { $hex } zostaje splugawiona ({ $farm }).
    }
event-farm_restored =
    { $seat_you ->
        [yes] Twoja farma na heksie { $hex } znów produkuje ({ $farm }).
       *[no] Farma gracza { $seat } na heksie { $hex } znów produkuje ({ $farm }).
    }
event-cubes_retrieved =
    { $seat_you ->
        [yes] Odzyskujesz kostki ({ $count }).
       *[no] { $seat } odzyskuje kostki ({ $count }).
    }
event-attack_declared =
    { $seat_you ->
        [yes] Atakujesz heks { $hex }. Korpus: { $units }.
       *[no] { $seat } atakuje heks { $hex }. Korpus: { $units }.
    }
event-port_attacked =
    { $seat_you ->
        [yes] Przedwieczni atakują twój port (heks { $hex })!
       *[no] Przedwieczni atakują port gracza { $seat } (heks { $hex })!
    }
event-port_lost =
    { $seat_you ->
        [yes] Tracisz port (heks { $hex }).
       *[no] { $seat } traci port (heks { $hex }).
    }
event-port_held =
    { $seat_you ->
        [yes] Twój port ocalał (heks { $hex }).
       *[no] Port gracza { $seat } ocalał (heks { $hex }).
    }
event-tile_revealed = Kafelek na heksie { $hex } zostaje odkryty: { $tile }.
event-tile_removed = { $tile }: kafelek zostaje usunięty z gry (heks { $hex }).
event-tile_placed = Na heksie { $hex } pojawia się: { $tile }.
event-card_turned = Odkryto kartę Przedwiecznych nr { $number }.
event-deck_reshuffled = Karty Przedwiecznych zostają potasowane ({ $count }).
event-old_one_damaged =
    { $seat_you ->
        [yes] Zadajesz obrażenia ({ $count }): { $tile }, heks { $hex }.
       *[no] { $seat } zadaje obrażenia ({ $count }): { $tile }, heks { $hex }.
    }
event-old_one_destroyed =
    { $seat_you ->
        [yes] Niszczysz: { $tile }, heks { $hex }. Zabierasz kafelek.
       *[no] { $seat } niszczy: { $tile }, heks { $hex }, i zabiera kafelek.
    }
event-old_one_shared = { $tile } (heks { $hex }): Przedwieczny zniszczony; kilku graczy dzieli się PZ.
event-old_one_healed = { $tile } na heksie { $hex } regeneruje się.
event-unit_damaged =
    { $seat_you ->
        [yes] Twoje jednostki otrzymują 1 obrażenie: { $unit }.
       *[no] Jednostki gracza { $seat } otrzymują 1 obrażenie: { $unit }.
    }
event-unit_healed =
    { $seat_you ->
        [yes] Usuwasz 1 obrażenie: { $unit }.
       *[no] { $seat } usuwa 1 obrażenie: { $unit }.
    }
event-unit_lost =
    { $seat_you ->
        [yes] Tracisz jednostkę: { $unit }.
       *[no] { $seat } traci jednostkę: { $unit }.
    }
event-unit_saved =
    { $seat_you ->
        [yes] Ratujesz jednostkę: { $unit }.
       *[no] { $seat } ratuje jednostkę: { $unit }.
    }
event-sanity_lost =
    { $seat_you ->
        [yes] Tracisz poczytalność ({ $count }); pozostało: { $left }.
       *[no] { $seat } traci poczytalność ({ $count }); pozostało: { $left }.
    }
event-withdrawn =
    { $seat_you ->
        [yes] { $part_id ->
            [airships] Wycofujesz sterowce.
            [others] Wycofujesz wszystkich oprócz sterowców.
           *[all] Wycofujesz wszystkie jednostki.
        }
       *[no] { $part_id ->
            [airships] { $seat } wycofuje sterowce.
            [others] { $seat } wycofuje wszystkich oprócz sterowców.
           *[all] { $seat } wycofuje wszystkie jednostki.
        }
    }
event-combat_ended =
    { $seat_you ->
        [yes] { $defeated ->
            [true] Twoja walka na heksie { $hex } dobiega końca: porażka.
           *[false] Twoja walka na heksie { $hex } dobiega końca.
        }
       *[no] { $defeated ->
            [true] Walka gracza { $seat } na heksie { $hex } dobiega końca: porażka.
           *[false] Walka gracza { $seat } na heksie { $hex } dobiega końca.
        }
    }
event-old_ones_activated = Przedwieczni się poruszają: ich dysk trafia na pole { $space }.
event-revelation_drawn = Wydarzenie: { $card }.
event-old_one_moved =
    { $target ->
        [0] { $tile } zostaje przepędzony z heksu { $origin } na heks { $hex }.
       *[other] { $tile } rusza z heksu { $origin } na heks { $hex }, w stronę heksu { $target }.
    }
event-old_one_stopped =
    { $seat_you ->
        [yes] { $tile } zatrzymuje się na twojej farmie (heks { $hex }).
       *[no] { $tile } zatrzymuje się na farmie gracza { $seat } (heks { $hex }).
    }
event-game_ended =
    { $reason_id ->
        [port_lost] Koniec gry: port został stracony.
       *[other] Koniec gry: czas minął.
    }

## Endings and scores

ending-time_out = Czas minął: wszystkie dyski dotarły do pola 53.
ending-port_lost = Port padł łupem Przedwiecznych.
part-farms = Niesplugawione farmy
part-phosphate = Fosforany
part-tiles = Zniszczeni Przedwieczni
part-vp_tokens = Żetony PZ
part-personalities = Postacie
part-objective = Cel
part-face_up = Odkryci Przedwieczni
part-face_down = Zakryci Przedwieczni (podwójnie)
part-ravaged = Splugawione farmy

## The table in text

board-heads-for = { $tile }: cel to heks { $target }, najbliższy.
board-sketch-legend = ~ wybrzeże, ^ wyżyny, . busz lub pustynia, = tereny rolnicze · P port, s owce, k krowy, m kukurydza, x splugawiona (z numerem gracza) · ? zakryty Przedwieczny (poziom), C S M Z L T odkryty (brakujące obrażenia) · c węgiel, i żelazo, g złoto, p fosforan, v PZ
board-sketch-old_ones = { name-old_ones }
board-sketch-player = Gracz { $number }
board-sketch-track = Czas: { $discs }
board-sketch-foe = Wynik Przedwiecznych bez zakrytych kafelków: { $score }
board-sketch-display = Postacie: { $cards } (talia: { $deck })
board-sketch-score = { $player }: { $score } PZ, kostki w sztabie: { $cubes }
board-sketch-combat = Walka na heksie { $hex }: { $units }; poczytalność { $sanity }

## Maps, modes, levels

name-east = Australia Wschodnia
name-west = Australia Zachodnia
name-standard = Standardowy
name-solo = Solowy
name-two_player_variants = Warianty dla dwóch graczy
name-cooperative = Pełna współpraca
name-easy = Niski
name-medium = Średni
name-hard = Trudny
name-insane = Szalony

## Terrains, resources, farms

name-coast = Wybrzeże
name-hills = Wyżyny
name-outback = Busz
name-farmland = Tereny rolnicze
name-desert = Pustynia
name-coal = Węgiel
name-iron = Żelazo
name-gold = Złoto
name-phosphate = Fosforan
name-vp_token = Żeton punktów zwycięstwa
name-sheep = Farma owiec
name-cattle = Farma krów
name-corn = Farma kukurydzy

## Units and action boxes

name-infantry = Piechota
name-armoured_car = Wóz pancerny
name-artillery = Artyleria
name-airship = Sterowiec
name-armoured_train = Pociąg pancerny
name-rail_plain = Budowa torów (wybrzeże i busz)
name-rail_any = Budowa torów (dowolny teren)
name-mine_1 = Wydobycie (pierwsze pole)
name-mine_2 = Wydobycie (drugie pole)
name-recruit = Werbowanie postaci
name-buy_military = Zakup jednostki wojskowej
name-import_export = Import / eksport
name-farm = Zakładanie farm
name-attack = Atak
name-retrieve = Odzyskanie kostek

## Old Ones

name-cthulhu = Cthulhu
name-shoggoth = Shoggoth
name-mi_go = Mi-go
name-zombie = Zombie
name-loyalist = Lojalista
name-temple = Świątynia
name-blank = Pusty kafelek
name-cthulhu_l3_1 = { name-cthulhu }
name-shoggoth_l1_1 = { name-shoggoth }
name-shoggoth_l2_1 = { name-shoggoth }
name-shoggoth_l2_2 = { name-shoggoth }
name-shoggoth_l3_1 = { name-shoggoth }
name-shoggoth_l3_2 = { name-shoggoth }
name-mi_go_l1_1 = { name-mi_go }
name-mi_go_l1_2 = { name-mi_go }
name-mi_go_l1_3 = { name-mi_go }
name-mi_go_l2_1 = { name-mi_go }
name-mi_go_l3_1 = { name-mi_go }
name-mi_go_l3_2 = { name-mi_go }
name-zombie_l1_1 = { name-zombie }
name-zombie_l1_2 = { name-zombie }
name-zombie_l1_3 = { name-zombie }
name-zombie_l1_4 = { name-zombie }
name-zombie_l2_1 = { name-zombie }
name-zombie_l2_2 = { name-zombie }
name-zombie_l3_1 = { name-zombie }
name-zombie_l3_2 = { name-zombie }
name-loyalist_l2_1 = { name-loyalist }
name-loyalist_l2_2 = { name-loyalist }
name-loyalist_l3_1 = { name-loyalist }
name-loyalist_l3_2 = { name-loyalist }
name-temple_l1_1 = { name-temple }
name-temple_l1_2 = { name-temple }
name-temple_l1_3 = { name-temple }
name-temple_l2_1 = { name-temple }
name-temple_l2_2 = { name-temple }
name-blank_l1_1 = { name-blank }
name-blank_l1_2 = { name-blank }
name-blank_l1_3 = { name-blank }
name-blank_l1_4 = { name-blank }
name-blank_l2_1 = { name-blank }
name-blank_l3_1 = { name-blank }
name-spawning_temple_mi_go = Świątynia z Przedwiecznymi (mi-go)
name-spawning_temple_zombie = Świątynia z Przedwiecznymi (zombie)
name-mi_go_x_1 = { name-mi_go }
name-mi_go_x_2 = { name-mi_go }
name-mi_go_x_3 = { name-mi_go }
name-zombie_x_1 = { name-zombie }
name-zombie_x_2 = { name-zombie }
name-zombie_x_3 = { name-zombie }

## Personalities

name-agent_davies = Agent Davies
text-agent_davies = Odkryj dwa wybrane zakryte kafelki Przedwiecznych. Zdobywasz 2 PZ.
name-alanza_castro = Alanza Castro
text-alanza_castro = Każdy Przedwieczny, który wejdzie na twoją niesplugawioną farmę, otrzymuje od ciebie 2 obrażenia; jeśli żaden nie przeżyje, farma nie zostaje splugawiona.
name-alexander_proust = Alexander Proust
text-alexander_proust = Twoje wozy pancerne mają odporność 3.
name-billy_kneebone = Billy Kneebone
text-billy_kneebone = Zasięg poza torami wszystkich twoich jednostek, oprócz pociągów pancernych, rośnie o 1.
name-bombardier_milligan = Bombardier Milligan
text-bombardier_milligan = Jeśli masz w walce artylerię, zadaj 1 obrażenie jednemu Przedwiecznemu, z którym walczysz.
name-boris_krupp = Boris Krupp
text-boris_krupp = Twoje pociągi pancerne mają odporność 4.
name-captain_flounder = Kapitan Flounder
text-captain_flounder = Weź za darmo jedną dostępną jednostkę wojskową.
name-colonel_khouri = Pułkownik Khouri
text-colonel_khouri = Zadaj 1 obrażenie jednemu Przedwiecznemu, z którym walczysz.
name-corporal_jones = Kapral Jones
text-corporal_jones = Po odkryciu karty Przedwiecznych, a przed jej rozpatrzeniem, wycofaj wszystkie jednostki, same sterowce albo wszystkie pozostałe. Karta dotyczy tylko tych, które zostały.
name-count_jago = Hrabia Jago
text-count_jago = Każdą walkę zaczynasz z 4 żetonami poczytalności zamiast 3.
name-dagmar_krauss = Dagmara Krauss
text-dagmar_krauss = Możesz jednorazowo założyć dwie farmy tego samego rodzaju; nadal najwyżej trzy farmy w akcji.
name-desta_danger = Desta Danger
text-desta_danger = Usuń z gry jedną odkrytą świątynię i wszystkie kafelki Przedwiecznych na jej heksie. Nikt nie otrzymuje PZ.
name-donald_mcdonald = Donald McDonald
text-donald_mcdonald = Weź 2 żelaza, 2 węgla i 2 złota.
name-franz_neumann = Franz Neumann
text-franz_neumann = Gdy twoja jednostka zostanie zniszczona w tej walce, także wskutek porażki, umieść ją w swoich koszarach.
name-general_takanashi = Generał Takanashi
text-general_takanashi = Zniszcz jednostkę ze swojego korpusu, aby zadać 2 obrażenia jednemu Przedwiecznemu, z którym walczysz.
name-harry_bones = Harry Bones
text-harry_bones = Gdy wydobywasz węgiel, żelazo lub złoto, weź z zasobów o 1 więcej. Nie dotyczy fosforanów ani żetonów PZ.
name-ivan_karpov = Iwan Karpow
text-ivan_karpov = Na początku obrony twojego portu każdy atakujący otrzymuje 2 obrażenia. Liczy się to jako walka: Kapena Alika nie może atakować w tej samej aktywacji.
name-jenny_appleseed = Jenny Appleseed
text-jenny_appleseed = Odwróć jedną lub dwie swoje splugawione farmy na stronę produkcyjną (w pełnej współpracy: farmy dowolnych graczy). Tylko dopóki twój dysk jest przed polem 53.
name-juliet_verne = Juliet Verne
text-juliet_verne = Jeśli masz w walce sterowiec, zadaj 1 obrażenie jednemu Przedwiecznemu, z którym walczysz.
name-kapena_alika = Kapena Alika
text-kapena_alika = Przedwieczni, którzy wejdą na twoją niesplugawioną farmę, zatrzymują się na niej. Po wszystkich ruchach możesz wykonać tam zwykłą akcję Atak (czas, kostka, złoto), zanim farma zostanie splugawiona. Nie wolno ci tego zrobić po obronie portu w tej samej aktywacji ani od pola 53.
name-kitchener = Kitchener
text-kitchener = Weź jedną kartę postaci z ekspozycji.
name-lady_carter = Lady Carter
text-lady_carter = Weź 4 węgla.
name-long_range_outback_group = Grupa wypadowa
text-long_range_outback_group = Zadaj 2 obrażenia dowolnemu odkrytemu Przedwiecznemu na planszy, także świątyni.
name-lord_blackstock = Lord Blackstock
text-lord_blackstock = Weź 4 złota.
name-lieutenant_singh = Porucznik Singh
text-lieutenant_singh = Jeśli masz w walce wóz pancerny, zadaj 1 obrażenie jednemu Przedwiecznemu, z którym walczysz, także świątyni.
name-mad_johnson = ‘Mad’ Johnson
text-mad_johnson = +1 PZ za każdy zdobyty kafelek Przedwiecznego.
name-mr_merino = Pan Merino
text-mr_merino = +1 PZ za każdą twoją niesplugawioną farmę owiec.
name-mrs_bradshaw = Pani Bradshaw
text-mrs_bradshaw = +1 PZ za każde pełne trzy odcinki twoich torów na planszy.
name-merinda_sweet = Merinda Sweet
text-merinda_sweet = +1 PZ za każdą twoją niesplugawioną farmę kukurydzy.
name-ferdi_cassan = Ferdi Cassan
text-ferdi_cassan = Załóż jedną lub dwie farmy według zwykłych zasad, bez kosztu czasu. Za każdą weź 1 złoto.
name-professor_guyonne = Profesor Guyonne
text-professor_guyonne = Twoja akcja Atak kosztuje o 1 punkt czasu mniej, ale nie mniej niż 1.
name-luigi_caprotti = Luigi Caprotti
text-luigi_caprotti = Po rozpatrzeniu karty Przedwiecznych usuń jedną kostkę obrażeń z jednej ze swoich jednostek.
name-tex_mcguire = Tex McGuire
text-tex_mcguire = +1 PZ za każdą twoją niesplugawioną farmę krów.
name-timothy_brassey = Timothy Brassey
text-timothy_brassey = Zapłać 1 węgiel i 1 żelazo i połóż jeden lub dwa odcinki torów na dowolnym terenie, bez kosztu czasu.
name-yvette_quilla = Yvette Quilla
text-yvette_quilla = Weź 4 żelaza.
name-zhu_xiang = Zhu Xiang
text-zhu_xiang = Twoje sterowce mają odporność 3.

## Revelations

name-stirring_1 = Poruszenie
text-stirring_1 = Odkryj zakrytego Przedwiecznego na heksie o najniższym numerze.
name-stirring_2 = Poruszenie
text-stirring_2 = Odkryj zakrytego Przedwiecznego na heksie o najniższym numerze.
name-stirring_3 = Poruszenie
text-stirring_3 = Odkryj zakrytego Przedwiecznego na heksie o najniższym numerze.
name-stirring_4 = Poruszenie
text-stirring_4 = Odkryj zakrytego Przedwiecznego na heksie o najniższym numerze.
name-stirring_5 = Poruszenie
text-stirring_5 = Odkryj zakrytego Przedwiecznego na heksie o najniższym numerze.
name-gold_rush = Gorączka złota
text-gold_rush = Odkryj zakrytego Przedwiecznego na heksie o najniższym numerze. Każdy gracz bierze 1 złoto.
name-charge_1 = Szarża
text-charge_1 = Odkryj zakrytego Przedwiecznego na heksie o najniższym numerze; potem sześć kart Przedwiecznych porusza tylko ten kafelek.
name-assassins_1 = Zabójcy
text-assassins_1 = Dwie postacie najbardziej na prawo na ekspozycji opuszczają grę.
name-supply_ship = Statek z zaopatrzeniem
text-supply_ship = Każdy gracz bierze 1 węgiel albo 1 żelazo.
name-quiet_1 = Spokojna noc
text-quiet_1 = Brak wydarzenia.
name-awakening_1 = Przebudzenie
text-awakening_1 = Odkryj zakrytego Przedwiecznego na heksie o najniższym numerze.
name-awakening_2 = Przebudzenie
text-awakening_2 = Odkryj zakrytego Przedwiecznego na heksie o najniższym numerze.
name-awakening_3 = Przebudzenie
text-awakening_3 = Odkryj zakrytego Przedwiecznego na heksie o najniższym numerze.
name-awakening_4 = Przebudzenie
text-awakening_4 = Odkryj zakrytego Przedwiecznego na heksie o najniższym numerze.
name-charge_2 = Szarża
text-charge_2 = Odkryj zakrytego Przedwiecznego na heksie o najniższym numerze; potem sześć kart Przedwiecznych porusza tylko ten kafelek.
name-charge_3 = Szarża
text-charge_3 = Odkryj zakrytego Przedwiecznego na heksie o najniższym numerze; potem sześć kart Przedwiecznych porusza tylko ten kafelek.
name-assassins_2 = Zabójcy
text-assassins_2 = Dwie postacie najbardziej na prawo na ekspozycji opuszczają grę.
name-gates_open_1 = Otwierają się bramy
text-gates_open_1 = Na heksie każdej odkrytej świątyni, od najniższego numeru, pojawia się odkryty Przedwieczny poziomu 3 (poziomu 2, jeśli takich zabrakło).
name-good_harvest = Dobre zbiory
text-good_harvest = Każdy gracz bierze 2 złota.
name-volunteers = Ochotnicy
text-volunteers = Odkryj zakrytego Przedwiecznego na heksie o najniższym numerze. Każdy gracz bierze 1 dostępną jednostkę piechoty.
name-terror_1 = Groza
text-terror_1 = Odkryj zakrytego Przedwiecznego na heksie o najniższym numerze.
name-terror_2 = Groza
text-terror_2 = Odkryj zakrytego Przedwiecznego na heksie o najniższym numerze.
name-terror_3 = Groza
text-terror_3 = Odkryj zakrytego Przedwiecznego na heksie o najniższym numerze.
name-charge_4 = Szarża
text-charge_4 = Odkryj zakrytego Przedwiecznego na heksie o najniższym numerze; potem sześć kart Przedwiecznych porusza tylko ten kafelek.
name-charge_5 = Szarża
text-charge_5 = Odkryj zakrytego Przedwiecznego na heksie o najniższym numerze; potem sześć kart Przedwiecznych porusza tylko ten kafelek.
name-charge_6 = Szarża
text-charge_6 = Odkryj zakrytego Przedwiecznego na heksie o najniższym numerze; potem sześć kart Przedwiecznych porusza tylko ten kafelek.
name-gates_open_2 = Otwierają się bramy
text-gates_open_2 = Na heksie każdej odkrytej świątyni, od najniższego numeru, pojawia się odkryty Przedwieczny poziomu 3 (poziomu 2, jeśli takich zabrakło).
name-gates_open_3 = Otwierają się bramy
text-gates_open_3 = Na heksie każdej odkrytej świątyni, od najniższego numeru, pojawia się odkryty Przedwieczny poziomu 3 (poziomu 2, jeśli takich zabrakło).
name-assassins_3 = Zabójcy
text-assassins_3 = Dwie postacie najbardziej na prawo na ekspozycji opuszczają grę.
name-second_wind = Drugi oddech
text-second_wind = Odkryj zakrytego Przedwiecznego na heksie o najniższym numerze. Każdy gracz odzyskuje za darmo wszystkie kostki z pól akcji.

## Solo objectives

name-shepherd_king = Król pasterzy
text-shepherd_king = 6 PZ za co najmniej 5 niesplugawionych farm owiec na koniec.
name-cattle_baron = Baron bydła
text-cattle_baron = 6 PZ za co najmniej 4 niesplugawione farmy krów na koniec.
name-grain_coast = Zbożowe wybrzeże
text-grain_coast = 6 PZ za co najmniej 4 niesplugawione farmy kukurydzy na koniec.
name-iron_road = Żelazna droga
text-iron_road = 6 PZ za co najmniej 18 odcinków twoich torów na planszy na koniec.
name-giant_slayer = Pogromca olbrzymów
text-giant_slayer = 6 PZ za zdobycie kafelka Przedwiecznego o odporności co najmniej 5.
name-monster_hunter = Łowca potworów
text-monster_hunter = 8 PZ za zdobycie co najmniej 6 kafelków Przedwiecznych.
name-not_one_acre = Ani piędzi ziemi
text-not_one_acre = 8 PZ za co najmniej 6 niesplugawionych farm i żadnej splugawionej na koniec.
name-fertiliser_trust = Trust nawozowy
text-fertiliser_trust = 5 PZ za co najmniej 2 fosforany na koniec; na mapie Zachodu za co najmniej 8 PZ w wydobytych żetonach.
name-combined_arms = Połączone siły
text-combined_arms = 6 PZ za jednostki czterech różnych rodzajów w koszarach na koniec.
name-no_shadow_left = Ani jednego cienia
text-no_shadow_left = 8 PZ, jeśli na koniec na planszy nie ma zakrytego kafelka Przedwiecznych.

## Two-player variants

name-early_waking = Wczesne przebudzenie
text-early_waking = Dysk Przedwiecznych zaczyna na polu 20.
name-running_rights = Prawo przejazdu
text-running_rights = Każdy gracz może korzystać z torów drugiego przy wydobyciu, farmach i atakach, za 1 dodatkowy punkt czasu za każdy odcinek.
name-thin_survey = Skromna eksploracja
text-thin_survey = Na heksie 14 nie umieszcza się kafelka eksploracji.
name-dark_survey = Mroczna eksploracja
text-dark_survey = Przed przygotowaniem gry usuwa się cztery losowe kafelki eksploracji z czerwonym spinaczem.
name-crowded_bar = Zatłoczony bar
text-crowded_bar = Ekspozycja postaci ma siedem kart.
name-old_friends = Starzy przyjaciele
text-old_friends = Po umieszczeniu portów każdy otrzymuje trzy postacie, zatrzymuje jedną, a pozostałe wtasowuje z powrotem.
name-garrison = Garnizon
text-garrison = Każdy gracz zaczyna z dwiema jednostkami piechoty.
name-arms_shortage = Niedobór broni
text-arms_shortage = Z zasobów usuwa się 4 piechoty, 2 wozy pancerne, 1 artylerię, 1 sterowiec i 2 pociągi pancerne.
name-restless = Niespokojni
text-restless = Na wyróżnionym polu dobiera się trzy karty ruchu zamiast dwóch.
name-rich_backers = Bogaci sponsorzy
text-rich_backers = Każdy gracz zaczyna, mając dodatkowo 2 złota, 1 węgiel i 1 żelazo.

## Co przyniósł los

tally-tile_revealed = Odkryte kafelki Przedwiecznych
tally-card_turned = Odkryte karty Przedwiecznych
tally-revelation_drawn = Karty wydarzeń
outcome-card_turned = Karta { $number }

## The drawn table

name-old_ones = Przedwieczni
board-status = Czas { $space } z { $end }
board-track = Tor czasu
board-track-help = Gra ten, czyj dysk jest najdalej z tyłu; na jednym polu najpierw dysk z wierzchu. Każda akcja przesuwa dysk do przodu.
board-space = Pole { $space }
board-space-lit = Wyróżnione pole: gdy dysk Przedwiecznych tu stanie, odkrywa się kartę wydarzenia.
board-space-wake = Przedwieczni budzą się, gdy wszyscy gracze miną to pole.
board-space-end = Koniec: dysk, który tu dotarł, już nie działa.
board-space-stack = Leży tu kilka dysków; ten z wierzchu działa pierwszy.
board-space-first = na wierzchu
board-hex = Heks { $number } · { $terrain }
board-hex-menu = Możliwości na heksie { $number }
board-back = Wróć
board-level = Poziom Przedwiecznych
board-has-rails = ma tu tory
board-port-site = Miejsce na port: { $site }.
board-port-of = Port gracza { $name } ({ $site }).
board-farm = { $farm } gracza { $name }: 2 PZ na koniec.
board-farm-ravaged = { $farm } gracza { $name }, splugawiona: 1 PZ dla Przedwiecznych.
board-terrain-coast = Rośnie tu kukurydza. Na początku bez surowców i bez Przedwiecznych.
board-terrain-hills = Pasą się tu krowy. Tory wymagają droższej akcji; na początku bez Przedwiecznych.
board-terrain-outback = Pasą się tu owce. Od początku mogą tu spać Przedwieczni.
board-terrain-farmland = Może tu stać każda farma.
board-terrain-desert = Bez farm. Od początku mogą tu spać Przedwieczni.
board-in-network = Twoje tory prowadzą stąd do portu bez przeszkód.
board-off-network = Twoje tory nie prowadzą tu bez przeszkód.
board-unfit = Teraz niemożliwe:
board-unfit-no_site = nie ma tu miejsca na port.
board-unfit-too_near = inny port jest zbyt blisko.
board-unfit-old_one = stoi tu Przedwieczny.
board-unfit-not_connected = twoja wolna sieć tu nie sięga.
board-unfit-hills = tą akcją nie kładzie się torów na wyżynach.
board-unfit-taken = żaden bok nie jest wolny na tory.
board-unfit-no_deposit = nie ma tu nic do wydobycia.
board-unfit-occupied = heks nie jest pusty.
board-unfit-no_such_farm = żadna farma, którą możesz teraz założyć, tu nie pasuje.
board-unfit-no_old_one = nie ma tu Przedwiecznego.
board-unfit-out_of_range = żadna twoja jednostka tu nie sięga.
board-toll =
    { $count ->
        [one] Droga prowadzi przez jeden cudzy odcinek torów: 1 dodatkowy punkt czasu.
        [few] Droga prowadzi przez { $count } cudze odcinki torów: { $count } dodatkowe punkty czasu.
        [many] Droga prowadzi przez { $count } cudzych odcinków torów: { $count } dodatkowych punktów czasu.
       *[other] Droga prowadzi przez { $count } cudzego odcinka torów: { $count } dodatkowego punktu czasu.
    }
board-tile-down = Zakryty Przedwieczny, poziom { $level }
board-tile-down-at = Zakryty Przedwieczny, poziom { $level }, na heksie { $hex }
board-tile-down-help = Blokuje tory, a jeśli prześpi całą grę, liczy się Przedwiecznym podwójnie. Może to być:
board-tile-next = Ten obudzi się następny: leży na heksie o najniższym numerze.
board-tile-up-at = { $type } na heksie { $hex }, obrażenia { $damage } z { $capacity }
board-old_one-cthulhu = Największy z nich. Potrzeba dwóch lub trzech silnych ataków.
board-old_one-shoggoth = Powolny i bardzo wytrzymały. Obrażenia zostają; osłabiaj go po trochu.
board-old_one-mi_go = Szybkie i groźne dla sterowców.
board-old_one-zombie = Powolny. Traci wszystkie obrażenia po walce, którą przetrwa.
board-old_one-loyalist = Ludzie na ich służbie: nigdy nie zabierają poczytalności.
board-old_one-temple = Stoi w miejscu. Wydarzenia mogą sprowadzić tu kolejnych Przedwiecznych; wozy pancerne nigdy jej nie trafiają.
board-old_one-blank = Nic: kafelek opuszcza grę.
board-course = Zmierza do najbliższej farmy lub portu: heks { $hexes }, { $distance } { $distance ->
        [one] krok
        [few] kroki
       *[many] kroków
    } stąd.
board-course-there = Stoi na swoim celu (heks { $hexes }).
board-vp = Punkty zwycięstwa
board-damage = Obrażenia
board-unit = { $unit }: { $count } w twoich koszarach; zasoby { $left }, cena { $cost } złota
board-unit-infantry = Podstawa: tania, można kupić dwie naraz.
board-unit-armoured_car = Oddala się o dwa heksy od torów. Dobry na mi-go, bezużyteczny na świątynie.
board-unit-artillery = Najlepsza na świątynie i shoggothy.
board-unit-airship = Lata na cztery heksy, nie kosztuje czasu i nie przyjmuje zwykłych obrażeń; strącają go mi-go.
board-unit-armoured_train = Silny, nie kosztuje czasu, ale nigdy nie opuszcza torów.
board-cost = Cena w złocie
board-range = Zasięg poza torami
board-capacity = Obrażenia, które ją niszczą
board-supply-left = Zostało w zasobach
board-kind-one_use = Jednorazowa: zagraj ją w swojej turze, potem opuszcza grę.
board-kind-persistent = Działa zawsze.
board-kind-once_per_combat = Raz w każdej twojej walce.
board-kind-end_scoring = Liczy się na koniec.
board-display = Postacie do zwerbowania
board-deck = Talia postaci: { $count }
board-deck-help = Nowe karty wchodzą obok talii. Werbując, możesz zapłacić 1 złoto i obejrzeć dwie wierzchnie.
board-deck-top = Znasz wierzchnią kartę: { $card }.
board-seen = Karty widoczne tylko dla ciebie
board-pick-card = Wybierz kartę { $card }, by ją zatrzymać lub wymienić
board-keep-or-swap = Zatrzymaj ją albo wybierz kartę z ekspozycji
board-assassins = Na końcu ekspozycji: tu uderzają zabójcy.
board-cards-of = Postacie gracza { $name }: { $count }
board-card-used = Użyta w tej walce.
board-no-cards = Jeszcze bez postaci
board-boxes = Pola akcji
board-box = { $box }: czas { $time }, złoto { $gold }, kostki { $cubes }
board-short-rail_plain = Tory
board-short-rail_any = Wyżyny
board-short-mine_1 = Kopalnia
board-short-mine_2 = Kopalnia
board-short-recruit = Werbuj
board-short-buy_military = Wojsko
board-short-import_export = Handel
board-short-farm = Farmy
board-short-attack = Atak
board-short-retrieve = Odzyskaj
board-action-build_rail = Połóż jeden lub dwa odcinki torów, które przedłużą twoją wolną sieć.
board-action-mine = Weź wszystkie żetony jednego rodzaju z heksu twojej wolnej sieci.
board-action-recruit = Weź postać z ekspozycji albo zapłać 1 złoto, by obejrzeć talię.
board-action-buy_military = Kup jedną jednostkę albo dwie jednostki piechoty.
board-action-import_export = Raz lub dwa razy: weź węgiel lub żelazo albo oddaj jedno z nich za 1 złoto.
board-action-farm = Załóż od jednej do trzech różnych farm na pustych heksach sieci; każda daje od razu 1 złoto i 2 PZ na koniec.
board-action-attack = Wyślij korpus na Przedwiecznych w zasięgu. Czas: po 1 za każdy wysłany rodzaj spośród piechoty, wozów pancernych i artylerii.
board-action-retrieve = Wszystkie kostki z twoich pól wracają do sztabu. Zawsze możliwe.
board-time = Czas
board-gold-now = Złoto za kostki na polu
board-warehouse = Magazyn
board-barracks = Koszary i zasoby
board-good-coal = Tory wymagają węgla i żelaza. Można go wymienić na złoto.
board-good-iron = Tory wymagają węgla i żelaza. Można je wymienić na złoto.
board-good-gold = Płaci się nim za jednostki i za użyte już pola. Na koniec nic niewarte.
board-good-phosphate = Po 3 PZ na koniec i 1 złoto przy wydobyciu.
board-sanity = Poczytalność
board-sanity-help = Pełna na początku każdej walki. Kto musi stracić więcej, niż ma, przegrywa.
board-hq = Kostki w sztabie
board-hq-count = Kostki w sztabie: { $count }
board-hq-help = Każda akcja zabiera stąd kostkę; obrażenia Przedwiecznych też.
board-points = Punkty zwycięstwa teraz
board-points-help = Tyle byłoby, gdyby gra skończyła się teraz.
board-mat-of = Plansza gracza { $name }
board-foe-help = Zdobywają punkty za odkryte kafelki, podwójnie za zakryte i 1 za każdą splugawioną farmę. Wygrywają też remisy.
board-foe-range = razem { $least }–{ $most }
board-foe-score = Przedwieczni: { $sure } pewnych punktów, od { $least } do { $most } z zakrytymi kafelkami
board-threats = Odkryci Przedwieczni
board-at-hex = heks { $hex }
board-steps-to = { $distance } → { $hex }
board-next-wake = Następny obudzi się ten na heksie { $hex }.
board-old-deck = Karty Przedwiecznych: { $count }
board-old-deck-help = Rozstrzygają walki i ruchy. Odrzucono dotąd: { $discarded }.
board-old-none = Jeszcze bez karty Przedwiecznych
board-old-card = Karta Przedwiecznych { $number }
board-card-compass =
    { $rotation ->
        [clockwise] Kompas { $compass }: z równie krótkich dróg ten kierunek, potem zgodnie z ruchem wskazówek zegara.
       *[anticlockwise] Kompas { $compass }: z równie krótkich dróg ten kierunek, potem przeciwnie do ruchu wskazówek zegara.
    }
board-card-moves = Jeden krok: { $types }.
board-rows-help = Każdy żółty znak to rodzaj jednostki, który trafia, jeśli go masz; każdy czerwony szkodzi korpusowi.
board-harm-damage = obrażenia twoich jednostek
board-harm-airship = obrażenia sterowców
board-harm-sanity = utrata poczytalności
board-revelations = Karty wydarzeń: { $count }
board-revelations-help = Odkrywa się jedną na każdym wyróżnionym polu toru czasu.
board-revelation-level = Następna ma poziom { $level }.
board-revelation-none = Jeszcze bez wydarzenia
board-challenge = Wyzwanie: { $level }
board-challenge-medium = Dwie świątynie z Przedwiecznymi kryją się wśród kafelków poziomu 2.
board-challenge-hard = Dwie świątynie z Przedwiecznymi kryją się wśród kafelków poziomu 2, a żaden kafelek nie jest pusty.
board-challenge-insane = Dwie świątynie z Przedwiecznymi, żadnych pustych kafelków i najmroczniejsza eksploracja.
board-mode-standard = Każdy dla siebie; wygrywa, kto ma najwyższy wynik, być może Przedwieczni.
board-mode-solo = Solo: zdobądź więcej niż Przedwieczni.
board-mode-two_player_variants = Dwie osoby, z wybranymi wariantami.
board-mode-cooperative = Razem: każdy gracz musi zdobyć więcej niż Przedwieczni. Z torów innych można korzystać za 1 punkt czasu.
board-combat = Walka
board-combat-attack = { $name } atakuje heks { $hex }
board-combat-kapena = Kapena Alika atakuje heks { $hex } (gracz: { $name })
board-combat-defence = { $name } broni portu (heks { $hex })
board-stack = { $unit } × { $count }, obrażenia { $hurt } z { $capacity }
board-panel-units = Twoje jednostki:
board-panel-airships = Twoje sterowce:
board-panel-sanity = Poczytalność:
board-next-card = Następna karta
board-next-card-help =
    { $count ->
        [one] Liczone z jedynej karty, której jeszcze nie odrzucono.
        [few] Liczone z { $count } kart, których jeszcze nie odrzucono.
       *[many] Liczone z { $count } kart, których jeszcze nie odrzucono.
    }
board-odds = Szanse ataku
board-odds-ask = Oblicz szanse
board-odds-always = Zawsze
board-odds-words = Zwycięstwo { $win }, wycofanie { $withdraw }, porażka { $defeat }
board-odds-win = Zwycięstwo { $chance }
board-odds-defeat = Porażka { $chance }
board-odds-withdraw = Wycofanie { $chance }
board-odds-damage = Średnio zadane obrażenia
board-odds-cards = Średnio kart
board-odds-loss = Średnio stracone: { $unit }
board-odds-rough = Długa walka; to tylko przybliżenie.
board-policy-careful = Jeśli wycofasz się przed kartą, która prędzej przyniesie porażkę niż zwycięstwo. Karty używane raz na walkę się nie liczą.
board-policy-stand = Z portu nikt nie może się wycofać. Karty używane raz na walkę się nie liczą.
board-odds-fatal = zniszczenie przy następnej karcie: { $chance }
board-spread-hits =
    { $count ->
        [0] bez trafienia { $chance }
        [one] { $count } trafienie { $chance }
        [few] { $count } trafienia { $chance }
       *[many] { $count } trafień { $chance }
    }
board-spread-damage =
    { $count ->
        [0] bez obrażeń { $chance }
        [one] { $count } obrażenie { $chance }
        [few] { $count } obrażenia { $chance }
       *[many] { $count } obrażeń { $chance }
    }
board-spread-sanity =
    { $count ->
        [0] bez straty { $chance }
       *[other] strata { $count }: { $chance }
    }
board-risk = Porażka z utraty poczytalności: { $chance }.
board-confirm-fight = Nie masz już poczytalności, a jednostki są uszkodzone. Jeszcze jedna strata oznacza porażkę. Walczysz dalej?
board-sure-withdraw =
    { $part_id ->
        [airships] Wycofać sterowce? Nie wezmą już udziału w tej walce.
        [others] Wycofać wszystkich oprócz sterowców? Kto się wycofa, nie weźmie już udziału w tej walce.
       *[all] Wycofać wszystkie jednostki? To kończy walkę, a Przedwieczni zostają na miejscu.
    }

## Why something is not possible now

why-no_cube = W sztabie nie ma już kostek; najpierw je odzyskaj.
why-needs_gold = Wymaga { $count } złota; masz { $have }.
why-needs_good = Wymaga: { $kind } × { $count }.
why-no_rails_left = Wszystkie twoje odcinki torów leżą już na mapie.
why-no_rail_site = Przy twojej wolnej sieci nie da się tą akcją położyć torów.
why-no_deposit = W twojej wolnej sieci nie ma nic do wydobycia.
why-no_personality = Nie ma już żadnej postaci.
why-no_trade = Nie ma czym handlować.
why-no_farm_site = Żaden pusty heks twojej wolnej sieci nie nadaje się na farmę.
why-no_units = Nie masz jednostek.
why-no_target = Żaden Przedwieczny nie jest w zasięgu twoich jednostek.
why-none_left = Nie ma ich już w zasobach.
why-no_object = Teraz nie miałaby na co działać.
why-not_in_combat = Nie można jej użyć w tej chwili walki.

## Short help

help-time = Działa ten, kto jest ostatni na torze czasu, więc tanie akcje dają więcej tur.
help-boxes = Ponowne użycie pola kosztuje 1 złoto za każdą leżącą tam kostkę; odzyskanie opróżnia wszystkie.
help-network = Wszystko, co robisz na mapie, wymaga wolnej linii twoich torów do portu; Przedwieczni ją przecinają.
help-combat = Obrażenia zadaje jedna jednostka każdego rodzaju; kolejne tylko je przyjmują.
help-old_ones = Od pola 22 Przedwieczni budzą się i idą do najbliższej farmy lub portu.
help-port = Utrata portu kończy grę dla wszystkich; potem liczy się punkty.
help-winning = Wygrywa, kto ma najwyższy wynik, a remisy wygrywają Przedwieczni.
