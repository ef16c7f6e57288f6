import type { SectionInput } from '@aksamit/contracts';
import { action, note, paragraph, titled } from './section-parts';
import { pageOfSections } from './seed-page';

const pl: SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'O nas',
    title: 'Najpierw rozmowa, potem zabieg',
    lead: 'Aksamit to sieć kameralnych salonów. Usuwamy owłosienie laserem, masujemy skórę podciśnieniem i oczyszczamy ją wodorem. Wszystko bez pośpiechu.',
    points: ['cena znana przed wizytą', 'próba na małym fragmencie skóry', 'odmowa, gdy zabieg mógłby zaszkodzić'],
    actions: [action('Znajdź salon', '/salony/'), action('Zobacz cennik', '/cennik/')],
    picture: { drawing: 'salon', alt: 'Wejście do salonu z markizą' },
  },
  {
    kind: 'figures',
    items: [
      { value: '{salonCount}', label: 'w tylu salonach przyjmujemy' },
      { value: '{cityCount}', label: 'w tylu polskich miastach nas znajdziesz' },
      { value: '{endermologyMinutes} min', label: 'trwa sesja endermologii' },
      { value: '{cancelHours} godz.', label: 'przed wizytą wciąż zmienisz termin' },
    ],
  },
  {
    kind: 'text',
    title: 'Skąd się wzięliśmy',
    blocks: [
      paragraph(
        'Zaczęło się od jednego gabinetu i prostej obserwacji: ludzie wychodzili z salonów urody z reklamówką kosmetyków i bez odpowiedzi na pytanie, z którym przyszli. Chcieliśmy miejsca, w którym ktoś najpierw posłucha.',
      ),
      paragraph(
        'Dziś przyjmujemy w {salonCount} salonach w {cityCount} miastach, a zasada została ta sama. Specjalistka pyta o zdrowie i oczekiwania, ogląda skórę, mówi, ile zabiegów zwykle potrzeba i czego zabieg nie zmieni. Dopiero potem włącza urządzenie.',
      ),
    ],
  },
  {
    kind: 'benefits',
    eyebrow: 'Jak pracujemy',
    title: 'Czego możesz od nas oczekiwać',
    items: titled(
      [
        'Szczerej oceny',
        'Mówimy, czego można się spodziewać, a czego nie. Jeśli laser nie poradzi sobie z jasnym meszkiem, usłyszysz to przed pierwszą wizytą.',
      ],
      [
        'Jasnej ceny',
        'Cena za jeden zabieg i za serię jest na stronie. Przy promocji obok stoi najniższa cena z {lowestPriceDays} dni.',
      ],
      [
        'Tej samej karty w każdym salonie',
        'Zaczniesz w Krakowie, dokończysz w Gdańsku. Liczba zabiegów i historia wizyt idą za Tobą.',
      ],
      [
        'Bezpieczeństwa',
        'Przed zabiegiem wypełniasz kartę klienta, a rozmowę o zdrowiu powtarzamy po dłuższej przerwie. Gdy coś budzi wątpliwość, proponujemy inny termin.',
      ],
      ['Spokoju', 'Na pierwszą wizytę rezerwujemy {firstVisitMinutes} minut więcej, żeby starczyło czasu na pytania.'],
      ['Wygody', 'Termin wybierasz w internecie, a w panelu przekładasz go lub odwołujesz, bez dzwonienia.'],
    ),
  },
  {
    kind: 'benefits',
    title: 'Kto się Tobą zajmie',
    items: titled(
      [
        'Specjalistka w salonie',
        'Prowadzi Cię od rozmowy do ostatniego zabiegu serii. Pracuje tylko na urządzeniach, na których ją przeszkolono.',
      ],
      [
        'Recepcja i telefon',
        'Odbieramy {phoneHours}. Na wiadomości odpowiadamy zwykle następnego dnia roboczego, a najpóźniej w ciągu {answerDays} dni.',
      ],
      ['Ty', 'Po wizycie możesz ją ocenić w panelu. Opinie czytamy wszystkie, także te krytyczne.'],
    ),
  },
  { kind: 'opinions', title: 'Co piszą klientki i klienci' },
  {
    kind: 'text',
    title: 'Warto wiedzieć',
    blocks: [
      note(
        'Aksamit jest sklepem demonstracyjnym. Marka, salony, opinie i liczby na tej stronie powstały na potrzeby pokazu i nie opisują prawdziwej firmy.',
      ),
    ],
  },
  {
    kind: 'callToAction',
    title: 'Poznaj nas bliżej',
    text: 'Zobacz, na czym pracujemy, albo od razu wybierz salon i wolną godzinę.',
    actions: [action('Technologia', '/technologia/'), action('Salony', '/salony/'), action('Kontakt', '/kontakt/')],
  },
];

