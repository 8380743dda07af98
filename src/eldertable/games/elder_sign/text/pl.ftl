title = Znak Starszych Bogów
tagline = Noc w muzeum: zapieczętujcie Przedwiecznego, zanim się przebudzi.

## Pierwsza gra z przewodnikiem

guide-welcome = Noc w muzeum. Zbierz dość Znaków Starszych Bogów, zanim zapełni się tor zagłady Przedwiecznego. W każdej turze próbujesz jednej przygody, rzucając kośćmi. Spróbujmy łatwej.
guide-go = Wybierz przygodę. Nocne włamanie ma dwa krótkie zadania: idź tam.
guide-roll = Rzuć wszystkimi kośćmi. Po każdym rzucie możesz wykonać jedno zadanie.
guide-task = Trzy trójki: pierwsze zadanie wymaga 3 punktów śledztwa, więc wystarczy jedna trójka. Wykonaj je; kość tam zostaje.
guide-roll_again = Zostało jedno zadanie i pięć kości. Rzuć jeszcze raz.
guide-fail = Tym razem nic nie pasuje. Uznaj rzut za nieudany: kosztuje to jedną kość, resztę zatrzymujesz.
guide-discard = Odrzuć kość, która najmniej pomaga: jedynkę.
guide-focus = Jedną kość możesz odłożyć tak, jak leży: skup się na dwójce. Poczeka na twoim znaczniku.
guide-last_roll = Rzuć pozostałymi.
guide-last_task = Dwójki się sumują: razem z odłożoną kością wystarczą. Wykonaj drugie zadanie.
guide-midnight = Przygoda rozwiązana: dostajesz nagrody po prawej, a karta staje się trofeum do wydania przy Wejściu. Co turę zegar przesuwa się o trzy godziny; o północy odkrywa się kartę Mitów i zagłada może wzrosnąć.
guide-farewell = Gdy przygoda się nie uda, ponosisz kary po lewej. W trudnych pomagają przedmioty, zaklęcia i wskazówki: używaj ich przed rzutem lub po nim. Muzeum jest twoje. Powodzenia!
guide-known = W każdej turze idziesz na jedną kartę, rzucasz i po każdym rzucie wykonujesz jedno zadanie. Nieudany rzut kosztuje kość; skupienie ratuje jedną. Rozwiązana karta daje nagrody i staje się trofeum. Co turę przesuwa się zegar.
guide-left = Potwory na zadaniach, Inne Światy, żółta i czerwona kość, towary przy Wejściu i północ, która naprawdę boli.

## Druga lekcja

guide2-title = Potwory, Inne Światy i zegar
guide2-welcome = Później tej nocy. Yig się porusza, w piwnicy siedzi potwór, a brama do innego wymiaru stoi otworem. Zajmijmy się jednym i drugim.
guide2-monster = Potwór dodaje karcie własne zadanie: trzeba je wykonać tak jak inne. Kto je wykona, bierze potwora jako trofeum. Idź do piwnicy.
guide2-roll = Przedmioty mogłyby przed rzutem dodać żółtą i czerwoną kość. Tu wystarczą zielone: rzuć.
guide2-beat = Oto zadanie potwora, 5 punktów śledztwa. Wykonaj je, póki masz dużo kości.
guide2-roll_again = Zostały dwa zadania, każde z jednym symbolem. Rzuć.
guide2-terror = Groza: wykonaj to zadanie.
guide2-roll_last = Jeszcze jedno zadanie. Rzuć.
guide2-lore = Wiedza! Z nią karta będzie rozwiązana. Wykonaj zadanie.
guide2-clock = Masz nagrody, a potwór jest trofeum. Co turę wskazówka przesuwa się o trzy godziny. Gdy wybije północ, dzieje się wszystko, co ma napis „o północy”, potem odkrywa się nową kartę Mitów i zagłada może wzrosnąć. Licz tury do północy.
guide2-world = Inne Światy leżą osobno, obok sześciu sal. Ich nagrody są bogate, często to Znaki Starszych Bogów, i żadna nowa karta nie zajmuje ich miejsca. Idź tam.
guide2-farewell = Używaj tego, co masz: przedmiotów przed rzutem, zaklęć, by zatrzymać kość, wskazówki, by przerzucić to, co nie pasuje. Nie zaczynaj tego, czego nie skończysz: nieudana próba kosztuje to, co jest po lewej.
guide2-known = Potwory to zadania, a pokonane są trofeami. Inne Światy dobrze płacą. Północ przychodzi co cztery tury, a z nią zagłada.
guide2-left = Towary przy Wejściu, zablokowane kości i walka, jeśli Przedwieczny jednak się przebudzi.

## Options

option-ancient_one = Przedwieczny
option-ancient_one-help = Komu badacze stawiają czoła.
value-ancient_one-random = losowo
value-ancient_one-choose = wybiera pierwszy gracz
value-ancient_one-azathoth = Azathoth
value-ancient_one-cthulhu = Cthulhu
value-ancient_one-hastur = Hastur
value-ancient_one-ithaqua = Ithaqua
value-ancient_one-nyarlathotep = Nyarlathotep
value-ancient_one-shub_niggurath = Shub-Niggurath
value-ancient_one-yig = Yig
value-ancient_one-yog_sothoth = Yog-Sothoth
option-investigators = Badacze
option-investigators-help = Kto kim gra; każdy badacz może wystąpić tylko raz. Bez wyboru wszyscy są losowani.
value-investigators-random = losowo
value-investigators-choose = wybiera gracz
value-investigators-amanda_sharpe = Amanda Sharpe
value-investigators-ashcan_pete = „Popielnik” Pete
value-investigators-bob_jenkins = Bob Jenkins
value-investigators-carolyn_fern = Carolyn Fern
value-investigators-darrell_simmons = Darrell Simmons
value-investigators-dexter_drake = Dexter Drake
value-investigators-gloria_goldberg = Gloria Goldberg
value-investigators-harvey_walters = Harvey Walters
value-investigators-jenny_barnes = Jenny Barnes
value-investigators-joe_diamond = Joe Diamond
value-investigators-kate_winthrop = Kate Winthrop
value-investigators-mandy_thompson = Mandy Thompson
value-investigators-michael_mcglen = Michael McGlen
value-investigators-monterey_jack = Monterey Jack
value-investigators-sister_mary = Siostra Mary
value-investigators-vincent_lee = Vincent Lee
option-first_player = Pierwszy gracz
option-first_player-help = Kto rozgrywa pierwszą turę.
value-first_player-random = losowo
value-first_player-0 = miejsce 1
value-first_player-1 = miejsce 2
value-first_player-2 = miejsce 3
value-first_player-3 = miejsce 4
value-first_player-4 = miejsce 5
value-first_player-5 = miejsce 6
value-first_player-6 = miejsce 7
value-first_player-7 = miejsce 8
option-no_elder_sign_souvenir = Bez Znaków na sprzedaż
option-no_elder_sign_souvenir-help = Przy Wejściu nie można kupić Znaku Starszych Bogów.
value-no_elder_sign_souvenir-false = na sprzedaż
value-no_elder_sign_souvenir-true = nie na sprzedaż
option-hard_start = Trudny początek
option-hard_start-help = Na torze od początku leżą dwa żetony zagłady.
value-hard_start-false = bez zagłady
value-hard_start-true = dwa żetony zagłady
option-gentle = Łagodny początek
option-gentle-help = Każdy badacz zaczyna z jedną wskazówką więcej.
value-gentle-false = jak na karcie
value-gentle-true = jedna wskazówka więcej

## Decisions

decision-choose_ancient_one =
    { $seat_you ->
        [yes] Któremu Przedwiecznemu stawiacie czoła?
       *[no] { $seat } wybiera Przedwiecznego.
    }
decision-choose_investigator =
    { $seat_you ->
        [yes] Wybierz swojego badacza.
       *[no] { $seat } wybiera badacza.
    }
decision-starting_card =
    { $seat_you ->
        [yes] Karta początkowa { $number } z { $total }: z której talii?
       *[no] { $seat } dobiera kartę początkową { $number } z { $total }.
    }
decision-daily_heal =
    { $seat_you ->
        [yes] Raz dziennie: kto odzyskuje 1 { $points_id ->
             [sanity] Poczytalności
            *[stamina] Wytrzymałości
        }?
       *[no] { $seat } może kogoś uleczyć.
    }
