import type { SectionInput } from '@aksamit/contracts';
import { both } from '../localized';
import { pageOfSections, type SeedPage } from './seed-page';

const polish: readonly SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'Depilacja laserowa i zabiegi na ciało',
    title: 'Skóra gładka jak aksamit. Na długo.',
    lead: 'Wybierz zabieg dla siebie, zobacz pełną cenę i kup bez zakładania konta. Resztą zajmą się nasi specjaliści w salonie blisko Ciebie.',
    actions: [
      { label: 'Strefa kobiet', path: '/strefa-kobiet/' },
      { label: 'Strefa mężczyzn', path: '/strefa-mezczyzn/' },
    ],
    points: ['Salony w {cityCount} miastach', 'Płatność online lub w salonie', 'Bez zakładania konta'],
    picture: { drawing: 'treatment', alt: 'Głowica lasera na gładkiej skórze nogi, rysunek' },
    figure: { value: 'do {reductionPercent}%', label: 'mniej włosków już po jednym zabiegu' },
  },
  {
    kind: 'figures',
    items: [
      {
        value: '{salonCount}',
        label: 'tyle salonów, w {cityCount} miastach – w każdym wykorzystasz swój zabieg lub voucher',
      },
      { value: '{seriesTreatments}', label: 'tyle zabiegów liczy pełna seria depilacji laserowej' },
      { value: '{reductionPercent}%', label: 'tyle włosków może ubyć po każdym zabiegu' },
      { value: '{firstEffectsWeeks} tyg.', label: 'po tylu zwykle widać pierwsze efekty' },
    ],
  },
  {
    kind: 'steps',
    anchor: 'jak-to-dziala',
    eyebrow: 'Jak to działa',
    title: 'Cztery kroki do gładkiej skóry',
    items: [
      {
        title: 'Wybierz zabieg',
        text: 'Pojedynczy zabieg, serię albo pakiet. Cena za zabieg i za całość jest zawsze podana z góry.',
      },
      {
        title: 'Zapłać tak, jak lubisz',
        text: 'Online – BLIKIEM, kartą, przelewem, w ratach albo później – lub na miejscu, w salonie. Konto nie jest potrzebne.',
      },
      {
        title: 'Umów wizytę',
        text: 'Przed pierwszym zabiegiem specjalistka przeprowadzi wywiad zdrowotny i razem z Tobą wypełni kartę klienta.',
      },
      {
        title: 'Wracaj na kolejne',
        text: 'Między zabiegami depilacji tej samej partii ciała robimy co najmniej {seriesWeeks} tygodni przerwy. Pierwsze efekty widać zwykle po około {firstEffectsWeeks} tygodniach.',
      },
    ],
  },
  {
    kind: 'treatments',
    eyebrow: 'Najchętniej wybierane',
    title: 'Od tego warto zacząć',
    count: 4,
    packages: {
      eyebrow: 'Minimum, Komfort, Premium',
      title: 'W pakiecie spokojniej i taniej',
      lead: 'Kilka zabiegów w jednej cenie. Pakiet depilacji jest ważny {seriesMonths} miesięcy od pierwszego zabiegu.',
    },
  },
  {
    kind: 'salons',
    title: 'Salon jest bliżej, niż myślisz',
    lead: 'Ten sam standard, te same ceny i te same urządzenia – niezależnie od miasta. Serię zaczętą w jednym salonie możesz kontynuować w innym.',
    count: 14,
  },
  {
    kind: 'faq',
    anchor: 'pytania',
    eyebrow: 'Dobrze wiedzieć',
    title: 'Pytania, które słyszymy najczęściej',
    more: { label: 'Wszystkie pytania', path: '/faq/' },
    groups: [
      {
        title: null,
        items: [
          {
            title: 'Ile zabiegów potrzebuję?',
            text: 'Pełna seria depilacji laserowej to {seriesTreatments} zabiegów. Po każdym z nich włosków może ubyć do {reductionPercent}%, dlatego efekt buduje się stopniowo. Liczbę zabiegów dobierzemy podczas pierwszej wizyty.',
          },
          {
            title: 'Jak często mogę przychodzić?',
            text: 'Między dwoma zabiegami depilacji tej samej partii ciała musi minąć co najmniej {seriesWeeks} tygodni – tyle potrzebuje cykl wzrostu włosa.',
          },
          {
            title: 'Od jakiego wieku wykonujecie zabiegi?',
            text: 'Zabiegi są dla osób dorosłych. Osoby, które skończyły {leastAge} lat, a nie mają jeszcze 18, potrzebują pisemnej zgody opiekuna złożonej w salonie. Osób młodszych nie przyjmujemy.',
          },
          {
            title: 'Co, jeśli nie mogę przyjść?',
            text: 'Wizytę możesz odwołać lub przełożyć najpóźniej {cancelHours} godziny przed terminem. Później uznajemy zabieg za wykonany.',
          },
          {
            title: 'Jak przygotować się do zabiegu?',
            text: 'Nie pij alkoholu przez dobę przed wizytą. Po prześwietleniu RTG odczekaj tydzień, a po dermabrazji laserowej 3 miesiące. O pozostałych przeciwwskazaniach porozmawiamy w salonie.',
          },
        ],
      },
    ],
  },
  {
    kind: 'opinions',
    eyebrow: 'Opinie',
    title: 'Co mówią nasi goście',
    lead: 'Przy każdej opinii podajemy, czy potwierdziliśmy wizytę.',
  },
  {
    kind: 'callToAction',
    eyebrow: 'Voucher podarunkowy',
    title: 'Podaruj czas tylko dla niej. Albo dla niego.',
    text: 'Voucher elektroniczny wysyłamy e-mailem z indywidualnym kodem. Jest ważny {voucherMonths} miesięcy od zakupu, w każdym salonie i na każdy zabieg – wystarczy dopłacić różnicę.',
    actions: [{ label: 'Wybierz voucher', path: '/vouchery/' }],
    picture: { drawing: 'voucher' },
  },
  { kind: 'articles', eyebrow: 'Z naszego bloga', title: 'Wiedza bez lukru' },
];

