import { type Both, both } from '../localized';
import type { SeedSale } from './insert-sale';

export interface SeedOffer extends SeedSale {
  variant: 'special' | 'flexy';
  offerCategory: 'epilation' | 'endermology' | 'emSpec';
  label: Both;
  /** Codes of the treatments in it, with how many of each. */
  contents: Record<string, number>;
  /** Days from the seed's day; null: until further notice. */
  days: [from: number, to: number | null];
}

type Texts = [pl: string, en: string];

interface Short {
  name: Texts;
  lead: Texts;
  description: Texts;
  label: Texts;
}

type Rest = Pick<SeedOffer, 'gender' | 'category' | 'offerCategory' | 'contents' | 'duration' | 'priceZl' | 'days'> &
  Partial<Pick<SeedOffer, 'variant' | 'promoRecommended' | 'packageQuantity'>>;

function offer(slugs: Texts, texts: Short, rest: Rest): SeedOffer {
  return {
    code: `offer-${slugs[1]}`,
    type: 'offer',
    variant: 'special',
    isSpecial: true,
    most: 3,
    ...rest,
    name: both(...texts.name),
    slugs: both(...slugs),
    lead: both(...texts.lead),
    description: both([texts.description[0]], [texts.description[1]]),
    label: both(...texts.label),
  };
}

/**
 * Special offers for women and men and flexy ones; one has ended, one has yet to begin. Each costs less than its treatments one
 * by one, in the promotions that run too (`sales.api.test.ts`).
 */
