import { type Both, both } from '../../localized';
import { levelLeads } from '../package-list';
import type { SeedProduct } from '../product-list';

/** A package with its treatments, each as often as the package has visits. */
export interface SeedPackage extends SeedProduct {
  treatments: string[];
}

interface Area {
  gender: 'female' | 'male';
  category: string;
  code: string;
  name: Both;
  slugs: Both;
  /** Its benefit, as a sentence of its own. */
  about: Both;
  treatments: string[];
  parts: string[];
  minutes: number;
  /** One visit bought singly, whole złoty. */
  zloty: number;
  /** Visits of Minimum, Komfort and Premium; of hair removal at most 9 (business constants). */
  visits: [number, number, number];
}

const laserVisits: [number, number, number] = [4, 6, 9];

const areas: readonly Area[] = [
  {
    gender: 'female',
    category: 'epilation',
    code: 'legs-bikini',
    name: both('całe nogi i bikini', 'full legs and bikini line'),
    slugs: both('cale-nogi-i-bikini', 'full-legs-and-bikini-line'),
    about: both('Dwie okolice, które najczęściej idą w parze.', 'Two areas that most often go together.'),
    treatments: ['laser-female-legs', 'laser-female-bikini'],
    parts: ['legs', 'bikini'],
    minutes: 80,
    zloty: 698,
    visits: laserVisits,
  },
  {
    gender: 'female',
    category: 'epilation',
    code: 'face',
    name: both('wąsik i broda', 'upper lip and chin'),
    slugs: both('wasik-i-broda', 'upper-lip-and-chin'),
    about: both('Krótkie wizyty, które kończą z pęsetą.', 'Short visits that put an end to tweezers.'),
    treatments: ['laser-female-upperLip', 'laser-female-chin'],
    parts: ['upperLip', 'chin'],
    minutes: 20,
    zloty: 208,
    visits: laserVisits,
  },
  {
    gender: 'female',
    category: 'epilation',
    code: 'arms-armpits',
    name: both('ręce i pachy', 'arms and underarms'),
    slugs: both('rece-i-pachy', 'arms-and-underarms'),
    about: both('Gładkie ręce przez cały rok, nie tylko latem.', 'Smooth arms all year, not only in summer.'),
    treatments: ['laser-female-arms', 'laser-female-armpits'],
    parts: ['arms', 'armpits'],
    minutes: 50,
    zloty: 468,
    visits: laserVisits,
  },
  {
    gender: 'male',
    category: 'epilation',
    code: 'chest-belly',
    name: both('klatka piersiowa i brzuch', 'chest and abdomen'),
    slugs: both('klatka-piersiowa-i-brzuch', 'chest-and-abdomen'),
    about: both('Przód ciała w jednej wizycie.', 'The front of the body in one visit.'),
    treatments: ['laser-male-chest', 'laser-male-belly'],
    parts: ['chest', 'belly'],
    minutes: 55,
    zloty: 608,
    visits: laserVisits,
  },
  {
    gender: 'male',
    category: 'epilation',
    code: 'nape-beard',
    name: both('kark i linia zarostu', 'nape and beard line'),
    slugs: both('kark-i-linia-zarostu', 'nape-and-beard-line'),
    about: both('Równy kontur między wizytami u fryzjera.', 'An even contour between visits to the barber.'),
    treatments: ['laser-male-neck', 'laser-male-beardLine'],
    parts: ['neck', 'beardLine'],
    minutes: 35,
    zloty: 348,
    visits: laserVisits,
  },
  {
    gender: 'female',
    category: 'endermology',
    code: 'endermology-body',
    name: both('endermologia ciała', 'body endermology'),
    slugs: both('endermologia-ciala', 'body-endermology'),
    about: both('Seria masaży, najlepiej dwa w tygodniu.', 'A course of massages, best two a week.'),
    treatments: ['endermology-female-body'],
    parts: [],
    minutes: 50,
    zloty: 199,
    visits: [5, 7, 9],
  },
  {
    gender: 'female',
    category: 'electrostimulation',
    code: 'electro',
    name: both('elektrostymulacja mięśni', 'muscle electrostimulation'),
    slugs: both('elektrostymulacja-miesni', 'muscle-electrostimulation'),
    about: both('Krótkie treningi co trzy dni.', 'Short workouts every three days.'),
    treatments: ['electro-female'],
    parts: [],
    minutes: 30,
    zloty: 119,
    visits: [5, 7, 9],
  },
  {
    gender: 'female',
    category: 'hydrogenCleansing',
    code: 'hydrogen',
    name: both('oczyszczanie wodorowe twarzy', 'hydrogen facial cleansing'),
    slugs: both('oczyszczanie-wodorowe-twarzy', 'hydrogen-facial-cleansing'),
    about: both(
      'Czysta skóra w stałym rytmie, co cztery do sześciu tygodni.',
      'Clean skin in a steady rhythm, every four to six weeks.',
    ),
    treatments: ['hydrogen-female'],
    parts: [],
    minutes: 60,
    zloty: 249,
    visits: [3, 4, 6],
  },
];

const levels = [
  { code: 'minimum', name: 'Minimum', share: 0.9 },
  { code: 'komfort', name: 'Komfort', share: 0.82 },
  { code: 'premium', name: 'Premium', share: 0.74 },
] as const;

/** Packages of more areas and of other treatments than the laser. */
export const furtherPackages: readonly SeedPackage[] = areas.flatMap((area) =>
  levels.map(({ code, name, share }, index) => {
    const visits = area.visits[index] ?? area.visits[0];
    return {
      code: `package-${area.code}-${code}`,
      type: 'package' as const,
      gender: area.gender,
      category: area.category,
      name: both(`Pakiet ${name}: ${area.name.pl}`, `${name} package: ${area.name.en}`),
      slugs: both(`pakiet-${code}-${area.slugs.pl}`, `${code}-package-${area.slugs.en}`),
      lead: both(`${area.about.pl} ${levelLeads[code].pl}`, `${area.about.en} ${levelLeads[code].en}`),
      parts: area.parts,
      duration: area.minutes,
      priceZl: Math.round((area.zloty * visits * share) / 10) * 10 - 1,
      packageQuantity: visits,
      series: [1, 1] as [number, number],
      isSpecial: code === 'premium',
      promoRecommended: false,
      treatments: area.treatments,
    };
  }),
);
