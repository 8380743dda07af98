title = Kości kłamcy
tagline = Licytuj kości, których nikt nie widzi w całości, i zwątp we właściwej chwili.

## Pierwsza partia z przewodnikiem

guide-welcome = Każdy ma pięć kości pod kubkiem. Ty widzisz swoje, inni widzą swoje. Po kolei każdy mówi, ile kości z jednym wynikiem leży pod wszystkimi kubkami razem, zawsze trochę więcej niż przedtem, aż ktoś w to nie uwierzy.
guide-look = Twoje kości leżą przed tobą. Jedynki to jokery: liczą się jako każdy wynik.
guide-answer = Sąsiad złożył ofertę. Masz dwie szóstki i jedynkę, więc już pod twoim kubkiem trzy kości liczą się jako 6: oferta 3 kości z wynikiem 6 nie może być fałszywa. Złóż ją.
guide-doubt = Robi się śmiało. Gdy w ofertę nie da się już uwierzyć, wybierz „Wątpię”: wszyscy podnoszą kubki i liczy się kości. Kto się mylił, traci kość.
guide-farewell = To cała gra: wygrywa ten, kto na końcu ma jeszcze kości. Wskaż cokolwiek, a dowiesz się, co to jest. Graj dalej i baw się dobrze!
guide-known = Oferty rosną, aż ktoś zwątpi; wtedy liczy się kości i kto się mylił, traci jedną. Jedynki liczą się jako każdy wynik.
guide-left = Blef: oferta nie musi być prawdziwa, byle w nią uwierzono.

## Opcje

option-wild = Jedynki jako jokery
option-wild-help = Czy jedynki liczą się jako każdy wynik.
value-wild-true = jedynki liczą się jako każdy wynik
value-wild-false = jedynki to tylko jedynki

## Decyzje

decision-open =
    { $seat_you ->
        [yes] Zaczynasz: złóż ofertę.
       *[no] { $seat } zaczyna od oferty.
    }
decision-answer =
    { $seat_you ->
        [yes] Oferta: { counted-dice } z wynikiem { $face }. Przebijasz czy wątpisz?
       *[no] { $seat } przebija albo wątpi: { counted-dice } z wynikiem { $face }?
    }

## Wybory

choice-make_bid =
    { $count ->
        [one] Co najmniej jedna kość z wynikiem { $face }
        [few] Co najmniej { $count } kości z wynikiem { $face }
       *[many] Co najmniej { $count } kości z wynikiem { $face }
    }
choice-doubt = Zwątp w ofertę
why-nothing_to_doubt = Nikt jeszcze nie złożył oferty.

## Wydarzenia

counted-dice =
    { $count ->
        [one] jedna kość
        [few] { $count } kości
       *[many] { $count } kości
    }
event-round_began =
    { $seat_you ->
        [yes] Runda { $round }. Składasz pierwszą ofertę.
       *[no] Runda { $round }. { $seat } składa pierwszą ofertę.
    }
event-dice_rolled =
    { $seat_you ->
        [yes] Rzucasz pod kubkiem: { counted-dice }.
       *[no] { $seat } rzuca pod kubkiem: { counted-dice }.
    }
event-bid_made =
    { $seat_you ->
        [yes] Twoja oferta: { counted-dice } z wynikiem { $face }.
       *[no] { $seat } składa ofertę: { counted-dice } z wynikiem { $face }.
    }
event-doubted =
    { $seat_you ->
        [yes] Wątpisz w ofertę. Złożył ją gracz { $bidder_seat }.
       *[no] { $bidder_seat_you ->
            [yes] { $seat } wątpi w twoją ofertę.
           *[no] { $seat } wątpi w ofertę. Złożył ją gracz { $bidder_seat }.
        }
    }
event-cups_lifted =
    { $found ->
        [one] Kubki w górę: jedna kość liczy się jako { $face }, oferta: { $count }.
        [few] Kubki w górę: { $found } kości liczą się jako { $face }, oferta: { $count }.
       *[many] Kubki w górę: { $found } kości liczy się jako { $face }, oferta: { $count }.
    }
event-die_lost =
    { $seat_you ->
        [yes] Tracisz kość. Pozostałe: { $left }.
       *[no] { $seat } traci kość. Pozostałe: { $left }.
    }
event-game_ended =
    { $seat_you ->
        [yes] Tylko ty masz jeszcze kości.
       *[no] Tylko { $seat } ma jeszcze kości.
    }
tally-dice_rolled = Rzuty kośćmi
ending-last_one = Tylko jedna osoba miała jeszcze kości.
part-dice = Pozostałe kości

## Elementy

name-face_1 = jeden
name-face_2 = dwa
name-face_3 = trzy
name-face_4 = cztery
name-face_5 = pięć
name-face_6 = sześć

## Plansza

board-bid = { counted-dice } z wynikiem { $face }
board-no-bid = Nie ma jeszcze oferty
board-seat = Miejsce { $number }
board-round = Runda { $round }
board-on-table =
    { $count ->
        [one] jedna kość w grze
        [few] { $count } kości w grze
       *[many] { $count } kości w grze
    }
board-cup =
    { $count ->
        [one] { $name }: jedna kość pod kubkiem
        [few] { $name }: { $count } kości pod kubkiem
       *[many] { $name }: { $count } kości pod kubkiem
    }
board-out = { $name } nie ma już kości
board-die = Wynik: { $face }
board-last = Poprzednia runda: { $found } z { $count } z wynikiem { $face }
board-count = Ile
board-face = Jaki wynik
board-more = O jedną więcej
board-fewer = O jedną mniej
board-say = Oferta: { counted-dice } z wynikiem { $face }
board-doubt = Wątpię
board-odds = Jaka szansa?
board-odds-are = Prawdziwa w { $percent }% przypadków, sądząc po tym, co widzisz
board-grave = Sądząc po tym, co widzisz, ta oferta prawie nigdy nie jest prawdziwa. Złożyć ją mimo to?
help-bid = Według oferty co najmniej tyle kości pod wszystkimi kubkami ma ten wynik.
help-wild = Jedynki liczą się jako każdy wynik.
help-cup = Pod kubek zagląda tylko jego właściciel, aż ktoś zwątpi.
