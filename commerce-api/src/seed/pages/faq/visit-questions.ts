import { subject } from './faq-subject';

export const visitQuestions = subject(
  ['Wizyta i odwoływanie', 'Your visit and cancelling'],
  [
    [
      [
        'Jak przygotować się do depilacji laserowej?',
        'Dzień wcześniej ogol miejsce zabiegu. Przez 4 tygodnie nie używaj wosku ani depilatora, przez {sunFreeWeeks} tygodnie się nie opalaj i nie stosuj samoopalacza, a przez dobę nie pij alkoholu. Po prześwietleniu odczekaj tydzień, po laserowej dermabrazji 3 miesiące.',
      ],
      [
        'How do I prepare for laser hair removal?',
        'Shave the area the day before. For 4 weeks use no wax or epilator, for {sunFreeWeeks} weeks no tanning or self-tanner, and for a day no alcohol. Wait a week after an X-ray and 3 months after laser dermabrasion.',
      ],
    ],
    [
      [
        'Co zabrać na pierwszą wizytę?',
        'Dokument tożsamości i nazwy leków, które bierzesz teraz lub w ostatnich tygodniach. Na zabieg twarzy przyjdź bez makijażu.',
      ],
      [
        'What should I bring to the first visit?',
        'An identity document and the names of medicines you take or took recently. For a treatment of the face, come without make-up.',
      ],
    ],
    [
      [
        'Po co jest karta klienta?',
        'Zapisujemy w niej to, co ważne dla bezpieczeństwa zabiegu, a Ty ją podpisujesz. Rozmowę o zdrowiu powtarzamy przed nową serią, jeśli od ostatniej wizyty minęło ponad 30 dni.',
      ],
      [
        'What is the client card for?',
        'It records what matters for a safe treatment, and you sign it. We ask about your health again before a new course if your last visit was more than 30 days ago.',
      ],
    ],
    [
      [
        'Jak dbać o skórę po depilacji?',
        'Przez 2 dni unikaj sauny i gorących kąpieli, przez {sunFreeWeeks} tygodnie słońca. Używaj kremu z filtrem SPF 50. Włosy wypadną same.',
      ],
      [
        'How do I care for my skin afterwards?',
        'No sauna or hot baths for 2 days, no sun for {sunFreeWeeks} weeks, and SPF 50 every day. The hair falls out by itself.',
      ],
    ],
    [
      [
        'Do kiedy mogę przełożyć lub odwołać wizytę?',
        'Najpóźniej {cancelHours} godz. przed nią: w panelu, linkiem z e-maila albo telefonicznie. Odwołany zabieg wraca na Twoją listę. Jeśli przełożysz wizytę na bliższy termin, nie da się go już zmienić.',
      ],
      [
        'How late can I move or cancel a visit?',
        'Up to {cancelHours} hours before it: in your account, with the link in our e-mail, or by phone. If you cancel, the treatment goes back to your list. If the new time is closer than that, it can no longer be changed.',
      ],
    ],
    [
      [
        'Co, jeśli odwołam później albo nie przyjdę?',
        'Zabieg liczy się jako wykonany i nie zwracamy za niego pieniędzy. Po {noShows} nieobecnościach możemy poprosić o przedpłatę i rezerwację z co najmniej jednodniowym wyprzedzeniem.',
      ],
      [
        'What if I cancel later or don’t turn up?',
        'The treatment counts as done and is not refunded. After {noShows} missed visits we may ask for prepayment and for bookings at least a day ahead.',
      ],
    ],
    [
      [
        'Kiedy mogę umówić następną wizytę?',
        'Gdy bieżąca się odbędzie. Między zabiegami depilacji tej samej części ciała musi minąć co najmniej {seriesWeeks} tygodni.',
      ],
      [
        'When can I book the next visit?',
        'Once the current one has taken place. Between two hair removal treatments of the same part of the body there must be at least {seriesWeeks} weeks.',
      ],
    ],
    [
      [
        'Czy salon może odmówić zabiegu?',
        'Tak, jeśli ma wątpliwości co do bezpieczeństwa. Wtedy zaproponuje inny termin.',
      ],
      [
        'Can the salon refuse a treatment?',
        'Yes, if there is doubt about its safety. You are then offered another date.',
      ],
    ],
  ],
);