decision-heal =
    { $seat_you ->
        [yes] Kto odzyskuje { $points_id ->
             [sanity] Poczytalność
            *[stamina] Wytrzymałość
        }?
       *[no] { $seat } kogoś leczy.
    }
decision-move =
    { $seat_you ->
        [yes] Dokąd idziesz?
       *[no] { $seat } się przemieszcza.
    }
decision-entrance =
    { $seat_you ->
        [yes] Co robisz przy Wejściu do Muzeum?
       *[no] { $seat } jest przy Wejściu do Muzeum.
    }
decision-give_trophy =
    { $seat_you ->
        [yes] Które trofeum oddajesz? Do zapłaty: { $price }.
       *[no] { $seat } oddaje trofea.
    }
decision-lose_card =
    { $seat_you ->
        [yes] Którą kartę oddajesz?
       *[no] { $seat } oddaje kartę.
    }
decision-pay =
    { $seat_you ->
        [yes] Co odrzucasz za żółtą i czerwoną kość?
       *[no] { $seat } odrzuca coś za dodatkowe kości.
    }
decision-before_roll =
    { $seat_you ->
        [yes] Rzuć kośćmi albo najpierw czegoś użyj.
       *[no] { $seat } zaraz rzuci kośćmi.
    }
decision-after_roll =
    { $seat_you ->
        [yes] Co robisz z tym rzutem?
       *[no] { $seat } ogląda rzut.
    }
decision-ask_mandy =
    { $seat_you ->
        [yes] Czy Mandy przerzuca jedną lub dwie z tych kości?
       *[no] { $seat } może dzięki Mandy przerzucić kości.
    }
decision-pick_dice =
    { $seat_you ->
        [yes] Które kości przerzucasz?
       *[no] { $seat } wybiera kości do przerzutu.
    }
decision-pick_die =
    { $seat_you ->
        [yes] Która kość?
       *[no] { $seat } wybiera kość.
    }
decision-secure_die =
    { $seat_you ->
        [yes] Którą kość zabezpiecza „{ $spell }”?
       *[no] { $seat } zabezpiecza kość.
    }
decision-change_secured =
    { $seat_you ->
        [yes] Czy najpierw zmienić kość: { $die } → { $after }?
       *[no] { $seat } może najpierw zmienić kość.
    }
decision-discard =
    { $seat_you ->
        [yes] Nieudany rzut: którą kość odrzucasz?
       *[no] { $seat } odrzuca kość.
    }
decision-focus =
    { $seat_you ->
        [yes] Skup się na kości, poproś o pomoc albo rzucaj dalej.
       *[no] { $seat } może zatrzymać kość.
    }
decision-grant_help =
    { $seat_you ->
        [yes] { $asker_seat } prosi o zatrzymanie: { $die }. Pomagasz? Jeśli próba się nie uda, tracisz punkt.
       *[no] { $asker_seat } prosi gracza { $seat } o pomoc: { $die }.
    }
decision-use_dice =
    { $seat_you ->
        [yes] Których kości używasz?
       *[no] { $seat } wybiera kości do zadania.
    }
decision-lock_die =
    { $seat_you ->
        [yes] Kość zostaje zablokowana: która?
       *[no] { $seat } wybiera zablokowaną kość.
    }
decision-place_monster =
    { $seat_you ->
        [yes] Pojawia się { $monster }! Gdzie?
       *[no] { $seat } umieszcza: { $monster }.
    }
decision-defeat_monster =
    { $seat_you ->
        [yes] Którego potwora pokonujesz?
       *[no] { $seat } pokonuje potwora.
    }
decision-defeat_on_card =
    { $seat_you ->
        [yes] Na której karcie pokonujesz wszystkie potwory?
       *[no] { $seat } pokonuje wszystkie potwory na karcie.
    }
decision-choose_effect =
    { $seat_you ->
        [yes] Wybierz jedno.
       *[no] { $seat } musi wybrać.
    }
decision-prevent =
    { $seat_you ->
        [yes] Czy użyć teraz „{ $card }”?
       *[no] { $seat } może użyć „{ $card }”.
    }
decision-swap_gain =
    { $seat_you ->
        [yes] Zyskujesz { $what_id ->
             [common] przedmiot pospolity
             [unique] przedmiot unikatowy
             [spell] zaklęcie
            *[clue] wskazówkę
        }. Wziąć coś innego?
       *[no] { $seat } może wziąć coś innego.
    }
decision-clock =
    { $seat_you ->
        [yes] Zakończ turę albo najpierw czegoś użyj.
       *[no] { $seat } zaraz zakończy turę.
    }

## Choices

choice-choose_ancient_one = Przeciwnik: { $ancient_one }
choice-choose_investigator = Graj jako { $investigator }
choice-draw_from =
    { $deck_id ->
        [common] Dobierz przedmiot pospolity
        [unique] Dobierz przedmiot unikatowy
       *[spell] Dobierz zaklęcie
    }
choice-heal = Ulecz: { $target_seat }
choice-move_to = Idź: { $place }
choice-stay = Zostań tutaj
choice-take_first_aid =
    { $treatment_id ->
        [free] Pierwsza pomoc: odzyskaj 1 { $points_id ->
             [sanity] Poczytalności
            *[stamina] Wytrzymałości
        }
        [one_track] Pierwsza pomoc za trofea: odzyskaj wszystkie punkty { $points_id ->
             [sanity] Poczytalności
            *[stamina] Wytrzymałości
        }
       *[both_tracks] Pierwsza pomoc za trofea: odzyskaj całą Poczytalność i Wytrzymałość
    }
choice-search_lost_and_found = Przeszukaj Biuro Rzeczy Znalezionych
choice-buy_souvenir =
    Kup { $what_id ->
             [clue] wskazówkę
             [common] przedmiot pospolity
             [unique] przedmiot unikatowy
             [spell] zaklęcie
             [ally] sprzymierzeńca
            *[elder_sign] Znak Starszych Bogów
        }
choice-give_trophy = Oddaj: { $trophy }
choice-lose_card = Odrzuć: { $card }
choice-pay_clue = Odrzuć wskazówkę
choice-roll = Rzuć kośćmi
choice-give_up = Zrezygnuj z próby
choice-stop_attack = Przerwij atak
choice-use_card = Użyj: { $card }
choice-use_ability = Użyj zdolności swojego badacza
choice-add_die = Dodaj: { $colour }
choice-take_secured = Weź do rzutu: { $die } ({ $spell })
choice-spend_clue = Wydaj wskazówkę, by przerzucić kości
choice-reroll_again = Użyj drugiego przerzutu
choice-reroll_yellow = Przerzuć żółtą kość
choice-pick_die = { $die }
choice-done = Gotowe
choice-complete_task = Wykonaj zadanie { $task }
choice-use_dice = Użyj: { $pool } { $held } { $secured }
choice-fail_roll = Uznaj rzut za nieudany
choice-discard_die = Odrzuć: { $die }
choice-focus = Skup się na kości: { $die }
choice-ask_help = Poproś o pomoc ({ $helper_seat }): { $die }
choice-roll_on = Rzucaj dalej
choice-accept = Tak
choice-decline = Nie
choice-choose_effect =
    { $effect_id ->
        [lose_sanity] Strać Poczytalność: { $count }
        [lose_stamina] Strać Wytrzymałość: { $count }
        [regain_sanity] Odzyskaj Poczytalność: { $count }
        [regain_stamina] Odzyskaj Wytrzymałość: { $count }
        [lose_trophy] Oddaj trofea o wartości { $count }
        [lose_stamina_sanity] Strać { $count } Wytrzymałości i { $count } Poczytalności
        [lose_sanity_stamina] Strać { $count } Poczytalności i { $count } Wytrzymałości
        [lose_clue] Odrzuć wskazówkę
        [lose_monster_trophy] Odrzuć trofeum-potwora
        [lose_trophy_piece] Odrzuć trofeum
        [lose_common_unique_spell] Odrzuć przedmiot pospolity, unikatowy i zaklęcie
        [lower_sanity] Obniż swoją maksymalną Poczytalność
        [lower_stamina] Obniż swoją maksymalną Wytrzymałość
       *[devoured] Daj się pożreć
    }
choice-place_monster =
    { $task ->
        [0] Pod ostatnim zadaniem: { $card }
       *[other] Na zadaniu { $task }: { $card }
    }
