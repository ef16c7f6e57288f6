import type { SectionInput } from '@aksamit/contracts';
import { action, note, questions, titled } from './section-parts';
import { pageOfSections } from './seed-page';

const pl: SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'Współpraca',
    title: 'Zróbmy coś razem',
    lead: 'Vouchery dla pracowników, wypowiedź o skórze dla redakcji, wspólna akcja w Twoim mieście. Napisz, o co chodzi, a odpowie osoba, która się tym zajmuje.',
    actions: [action('Napisz do nas', '/wspolpraca/#formularz')],
    picture: { drawing: 'partners', alt: 'Dwie osoby podają sobie ręce przed salonem' },
  },
  {
    kind: 'benefits',
    title: 'Z kim pracujemy',
    items: titled(
      [
        'Firmy',
        'Vouchery na święta, urodziny i jubileusze. Każdy ma własny kod i jest ważny {voucherMonths} miesięcy w każdym salonie. Dostajesz jedną fakturę.',
      ],
      [
        'Gabinety i kliniki',
        'Doradzamy przy wyborze lasera i szkolimy z bezpiecznej pracy. Kierujemy też do Was osoby, których u nas nie możemy przyjąć.',
      ],
      [
        'Media',
        'Specjalistka wytłumaczy, jak działa laser i dlaczego wrasta włos, także na antenie. Bez lokowania produktu.',
      ],
      [
        'Twórczynie i twórcy',
        'Zapraszamy do klubu recenzentek. Nie poprawiamy recenzji, a każda jest oznaczona jako współpraca.',
      ],
      [
        'Hotele, kluby, siłownie',
        'Oferta dla Waszych gości i karta partnera w recepcji. Zaczynamy od jednego salonu i patrzymy, czy to działa.',
      ],
      [
        'Organizacje społeczne',
        'W akcji „10 dla zwierzaka” za opinie klientów przekazujemy darowizny. Szukamy schronisk w kolejnych miastach.',
      ],
    ),
  },
  {
    kind: 'steps',
    title: 'Jak to przebiega',
    items: titled(
      ['Piszesz do nas', 'Wystarczą dwa zdania: kim jesteś i o co chodzi.'],
      [
        'Odpowiadamy',
        'Zwykle następnego dnia roboczego, a najpóźniej w ciągu {answerDays} dni. Jeśli pomysł nie jest dla nas, też o tym napiszemy.',
      ],
      ['Rozmawiamy', 'Przez telefon albo w salonie. Ustalamy zakres, termin i koszt.'],
      [
        'Podpisujemy i zaczynamy',
        'Umowa mieści się na dwóch stronach. Po miesiącu sprawdzamy, czy obie strony są zadowolone.',
      ],
    ),
  },
  {
    kind: 'text',
    blocks: [note('Aksamit jest sklepem demonstracyjnym, a formy współpracy na tej stronie są przykładem.')],
  },
  {
    kind: 'faq',
    title: 'Zanim napiszesz',
    groups: questions(
      [
        'Ile voucherów trzeba zamówić?',
        'Od jednego. Kilka sztuk kupisz od razu w sklepie, przy większej liczbie wystawimy jedną fakturę i wyślemy listę kodów.',
      ],
      [
        'Czy dajecie rabat dla firm?',
        'Zależy od liczby i terminu. Napisz, ilu osób to dotyczy, a dostaniesz konkretną kwotę.',
      ],
      ['Prowadzę salon. Czy mogę dołączyć do sieci?', 'Tak, opisujemy to na stronie „Pomysł na biznes”.'],
      ['Szukam pracy. Gdzie wysłać CV?', 'Tym samym formularzem. W treści podaj miasto i stanowisko.'],
    ),
  },
  {
    kind: 'form',
    anchor: 'formularz',
    title: 'Napisz albo zadzwoń',
    lead: 'Telefon: {phone}, {phoneHours}.',
    form: 'contactBusiness',
  },
  {
    kind: 'callToAction',
    title: 'A może chodzi o coś innego?',
    text: 'Otwarcie salonu, zakup lasera i recenzje mają własne strony.',
    actions: [
      action('Pomysł na biznes', '/pomysl-na-biznes/'),
      action('Dla profesjonalistów', '/dla-profesjonalistow/'),
      action('Klub recenzentek', '/klub-recenzentek/'),
    ],
  },
];

