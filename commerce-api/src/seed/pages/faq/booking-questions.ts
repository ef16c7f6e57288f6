import { subject } from './faq-subject';

export const bookingQuestions = subject(
  ['Rezerwacja', 'Booking'],
  [
    [
      [
        'Jak umówić wizytę?',
        'Wybierz zabieg, a w koszyku salon, dzień i godzinę. Termin czeka na Ciebie 20 minut: tyle masz na spokojne dokończenie zamówienia. Możesz też zadzwonić: {phone}, {phoneHours}.',
      ],
      [
        'How do I book a visit?',
        'Choose a treatment, then a salon, a day and a time in the cart. The slot is yours for 20 minutes while you finish the order. You can also call us: {phone}, {phoneHours}.',
      ],
    ],
    [
      [
        'Czy muszę zakładać konto?',
        'Nie. Kupisz zabieg i umówisz wizytę bez konta. Z kontem jest wygodniej później: w panelu przełożysz wizytę, umówisz następną i znajdziesz faktury.',
      ],
      [
        'Do I need an account?',
        'No. You can buy a treatment and book a visit without one. An account helps afterwards: in your account you move a visit, book the next one and find your invoices.',
      ],
    ],
    [
      [
        'Czy mogę kupić zabieg teraz, a termin wybrać później?',
        'Tak. W koszyku wybierz „Zarezerwuję później”. Zabieg będzie czekał w panelu, w zakładce z zabiegami, a jeśli kupujesz bez konta – pod linkiem z e-maila.',
      ],
      [
        'Can I buy now and choose a time later?',
        'Yes. Choose “I’ll book later” in the cart. The treatment then waits for you in your account or, without one, behind the link in your e-mail.',
      ],
    ],
    [
      [
        'Czy za każdym razem muszę iść do tego samego salonu?',
        'Nie. Salon wybierasz przy każdej wizycie, a mamy ich {salonCount} w {cityCount} miastach. Nie każdy wykonuje wszystkie zabiegi, dlatego kalendarz pokazuje tylko te, w których zrobisz wybrany.',
      ],
      [
        'Do I have to go to the same salon every time?',
        'No. You choose the salon for each visit, and there are {salonCount} of them in {cityCount} cities. Not every salon offers every treatment, so the calendar only shows those that do yours.',
      ],
    ],
    [
      [
        'Nie ma dogodnego terminu. Co mogę zrobić?',
        'Zapisz się na listę rezerwową na wybrany dzień. Gdy zwolni się miejsce, od razu napiszemy. Warto też sprawdzić sąsiedni salon: wyszukiwarka pokazuje salony w promieniu do {nearbyKm} km.',
      ],
      [
        'No time suits me. What can I do?',
        'Join the waiting list for the day you want, and we will write as soon as a time comes free. It is worth checking a neighbouring salon too: the finder shows salons up to {nearbyKm} km away.',
      ],
    ],
    [
      [
        'Dlaczego pierwsza wizyta trwa dłużej?',
        'Doliczamy {firstVisitMinutes} minut na rozmowę o zdrowiu, kartę klienta i próbę na małym fragmencie skóry. Ten czas nic nie kosztuje.',
      ],
      [
        'Why does my first visit take longer?',
        'We add {firstVisitMinutes} minutes to talk about your health, fill in the client card and do a patch test. You do not pay for that time.',
      ],
    ],
    [
      [
        'Ile partii ciała trzeba wybrać w ofercie Flexi?',
        'Co najmniej {bodyPartsLeast}. Dopiero wtedy układamy z nich jedną wizytę i pokazujemy wolne terminy.',
      ],
      [
        'How many body parts do I need for the Flexi offer?',
        'At least {bodyPartsLeast}. We then plan them as one visit and show the free times.',
      ],
    ],
    [
      [
        'W jakiej strefie czasowej podajecie godziny wizyt?',
        'W polskiej, bo wszystkie salony są w Polsce. Jeśli oglądasz sklep z innej strefy czasowej, napiszemy to obok godziny.',
      ],
      [
        'Which time zone are visits shown in?',
        'Polish time, since all the salons are in Poland. If you are in another time zone, we say so beside the time.',
      ],
    ],
  ],
);