choice-lock_die =
    Zablokuj { $place_id ->
        [marker] ze znacznika
        [spell] z zaklęcia
       *[pool] z puli
    }: { $die }
choice-take_instead =
    Weź { $what_id ->
             [common] przedmiot pospolity
             [unique] przedmiot unikatowy
             [spell] zaklęcie
            *[clue] wskazówkę
        }
choice-defeat_monster = Pokonaj: { $monster }
choice-defeat_on_card = Pokonaj wszystkie potwory: { $card }
choice-advance_clock = Przesuń zegar i zakończ turę

## Why something is not possible now

why-needs_trophies = Koszt: trofea o wartości { $price }; brakuje { $missing }.
why-shop_shut = Karta Mitów zamyka sklep.
why-not_for_sale = W tej grze Znaki Starszych Bogów nie są na sprzedaż.
why-none_left = Nic już nie zostało.
why-before_a_roll = Używa się tego przed rzutem.
why-after_a_roll = Używa się tego po rzucie.
why-used_today = Użyte dzisiaj; znów gotowe po północy.
why-spells_forbidden = Karta Mitów zabrania zaklęć.
why-no_effect_now = Teraz niczego by to nie zmieniło.
why-no_clues = Nie masz wskazówek.
why-clues_forbidden = Karta Mitów zabrania przerzutów za wskazówki.
why-other_task_first = Strzałka: najpierw zadanie, które jest wyżej.
why-dice_do_not_do = Te kości nie dają wszystkich ikon tego zadania.
why-costs_too_much = Nie przeżyjesz kosztu tego zadania.

## Events

event-investigator_entered =
    { $seat_you ->
        [yes] Wchodzisz do gry jako { $investigator }.
       *[no] { $seat } wchodzi do gry jako { $investigator }.
    }
event-turn_began =
    { $seat_you ->
        [yes] Zaczyna się twoja tura.
       *[no] Zaczyna się tura gracza { $seat }.
    }
event-moved =
    { $place_id ->
        [entrance] { $seat_you ->
            [yes] Idziesz: { $place }.
           *[no] { $seat } idzie: { $place }.
        }
       *[other] { $seat_you ->
            [yes] Idziesz na kartę „{ $place }”.
           *[no] { $seat } idzie na kartę „{ $place }”.
        }
    }
event-dice_rolled =
    { $seat_you ->
        [yes] Rzucasz: { $dice }.
       *[no] { $seat } rzuca: { $dice }.
    }
event-dice_rerolled =
    { $seat_you ->
        [yes] Przerzucasz: { $before } → { $after }.
       *[no] { $seat } przerzuca: { $before } → { $after }.
    }
event-clue_spent =
    { $seat_you ->
        [yes] Wydajesz wskazówkę.
       *[no] { $seat } wydaje wskazówkę.
    }
event-die_changed =
    { $seat_you ->
        [yes] Zmieniasz kość: { $before } → { $after }.
       *[no] { $seat } zmienia kość: { $before } → { $after }.
    }
event-task_completed =
    { $seat_you ->
        [yes] Wykonujesz zadanie { $task }: { $dice }.
       *[no] { $seat } wykonuje zadanie { $task }: { $dice }.
    }
event-roll_failed =
    { $seat_you ->
        [yes] Twój rzut jest nieudany.
       *[no] Rzut gracza { $seat } jest nieudany.
    }
event-terror_struck =
    { $seat_you ->
        [yes] Dosięga cię Groza: „{ $card }”.
       *[no] Groza dosięga gracza { $seat }: „{ $card }”.
    }
event-die_discarded =
    { $seat_you ->
        [yes] Odrzucasz: { $die }.
       *[no] { $seat } odrzuca: { $die }.
    }
event-die_focused =
    { $seat_you ->
        [yes] Skupiasz się na kości: { $die }.
       *[no] { $seat } skupia się na kości: { $die }.
    }
event-help_asked =
    { $seat_you ->
        [yes] Prosisz o pomoc gracza { $helper_seat }.
       *[no] { $seat } prosi o pomoc gracza { $helper_seat }.
    }
event-help_given = { $helper_seat } pomaga i zatrzymuje: { $die }.
event-help_refused = { $helper_seat } nie pomaga.
event-card_used =
    { $seat_you ->
        [yes] Używasz: { $card }.
       *[no] { $seat } używa: { $card }.
    }
event-ability_used =
    { $seat_you ->
        [yes] Używasz zdolności: { $investigator }.
       *[no] { $seat } używa zdolności: { $investigator }.
    }
event-die_added =
    { $seat_you ->
        [yes] Dodajesz: { $die }.
       *[no] { $seat } dodaje: { $die }.
    }
event-die_secured =
    { $seat_you ->
        [yes] Zabezpieczasz: { $die } ({ $spell }).
       *[no] { $seat } zabezpiecza: { $die } ({ $spell }).
    }
event-secured_taken =
    { $seat_you ->
        [yes] Bierzesz: { $die } ({ $spell }).
       *[no] { $seat } bierze: { $die } ({ $spell }).
    }
event-adventure_resolved =
    { $seat_you ->
        [yes] Rozwiązujesz: „{ $card }”!
       *[no] { $seat } rozwiązuje: „{ $card }”!
    }
event-attempt_failed =
    { $seat_you ->
        [yes] Ponosisz porażkę: „{ $card }”.
       *[no] { $seat } ponosi porażkę: „{ $card }”.
    }
event-attempt_broken =
    { $seat_you ->
        [yes] Twoja próba zostaje przerwana.
       *[no] Próba gracza { $seat } zostaje przerwana.
    }
event-gave_up =
    { $seat_you ->
        [yes] Twoja próba kończy się tutaj.
       *[no] Próba gracza { $seat } kończy się tutaj.
    }
event-penalties_prevented =
    { $seat_you ->
        [yes] { $card } chroni cię przed karami.
       *[no] { $card } chroni gracza { $seat } przed karami.
    }
event-points_lost =
    { $seat_you ->
        [yes] Tracisz { $count } { $count ->
             [one] punkt
             [few] punkty
             [many] punktów
            *[other] punktu
        } { $points_id ->
             [sanity] Poczytalności
            *[stamina] Wytrzymałości
        }.
       *[no] { $seat } traci { $count } { $count ->
             [one] punkt
             [few] punkty
             [many] punktów
            *[other] punktu
        } { $points_id ->
             [sanity] Poczytalności
            *[stamina] Wytrzymałości
        }.
    }
event-points_regained =
    { $seat_you ->
        [yes] Odzyskujesz { $count } { $count ->
             [one] punkt
             [few] punkty
             [many] punktów
            *[other] punktu
        } { $points_id ->
             [sanity] Poczytalności
            *[stamina] Wytrzymałości
        }.
       *[no] { $seat } odzyskuje { $count } { $count ->
             [one] punkt
             [few] punkty
             [many] punktów
            *[other] punktu
        } { $points_id ->
             [sanity] Poczytalności
            *[stamina] Wytrzymałości
        }.
    }
event-maximum_changed =
    { $seat_you ->
        [yes] Twoja maksymalna { $points_id ->
             [sanity] Poczytalność
            *[stamina] Wytrzymałość
        } wynosi teraz { $count }.
       *[no] Maksymalna { $points_id ->
             [sanity] Poczytalność
            *[stamina] Wytrzymałość
        } gracza { $seat } wynosi teraz { $count }.
    }
event-clues_gained =
    { $seat_you ->
        [yes] Zyskujesz { $count } { $count ->
             [one] wskazówkę
             [few] wskazówki
             [many] wskazówek
            *[other] wskazówki
        }.
       *[no] { $seat } zyskuje { $count } { $count ->
             [one] wskazówkę
             [few] wskazówki
             [many] wskazówek
            *[other] wskazówki
        }.
    }
event-clues_lost =
    { $seat_you ->
        [yes] Oddajesz { $count } { $count ->
             [one] wskazówkę
             [few] wskazówki
             [many] wskazówek
            *[other] wskazówki
        }.
       *[no] { $seat } oddaje { $count } { $count ->
             [one] wskazówkę
             [few] wskazówki
             [many] wskazówek
            *[other] wskazówki
        }.
    }
event-card_gained =
    { $seat_you ->
        [yes] Zyskujesz: { $card }.
       *[no] { $seat } zyskuje: { $card }.
    }
event-card_lost =
    { $seat_you ->
        [yes] Odrzucasz: { $card }.
       *[no] { $seat } odrzuca: { $card }.
    }