const en: SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'About us',
    title: 'First we talk, then we treat',
    lead: 'Aksamit is a chain of small salons. We do laser hair removal, endermology and hydrogen cleansing, and we take our time over each.',
    points: [
      'you know the price before you come',
      'a patch test before the first treatment',
      'an honest no when a treatment might do harm',
    ],
    actions: [action('Find a salon', '/salons/'), action('See the prices', '/price-list/')],
    picture: { drawing: 'salon', alt: 'The front of a salon with an awning' },
  },
  {
    kind: 'figures',
    items: [
      { value: '{salonCount}', label: 'salons in Poland' },
      { value: '{cityCount}', label: 'cities' },
      { value: '{endermologyMinutes} min', label: 'for an endermology session' },
      { value: '{cancelHours} hours', label: 'before a visit is the latest you can move it' },
    ],
  },
  {
    kind: 'text',
    title: 'How we began',
    blocks: [
      paragraph(
        'It began with one treatment room and a plain observation: people left beauty salons with a bag of cosmetics and no answer to the question they had come with. We wanted a place where somebody listens first.',
      ),
      paragraph(
        'Today we have {salonCount} salons in {cityCount} cities, and the rule is the same. The specialist asks about your health and what you hope for, looks at your skin, and explains how many treatments it usually takes and what a treatment will not change. Only then does she switch the device on.',
      ),
    ],
  },
  {
    kind: 'benefits',
    eyebrow: 'How we work',
    title: 'What you can expect from us',
    items: titled(
      [
        'An honest view',
        'We tell you what to expect, and what not to. If a laser will not cope with fine blonde hair, we tell you before your first visit.',
      ],
      [
        'A clear price',
        'The price of one treatment and of a course is on the site. Each promotion shows the lowest price of the last {lowestPriceDays} days.',
      ],
      [
        'One card for every salon',
        'Start in Kraków, finish in Gdańsk. The treatments you have left and the record of your visits go with you.',
      ],
      [
        'Safety',
        'You fill in a client card before the treatment, and we ask about your health again after a longer gap. If anything is in doubt, we offer another date.',
      ],
      ['Calm', 'A first visit is {firstVisitMinutes} minutes longer, so that there is time for questions.'],
      ['Convenience', 'You choose the time online, and move or cancel it in your account without a phone call.'],
    ),
  },
  {
    kind: 'benefits',
    title: 'Who looks after you',
    items: titled(
      [
        'The specialist in the salon',
        'She is with you from the first conversation to the last treatment of the course, and works only with devices she is trained on.',
      ],
      [
        'Reception and phone',
        'We answer the phone {phoneHours}. Messages are usually answered on the next working day, and always within {answerDays} days.',
      ],
      ['You', 'After a visit you can rate it in your account. We read every review, the critical ones too.'],
    ),
  },
  { kind: 'opinions', title: 'What customers write' },
  {
    kind: 'text',
    title: 'Good to know',
    blocks: [
      note(
        'Aksamit is a demo shop. The brand, the salons, the reviews and the figures on this page were made for a demonstration and describe no real company.',
      ),
    ],
  },
  {
    kind: 'callToAction',
    title: 'Get to know us',
    text: 'See what we work with, or choose a salon and book a time straight away.',
    actions: [action('Technology', '/technology/'), action('Salons', '/salons/'), action('Contact', '/contact/')],
  },
];

/** Who runs the salons and how they work. */
export const aboutPage = pageOfSections(
  'information',
  'aboutUs',
  ['o-nas', 'about-us'],
  ['O nas', 'About us'],
  [
    'Aksamit to sieć kameralnych salonów depilacji laserowej, endermologii i oczyszczania wodorowego.',
    'Aksamit is a chain of small salons for laser hair removal, endermology and hydrogen cleansing.',
  ],
  [pl, en],
);
