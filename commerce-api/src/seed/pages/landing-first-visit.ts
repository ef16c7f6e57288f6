import type { SectionInput } from '@aksamit/contracts';
import { clientCards } from './document-downloads';
import { action, bullets, questions, titled } from './section-parts';
import { pageOfSections } from './seed-page';

const pl: SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'Pierwsza wizyta',
    title: 'Pierwsza wizyta bez niespodzianek',
    lead: 'Wiesz, co się wydarzy od wejścia do salonu aż po wyjście, ile to potrwa i ile zapłacisz. Na pierwsze zakupy masz {newCustomerDiscount} zniżki.',
    points: [
      '{firstVisitMinutes} minut dłużej, na spokojną rozmowę',
      'próba przed zabiegiem',
      'termin zmienisz do {cancelHours} godz. przed wizytą',
    ],
    actions: [
      action('Wybierz zabieg', '/strefa-kobiet/'),
      action('Strefa mężczyzn', '/strefa-mezczyzn/'),
      action('Znajdź salon', '/salony/'),
    ],
    picture: { drawing: 'treatment', alt: 'Głowica lasera prowadzona po skórze' },
  },
  {
    kind: 'steps',
    title: 'Co się wydarzy',
    items: titled(
      [
        'Witamy Cię w recepcji',
        'Przyjdź dziesięć minut wcześniej i zabierz dokument tożsamości. Dostajesz kartę klienta albo oddajesz tę wypełnioną w domu.',
      ],
      [
        'Rozmowa i próba',
        'Pytamy o zdrowie, leki i oczekiwania, a potem robimy próbę na małym fragmencie skóry. Jeśli zabieg nie jest dla Ciebie, powiemy to od razu.',
      ],
      ['Zabieg', 'Możesz go przerwać w każdej chwili. Specjalistka mówi, co robi i co za chwilę poczujesz.'],
      [
        'Wskazówki i następny termin',
        'Dostajesz na piśmie zalecenia na kolejne dni. Następną wizytę umówisz na miejscu albo później, w panelu.',
      ],
    ),
  },
  {
    kind: 'text',
    title: 'Jak się przygotować',
    blocks: [
      bullets(
        'Przypomnij sobie nazwy leków z ostatnich tygodni, także ziół i suplementów.',
        'Przed depilacją laserową ogol miejsce zabiegu dzień wcześniej. Przez dobę nie pij alkoholu, a przez {sunFreeWeeks} tygodnie nie opalaj skóry.',
        'Przed endermologią zjedz coś lekkiego, najpóźniej dwie godziny wcześniej.',
        'Przed oczyszczaniem wodorowym przez trzy dni nie używaj peelingów i retinolu.',
        'Nie masz jeszcze 18 lat? Weź pisemną zgodę opiekuna. Osób poniżej {leastAge} lat nie przyjmujemy.',
      ),
    ],
  },
  {
    kind: 'downloads',
    anchor: 'karty',
    title: 'Karta klienta: wypełnij ją w domu',
    lead: 'Wydrukuj tę, której potrzebujesz. Podpis składasz w salonie, przy specjalistce.',
    items: [clientCards.pl.epilation, clientCards.pl.endermology, clientCards.pl.hydrogen],
  },
  {
    kind: 'treatments',
    eyebrow: 'Na początek',
    title: 'Od tego zaczyna najwięcej osób',
    count: 3,
  },
  {
    kind: 'faq',
    title: 'Pytania przed pierwszą wizytą',
    groups: questions(
      ['Czy muszę płacić z góry?', 'Nie. Zapłacisz online przy rezerwacji albo w salonie, jak wolisz.'],
      [
        'Czy zniżka nalicza się sama?',
        'Tak. {newCustomerDiscount} odejmujemy od pierwszego zamówienia, gdy potwierdzisz numer telefonu. Nie łączy się z kodem: liczy się to, co jest dla Ciebie lepsze.',
      ],
      [
        'A jeśli okaże się, że zabiegu nie można zrobić?',
        'Specjalistka odmówi i zaproponuje inny termin albo inny zabieg. Lepiej poczekać, niż ryzykować podrażnienie.',
      ],
      [
        'Mogę przyjść z kimś?',
        'Tak. W gabinecie jesteście tylko Ty i specjalistka, a osoba, która z Tobą przyszła, poczeka przy herbacie w recepcji.',
      ],
      [
        'Co, jeśli się spóźnię?',
        'Zadzwoń: {phone}. Zwykle zdążymy, czasem trzeba skrócić zabieg lub przełożyć wizytę.',
      ],
    ),
  },
  {
    kind: 'callToAction',
    title: 'Umów pierwszą wizytę',
    text: 'Wybierz zabieg, salon i godzinę. Potwierdzenie przyjdzie e-mailem od razu.',
    actions: [
      action('Strefa kobiet', '/strefa-kobiet/'),
      action('Strefa mężczyzn', '/strefa-mezczyzn/'),
      action('Cennik', '/cennik/'),
    ],
  },
];