event-trophies_given =
    { $seat_you ->
        [yes] Oddajesz: { $trophies }.
       *[no] { $seat } oddaje: { $trophies }.
    }
event-souvenir_bought =
    { $seat_you ->
        [yes] Kupujesz { $what_id ->
             [clue] wskazówkę
             [common] przedmiot pospolity
             [unique] przedmiot unikatowy
             [spell] zaklęcie
             [ally] sprzymierzeńca
            *[elder_sign] Znak Starszych Bogów
        } (cena w trofeach: { $price }).
       *[no] { $seat } kupuje { $what_id ->
             [clue] wskazówkę
             [common] przedmiot pospolity
             [unique] przedmiot unikatowy
             [spell] zaklęcie
             [ally] sprzymierzeńca
            *[elder_sign] Znak Starszych Bogów
        } (cena w trofeach: { $price }).
    }
event-first_aid_taken =
    { $seat_you ->
        [yes] Korzystasz z pierwszej pomocy.
       *[no] { $seat } korzysta z pierwszej pomocy.
    }
event-lost_and_found_rolled =
    { $seat_you ->
        [yes] Przeszukujesz Biuro Rzeczy Znalezionych: { $die }.
       *[no] { $seat } przeszukuje Biuro Rzeczy Znalezionych: { $die }.
    }
event-monster_appeared = Pojawia się { $monster }!
event-monster_placed =
    { $task ->
        [0] { $monster } leży pod zadaniami karty „{ $card }”.
       *[other] { $monster } leży na zadaniu { $task } karty „{ $card }”.
    }
event-monster_defeated =
    { $seat_you ->
        [yes] Pokonujesz: { $monster }.
       *[no] { $seat } pokonuje: { $monster }.
    }
event-monster_gained =
    { $seat_you ->
        [yes] { $monster } to twoje trofeum.
       *[no] { $monster } to trofeum gracza { $seat }.
    }
event-gate_opened = Otwiera się brama: „{ $card }”.
event-adventure_revealed = Nowa przygoda na miejscu { $place }: „{ $card }”.
event-card_removed = „{ $card }” znika z gry.
event-doom_added = Zagłada rośnie: { $doom } z { $track }.
event-doom_removed = Zagłada maleje: { $doom } z { $track }.
event-elder_sign_gained = Znak Starszych Bogów! { $elder_signs } z { $needed }.
event-elder_sign_lost = Znak Starszych Bogów przepada: { $elder_signs } z { $needed }.
event-clock_advanced = Zegar wskazuje { $hour }.
event-midnight_struck = Wybija północ (noc { $day }).
event-midnight_effect = O północy: „{ $card }”.
event-mythos_drawn = Nowa karta Mitów: „{ $card }”.
event-mythos_ended = „{ $card }” dobiega końca.
event-die_locked = „{ $card }” blokuje kość: { $colour }.
event-die_freed = „{ $card }” nie blokuje już kości: { $colour }.
event-investigator_devoured =
    { $seat_you ->
        [yes] { $investigator }: pożarcie. Tracisz wszystko.
       *[no] { $investigator } ({ $seat }): pożarcie.
    }
event-player_out =
    { $seat_you ->
        [yes] Odpadasz z gry: nie ma już dla ciebie badacza.
       *[no] { $seat } odpada z gry: nie ma już wolnych badaczy.
    }
event-awakened = { $ancient_one } budzi się!
event-ancient_one_attacked = { $ancient_one } atakuje!
event-game_ended =
    { $reason_id ->
        [sealed] Przedwieczny jest zapieczętowany. Zwycięstwo!
        [banished] Przedwieczny zostaje pokonany w walce. Zwycięstwo!
        [destroyed] Azathoth się budzi i świat się kończy.
       *[devoured] Wszyscy badacze zostali pożarci.
    }

## Endings and parts of the result

ending-sealed = Przedwieczny został zapieczętowany Znakami Starszych Bogów.
ending-banished = Przedwieczny został pokonany w walce.
ending-devoured = Wszyscy badacze zostali pożarci.
ending-destroyed = Azathoth się przebudził i świat się skończył.
part-victory = Zwycięstwo
part-elder_signs = Znaki Starszych Bogów
part-doom = Żetony zagłady
part-days = Północe
part-turns = Tury
part-devoured = Pożarci badacze

## Board

board-sketch-clock = Zegar
board-sketch-doom = Zagłada
board-sketch-signs = Znaki Starszych Bogów
board-sketch-mythos = Mity
board-sketch-cards = Przygody i Inne Światy
board-sketch-chance = szansa
board-sketch-attempt = Próba
board-sketch-pool = Pula
board-sketch-kept = Zatrzymane
board-sketch-secured = Zabezpieczone
board-sketch-locked = Zablokowane
board-sketch-players = Badacze
board-sketch-clues = Wskazówki
board-sketch-trophies = Trofea
board-sketch-awake = przebudzony
board-sketch-player = Gracz { $number }
board-sketch-points = { $sanity }/{ $max_sanity } Poczytalności, { $stamina }/{ $max_stamina } Wytrzymałości

## The drawn table

board-sure-stay = Możesz jeszcze pójść gdzie indziej. Zostać tutaj?
board-sure-give_up = Możesz jeszcze próbować dalej. Zrezygnować z próby i ponieść jej kary?
board-sure-stop_attack = Możesz jeszcze próbować dalej. Przerwać atak w tej turze?
board-sure-fail_roll = Z tym rzutem można jeszcze coś zrobić. Uznać go za nieudany?
board-status = { $turn ->
        [0] Noc { $day }
       *[other] Noc { $day }, tura { $turn }
    }
board-adventure = Przygoda w muzeum.
board-other-world = Inny Świat za bramą.
board-task-number = Zadanie { $number }
board-task-nothing = Tu nic nie jest potrzebne.
board-task-done = Wykonane.
board-icon-inv = Śledztwo { $count }
board-icon-lore = Wiedza
board-icon-peril = Niebezpieczeństwo
board-icon-terror = Groza
board-icon-either = { $one } lub { $other }
board-cost-sanity = Wykonanie kosztuje { $count } Poczytalności.
board-cost-stamina = Wykonanie kosztuje { $count } Wytrzymałości.
board-cost-clock = Wykonanie przesuwa zegar o { $count } { $count ->
    [one] krok
    [few] kroki
   *[many] kroków
}.
board-frame-free = Może tu stanąć potwór
board-frame-empty = Ramka na potwora; dopóki jest pusta, nic tu nie trzeba robić.
board-frame-full = Ramka na potwora, który zająłby miejsce tego zadania.
board-frame-partial = Ramka na potwora, który zakryłby część tego zadania i dodał własną.
board-monster-down = Pokonany; na końcu fazy staje się trofeum.
board-trophy = Trofeum o wartości { $count }.
board-locks = Dopóki jest w grze, blokuje: { $die }.
board-terror = Groza: { $effect }.
board-at-midnight = O północy: { $effect }.
board-on-gain = Po zdobyciu: { $effect }.
board-rewards = Nagrody: { $effect }.
board-penalties = Kary: { $effect }.
board-outcome = Nagrody i kary
board-effect-gain =
    { $what ->
        [clue] { $count ->
            [one] zyskaj { $count } wskazówkę
            [few] zyskaj { $count } wskazówki
           *[many] zyskaj { $count } wskazówek
        }
        [common] { $count ->
            [one] zyskaj { $count } przedmiot pospolity
            [few] zyskaj { $count } przedmioty pospolite
           *[many] zyskaj { $count } przedmiotów pospolitych
        }
        [unique] { $count ->
            [one] zyskaj { $count } przedmiot unikatowy
            [few] zyskaj { $count } przedmioty unikatowe
           *[many] zyskaj { $count } przedmiotów unikatowych
        }
        [spell] { $count ->
            [one] zyskaj { $count } zaklęcie
            [few] zyskaj { $count } zaklęcia
           *[many] zyskaj { $count } zaklęć
        }
        [ally] { $count ->
            [one] zyskaj { $count } sprzymierzeńca
            [few] zyskaj { $count } sprzymierzeńców
           *[many] zyskaj { $count } sprzymierzeńców
        }
       *[elder_sign] { $count ->
            [one] zyskaj { $count } Znak Starszych Bogów
            [few] zyskaj { $count } Znaki Starszych Bogów
           *[many] zyskaj { $count } Znaków Starszych Bogów
        }
    }
