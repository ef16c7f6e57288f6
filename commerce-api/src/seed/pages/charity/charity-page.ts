import type { SectionInput } from '@aksamit/contracts';
import { pageOfSections } from '../seed-page';
import { charityRules } from './charity-rules';

const pl: SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'Akcja charytatywna',
    title: '10 dla zwierzaka',
    lead: 'Po wizycie oceń salon w mapach. Za każdą opinię przekazujemy pieniądze fundacji, która prowadzi schronisko dla zwierząt.',
    points: [
      '{donation} za ocenę, także z komentarzem',
      '{donationWithPhotos} za ocenę z komentarzem i zdjęciami',
      'płacimy my, Ty tylko oceniasz',
    ],
    actions: [
      { label: 'Oceń salon', path: '/10dlazwierzaka/#ocen-salon' },
      { label: 'Przeczytaj zasady', path: '/10dlazwierzaka/#zasady' },
    ],
    picture: { drawing: 'paw', alt: 'Łapka z sercem' },
  },
  {
    kind: 'figures',
    eyebrow: 'Akcja w skrócie',
    title: 'Mała rzecz, która sumuje się co miesiąc',
    items: [
      { value: '40', label: 'miast, w których trwa akcja' },
      { value: '{donationWithPhotos}', label: 'najwyżej za jedną opinię' },
      { value: '2021', label: 'od 1 listopada tego roku pomagamy bez przerwy' },
    ],
    note: 'Liczba miast pochodzi z zasad akcji i może się różnić od bieżącej listy salonów.',
  },
  {
    kind: 'steps',
    eyebrow: 'Jak to działa',
    title: 'Trzy minuty po wizycie',
    items: [
      { title: 'Przyjdź do salonu', text: 'Liczą się opinie osób, które u nas były. Rodzaj zabiegu nie ma znaczenia.' },
      { title: 'Otwórz wizytówkę salonu', text: 'Wybierz salon z listy poniżej. Otworzy się okno opinii w mapach.' },
      {
        title: 'Oceń i opisz',
        text: 'Wystarczą gwiazdki. Jeśli dodasz komentarz i zdjęcia, darowizna urośnie do {donationWithPhotos}.',
      },
      { title: 'My przekazujemy pieniądze', text: 'Do 10. dnia miesiąca ogłaszamy sumę, do 20. wpłacamy ją fundacji.' },
    ],
  },
  {
    kind: 'salonReviews',
    anchor: 'ocen-salon',
    eyebrow: 'Twoja kolej',
    title: 'Oceń swój salon',
    lead: 'Wybierz miasto, a potem salon. Każdy link otwiera okno opinii w mapach.',
  },
  {
    kind: 'table',
    eyebrow: 'Kwoty',
    title: 'Ile przekazujemy za opinię',
    caption: 'Wysokość darowizny zależy od tego, co zawiera opinia, a nie od liczby gwiazdek.',
    columns: ['Co zawiera opinia', 'Darowizna'],
    rows: [
      ['Sama ocena', '{donation}'],
      ['Ocena i komentarz', '{donation}'],
      ['Ocena, komentarz i zdjęcia', '{donationWithPhotos}'],
      ['Opinia niezgodna z zasadami', 'nie nalicza się'],
    ],
  },
  {
    kind: 'charityTotals',
    anchor: 'sumy',
    eyebrow: 'Co miesiąc',
    title: 'Ile już przekazaliśmy',
    lead: 'Sumy kolejnych miesięcy, tak jak je ogłosiliśmy.',
  },
  {
    kind: 'text',
    eyebrow: 'Komu pomagamy',
    title: 'Fundacja „Cichy Kąt”',
    blocks: [
      {
        type: 'paragraph',
        text: 'Pieniądze trafiają do fundacji, która prowadzi schronisko dla psów i kotów: na karmę, leczenie i szukanie nowych domów.',
      },
      {
        type: 'note',
        text: 'To sklep demonstracyjny: nazwa fundacji i sumy są przykładem, a pieniądze w rzeczywistości nie są przekazywane.',
      },
    ],
  },
  { kind: 'text', anchor: 'zasady', eyebrow: 'Pełne zasady', title: 'Zasady akcji', blocks: charityRules.pl },
  {
    kind: 'treatments',
    eyebrow: 'Najczęściej wybierane',
    title: 'Popularne zabiegi',
    lead: 'Kupisz je i umówisz online, a po wizycie wystawisz opinię.',
    count: 4,
  },
  { kind: 'bodyParts', eyebrow: 'Partie ciała', title: 'Wybierz miejsce na ciele', gender: 'female' },
];