export const offers: readonly SeedOffer[] = [
  offer(
    ['pachy-i-bikini-razem', 'underarms-and-bikini-together'],
    {
      name: ['Pachy i bikini razem', 'Underarms and bikini together'],
      lead: ['Dwie okolice w jednej wizycie i w jednej cenie.', 'Two areas in one visit, at one price.'],
      description: [
        'Pachy i bikini to najczęstszy wybór na początek: zabieg trwa nieco ponad pół godziny, a różnicę czuć na co dzień. Robimy obie okolice podczas jednej wizyty.',
        'Underarms and bikini line are where most people start: the visit takes just over half an hour, and you notice the difference every day. We treat both areas in one go.',
      ],
      label: ['Duet', 'Duo'],
    },
    {
      gender: 'female',
      category: 'epilation',
      offerCategory: 'epilation',
      contents: { 'laser-female-armpits': 1, 'laser-female-bikini': 1 },
      duration: 35,
      priceZl: 249,
      days: [-20, 45],
      promoRecommended: true,
    },
  ),
  offer(
    ['gladkie-nogi-i-pachy', 'smooth-legs-and-underarms'],
    {
      name: ['Gładkie nogi i pachy', 'Smooth legs and underarms'],
      lead: ['Całe nogi i pachy, zanim zrobi się ciepło.', 'Full legs and underarms, done before the warm weather.'],
      description: [
        'Serię na nogi najlepiej zacząć jesienią lub zimą, kiedy skóra nie widzi słońca. Do całych nóg dokładamy pachy w niższej cenie.',
        'Autumn or winter is the best time to start on your legs, while your skin sees little sun. We add the underarms at a lower price.',
      ],
      label: ['Oferta sezonu', 'Seasonal offer'],
    },
    {
      gender: 'female',
      category: 'epilation',
      offerCategory: 'epilation',
      contents: { 'laser-female-legs': 1, 'laser-female-armpits': 1 },
      duration: 75,
      priceZl: 459,
      days: [-10, 60],
    },
  ),
  offer(
    ['endermologia-na-probe', 'endermology-to-try'],
    {
      name: ['Endermologia na próbę', 'Try endermology'],
      lead: ['Trzy spotkania, po których wiesz, czy to dla Ciebie.', 'Three visits to find out whether it is for you.'],
      description: [
        'Jedno spotkanie mówi mało, trzy już sporo. W tej ofercie poznajesz masaż, specjalistkę i to, jak odpowiada skóra, zanim zdecydujesz się na serię.',
        'One visit won’t show you much; three will. Get to know the massage, your specialist and how your skin responds before you decide on a course.',
      ],
      label: ['Na początek', 'For a first try'],
    },
    {
      gender: 'female',
      category: 'endermology',
      offerCategory: 'endermology',
      contents: { 'endermology-female-body': 3 },
      duration: 50,
      priceZl: 499,
      packageQuantity: 3,
      days: [-30, null],
      promoRecommended: true,
    },
  ),
  offer(
    ['elektrostymulacja-na-start', 'electrostimulation-to-start'],
    {
      name: ['Elektrostymulacja na start', 'Electrostimulation starter'],
      lead: ['Cztery krótkie treningi mięśni pod opieką.', 'Four short muscle workouts under a specialist’s eye.'],
      description: [
        'Cztery spotkania po pół godziny, najlepiej co trzy dni. Siłę impulsów dobieramy razem i zwiększamy powoli.',
        'Four half-hour visits, ideally every three days. We set the strength of the impulses together and increase it slowly.',
      ],
      label: ['4 spotkania', '4 visits'],
    },
    {
      gender: 'female',
      category: 'electrostimulation',
      offerCategory: 'emSpec',
      contents: { 'electro-female': 4 },
      duration: 30,
      priceZl: 399,
      packageQuantity: 4,
      days: [-15, 75],
    },
  ),
  offer(
    ['plecy-i-barki-w-jednej-wizycie', 'back-and-shoulders-in-one-visit'],
    {
      name: ['Plecy i barki w jednej wizycie', 'Back and shoulders in one visit'],
      lead: ['Godzina z hakiem zamiast dwóch terminów.', 'Just over an hour instead of two appointments.'],
      description: [
        'Plecy i barki łączą się ze sobą, dlatego robimy je razem: bez granicy, którą widać, i taniej niż osobno.',
        'Back and shoulders run into each other, so we treat them together: no visible line, and a lower price than separately.',
      ],
      label: ['Duet', 'Duo'],
    },
    {
      gender: 'male',
      category: 'epilation',
      offerCategory: 'epilation',
      contents: { 'laser-male-back': 1, 'laser-male-shoulders': 1 },
      duration: 70,
      priceZl: 529,
      days: [-20, 45],
      promoRecommended: true,
    },
  ),
  offer(
    ['klatka-i-brzuch', 'chest-and-abdomen'],
    {
      name: ['Klatka i brzuch', 'Chest and abdomen'],
      lead: ['Przód ciała bez golenia co trzy dni.', 'Chest and stomach without shaving every three days.'],
      description: [
        'Golenie klatki i brzucha często kończy się krostkami. Po kilku zabiegach włosów jest mniej, są cieńsze i nie wrastają.',
        'Shaving your chest and stomach often ends in bumps. After a few treatments there is less hair, it is finer, and it no longer grows in.',
      ],
      label: ['Oferta sezonu', 'Seasonal offer'],
    },
    {
      gender: 'male',
      category: 'epilation',
      offerCategory: 'epilation',
      contents: { 'laser-male-chest': 1, 'laser-male-belly': 1 },
      duration: 55,
      priceZl: 519,
      days: [-10, 60],
    },
  ),
  offer(
    ['po-treningu-endermologia', 'after-training-endermology'],
    {
      name: ['Po treningu: trzy razy endermologia', 'After training: three endermology sessions'],
      lead: ['Masaż podciśnieniowy dla zmęczonych nóg i pleców.', 'Suction massage for tired legs and a tired back.'],
      description: [
        'Trzy masaże w rytmie Twoich treningów. Rolki rozluźniają mięśnie, a krążenie przyspiesza odpoczynek.',
        'Three massages to match your training. The rollers loosen your muscles, and better circulation helps you recover.',
      ],
      label: ['3 spotkania', '3 visits'],
    },
    {
      gender: 'male',
      category: 'endermology',
      offerCategory: 'endermology',
      contents: { 'endermology-male-body': 3 },
      duration: 50,
      priceZl: 499,
      packageQuantity: 3,
      days: [-15, null],
    },
  ),
  offer(
    ['flexi-trzy-okolice', 'flexi-three-areas'],
    {
      name: ['Flexi: trzy okolice', 'Flexi: three areas'],
      lead: ['Łydki, pachy i bikini na jednej wizycie.', 'Lower legs, underarms and bikini line in one visit.'],
      description: [
        'Trzy okolice, o które pytacie najczęściej, w jednym terminie. Wizyta trwa nieco ponad godzinę.',
        'The three areas we are asked about most, in one appointment. The visit takes just over an hour.',
      ],
      label: ['Flexi', 'Flexi'],
    },
    {
      gender: 'female',
      category: 'epilation',
      offerCategory: 'epilation',
      variant: 'flexy',
      contents: { 'laser-female-calves': 1, 'laser-female-armpits': 1, 'laser-female-bikini': 1 },
      duration: 70,
      priceZl: 499,
      days: [-25, 90],
    },
  ),
  offer(
    ['flexi-klatka-brzuch-kark', 'flexi-chest-abdomen-nape'],
    {
      name: ['Flexi: klatka, brzuch i kark', 'Flexi: chest, abdomen and nape'],
      lead: ['Trzy okolice, jeden termin, jedna cena.', 'Three areas, one appointment, one price.'],
      description: [
        'Dla tych, którzy wolą przyjść raz i na dłużej. Specjalistka dobiera ustawienia osobno dla każdej okolicy.',
        'For those who would rather come once and stay longer. The specialist chooses the settings for each area separately.',
      ],
      label: ['Flexi', 'Flexi'],
    },
    {
      gender: 'male',
      category: 'epilation',
      offerCategory: 'epilation',
      variant: 'flexy',
      contents: { 'laser-male-chest': 1, 'laser-male-belly': 1, 'laser-male-neck': 1 },
      duration: 70,
      priceZl: 629,
      days: [-25, 90],
    },
  ),
  offer(
    ['pozegnanie-lata', 'farewell-to-summer'],
    {
      name: ['Pożegnanie lata', 'Farewell to summer'],
      lead: ['Oczyszczanie wodorowe po wakacjach.', 'Hydrogen cleansing after the holidays.'],
      description: [
        'Dwa oczyszczania wodorowe, które po lecie przywracają skórze świeżość.',
        'Two hydrogen cleansings to freshen up your skin after the summer.',
      ],
      label: ['Tylko we wrześniu', 'September only'],
    },
    {
      gender: 'female',
      category: 'hydrogenCleansing',
      offerCategory: 'epilation',
      contents: { 'hydrogen-female': 2 },
      duration: 60,
      priceZl: 399,
      packageQuantity: 2,
      days: [-80, -50],
    },
  ),
  offer(
    ['wiosna-bez-maszynki', 'spring-without-a-razor'],
    {
      name: ['Wiosna bez maszynki', 'Spring without a razor'],
      lead: ['Łydki i uda, zanim schowasz rajstopy.', 'Lower legs and thighs, before you put your tights away.'],
      description: [
        'Łydki i uda w jednej wizycie, od pierwszych cieplejszych dni.',
        'Lower legs and thighs in one visit, from the first warm days.',
      ],
      label: ['Wkrótce', 'Coming soon'],
    },
    {
      gender: 'female',
      category: 'epilation',
      offerCategory: 'epilation',
      contents: { 'laser-female-calves': 1, 'laser-female-thighs': 1 },
      duration: 75,
      priceZl: 529,
      days: [95, 140],
    },
  ),
];
