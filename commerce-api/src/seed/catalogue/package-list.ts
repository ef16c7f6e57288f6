import { type Both, both } from '../localized';
import type { SeedProduct } from './product-list';

interface Level {
  code: string;
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
    parts: ['bikini', 'armpits'],
    duration: 35,
    priceZl: 319,
  },
  {
    gender: 'male',
    code: 'back-shoulders',
    name: both('plecy i barki', 'back and shoulders'),
    slugs: both('plecy-i-barki', 'back-and-shoulders'),
    parts: ['back', 'shoulders'],
    duration: 60,
    priceZl: 629,
  },
];

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
    lead: both(
      `${level.treatments} zabiegów depilacji laserowej: ${area.name.pl}, ważne 12 miesięcy od pierwszej wizyty.`.replace(
        '4 zabiegów',
        '4 zabiegi',
      ),
      `${level.treatments} laser hair removal treatments: ${area.name.en}, valid for 12 months from the first visit.`,
    ),
    parts: area.parts,
    duration: area.duration,
    priceZl: Math.round((area.priceZl * level.treatments * (shareOfSinglePrice[level.code] ?? 1)) / 10) * 10 - 1,
    packageQuantity: level.treatments,
    series: [1, 1] as [number, number],
    isSpecial: level.code === 'premium',
    promoRecommended: level.code === 'komfort',
  })),
);