board-effect-lose =
    { $who ->
        [all] wszyscy badacze tracą
       *[self] strać
    } { $what ->
        [sanity] { $count } Poczytalności
        [stamina] { $count } Wytrzymałości
        [clue] { $count ->
            [one] { $count } wskazówkę
            [few] { $count } wskazówki
           *[many] { $count } wskazówek
        }
       *[trophy] trofea o wartości { $count }
    }
board-effect-doom = { $count ->
    [one] dodaj { $count } żeton zagłady
    [few] dodaj { $count } żetony zagłady
   *[many] dodaj { $count } żetonów zagłady
}
board-effect-remove_doom = { $count ->
    [one] usuń { $count } żeton zagłady
    [few] usuń { $count } żetony zagłady
   *[many] usuń { $count } żetonów zagłady
}
board-effect-monster = { $count ->
    [one] pojawia się potwór
    [few] pojawiają się { $count } potwory
   *[many] pojawia się { $count } potworów
}
board-effect-gate = { $count ->
    [one] otwiera się brama
    [few] otwierają się { $count } bramy
   *[many] otwiera się { $count } bram
}
board-effect-discard_dice = odrzuć każdą kość z Grozą
board-effect-fail_attempt = próba natychmiast kończy się porażką
board-effect-choose =
    { $who ->
        [all] każdy badacz wybiera: { $one } albo { $other }
       *[self] { $one } albo { $other }
    }
board-chance = Szansa powodzenia: { $percent }%
board-odds = Szanse powodzenia
board-odds-ask = Oblicz szanse powodzenia
board-odds-always = zawsze
board-doom = Zagłada: { $count } z { $track }.
board-signs = Znaki Starszych Bogów: { $count } z { $needed }.
board-ancient-numbers = Znaki Starszych Bogów potrzebne do zapieczętowania: { $signs }; przebudzenie przy zagładzie { $track }.
board-combat-task = W walce: { $icons }.
board-to-midnight =
    { $count ->
        [0] Wybija północ
        [one] { $count } tura do północy
        [few] { $count } tury do północy
       *[many] { $count } tur do północy
    }
board-to-attack =
    { $count ->
        [0] Przedwieczny atakuje
        [one] { $count } tura do ataku
        [few] { $count } tury do ataku
       *[many] { $count } tur do ataku
    }
board-mythos-faded = Jej efekt ciągły minął.
board-price = Cena: trofea o wartości { $count }
board-lost-and-found = Rzeczy znalezione: rzut kością
board-piles = Talie i żetony
board-pile-adventure = Przygody w talii: { $count }
board-pile-other_world = Inne Światy w talii: { $count }
board-pile-mythos = Karty Mitów w talii: { $count }
board-pile-common = Przedmioty pospolite w talii: { $count }
board-pile-unique = Przedmioty unikatowe w talii: { $count }
board-pile-spell = Zaklęcia w talii: { $count }
board-pile-ally = Sprzymierzeńcy w talii: { $count }
board-pile-clue = Wskazówki w zasobach: { $count }
board-pile-cup = Potwory w kubku: { $count }
board-tray = Taca z kośćmi
board-supply = nieużywana
board-discarded = Odrzucone kości
board-no-dice = Pula jest pusta.
board-die-faces = Ścianki ({ $die }): { $faces }.
board-pick-die = Zatrzymaj: { $die }
board-focus-place = Skupienie: { $name }
board-help-place = Pomoc: { $name }
board-locked-by = { $die }, blokada: { $card }
board-maxima = Poczytalność do { $sanity }, Wytrzymałość do { $stamina }.
board-tired = Użyte dzisiaj; znów gotowe po północy.
board-stands = Miejsce: { $place }.
board-sanity = Poczytalność { $count } z { $most }.
board-stamina = Wytrzymałość { $count } z { $most }.
board-sanity-title = Poczytalność
board-stamina-title = Wytrzymałość
board-clues = Wskazówki: { $count }
board-trophies = Trofea o wartości { $count } ({ $pieces ->
    [one] { $pieces } sztuka
    [few] { $pieces } sztuki
   *[many] { $pieces } sztuk
})
board-trophy-list = Trofea
board-hand = Karty: { $count }
board-no-cards = Jeszcze bez kart.
board-kind-common = Przedmiot pospolity.
board-kind-unique = Przedmiot unikatowy.
board-kind-spell = Zaklęcie.
board-kind-ally = Sprzymierzeniec.
board-when-before_roll = Używana przed rzutem.
board-when-after_roll = Używana po rzucie.
board-when-own_turn = Używana w dowolnej chwili własnej tury.
board-when-reaction = Zgłasza się sama, gdy można jej użyć.
board-when-passive = Działa cały czas.
board-out = Poza grą
board-not-yet = Jeszcze bez badacza
board-unfold = Pokaż wszystko: { $name }
board-fold = Zwiń: { $name }
board-battle = Ostateczna walka
board-battle-doom =
    { $count ->
        [one] żeton zagłady pozostał do usunięcia
        [few] żetony zagłady pozostały do usunięcia
       *[many] żetonów zagłady pozostało do usunięcia
    }

## Help

help-signs = Zbierzcie tyle Znaków Starszych Bogów, ile trzeba, zanim zapełni się tor zagłady Przedwiecznego: zostanie zapieczętowany i wszyscy wygracie.
help-doom = Każdy żeton zagłady przybliża Przedwiecznego. Zakryte pole z potworem sprowadza potwora. Gdy tor jest pełny, Przedwieczny się budzi.
help-clock = Każda tura przesuwa zegar o trzy godziny. O północy działają efekty i przychodzi nowa karta Mitów.
help-mythos = Górna część karty Mitów działa raz, dolna trwa do następnej północy.
help-order = Strzałka: te zadania wykonuje się od góry do dołu.
help-face-inv = Śledztwo: liczby z kilku kości można dodawać.
help-face-lore = Wiedza: jedna kość na jedną ikonę.
help-face-peril = Niebezpieczeństwo: jedna kość na jedną ikonę.
help-face-terror = Groza: jedna kość na jedną ikonę. Przy nieudanym rzucie wywołuje efekty Grozy karty.
help-face-wild = Joker: liczy się jako śledztwo 4 albo jako jedna Wiedza, Niebezpieczeństwo lub Groza.
help-focus = Po nieudanym rzucie odrzucasz kość i możesz skupić się na innej: zachowuje swoją ściankę na późniejsze zadanie. Raz na próbę.
help-assistance = Ktoś na tej samej karcie może zatrzymać dla ciebie kość; jeśli próba się nie uda, pomagający traci punkt.
help-clues = Po rzucie wskazówka pozwala przerzucić dowolnie wiele jego kości.
help-points = Kto straci całą Poczytalność albo Wytrzymałość, zostaje pożarty: wszystko przepada, a zagłada rośnie.
help-trophies = Rozwiązane karty i pokonane potwory służą przy Wejściu za pieniądze. Reszty się nie wydaje.
help-entrance = Jedna akcja na wizytę: pierwsza pomoc, pamiątka albo przeszukanie Biura Rzeczy Znalezionych.
help-first_aid = Odzyskaj 1 punkt za darmo albo wszystkie punkty za trofea.
help-souvenirs = Kup jedną rzecz za trofea.
help-lost_and_found = Decyduje kość: 1 lub 2 wskazówka, 3 przedmiot pospolity, Wiedza zaklęcie; Niebezpieczeństwo lub Groza kosztuje 1 punkt.
help-odds = Szansa rozwiązania karty przy najlepszej grze tymi kośćmi i wskazówkami, obliczona dokładnie. Karty na ręce i zdolności mogą ją poprawić.

## Names

