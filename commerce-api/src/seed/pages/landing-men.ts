import type { SectionInput } from '@aksamit/contracts';
import { clientCards } from './document-downloads';
import { action, questions, titled } from './section-parts';
import { pageOfSections } from './seed-page';

const pl: SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'Dla mężczyzn',
    title: 'Pierwszy laser: plecy, kark, linia zarostu',
    lead: 'Bez owijania w bawełnę: co da się zrobić, ile to trwa, ile kosztuje i czy boli. Żadne pytanie nas nie zdziwi.',
    points: [
      'fala 1064 nm do włosów osadzonych głęboko',
      'głowica 22 × 35 mm: plecy w około godzinę',
      'na pierwsze zakupy {newCustomerDiscount} mniej',
    ],
    actions: [action('Zabiegi dla mężczyzn', '/strefa-mezczyzn/'), action('Cennik', '/cennik/?gender=male')],
    picture: { drawing: 'laser', alt: 'Głowica lasera prowadzona po skórze' },
  },
  {
    kind: 'benefits',
    title: 'Po co mężczyźnie laser',
    items: titled(
      [
        'Koniec z zapaleniem mieszków',
        'Włosy na karku i szyi wrastają, bo są kręcone i twarde. Gdy jest ich mniej i są cieńsze, skóra się goi.',
      ],
      [
        'Równa linia zarostu',
        'Policzki i szyja zostają gładkie, broda zostaje. Przebieg linii rysujemy razem, zanim włączymy laser.',
      ],
      ['Wygoda w sporcie', 'Plastry, pas piersiowy, kolarskie koszulki: mniej ciągnięcia i odparzeń.'],
      ['Plecy bez proszenia o pomoc', 'Sam ich nie ogolisz. Serię robisz raz, potem wystarczy zabieg przypominający.'],
    ),
  },
  {
    kind: 'bodyParts',
    title: 'Wybierz okolicę',
    gender: 'male',
  },
  {
    kind: 'steps',
    title: 'Jak to wygląda',
    items: titled(
      [
        'Rezerwacja i golenie',
        'Umawiasz się online, w dwie minuty. Dzień wcześniej ogol miejsce zabiegu; z plecami pomożemy w salonie, tylko daj nam znać.',
      ],
      ['Rozmowa i próba', 'Na pierwszej wizycie {firstVisitMinutes} minut dłużej. Kilka impulsów i chwila czekania.'],
      ['Zabieg', 'Czuć krótkie ukłucia ciepła, mocniejsze tam, gdzie włosy są gęste. Skórę cały czas chłodzimy.'],
      [
        'Kolejne wizyty',
        'Nie częściej niż co {seriesWeeks} tygodni. U mężczyzn seria bywa dłuższa, bo hormony pobudzają nowe mieszki.',
      ],
    ),
  },
  {
    kind: 'treatments',
    eyebrow: 'Na początek',
    title: 'To wybierają mężczyźni',
    category: 'epilation',
    gender: 'male',
    count: 3,
  },
  {
    kind: 'faq',
    title: 'Pytania, które słyszymy najczęściej',
    groups: questions(
      [
        'Czy to boli?',
        'Na plecach mniej, na karku i szyi bardziej. Ustawienia zmieniamy w trakcie, a chłodna głowica pomaga. Krem znieczulający uzgodnij wcześniej ze specjalistką.',
      ],
      [
        'Czy włosy znikną całkiem?',
        'Nie obiecujemy tego. Jeden zabieg to do {reductionPercent}% mniej włosów, a po serii zostaje ich niewiele i są cienkie.',
      ],
      [
        'Mam tatuaż na łopatce.',
        'Omijamy go szerokim łukiem: tusz pochłania światło tak jak włos, a skóra mogłaby się poparzyć.',
      ],
      ['Czy mogę dalej nosić brodę?', 'Tak. Usuwamy tylko to, co wskażesz, a linię rysujemy przed zabiegiem.'],
      ['Trenuję. Kiedy mogę wrócić na siłownię?', 'Po dwóch dniach. Pot i tarcie zaraz po zabiegu podrażniają skórę.'],
    ),
  },
  {
    kind: 'downloads',
    title: 'Karta klienta',
    lead: 'Wypełnij ją w domu, podpiszesz w salonie.',
    items: [clientCards.pl.epilation],
  },
  {
    kind: 'callToAction',
    title: 'Umów się na próbę',
    text: 'Wybierz okolicę i godzinę. Zapłacisz online albo na miejscu, a termin zmienisz do {cancelHours} godz. przed wizytą.',
    actions: [action('Strefa mężczyzn', '/strefa-mezczyzn/'), action('Znajdź salon', '/salony/')],
  },
];