const en: SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'Charity campaign',
    title: '10 for rescue pets',
    lead: 'Review your salon on the map after a visit. For each review we donate to a foundation that runs an animal shelter.',
    points: [
      '{donation} for a rating, with or without a comment',
      '{donationWithPhotos} for a rating with a comment and photos',
      'we pay: all you do is write a review',
    ],
    actions: [
      { label: 'Review a salon', path: '/10-for-a-pet/#review-a-salon' },
      { label: 'Read the rules', path: '/10-for-a-pet/#rules' },
    ],
    picture: { drawing: 'paw', alt: 'A paw print with a heart' },
  },
  {
    kind: 'figures',
    eyebrow: 'In short',
    title: 'A small thing that adds up every month',
    items: [
      { value: '40', label: 'cities that take part' },
      { value: '{donationWithPhotos}', label: 'at most for one review' },
      { value: '2021', label: 'running since 1 November of that year' },
    ],
    note: 'The number of cities is taken from the rules of the campaign and may differ from today’s list of salons.',
  },
  {
    kind: 'steps',
    eyebrow: 'How it works',
    title: 'Three minutes after your visit',
    items: [
      { title: 'Visit a salon', text: 'We count reviews from people who have visited us, whatever the treatment.' },
      { title: 'Open the salon’s profile', text: 'Choose your salon below, and the map’s review window opens.' },
      {
        title: 'Rate and describe',
        text: 'Stars are enough. With a comment and photos the donation rises to {donationWithPhotos}.',
      },
      {
        title: 'We donate',
        text: 'The total is published by the 10th of the next month and paid by the 20th.',
      },
    ],
  },
  {
    kind: 'salonReviews',
    anchor: 'review-a-salon',
    eyebrow: 'Your turn',
    title: 'Review your salon',
    lead: 'Choose the city, then the salon. Each link opens the map’s review window.',
  },
  {
    kind: 'table',
    eyebrow: 'Amounts',
    title: 'What we donate for a review',
    caption: 'The donation depends on what the review contains, not on the number of stars.',
    columns: ['What the review contains', 'Donation'],
    rows: [
      ['A rating alone', '{donation}'],
      ['A rating and a comment', '{donation}'],
      ['A rating, a comment and photos', '{donationWithPhotos}'],
      ['A review that breaks the rules', 'none'],
    ],
  },
  {
    kind: 'charityTotals',
    anchor: 'totals',
    eyebrow: 'Month by month',
    title: 'What we have donated so far',
    lead: 'The totals of recent months, as we published them.',
  },
  {
    kind: 'text',
    eyebrow: 'Who we help',
    title: 'The “Cichy Kąt” foundation',
    blocks: [
      {
        type: 'paragraph',
        text: 'The money goes to a foundation that runs a shelter for dogs and cats: for food, veterinary care and finding new homes.',
      },
      {
        type: 'note',
        text: 'This is a demo shop: the foundation’s name and the totals are an example, and no money is really given.',
      },
    ],
  },
  { kind: 'text', anchor: 'rules', eyebrow: 'In full', title: 'Rules of the campaign', blocks: charityRules.en },
  {
    kind: 'treatments',
    eyebrow: 'Most popular',
    title: 'Popular treatments',
    lead: 'Buy and book them online, and review the salon after your visit.',
    count: 4,
  },
  { kind: 'bodyParts', eyebrow: 'Body parts', title: 'Choose a part of the body', gender: 'female' },
];

export const charityPage = pageOfSections(
  'campaign',
  'charity',
  ['10dlazwierzaka', '10-for-a-pet'],
  ['10 dla zwierzaka', '10 for rescue pets'],
  [
    'Za Twoją opinię po wizycie przekazujemy do {donationWithPhotos} fundacji, która prowadzi schronisko. Zasady, kwoty i sumy z kolejnych miesięcy.',
    'For each review after a visit we donate up to {donationWithPhotos} to a foundation that runs a shelter. Rules, amounts and monthly totals.',
  ],
  [pl, en],
);