name-green = zielona kość
name-yellow = żółta kość
name-red = czerwona kość
name-entrance = Wejście do Muzeum
name-ancient_one = Przedwieczny
name-ancient_relics = Starożytne relikwie
name-a_terrible_discovery = Straszliwe odkrycie
name-did_you_hear_that = Słyszeliście to?
name-the_loading_dock = Rampa załadunkowa
name-the_storage_closet = Składzik
name-the_key_to_the_beyond = Klucz do zaświatów
name-riot_in_the_streets = Zamieszki na ulicach
name-unnatural_habitat = Nienaturalne siedlisko
name-dont_fall_asleep = Nie zasypiaj
name-the_hidden_passage = Ukryte przejście
name-something_has_broken_free = Coś się uwolniło
name-hallway_on_fire = Korytarz w ogniu
name-horrible_visions = Przerażające wizje
name-late_night_break_in = Nocne włamanie
name-theres_something_in_the_basement = Coś jest w piwnicy
name-tempest_in_a_teapot = Burza w szklance wody
name-a_secret_gathering = Tajne zgromadzenie
name-the_missing_records = Zaginione akta
name-vermin_in_the_pipes = Szkodniki w rurach
name-the_archives = Archiwum
name-stay_away_from_the_windows = Trzymaj się z dala od okien
name-gate_to_elsewhere = Brama donikąd
name-administration_office = Biuro administracji
name-we_need_to_find_help = Musimy znaleźć pomoc
name-a_peculiar_specimen = Osobliwy okaz
name-mysterious_tome = Tajemnicza księga
name-lights_out = Gaśnie światło
name-the_elder_sign = Znak Starszych Bogów
name-the_writing_on_the_wall = Napis na ścianie
name-gala_in_the_great_hall = Gala w wielkiej sali
name-please_do_not_touch_the_exhibits = Prosimy nie dotykać eksponatów
name-medusa_exhibit = Wystawa Meduzy
name-the_guided_tour = Wycieczka z przewodnikiem
name-you_become_that_which_you_fear_most = Stajesz się tym, czego się lękasz
name-the_curator = Kustosz
name-the_hedge_maze = Labirynt z żywopłotu
name-public_lavatory = Toaleta publiczna
name-forgotten_knowledge = Zapomniana wiedza
name-the_hall_of_the_dead = Sala umarłych
name-the_graveyard = Cmentarz
name-the_security_office = Posterunek ochrony
name-transported_by_magic = Przeniesieni magią
name-when_night_falls = Gdy zapada noc
name-the_gift_shop = Sklep z pamiątkami
name-haunted_by_a_shadowy_figure = Nawiedzony przez mroczną postać
name-koi_pond = Staw karpi koi
name-remains_of_the_high_priest = Szczątki arcykapłana
name-blood_on_the_floor = Krew na podłodze
name-the_dreamlands = Kraina Snów
name-city_of_the_great_race = Miasto Wielkiej Rasy
name-great_hall_of_celeano = Wielka Sala Celeano
name-plateau_of_leng = Płaskowyż Leng
name-another_dimension = Inny wymiar
name-yuggoth = Yuggoth
name-rlyeh = R’lyeh
name-the_abyss = Otchłań
name-cultist_1 = Kultysta (3)
name-cultist_2 = Kultysta (Niebezpieczeństwo)
name-cultist_3 = Kultysta (Wiedza)
name-maniac = Maniak
name-zombie = Zombie
name-ghoul = Ghul
name-ghost = Duch
name-witch = Wiedźma
name-warlock = Czarownik
name-byakhee = Byakhee
name-mi_go = Mi-Go
name-fire_vampire = Ognisty wampir
name-nightgaunt = Nocna mara
name-dimensional_shambler = Wędrowiec z wymiarów
name-elder_thing = Starsza Istota
name-hound_of_tindalos = Ogar z Tindalos
name-dark_young = Mroczne Młode
name-chthonian = Chthonian
name-shoggoth = Shoggoth
name-star_spawn = Gwiezdny pomiot
name-flying_polyp = Latający polip
name-high_priest = Arcykapłan
name-the_black_man = Czarny Człowiek
name-the_bloated_woman = Opuchnięta Kobieta
name-the_dark_pharaoh = Mroczny Faraon
name-god_of_the_bloody_tongue = Bóg Krwawego Języka
name-the_haunter_of_the_dark = Nawiedzający Mrok
name-knife = Nóż
name-revolver_38 = Rewolwer kaliber .38
name-axe = Siekiera
name-cavalry_saber = Szabla kawaleryjska
name-bullwhip = Bicz
name-rifle = Strzelba
name-tommy_gun = Pistolet maszynowy
name-lantern = Latarnia
name-research_materials = Materiały badawcze
name-whiskey = Whisky
name-food = Jedzenie
name-dynamite = Dynamit
name-necronomicon = Necronomicon
name-book_of_dzyan = Księga Dzyan
name-cultes_des_goules = Cultes des Goules
name-alien_statue = Obca statuetka
name-enchanted_knife = Zaklęty nóż
name-ruby_of_rlyeh = Rubin z R’lyeh
name-sword_of_glory = Miecz Chwały
name-holy_water = Święcona woda
name-flute_of_the_outer_gods = Flet Zewnętrznych Bogów
name-healing_stone = Kamień uzdrawiający
name-blue_watcher_of_the_pyramid = Błękitny strażnik piramidy
name-gate_box = Skrzynka z bramą
name-wither = Uwiąd
name-shrivelling = Wysuszenie
name-enchant_weapon = Zaklęcie broni
name-dread_curse_of_azathoth = Straszna klątwa Azathotha
name-red_sign_of_shudde_mell = Czerwony znak Shudde M’ella
name-voice_of_ra = Głos Ra
name-heal = Uzdrowienie
name-bind_monster = Spętanie potwora
name-find_gate = Odnalezienie bramy
name-flesh_ward = Ochrona ciała
name-mists_of_releh = Mgły Releh
name-duke = Duke
name-anna_kaslow = Anna Kaslow
name-eric_colt = Eric Colt
name-john_legrasse = John Legrasse
name-professor_armitage = Profesor Armitage
name-richard_upton_pickman = Richard Upton Pickman
name-ryan_dean = Ryan Dean
name-thomas_f_malone = Thomas F. Malone
name-amanda_sharpe = Amanda Sharpe
name-ashcan_pete = „Popielnik” Pete
name-bob_jenkins = Bob Jenkins
name-carolyn_fern = Carolyn Fern
name-darrell_simmons = Darrell Simmons
name-dexter_drake = Dexter Drake
name-gloria_goldberg = Gloria Goldberg
name-harvey_walters = Harvey Walters
name-jenny_barnes = Jenny Barnes
name-joe_diamond = Joe Diamond
name-kate_winthrop = Kate Winthrop
name-mandy_thompson = Mandy Thompson
name-michael_mcglen = Michael McGlen
name-monterey_jack = Monterey Jack
name-sister_mary = Siostra Mary
name-vincent_lee = Vincent Lee
name-azathoth = Azathoth
name-cthulhu = Cthulhu
name-hastur = Hastur
name-ithaqua = Ithaqua
name-nyarlathotep = Nyarlathotep
name-shub_niggurath = Shub-Niggurath
name-yig = Yig
name-yog_sothoth = Yog-Sothoth
name-green_inv1 = 1
name-green_inv2 = 2
name-green_inv3 = 3
name-green_lore = Wiedza
name-green_peril = Niebezpieczeństwo
name-green_terror = Groza
name-green_wild = Joker
name-yellow_inv1 = 1 (żółta)
name-yellow_inv2 = 2 (żółta)
name-yellow_inv3 = 3 (żółta)
name-yellow_inv4 = 4 (żółta)
name-yellow_lore = Wiedza (żółta)
name-yellow_peril = Niebezpieczeństwo (żółta)
name-yellow_wild = Joker (żółta)
name-red_inv2 = 2 (czerwona)
name-red_inv3 = 3 (czerwona)
name-red_inv4 = 4 (czerwona)
name-red_lore = Wiedza (czerwona)
name-red_peril = Niebezpieczeństwo (czerwona)
name-red_wild = Joker (czerwona)
name-stars_madness = Gwiazdy się ustawiają… by przynieść szaleństwo
name-stars_trap = Gwiazdy się ustawiają… nad zatrutą pułapką
name-stars_lockg = Gwiazdy się ustawiają… w gęstniejącym mroku
name-stars_tsan = Gwiazdy się ustawiają… gdy narastają szepty
name-stars_still = Gwiazdy się ustawiają… wśród ciszy
name-stars_rift = Gwiazdy się ustawiają… gdy szczelina się poszerza
name-stars_fade = Gwiazdy się ustawiają… gdy bledną wspomnienia
name-stars_wounds = Gwiazdy się ustawiają… i nic się nie goi
name-visions_trap = Dziwne wizje… zatrutej pułapki
name-visions_tsta = Dziwne wizje… gdy pazury drapią ściany
name-visions_still = Dziwne wizje… wśród ciszy
name-visions_locky = Dziwne wizje… za zaryglowanymi drzwiami
name-terror_still = Nagła groza… wśród ciszy
name-terror_tsan = Nagła groza… gdy narastają szepty
name-terror_shop = Nagła groza… gdy sklep jest zamknięty
name-terror_madness = Nagła groza… by przynieść szaleństwo
name-friends_fade = Trzymaj przyjaciół blisko… gdy bledną wspomnienia
name-friends_alone = Trzymaj przyjaciół blisko… i żaden umysł nie jest pewny
name-friends_tmon = Trzymaj przyjaciół blisko… i coś podąża śladem
name-hour_lockr = Robi się późno… poza zasięgiem
name-hour_still = Robi się późno… wśród ciszy
name-hour_feed = Robi się późno… i bestie żerują
name-hour_lockg = Robi się późno… w gęstniejącym mroku
name-veil_words = Zasłona się przerzedza… i brakuje słów
name-veil_still = Zasłona się przerzedza… wśród ciszy
name-stirs_hope = Przedwieczny się porusza… lecz płonie światło
name-stirs_mark = Przedwieczny się porusza… i pozostaje jego znamię
name-omens_locky = Złe omeny… za zaryglowanymi drzwiami
name-omens_lockr = Złe omeny… poza zasięgiem
name-omens_shop = Złe omeny… gdy sklep jest zamknięty
name-calm_tsta = Chwila spokoju… gdy pazury drapią ściany
name-calm_tmon = Chwila spokoju… i coś podąża śladem