const english: readonly SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'Laser hair removal and body treatments',
    title: 'Skin as smooth as velvet. And it lasts.',
    lead: 'Choose a treatment, see its full price and buy it without an account. Our specialists in a salon near you take care of the rest.',
    actions: [
      { label: 'Women’s zone', path: '/womens-zone/' },
      { label: 'Men’s zone', path: '/mens-zone/' },
    ],
    points: ['Salons in {cityCount} Polish cities', 'Pay online or in the salon', 'No account needed'],
    picture: { drawing: 'treatment', alt: 'The head of a laser on the smooth skin of a leg, drawing' },
    figure: { value: 'up to {reductionPercent}%', label: 'less hair after a single treatment' },
  },
  {
    kind: 'figures',
    items: [
      {
        value: '{salonCount}',
        label: 'salons in {cityCount} Polish cities where you can use your treatment or voucher',
      },
      { value: '{seriesTreatments}', label: 'treatments in a full course of laser hair removal' },
      { value: '{reductionPercent}%', label: 'less hair is possible with each treatment' },
      { value: '{firstEffectsWeeks} weeks', label: 'until you usually see the first effects' },
    ],
  },
  {
    kind: 'steps',
    anchor: 'how-it-works',
    eyebrow: 'How it works',
    title: 'Four steps to smooth skin',
    items: [
      {
        title: 'Choose a treatment',
        text: 'A single treatment, a course or a package. You always see the price per treatment and the total up front.',
      },
      {
        title: 'Pay the way you like',
        text: 'Online – by card, bank transfer, BLIK, PayPal or in instalments – or later in the salon. You do not need an account.',
      },
      {
        title: 'Book your visit',
        text: 'Before the first treatment a specialist asks about your health and fills in your client card with you.',
      },
      {
        title: 'Come back for the next one',
        text: 'Leave at least {seriesWeeks} weeks between two hair-removal treatments of the same area. The first effects usually show after about {firstEffectsWeeks} weeks.',
      },
    ],
  },
  {
    kind: 'treatments',
    eyebrow: 'Chosen most often',
    title: 'A good place to start',
    count: 4,
    packages: {
      eyebrow: 'Minimum, Komfort, Premium',
      title: 'Take your time and save with a package',
      lead: 'Several treatments at one price. A hair-removal package is valid for {seriesMonths} months from its first treatment.',
    },
  },
  {
    kind: 'salons',
    title: 'A salon is nearer than you think',
    lead: 'The same standard, the same prices and the same devices, whatever the city. A course begun in one salon can be continued in another.',
    count: 14,
  },
  {
    kind: 'faq',
    anchor: 'questions',
    eyebrow: 'Good to know',
    title: 'What people ask us most',
    more: { label: 'All questions', path: '/faq/' },
    groups: [
      {
        title: null,
        items: [
          {
            title: 'How many treatments do I need?',
            text: 'A full course of laser hair removal is {seriesTreatments} treatments. Each can reduce hair by up to {reductionPercent}%, so the effect builds up step by step. We agree the number with you on your first visit.',
          },
          {
            title: 'How often can I come?',
            text: 'At least {seriesWeeks} weeks must pass between two hair-removal treatments of the same area: that is how long the hair’s growth cycle takes.',
          },
          {
            title: 'From what age do you treat?',
            text: 'Treatments are for adults. From {leastAge} to 18 you need a guardian’s written consent, given in the salon. We do not treat anyone younger.',
          },
          {
            title: 'What if I cannot come?',
            text: 'You can cancel or move a visit up to {cancelHours} hours before it. After that the treatment counts as done.',
          },
          {
            title: 'How do I prepare?',
            text: 'No alcohol for a day before the visit. Wait a week after an X-ray and 3 months after laser dermabrasion. We talk through all other contraindications in the salon.',
          },
        ],
      },
    ],
  },
  {
    kind: 'opinions',
    eyebrow: 'Reviews',
    title: 'What our guests say',
    lead: 'Each review states whether we confirmed the visit.',
  },
  {
    kind: 'callToAction',
    eyebrow: 'Gift voucher',
    title: 'Give an hour that is only theirs',
    text: 'We e-mail an electronic voucher with its own code. It is valid for {voucherMonths} months from purchase, in every salon and for any treatment: just pay the difference.',
    actions: [{ label: 'Choose a voucher', path: '/vouchers/' }],
    picture: { drawing: 'voucher' },
  },
  { kind: 'articles', eyebrow: 'From our blog', title: 'Straight answers, no sugar-coating' },
];

/** The front page: no address but the shop's own. */
export const homePage: SeedPage = {
  ...pageOfSections(
    'information',
    'home',
    ['home', 'home'],
    ['Strona główna', 'Home'],
    [
      'Depilacja laserowa, endermologia i oczyszczanie wodorowe w {salonCount} salonach w Polsce.',
      'Laser hair removal, endermology and hydrogen cleansing in {salonCount} salons in Poland.',
    ],
    [polish, english],
  ),
  meta: {
    title: both(
      '{brandName} – depilacja laserowa i zabiegi na ciało',
      '{brandName} – laser hair removal and body treatments',
    ),
    description: both(
      'Depilacja laserowa, endermologia i oczyszczanie wodorowe w {salonCount} salonach. Wybierz zabieg, zapłać online albo w salonie i umów się na dogodny termin.',
      'Laser hair removal, endermology and hydrogen cleansing in {salonCount} salons. Choose a treatment, pay online or in the salon, and book a time that suits you.',
    ),
  },
};