const en: SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'For men',
    title: 'Your first laser: back, nape, beard line',
    lead: 'Straight answers: what can be done, how long it takes, what it costs and whether it hurts. No question will surprise us.',
    points: [
      '1064 nm for hair with deep roots',
      'a 22 × 35 mm head: your back in about an hour',
      '{newCustomerDiscount} off your first order',
    ],
    actions: [action('Treatments for men', '/mens-zone/'), action('Price list', '/price-list/?gender=male')],
    picture: { drawing: 'laser', alt: 'A laser handpiece gliding over skin' },
  },
  {
    kind: 'benefits',
    title: 'What a laser does for men',
    items: titled(
      [
        'No more folliculitis',
        'Hair on the nape and neck grows inwards because it is curly and tough. When there is less of it, and it is finer, the skin heals.',
      ],
      [
        'A clean beard line',
        'Cheeks and neck stay smooth, the beard stays. We draw the line together before the laser is switched on.',
      ],
      ['Comfort in sport', 'Tape, a chest strap, cycling jerseys: less pulling and chafing.'],
      [
        'No need to ask for help with your back',
        'You cannot shave it yourself. You do the course once; after that a top-up treatment is enough.',
      ],
    ),
  },
  {
    kind: 'bodyParts',
    title: 'Choose an area',
    gender: 'male',
  },
  {
    kind: 'steps',
    title: 'What it is like',
    items: titled(
      [
        'Booking and shaving',
        'Book online in two minutes. Shave the area the day before; we can help with your back in the salon if you let us know.',
      ],
      [
        'A consultation and a patch test',
        'A first visit is {firstVisitMinutes} minutes longer. A few pulses and a short wait.',
      ],
      [
        'The treatment',
        'You feel brief pricks of warmth, stronger where the hair is dense. Your skin is cooled throughout.',
      ],
      [
        'The next visits',
        'No more often than every {seriesWeeks} weeks. A course for men can be longer, since hormones wake new follicles.',
      ],
    ),
  },
  {
    kind: 'treatments',
    eyebrow: 'To begin with',
    title: 'What men choose',
    category: 'epilation',
    gender: 'male',
    count: 3,
  },
  {
    kind: 'faq',
    title: 'The questions we hear most',
    groups: questions(
      [
        'Does it hurt?',
        'Less on the back, more on the nape and neck. We change the settings as we go, and the cool head helps. Ask the specialist beforehand about a numbing cream.',
      ],
      [
        'Will the hair be gone completely?',
        'We do not promise that. One treatment means up to {reductionPercent}% less hair; after a course what is left is sparse and soft.',
      ],
      [
        'I have a tattoo on my shoulder blade.',
        'We give it a wide berth: ink absorbs light just as hair does, and the skin could burn.',
      ],
      ['Can I keep my beard?', 'Yes. We remove only what you point out, and draw the line before the treatment.'],
      [
        'I work out. When can I go back to the gym?',
        'After two days. Sweat and rubbing right after a treatment irritate the skin.',
      ],
    ),
  },
  {
    kind: 'downloads',
    title: 'Your client card',
    lead: 'Fill it in at home and sign it in the salon.',
    items: [clientCards.en.epilation],
  },
  {
    kind: 'callToAction',
    title: 'Book a patch test',
    text: 'Choose an area and a time. Pay online or in the salon, and change the time up to {cancelHours} hours before.',
    actions: [action('Men’s zone', '/mens-zone/'), action('Find a salon', '/salons/')],
  },
];

/** For men who think of a laser for the first time. */
export const landingMen = pageOfSections(
  'campaign',
  'landingMen',
  ['lp/pierwszy-laser', 'lp/mens-first-laser'],
  ['Pierwszy laser dla mężczyzn', 'A first laser for men'],
  [
    'Plecy, kark, linia zarostu: co da się zrobić laserem, ile to trwa i czy boli.',
    'Back, nape, beard line: what a laser can do, how long it takes and whether it hurts.',
  ],
  [pl, en],
);