const en: SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'Your first visit',
    title: 'Your first visit, without surprises',
    lead: 'You’ll know what happens from the moment you walk in until you leave, how long it takes and what you pay. You save {newCustomerDiscount} on your first order.',
    points: [
      '{firstVisitMinutes} minutes longer, so that nothing is rushed',
      'a patch test before the treatment',
      'change the time up to {cancelHours} hours before',
    ],
    actions: [
      action('Choose a treatment', '/womens-zone/'),
      action('Men’s zone', '/mens-zone/'),
      action('Find a salon', '/salons/'),
    ],
    picture: { drawing: 'treatment', alt: 'A laser handpiece guided along the skin' },
  },
  {
    kind: 'steps',
    title: 'What happens',
    items: titled(
      [
        'We welcome you at reception',
        'Come ten minutes early and bring an identity document. You get a client card, or hand in the one you filled in at home.',
      ],
      [
        'A consultation and a patch test',
        'We ask about your health, your medicines and what you expect, and test the laser on a small patch of skin. If a treatment is not for you, we say so straight away.',
      ],
      [
        'The treatment',
        'You can stop it at any moment. The specialist explains what she is doing and what you will feel next.',
      ],
      [
        'Advice and your next date',
        'You leave with written advice for the days after. Book your next visit there and then, or later in your account.',
      ],
    ),
  },
  {
    kind: 'text',
    title: 'How to prepare',
    blocks: [
      bullets(
        'Make a note of the medicines you have taken in recent weeks, herbs and supplements included.',
        'Before laser hair removal shave the area the day before. Don’t drink alcohol for 24 hours or tan for {sunFreeWeeks} weeks beforehand.',
        'Before endermology eat something light, at least two hours ahead.',
        'For three days before hydrogen cleansing use no exfoliants or retinol.',
        'Are you under 18? Bring a guardian’s written consent. We do not treat people under {leastAge}.',
      ),
    ],
  },
  {
    kind: 'downloads',
    anchor: 'cards',
    title: 'Your client card: fill it in at home',
    lead: 'Print the one you need. You sign it in the salon, with the specialist.',
    items: [clientCards.en.epilation, clientCards.en.endermology, clientCards.en.hydrogen],
  },
  {
    kind: 'treatments',
    eyebrow: 'To begin with',
    title: 'What most people start with',
    count: 3,
  },
  {
    kind: 'faq',
    title: 'Questions before a first visit',
    groups: questions(
      ['Do I have to pay in advance?', 'No. Pay online when you book, or in the salon, whichever you prefer.'],
      [
        'Is the discount applied automatically?',
        'Yes. Your first order costs {newCustomerDiscount} less once you have confirmed your phone number. It is not combined with a code: you get whichever is better for you.',
      ],
      [
        'What if it turns out that I cannot be treated?',
        'The specialist will say so and offer another date or another treatment. Better to wait than to risk irritated skin.',
      ],
      [
        'Can I bring someone?',
        'Yes. In the treatment room it is just you and the specialist, but there is tea at reception for whoever comes with you.',
      ],
      [
        'What if I am late?',
        'Call us: {phone}. Usually there is still time; sometimes the treatment has to be shorter or the visit moved.',
      ],
    ),
  },
  {
    kind: 'callToAction',
    title: 'Book your first visit',
    text: 'Choose a treatment, a salon and a time. You’ll get a confirmation by e-mail straight away.',
    actions: [
      action('Women’s zone', '/womens-zone/'),
      action('Men’s zone', '/mens-zone/'),
      action('Price list', '/price-list/'),
    ],
  },
];

/** For somebody who has never been to a salon. */
export const landingFirstVisit = pageOfSections(
  'campaign',
  'landingFirstVisit',
  ['lp/pierwsza-wizyta', 'lp/first-visit'],
  ['Pierwsza wizyta bez niespodzianek', 'Your first visit, without surprises'],
  [
    'Co się wydarzy od wejścia do salonu aż po wyjście i jak się przygotować.',
    'What happens from the moment you walk in until you leave, and how to prepare.',
  ],
  [pl, en],
);
