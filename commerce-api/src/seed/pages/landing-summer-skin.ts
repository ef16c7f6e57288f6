import type { SectionInput } from '@aksamit/contracts';
import { action, questions, titled } from './section-parts';
import { pageOfSections } from './seed-page';

const pl: SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'Plan na lato',
    title: 'Lato bez maszynki zaczyna się zimą',
    lead: 'Seria zabiegów laserem trwa kilka miesięcy, a między nimi nie wolno się opalać. Kto zaczyna jesienią lub zimą, latem ma większość serii za sobą.',
    points: [
      'do {reductionPercent}% mniej włosów po jednym zabiegu',
      'co najmniej {seriesWeeks} tygodni między zabiegami',
      'pierwsze efekty po około {firstEffectsWeeks} tygodniach',
    ],
    actions: [action('Zobacz zabiegi', '/strefa-kobiet/'), action('Sprawdź ceny', '/cennik/')],
    picture: { drawing: 'hair-growth', alt: 'Trzy fazy: włos rośnie, odłącza się od mieszka, wypada' },
  },
  {
    kind: 'steps',
    title: 'Plan miesiąc po miesiącu',
    lead: 'Przykład dla osoby, która zaczyna w listopadzie. Dokładne odstępy ustala specjalistka.',
    items: titled(
      ['Listopad', 'Pierwsza wizyta: rozmowa, próba i zabieg. Od tej pory wosk i pęsetę zastępuje maszynka.'],
      ['Styczeń', 'Drugi zabieg. Włosy, które odrosły, są wyraźnie cieńsze.'],
      ['Marzec', 'Trzeci zabieg, zwykle z mocniejszymi ustawieniami. Golisz się już rzadziej.'],
      ['Maj', 'Czwarty zabieg, ostatni przed słońcem. Przez {sunFreeWeeks} tygodnie chronisz skórę filtrem SPF 50.'],
      ['Lato', 'Przerwa na urlop. Czasem wystarczy przejechać maszynką raz na tydzień lub dwa.'],
      [
        'Od września',
        'Kończysz serię, gdy opalenizna zejdzie. Pakiet jest ważny {seriesMonths} miesięcy od pierwszego zabiegu.',
      ],
    ),
  },
  {
    kind: 'benefits',
    title: 'Dlaczego nie warto czekać do wiosny',
    items: titled(
      ['Skóra jest jasna', 'Laser najłatwiej odróżnia włos od skóry, która nie widziała słońca od miesięcy.'],
      ['Podrażnień nikt nie widzi', 'Lekkie zaróżowienie znika po kilku godzinach, a pod swetrem i tak go nie widać.'],
      ['Wystarczy czasu', 'W pół roku mieszczą się cztery zabiegi. Na początku czerwca zdążysz zrobić jeden.'],
    ),
  },
  {
    kind: 'treatments',
    eyebrow: 'Na lato',
    title: 'Najczęściej wybierane okolice',
    category: 'epilation',
    gender: 'female',
    count: 3,
    packages: { title: 'Taniej w pakiecie', lead: 'Kilka zabiegów kupionych razem: każdy kosztuje mniej.' },
  },
  {
    kind: 'faq',
    title: 'Słońce i laser',
    groups: questions(
      [
        'Jest już czerwiec. Czy to za późno?',
        'Nie, jeśli tej okolicy nie opalasz. Pachy i bikini można robić przez całe lato, z nogami zwykle lepiej poczekać do września.',
      ],
      [
        'Wracam z urlopu z opalenizną. Co teraz?',
        'Odczekaj, aż opalenizna zejdzie, zwykle {sunFreeWeeks} tygodnie. Jeśli masz umówioną wizytę, przełóż ją w panelu do {cancelHours} godz. wcześniej.',
      ],
      [
        'Czy samoopalacz też przeszkadza?',
        'Tak, barwi naskórek tak samo skutecznie jak słońce. Zmyj go i poczekaj {sunFreeWeeks} tygodnie.',
      ],
      [
        'Ile zabiegów zdążę zrobić do lata?',
        'Policz tygodnie do czerwca i podziel przez {seriesWeeks}. Cała seria to zwykle od 6 do {seriesTreatments} zabiegów.',
      ],
    ),
  },
  {
    kind: 'callToAction',
    title: 'Zacznij w tym tygodniu',
    text: 'Na pierwszą wizytę rezerwujemy {firstVisitMinutes} minut więcej. Zapłacisz online albo w salonie.',
    actions: [action('Wybierz okolicę', '/strefa-kobiet/'), action('Znajdź salon', '/salony/')],
  },
];