const en: SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'Partners',
    title: 'Let’s work together',
    lead: 'Vouchers for your staff, a comment on skin for your readers, a campaign in your town. Tell us what you have in mind, and the right person will answer.',
    actions: [action('Write to us', '/partners/#form')],
    picture: { drawing: 'partners', alt: 'Two people shaking hands in front of a salon' },
  },
  {
    kind: 'benefits',
    title: 'Who we work with',
    items: titled(
      [
        'Companies',
        'Vouchers for Christmas, birthdays and anniversaries. Each has a code of its own and is valid for {voucherMonths} months in every salon. You get one invoice.',
      ],
      [
        'Practices and clinics',
        'We advise on choosing a laser and train people to work with it safely. We also refer people we cannot treat ourselves.',
      ],
      [
        'The media',
        'A specialist can explain how a laser works and why hair grows inwards, on air too. No product placement.',
      ],
      ['Creators', 'Join the reviewer club. We do not edit reviews, and each one is marked as a collaboration.'],
      [
        'Hotels, clubs and gyms',
        'An offer for your guests and partner cards at your front desk. We begin with one salon and see whether it works.',
      ],
      [
        'Charities',
        'In our campaign “10 for rescue pets” we donate for customers’ reviews. We are looking for shelters in more cities.',
      ],
    ),
  },
  {
    kind: 'steps',
    title: 'How it works',
    items: titled(
      ['You write to us', 'Two sentences will do: who you are and what it is about.'],
      [
        'We answer',
        'Usually on the next working day, and within {answerDays} days at the latest. If the idea is not for us, we’ll say so.',
      ],
      ['We talk', 'By phone or in a salon. We agree on what, when and how much.'],
      ['We sign and begin', 'The contract fits on two pages. After a month we check whether both sides are happy.'],
    ),
  },
  {
    kind: 'text',
    blocks: [note('Aksamit is a demo shop; the kinds of partnership on this page are examples.')],
  },
  {
    kind: 'faq',
    title: 'Before you write',
    groups: questions(
      [
        'How many vouchers do we have to order?',
        'One is enough. A few can be bought in the shop straight away; for more we issue one invoice and send a list of codes.',
      ],
      [
        'Do you give companies a discount?',
        'It depends on the number and the date. Tell us how many people it is for, and we will give you a figure.',
      ],
      ['I run a salon. Can I join the chain?', 'Yes. The page “Open your own salon” explains how.'],
      ['I am looking for a job. Where do I send my CV?', 'Use the same form, and name the city and the position.'],
    ),
  },
  {
    kind: 'form',
    anchor: 'form',
    title: 'Write or call',
    lead: 'Phone: {phone}, {phoneHours}.',
    form: 'contactBusiness',
  },
  {
    kind: 'callToAction',
    title: 'Is it about something else?',
    text: 'Opening a salon, buying a laser and reviews have pages of their own.',
    actions: [
      action('Open your own salon', '/business-idea/'),
      action('For professionals', '/for-professionals/'),
      action('Reviewer club', '/reviewer-club/'),
    ],
  },
];

/** For companies, practices, media and organizations. */
export const partnersPage = pageOfSections(
  'information',
  'partners',
  ['wspolpraca', 'partners'],
  ['Współpraca', 'Partners'],
  [
    'Vouchery dla firm, wiedza dla mediów i gabinetów, wspólne akcje. Napisz, o co chodzi.',
    'Vouchers for companies, know-how for media and practices, joint campaigns. Tell us what you have in mind.',
  ],
  [pl, en],
);
