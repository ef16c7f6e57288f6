import { type Both, both } from '../localized';
import type { SeedSale } from './insert-sale';

export interface SeedBundle extends SeedSale {
  minProductSelection: number;
  isMostBought?: boolean;
  color: string;
}

interface Level {
  level: 'soft' | 'komfort' | 'premium';
  /** How many body parts may be chosen; the configurator asks for at least three. */
  parts: number;
  treatments: number;
  free: number;
  /** Minutes of one visit, about. */
  duration: number;
  color: string;
}

const FEWEST_PARTS = 3;

// At most 9 treatments of one body part (business constants).
const levels: readonly Level[] = [
  { level: 'soft', parts: 3, treatments: 6, free: 1, duration: 60, color: '#e9c6c4' },
  { level: 'komfort', parts: 4, treatments: 8, free: 2, duration: 80, color: '#c2577e' },
  { level: 'premium', parts: 5, treatments: 9, free: 3, duration: 95, color: '#7c1b44' },
];

const prices = {
  female: { soft: 2490, komfort: 3890, premium: 4690 },
  male: { soft: 2690, komfort: 4190, premium: 4990 },
};

const number: Record<number, Both> = {
  3: both('trzy', 'three'),
  4: both('cztery', 'four'),
  5: both('pięć', 'five'),
};

function laserBundle(gender: 'female' | 'male', entry: Level): SeedBundle {
  const title = `${gender === 'female' ? 'Woman' : 'Man'} ${entry.level.toUpperCase()}`;
  const slug = title.toLowerCase().replace(' ', '-');
  const areas = number[entry.parts] ?? both('kilka', 'several');
  const upTo = entry.parts === FEWEST_PARTS ? both('', '') : both('od trzech do ', 'three to ');
  const choice = both(
    entry.parts === FEWEST_PARTS ? 'trzy okolice' : `${upTo.pl}${{ 4: 'czterech', 5: 'pięciu' }[entry.parts]} okolic`,
    `${upTo.en}${areas.en} areas`,
  );
  const free = both(
    entry.free === 1 ? 'jeden' : entry.free === 2 ? 'dwa' : 'trzy',
    ['', 'one', 'two', 'three'][entry.free] ?? '',
  );
  return {
    code: `bundle-${slug}`,
    type: 'bundle',
    gender,
    category: 'epilation',
    level: entry.level,
    name: both(`Paczka ${title}`, `${title} bundle`),
    slugs: both(slug, `${slug}-bundle`),
    lead: both(
      `Wybierz ${choice.pl} i umów ${entry.treatments} zabiegów, w tym ${free.pl} w prezencie.`,
      `Choose ${choice.en} and book ${entry.treatments} treatments, ${free.en} of them free.`,
    ),
    description: both(
      [
        `W paczce ${title} sama decyzja, co ma być gładkie, należy do Ciebie. Zaznacz okolice na sylwetce, a my zaplanujemy serię tak, żeby wszystkie mieściły się w jednej wizycie.`,
        `Za ${entry.treatments - entry.free} zabiegów płacisz, ${entry.free === 1 ? 'jeden dostajesz' : `${free.pl} dostajesz`} od nas. Na całą serię masz 12 miesięcy od pierwszej wizyty, z przerwą co najmniej sześciu tygodni między spotkaniami.`,
      ],
      [
        `In the ${title} bundle you decide what should be smooth. Mark the areas on the silhouette, and we plan your course so that they all fit into one visit.`,
        `You pay for ${entry.treatments - entry.free} treatments, ${free.en} ${entry.free === 1 ? 'is' : 'are'} on us. You have 12 months from your first visit for the whole course, with at least six weeks between visits.`,
      ],
    ),
    duration: entry.duration,
    priceZl: prices[gender][entry.level],
    packageQuantity: entry.treatments,
    bonusQuantity: entry.free,
    bodyPartCount: entry.parts,
    minProductSelection: FEWEST_PARTS,
    isMostBought: entry.level === 'komfort',
    promoRecommended: entry.level === 'komfort',
    isSpecial: entry.level === 'premium',
    color: entry.color,
    most: 2,
  };
}

const silhouette: SeedBundle = {
  code: 'bundle-endermology-silhouette',
  type: 'bundle',
  gender: 'female',
  category: 'endermology',
  name: both('Paczka Sylwetka: endermologia', 'Silhouette bundle: endermology'),
  slugs: both('sylwetka-endermologia', 'silhouette-endermology-bundle'),
  lead: both(
    'Dziesięć spotkań z endermologią, w tym dwa w prezencie. Ciało albo twarz, wybierasz sama.',
    'Ten endermology visits, two of them free. Body or face, you choose.',
  ),
  description: both(
    [
      'Masaż podciśnieniowy działa serią. Dziesięć spotkań, najlepiej dwa w tygodniu, wystarcza, żeby zobaczyć, jak skóra na niego odpowiada.',
      'Kostium kupujesz raz, w salonie. Serię kończysz w ciągu sześciu miesięcy od pierwszej wizyty.',
    ],
    [
      'Suction massage works best as a course. Ten visits, ideally two a week, are enough to see how your skin responds.',
      'You buy the suit once, at the salon. The course has to be completed within six months of your first visit.',
    ],
  ),
  duration: 50,
  priceZl: 1490,
  packageQuantity: 10,
  bonusQuantity: 2,
  bodyPartCount: 1,
  minProductSelection: 1,
  color: '#d9b99b',
  most: 2,
};

/** Bundles: SOFT, KOMFORT and PREMIUM for women and men, and one for endermology. */
export const bundles: readonly SeedBundle[] = [
  ...levels.map((entry) => laserBundle('female', entry)),
  ...levels.map((entry) => laserBundle('male', entry)),
  silhouette,
];