const en: SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'A plan for summer',
    title: 'A summer without a razor begins in winter',
    lead: 'A laser course takes months, and there is no tanning between treatments. Begin in autumn or winter, and most of it is behind you by summer.',
    points: [
      'up to {reductionPercent}% less hair after one treatment',
      'at least {seriesWeeks} weeks between treatments',
      'first effects after about {firstEffectsWeeks} weeks',
    ],
    actions: [action('See the treatments', '/womens-zone/'), action('See what it costs', '/price-list/')],
    picture: { drawing: 'hair-growth', alt: 'Three phases: the hair grows, leaves its follicle, falls out' },
  },
  {
    kind: 'steps',
    title: 'Month by month',
    lead: 'An example for somebody who begins in November. The specialist sets the exact gaps.',
    items: titled(
      [
        'November',
        'Your first visit: a consultation, a patch test and the treatment. From now on you shave instead of waxing or plucking.',
      ],
      ['January', 'The second treatment. What has grown back is clearly thinner.'],
      ['March', 'The third treatment, usually with stronger settings. You shave less often.'],
      [
        'May',
        'The fourth treatment, the last before the sun. For {sunFreeWeeks} weeks you protect your skin with SPF 50.',
      ],
      ['Summer', 'A break for your holidays. Running a razor over it once a week or two is often enough.'],
      [
        'From September',
        'You finish the course when your tan has faded. A package is valid for {seriesMonths} months from the first treatment.',
      ],
    ),
  },
  {
    kind: 'benefits',
    title: 'Why not wait until spring',
    items: titled(
      ['Your skin is pale', 'A laser tells hair from skin most easily when the skin has not seen the sun for months.'],
      ['Nobody sees the redness', 'It fades within hours, and under a jumper it does not show anyway.'],
      ['There is enough time', 'Half a year is enough for four treatments. Starting in June leaves time for one.'],
    ),
  },
  {
    kind: 'treatments',
    eyebrow: 'For summer',
    title: 'The areas people choose most',
    category: 'epilation',
    gender: 'female',
    count: 3,
    packages: { title: 'Cheaper as a package', lead: 'Several treatments bought together: each one costs less.' },
  },
  {
    kind: 'faq',
    title: 'Sun and laser',
    groups: questions(
      [
        'It is June already. Is it too late?',
        'Not if you keep that area out of the sun. Underarms and bikini line can be treated all summer; for legs September is usually better.',
      ],
      [
        'I am back from holiday with a tan. What now?',
        'Wait until it has faded, usually {sunFreeWeeks} weeks. If you have a visit booked, move it in your account up to {cancelHours} hours before.',
      ],
      [
        'Does self-tanner matter too?',
        'Yes, it colours the skin just as the sun does. Wash it off and wait {sunFreeWeeks} weeks.',
      ],
      [
        'How many treatments fit in before summer?',
        'Count the weeks until June and divide by {seriesWeeks}. A whole course is usually 6 to {seriesTreatments} treatments.',
      ],
    ),
  },
  {
    kind: 'callToAction',
    title: 'Begin this week',
    text: 'A first visit is {firstVisitMinutes} minutes longer. Pay online or in the salon.',
    actions: [action('Choose an area', '/womens-zone/'), action('Find a salon', '/salons/')],
  },
];

/** For those who think of hair removal when it gets warm. */
export const landingSummerSkin = pageOfSections(
  'campaign',
  'landingSummerSkin',
  ['lp/lato-bez-maszynki', 'lp/summer-skin'],
  ['Lato bez maszynki', 'A summer without a razor'],
  [
    'Plan depilacji laserowej miesiąc po miesiącu: kiedy zacząć, żeby latem mieć spokój.',
    'Laser hair removal month by month: when to begin so that summer is carefree.',
  ],
  [pl, en],
);
