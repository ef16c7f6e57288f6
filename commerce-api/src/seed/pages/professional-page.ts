import type { SectionInput } from '@aksamit/contracts';
import { action, note, questions, titled } from './section-parts';
import { pageOfSections } from './seed-page';

const pl: SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'Dla profesjonalistów',
    title: 'Laser do gabinetu, bez kupowania w ciemno',
    lead: 'Pracujemy na laserach trzech długości fali w {salonCount} salonach. Powiemy Ci, co się sprawdza, co się psuje i ile naprawdę kosztuje jeden zabieg.',
    points: ['rozmowa z osobą, która na nich pracuje', 'pokaz w działającym salonie', 'szkolenie z bezpiecznej pracy'],
    actions: [
      action('Zostaw kontakt', '/dla-profesjonalistow/#formularz'),
      action('Jak działa laser', '/lasery-do-depilacji/'),
    ],
    picture: { drawing: 'laser', alt: 'Głowica lasera prowadzona po skórze' },
  },
  {
    kind: 'text',
    blocks: [
      note(
        'Strona jest przeznaczona dla osób, które prowadzą gabinet lub wykonują zabiegi zawodowo. Laser do depilacji to urządzenie, którego nie obsługuje się bez przeszkolenia. Zakres pomocy jest przykładem: Aksamit to sklep demonstracyjny.',
      ),
    ],
  },
  {
    kind: 'benefits',
    title: 'W czym pomagamy',
    items: titled(
      [
        'Wybór urządzenia',
        'Fale 755, 808 i 1064 nm razem czy osobno, jakie głowice, ile impulsów. Dobieramy do liczby klientów i okolic, które robisz najczęściej.',
      ],
      ['Rachunek', 'Rata, serwis, żel, prąd, czas pracy. Pokazujemy arkusz, w którym wstawisz własne liczby.'],
      [
        'Szkolenie',
        'Dwa dni: fizyka, skóra, przeciwwskazania, ustawienia, a potem praca pod okiem naszej specjalistki.',
      ],
      ['Dokumenty', 'Wzór karty klienta, zgód i instrukcji na czas po zabiegu.'],
      ['Serwis', 'Do kogo zadzwonić, gdy urządzenie się zatrzyma, i co mieć w zapasie.'],
      [
        'Urządzenia po przeglądzie',
        'Gdy wymieniamy laser w salonie, poprzedni sprzedajemy z historią pracy i przeglądem.',
      ],
    ),
  },
  {
    kind: 'table',
    title: 'Które głowice do czego',
    caption: 'Głowice w naszych salonach',
    columns: ['Głowica', 'Okolice', 'Tempo pracy'],
    rows: [
      ['9 × 9 mm', 'twarz, linia zarostu', 'powoli, precyzyjnie'],
      ['12 × 12 mm', 'pachy, bikini, kark', 'średnio'],
      ['22 × 35 mm', 'nogi, plecy, klatka piersiowa', 'szybko: duża powierzchnia naraz'],
    ],
  },
  {
    kind: 'steps',
    title: 'Co się stanie po wysłaniu formularza',
    items: titled(
      ['Oddzwaniamy', 'W godzinach {phoneHours}. Pytamy o gabinet i o to, czego szukasz.'],
      [
        'Umawiamy pokaz',
        'W salonie najbliżej Ciebie, poza godzinami wizyt albo podczas nich, jeśli klientka się zgodzi.',
      ],
      ['Liczymy', 'Dostajesz arkusz z kosztami dla Twojego gabinetu. Nie musisz niczego kupować.'],
    ),
  },
  {
    kind: 'faq',
    title: 'Najczęstsze pytania gabinetów',
    groups: questions(
      [
        'Czy sprzedajecie nowe lasery?',
        'Nie jesteśmy producentem. Pomagamy wybrać i sprawdzić urządzenie, a sprzedajemy tylko własne, po przeglądzie.',
      ],
      [
        'Kto może pracować na laserze?',
        'Osoba przeszkolona, która zna przeciwwskazania i umie odmówić zabiegu. Sprawdź też wymagania swojej izby i ubezpieczyciela.',
      ],
      ['Ile kosztuje rozmowa?', 'Pierwsza rozmowa i pokaz nic nie kosztują.'],
      ['Chcę otworzyć salon pod Waszą marką.', 'To inna droga, opisujemy ją na stronie „Pomysł na biznes”.'],
    ),
  },
  {
    kind: 'form',
    anchor: 'formularz',
    title: 'Zostaw kontakt',
    lead: 'Napisz, jaki masz gabinet i czego szukasz. Odpowiemy najpóźniej w ciągu {answerDays} dni.',
    form: 'professional',
  },
];