## What cards do

text-knife = Dodaj żółtą kość do swojej puli.
text-revolver_38 = Dodaj żółtą kość do swojej puli.
text-axe = Dodaj żółtą kość do swojej puli.
text-cavalry_saber = Dodaj żółtą kość do swojej puli.
text-bullwhip = Dodaj żółtą kość do swojej puli.
text-rifle = Dodaj żółtą kość do swojej puli. Raz w tej próbie, po rzucie, możesz ją przerzucić.
text-tommy_gun = Dodaj żółtą i czerwoną kość do swojej puli.
text-lantern = W tej próbie możesz skupić się na jednej kości więcej, nadal na jednej po każdym nieudanym rzucie.
text-research_materials = Zyskujesz 2 wskazówki.
text-whiskey = Odzyskujesz 2 Poczytalności.
text-food = Odzyskujesz 2 Wytrzymałości.
text-dynamite = Pokonaj 1 potwora w grze.
text-necronomicon = Dodaj czerwoną kość do swojej puli. Potem zyskujesz 1 wskazówkę.
text-book_of_dzyan = Dodaj czerwoną kość do swojej puli. Potem odzyskujesz 1 Poczytalności.
text-cultes_des_goules = Dodaj czerwoną kość do swojej puli. Potem zyskujesz 1 zaklęcie i tracisz 1 Poczytalności.
text-alien_statue = Dodaj czerwoną kość do swojej puli.
text-enchanted_knife = Dodaj czerwoną kość do swojej puli.
text-ruby_of_rlyeh = Dodaj czerwoną kość do swojej puli. Jeśli rozwiążesz tę przygodę, zyskujesz dodatkowo 1 przedmiot pospolity.
text-sword_of_glory = Dodaj żółtą i czerwoną kość do swojej puli.
text-holy_water = Pokonaj 1 potwora w grze.
text-flute_of_the_outer_gods = Tracisz 1 Poczytalności; pokonaj wszystkie potwory na jednej karcie.
text-healing_stone = Odzyskujesz łącznie 3 punkty Poczytalności i Wytrzymałości, jak chcesz.
text-blue_watcher_of_the_pyramid = Jedna rzucona kość liczy się w tym rzucie jako joker.
text-gate_box = Otwiera się brama. Zyskujesz 1 wskazówkę.
text-wither = Zabezpiecz 1 kość z tego rzutu.
text-shrivelling = Zabezpiecz 1 kość z tego rzutu.
text-enchant_weapon = Zabezpiecz 1 kość z tego rzutu; jeśli pokazuje Śledztwo, możesz najpierw obrócić ją na 3.
text-dread_curse_of_azathoth = Zabezpiecz do 2 kości z tego rzutu.
text-red_sign_of_shudde_mell = Tracisz 1 Poczytalności; zabezpiecz do 3 kości z tego rzutu.
text-voice_of_ra = Dodaj żółtą kość do swojej puli.
text-heal = Jeden badacz odzyskuje 2 Wytrzymałości.
text-bind_monster = Pokonaj 1 potwora w grze.
text-find_gate = Otwiera się brama.
text-flesh_ward = Gdy w swojej turze masz stracić Wytrzymałość, tracisz jej mniej, najwyżej o 2.
text-mists_of_releh = Gdy twoja próba się nie uda, zignoruj kary.
text-duke = Odrzuć Duke’a, zamiast ponosić kary z karty.
text-anna_kaslow = Raz dziennie, w swojej turze, przerzuć do 2 kości ze swojego rzutu.
text-eric_colt = Odrzuć go, by zignorować wszystkie efekty Grozy po jednym swoim nieudanym rzucie.
text-john_legrasse = Za każdym razem, gdy zyskujesz potwory, zyskujesz 1 wskazówkę.
text-professor_armitage = Raz dziennie, w swojej turze, zmień 1 Niebezpieczeństwo lub Grozę w Wiedzę.
text-richard_upton_pickman = Odrzuć go: pokonaj 1 potwora w grze i zyskaj 1 wskazówkę.
text-ryan_dean = Twoja maksymalna Poczytalność i Wytrzymałość są o 1 wyższe; gdy dołącza, odzyskujesz po 1.
text-thomas_f_malone = Raz dziennie, w swojej turze, dodaj żółtą kość do swojej puli.
text-amanda_sharpe = Amanda może jednym rzutem wykonać dowolnie wiele zadań.
text-ashcan_pete = Zamiast każdego przedmiotu lub zaklęcia, które miałby zyskać, Pete może wziąć 1 wskazówkę, przedmiot pospolity lub zaklęcie.
text-bob_jenkins = Za każdym razem, gdy po przygotowaniu gry Bob zyskuje przedmioty pospolite, zyskuje 1 dodatkowy.
text-carolyn_fern = Raz dziennie, na początku dowolnej tury, jeden badacz odzyskuje 1 Poczytalności.
text-darrell_simmons = Raz na rzut Darrell może podnieść Śledztwo o 1, do 4 tylko na żółtej lub czerwonej kości.
text-dexter_drake = Za każdym razem, gdy po przygotowaniu gry Dexter zyskuje zaklęcia, zyskuje 1 dodatkowe.
text-gloria_goldberg = W Innym Świecie Gloria może za darmo dodać żółtą i czerwoną kość.
text-harvey_walters = Raz na rzut Harvey może zmienić 1 Grozę w Wiedzę.
text-jenny_barnes = Jenny może odrzucić przedmiot pospolity, wskazówkę lub zaklęcie, by dodać żółtą i czerwoną kość.
text-joe_diamond = Każda wskazówka daje Joemu dwa przerzuty.
text-kate_winthrop = W turze Kate nie pojawiają się potwory, a efekty Grozy na nią nie działają.
text-mandy_thompson = Raz dziennie, po dowolnym rzucie, Mandy może przerzucić do 2 jego kości.
text-michael_mcglen = Raz na rzut Michael może zmienić 1 Grozę w Niebezpieczeństwo.
text-monterey_jack = Za każdym razem, gdy po przygotowaniu gry Monterey zyskuje przedmioty unikatowe, zyskuje 1 dodatkowy.
text-sister_mary = Mary ignoruje ciągłe efekty kart Mitów, a w swojej turze może używać zablokowanych kości.
text-vincent_lee = Raz dziennie, na początku dowolnej tury, jeden badacz odzyskuje 1 Wytrzymałości.
text-azathoth = Każde zaklęcie kosztuje rzucającego 1 Poczytalności. Jeśli Azathoth się przebudzi, badacze natychmiast przegrywają.
text-cthulhu = Maksymalna Poczytalność i Wytrzymałość są o 1 niższe. Atak: każdy badacz obniża jedno maksimum o 1; potem dodaj 1 żeton zagłady.
text-hastur = Ceny przy Wejściu są o 1 wyższe, Znak Starszych Bogów kosztuje 12. Atak: każdy badacz traci 2 Poczytalności.
text-ithaqua = Każde użycie przedmiotu unikatowego kosztuje 1 Wytrzymałości. Atak: każdy badacz traci 2 Wytrzymałości.
text-nyarlathotep = Pięć masek jest w kubku. Atak: każdy badacz odrzuca 1 wskazówkę albo zostaje pożarty.
text-shub_niggurath = Każdy potwór wymaga 1 Grozy więcej. Atak: każdy badacz odrzuca 1 trofeum-potwora albo zostaje pożarty.
text-yig = Porażka przy Kultyście i każdy pożarty badacz kosztują po 1 Znaku Starszych Bogów. Przebudzenie: odrzuć 1 przedmiot pospolity, 1 unikatowy i 1 zaklęcie albo daj się pożreć. Atak: odrzuć 1 wskazówkę albo strać 1 Poczytalności i 1 Wytrzymałości.
text-yog_sothoth = Inny Świat, w którym próba się nie uda, znika z gry; gdy żaden nie zostanie, Yog-Sothoth się budzi. Atak: każdy badacz odrzuca 1 trofeum albo zostaje pożarty.
text-stars_madness = Dodaj 1 żeton zagłady. O najbliższej północy wszyscy badacze tracą 2 Poczytalności.
text-stars_trap = Dodaj 1 żeton zagłady. O najbliższej północy wszyscy badacze tracą 2 Wytrzymałości.
text-stars_lockg = Dodaj 1 żeton zagłady. Zablokuj 1 zieloną kość na tej karcie.
text-stars_tsan = Dodaj 1 żeton zagłady. Groza: tracisz 1 Poczytalności.
text-stars_still = Dodaj 1 żeton zagłady. Brak efektu ciągłego.
text-stars_rift = Dodaj 1 żeton zagłady. O najbliższej północy dodaj 1 żeton zagłady, jeśli w grze jest Inny Świat.
text-stars_fade = Dodaj 1 żeton zagłady. Nie można wydawać wskazówek na przerzuty.
text-stars_wounds = Dodaj 1 żeton zagłady. Nikt nie odzyskuje Poczytalności ani Wytrzymałości.
text-visions_trap = Pojawia się potwór! O najbliższej północy wszyscy badacze tracą 2 Wytrzymałości.
text-visions_tsta = Pojawia się potwór! Groza: tracisz 1 Wytrzymałości.
text-visions_still = Pojawia się potwór! Brak efektu ciągłego.
text-visions_locky = Pojawia się potwór! Zablokuj żółtą kość na tej karcie.
text-terror_still = Pojawia się potwór! Brak efektu ciągłego.
text-terror_tsan = Pojawia się potwór! Groza: tracisz 1 Poczytalności.
text-terror_shop = Pojawia się potwór! Nie można kupować pamiątek.
text-terror_madness = Pojawia się potwór! O najbliższej północy wszyscy badacze tracą 2 Poczytalności.
text-friends_fade = Każdy badacz, który jest sam na swojej karcie lub przy Wejściu, traci 1 Poczytalności. Nie można wydawać wskazówek na przerzuty.
text-friends_alone = Każdy badacz, który jest sam na swojej karcie lub przy Wejściu, traci 1 Poczytalności. Nikt nie może skupić się na kości.
text-friends_tmon = Każdy badacz, który jest sam na swojej karcie lub przy Wejściu, traci 1 Poczytalności. Groza: pojawia się potwór!
text-hour_lockr = Dodaj 1 żeton zagłady. Pojawia się potwór! Zablokuj czerwoną kość na tej karcie.
text-hour_still = Dodaj 1 żeton zagłady. Pojawia się potwór! Brak efektu ciągłego.
text-hour_feed = Dodaj 1 żeton zagłady. Pojawia się potwór! O najbliższej północy dodaj 1 żeton zagłady, jeśli w grze są co najmniej 3 potwory.
text-hour_lockg = Dodaj 1 żeton zagłady. Pojawia się potwór! Zablokuj 1 zieloną kość na tej karcie.
text-veil_words = Dodaj 1 żeton zagłady. Otwiera się brama. Nie można rzucać zaklęć; zabezpieczone już kości pozostają do użytku.
text-veil_still = Dodaj 1 żeton zagłady. Otwiera się brama. Brak efektu ciągłego.
text-stirs_hope = Dodaj 2 żetony zagłady. Za każdym razem, gdy badacz rozwiąże przygodę lub Inny Świat, zyskuje 1 wskazówkę.
text-stirs_mark = Dodaj 2 żetony zagłady. Zostaje w grze po dobraniu następnej karty Mitów: Znak Starszych Bogów przy Wejściu kosztuje o 2 trofea więcej, dopóki ktoś nie rozwiąże Innego Świata.
text-omens_locky = Każdy badacz traci 1 Poczytalności lub 1 Wytrzymałości, jak woli. Zablokuj żółtą kość na tej karcie.
text-omens_lockr = Każdy badacz traci 1 Poczytalności lub 1 Wytrzymałości, jak woli. Zablokuj czerwoną kość na tej karcie.
text-omens_shop = Każdy badacz traci 1 Poczytalności lub 1 Wytrzymałości, jak woli. Nie można kupować pamiątek.
text-calm_tsta = Każdy badacz odzyskuje 1 Poczytalności lub 1 Wytrzymałości, jak woli. Groza: tracisz 1 Wytrzymałości.
text-calm_tmon = Każdy badacz odzyskuje 1 Poczytalności lub 1 Wytrzymałości, jak woli. Groza: pojawia się potwór!
text-ancient_relics = Groza: tracisz 1 Poczytalności.
text-the_loading_dock = Groza: odrzuć wszystkie rzucone kości z Grozą.
text-the_key_to_the_beyond = Groza: tracisz 1 Poczytalności.
text-riot_in_the_streets = Groza: tracisz 1 Wytrzymałości.
text-unnatural_habitat = Groza: tracisz 1 Poczytalności.
text-dont_fall_asleep = O północy: każdy badacz traci 1 Poczytalności.
text-something_has_broken_free = Groza: próba natychmiast kończy się porażką.
text-hallway_on_fire = Groza: tracisz 1 Wytrzymałości.
text-horrible_visions = O północy: dodaj 2 żetony zagłady.
text-late_night_break_in = Groza: tracisz trofeum o wartości co najmniej 1, jeśli jakieś masz.
text-a_secret_gathering = Groza: tracisz 1 Poczytalności.
text-gala_in_the_great_hall = Groza: dodaj 1 żeton zagłady.
text-please_do_not_touch_the_exhibits = Groza: dodaj 1 żeton zagłady.
text-medusa_exhibit = Groza: odrzuć wszystkie rzucone kości z Grozą.
text-you_become_that_which_you_fear_most = O północy: pojawia się potwór!
text-the_curator = O północy: każdy badacz odrzuca trofea o wartości 2 albo traci 1 Wytrzymałości i 1 Poczytalności.
text-the_hedge_maze = O północy: każdy badacz traci 1 Wytrzymałości.
text-the_graveyard = Groza: odrzuć wszystkie rzucone kości z Grozą.
text-transported_by_magic = O północy: dodaj 1 żeton zagłady za każdy Inny Świat w grze.
text-when_night_falls = Groza: pojawia się potwór!
text-the_gift_shop = Groza: pojawia się potwór!
text-haunted_by_a_shadowy_figure = Groza: pojawia się potwór!
text-koi_pond = Groza: próba natychmiast kończy się porażką.
text-remains_of_the_high_priest = Groza: odrzuć wszystkie rzucone kości z Grozą.
text-plateau_of_leng = Groza: tracisz 1 Poczytalności.
text-witch = Po zdobyciu: zyskujesz 1 zaklęcie.
text-warlock = Po zdobyciu: zyskujesz 1 wskazówkę.
text-mi_go = Po zdobyciu: zyskujesz 1 przedmiot unikatowy.
text-nightgaunt = Po zdobyciu: otwiera się brama.
text-chthonian = O północy: każdy badacz traci 1 Wytrzymałości.
text-high_priest = Po zdobyciu: usuń 1 żeton zagłady.
text-god_of_the_bloody_tongue = O północy: dodaj 1 żeton zagłady.

## Co przyniósł los

tally-dice_rolled = Wyniki rzutów
tally-dice_rerolled = Wyniki przerzutów
tally-lost_and_found_rolled = Biuro Rzeczy Znalezionych
tally-monster_appeared = Potwory wylosowane z kubka
tally-mythos_drawn = Karty Mitów
