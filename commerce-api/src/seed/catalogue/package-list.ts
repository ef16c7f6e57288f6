import { type Both, both } from '../localized';
import type { SeedProduct } from './product-list';

interface Level {
  code: 'minimum' | 'komfort' | 'premium';
  name: string;
  slug: string;
  treatments: number;
}

// At most 9 treatments in a package, 12 months from the first (business constants).
const levels: readonly Level[] = [
  { code: 'minimum', name: 'Minimum', slug: 'minimum', treatments: 4 },
  { code: 'komfort', name: 'Komfort', slug: 'komfort', treatments: 6 },
  { code: 'premium', name: 'Premium', slug: 'premium', treatments: 9 },
];

interface Area {
  gender: 'female' | 'male';
  code: string;
  name: Both;
  slugs: Both;
  /** Its benefit, as a sentence of its own. */
  about: Both;
  parts: string[];
  duration: number;
  /** Price of one treatment of all the parts, whole złoty. */
  priceZl: number;
}

const areas: readonly Area[] = [
  {
    gender: 'female',
    code: 'bikini-armpits',
    name: both('bikini i pachy', 'bikini line and underarms'),
    slugs: both('bikini-i-pachy', 'bikini-line-and-underarms'),
    about: both('Dwie okolice, od których zaczyna większość osób.', 'The two areas with which most people begin.'),
    parts: ['bikini', 'armpits'],
    duration: 35,
    priceZl: 319,
  },
  {
    gender: 'male',
    code: 'back-shoulders',
    name: both('plecy i barki', 'back and shoulders'),
    slugs: both('plecy-i-barki', 'back-and-shoulders'),
    about: both(
      'Całe plecy razem z barkami, bez widocznej granicy.',
      'All of the back with the shoulders, without a visible edge.',
    ),
    parts: ['back', 'shoulders'],
    duration: 60,
    priceZl: 629,
  },
];

/** What sets the sizes of a package apart, beside the number of treatments that a card shows by itself. */
export const levelLeads = {
  minimum: both('Najkrótsza seria, dobra na początek.', 'The shortest course, good to begin with.'),
  komfort: both(
    'Dłuższa seria, w której każdy zabieg kosztuje mniej.',
    'A longer course in which every treatment costs less.',
  ),
  premium: both(
    'Najdłuższa seria z najniższą ceną za zabieg.',
    'The longest course at the lowest price per treatment.',
  ),
} as const;

// A longer package costs less per treatment.
const shareOfSinglePrice: Record<string, number> = { minimum: 0.9, komfort: 0.82, premium: 0.74 };

export const packages: readonly SeedProduct[] = areas.flatMap((area) =>
  levels.map((level) => ({
    code: `package-${area.code}-${level.code}`,
    type: 'package' as const,
    gender: area.gender,
    category: 'epilation',
    name: both(`Pakiet ${level.name}: ${area.name.pl}`, `${level.name} package: ${area.name.en}`),
    slugs: both(`pakiet-${level.slug}-${area.slugs.pl}`, `${level.slug}-package-${area.slugs.en}`),
    lead: both(`${area.about.pl} ${levelLeads[level.code].pl}`, `${area.about.en} ${levelLeads[level.code].en}`),
    parts: area.parts,
    duration: area.duration,
    priceZl: Math.round((area.priceZl * level.treatments * (shareOfSinglePrice[level.code] ?? 1)) / 10) * 10 - 1,
    packageQuantity: level.treatments,
    // Seven at the single price cost as much as the nine of a premium package, or more.
    packageBonus: level.code === 'premium' ? 2 : 0,
    series: [1, 1] as [number, number],
    isSpecial: level.code === 'premium',
    promoRecommended: level.code === 'komfort',
  })),
);