const en: SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'For professionals',
    title: 'A laser for your practice, without buying blind',
    lead: 'We work with lasers of three wavelengths in {salonCount} salons. We can tell you what works well, what breaks down, and what one treatment really costs.',
    points: ['a talk with someone who works with them', 'a demonstration in a working salon', 'training in safe use'],
    actions: [
      action('Leave your details', '/for-professionals/#form'),
      action('How a laser works', '/hair-removal-lasers/'),
    ],
    picture: { drawing: 'laser', alt: 'A laser handpiece gliding over skin' },
  },
  {
    kind: 'text',
    blocks: [
      note(
        'This page is meant for people who run a practice or treat clients by profession. A hair removal laser is not to be used without training. What we offer here is an example: Aksamit is a demo shop.',
      ),
    ],
  },
  {
    kind: 'benefits',
    title: 'How we can help',
    items: titled(
      [
        'Choosing a device',
        '755, 808 and 1064 nm together or apart, which heads, how many pulses. We match it to the number of clients you have and the areas you treat most.',
      ],
      [
        'The numbers',
        'Instalments, servicing, gel, electricity, working hours. We show you a spreadsheet for your own figures.',
      ],
      [
        'Training',
        'Two days: physics, skin, contraindications, settings, and then supervised practice with our specialist.',
      ],
      ['Paperwork', 'Templates for the client card, the consents and the aftercare advice.'],
      ['Servicing', 'Who to call when the device stops, and what to keep in stock.'],
      [
        'Inspected devices',
        'When we replace a laser in a salon, we sell the old one with its record of use and an inspection.',
      ],
    ),
  },
  {
    kind: 'table',
    title: 'Which head for what',
    caption: 'The heads in our salons',
    columns: ['Head', 'Areas', 'Pace'],
    rows: [
      ['9 × 9 mm', 'face, beard line', 'slow and precise'],
      ['12 × 12 mm', 'underarms, bikini line, nape', 'medium'],
      ['22 × 35 mm', 'legs, back, chest', 'fast: a large area at once'],
    ],
  },
  {
    kind: 'steps',
    title: 'What happens after you send the form',
    items: titled(
      [
        'We call you back',
        'Within our phone hours, {phoneHours}. We ask about your practice and what you are looking for.',
      ],
      [
        'We arrange a demonstration',
        'In the salon nearest to you, between visits, or during one if the client agrees.',
      ],
      ['We work out the costs', 'You get a sheet with the costs for your practice. You do not have to buy anything.'],
    ),
  },
  {
    kind: 'faq',
    title: 'What practices ask us most',
    groups: questions(
      [
        'Do you sell new lasers?',
        'We are not a manufacturer. We help to choose and check a device, and sell only our own, after an inspection.',
      ],
      [
        'Who may work with a laser?',
        'A trained person who knows the contraindications and is able to refuse a treatment. Check what your professional body and your insurer require as well.',
      ],
      ['What does a consultation cost?', 'The first consultation and the demonstration are free.'],
      [
        'I want to open a salon under your brand.',
        'That is a different route. The page “Open your own salon” describes it.',
      ],
    ),
  },
  {
    kind: 'form',
    anchor: 'form',
    title: 'Leave your details',
    lead: 'Tell us what kind of practice you have and what you are looking for. We answer within {answerDays} days.',
    form: 'professional',
  },
];

/** For practices that buy a laser. Source: content, section 2 (main menu: laser purchase); commerce core, professional leads. */
export const professionalPage = pageOfSections(
  'information',
  'professional',
  ['dla-profesjonalistow', 'for-professionals'],
  ['Dla profesjonalistów', 'For professionals'],
  [
    'Pomoc dla gabinetów: wybór lasera do depilacji, rachunek kosztów, szkolenie i dokumenty.',
    'Help for practices: choosing a hair removal laser, the costs, training and paperwork.',
  ],
  [pl, en],
);
