/** The offer of the demo shop: treatments, genders, durations and prices. */
import { type Both, both } from '../localized';
import { laserLead } from './laser-leads';

export interface SeedProduct {
  code: string;
  type: 'product' | 'package';
  gender: 'female' | 'male';
  category: string;
  name: Both;
  slugs: Both;
  lead: Both;
  parts: string[];
  /** Minutes. */
  duration: number;
  durationTo?: number;
  /** Price of one piece at quantity 1, whole złoty. */
  priceZl: number;
  packageQuantity?: number;
  /** How many of them are free. */
  packageBonus?: number;
  series: [number, number];
  isSpecial?: boolean;
  promoRecommended?: boolean;
  /** What must be confirmed before it is bought. */
  checkbox?: Both;
}

interface Flags {
  isSpecial?: boolean;
  promoRecommended?: boolean;
  durationTo?: number;
  checkbox?: Both;
}

/** A current may not flow through a body with these. */
const noImplants = both(
  'Nie mam rozrusznika serca ani metalowych implantów w miejscu zabiegu i nie jestem w ciąży.',
  'I have no pacemaker and no metal implants in the treated area, and I am not pregnant.',
);
const noImplantsOfMen = both(
  'Nie mam rozrusznika serca ani metalowych implantów w miejscu zabiegu.',
  'I have no pacemaker and no metal implants in the treated area.',
);

function laser(
  gender: 'female' | 'male',
  part: string,
  names: [genitivePl: string, en: string],
  slugs: [pl: string, en: string],
  duration: number,
  priceZl: number,
  flags: Flags = {},
): SeedProduct {
  const [partPl, partEn] = names;
  const suffix = gender === 'male' ? both('-mezczyzna', '-men') : both('', '');
  return {
    code: `laser-${gender}-${part}`,
    type: 'product',
    gender,
    category: 'epilation',
    name: both(`Depilacja laserowa ${partPl}`, `${partEn} laser hair removal`),
    slugs: both(`depilacja-laserowa-${slugs[0]}${suffix.pl}`, `laser-hair-removal-${slugs[1]}${suffix.en}`),
    lead: laserLead(part, gender),
    parts: [part],
    duration,
    priceZl,
    series: [6, 9],
    ...flags,
  };
}

const women: SeedProduct[] = [
  laser('female', 'armpits', ['pach', 'Underarm'], ['pachy', 'underarms'], 15, 169, { promoRecommended: true }),
  laser('female', 'bikini', ['bikini', 'Bikini line'], ['bikini', 'bikini-line'], 20, 199),
  laser('female', 'deepBikini', ['bikini głębokiego', 'Brazilian'], ['bikini-glebokie', 'brazilian'], 30, 259, {
    isSpecial: true,
  }),
  laser('female', 'legs', ['całych nóg', 'Full leg'], ['cale-nogi', 'full-legs'], 60, 499, {
    promoRecommended: true,
    durationTo: 75,
  }),
  laser('female', 'calves', ['łydek', 'Lower leg'], ['lydki', 'lower-legs'], 35, 299),
  laser('female', 'thighs', ['ud', 'Thigh'], ['uda', 'thighs'], 40, 329),
  laser('female', 'arms', ['rąk', 'Arm'], ['rece', 'arms'], 35, 299),
  laser('female', 'belly', ['brzucha', 'Abdomen'], ['brzuch', 'abdomen'], 20, 189),
  laser('female', 'buttocks', ['pośladków', 'Buttock'], ['posladki', 'buttocks'], 25, 229),
  laser('female', 'upperLip', ['wąsika', 'Upper lip'], ['wasik', 'upper-lip'], 10, 99, { isSpecial: true }),
  laser('female', 'chin', ['brody', 'Chin'], ['broda', 'chin'], 10, 109),
  laser('female', 'wholeFace', ['całej twarzy', 'Whole face'], ['cala-twarz', 'whole-face'], 25, 219),
];

const men: SeedProduct[] = [
  laser('male', 'back', ['pleców', 'Back'], ['plecy', 'back'], 45, 429, { promoRecommended: true, durationTo: 60 }),
  laser('male', 'chest', ['klatki piersiowej', 'Chest'], ['klatka-piersiowa', 'chest'], 30, 329, { isSpecial: true }),
  laser('male', 'belly', ['brzucha', 'Abdomen'], ['brzuch', 'abdomen'], 25, 279),
  laser('male', 'shoulders', ['barków', 'Shoulder'], ['barki', 'shoulders'], 25, 269),
  laser('male', 'neck', ['karku', 'Nape'], ['kark', 'nape'], 15, 149),
  laser('male', 'beardLine', ['linii zarostu', 'Beard line'], ['linia-zarostu', 'beard-line'], 20, 199),
  laser('male', 'armpits', ['pach', 'Underarm'], ['pachy', 'underarms'], 15, 179),
  laser('male', 'legs', ['całych nóg', 'Full leg'], ['cale-nogi', 'full-legs'], 70, 549),
];

function body(
  gender: 'female' | 'male',
  category: string,
  code: string,
  name: Both,
  slugs: Both,
  lead: Both,
  duration: number,
  priceZl: number,
  series: [number, number],
  flags: Flags = {},
): SeedProduct {
  return { code, type: 'product', gender, category, name, slugs, lead, parts: [], duration, priceZl, series, ...flags };
}

const bodyAndFace: SeedProduct[] = [
  body(
    'female',
    'endermology',
    'endermology-female-body',
    both('Endermologia ciała', 'Body endermology'),
    both('endermologia-ciala', 'body-endermology'),
    both(
      'Mechaniczny masaż podciśnieniowy, który wygładza skórę i pobudza krążenie. Około 50 minut tylko dla Ciebie.',
      'A mechanical suction massage that smooths your skin and boosts circulation. About 50 minutes just for you.',
    ),
    50,
    199,
    [6, 12],
    { promoRecommended: true },
  ),
  body(
    'female',
    'endermology',
    'endermology-female-face',
    both('Endermologia twarzy', 'Face endermology'),
    both('endermologia-twarzy', 'face-endermology'),
    both(
      'Delikatny masaż twarzy, szyi i dekoltu, po którym skóra wygląda na wypoczętą.',
      'A gentle massage of the face, neck and décolletage that leaves your skin looking rested.',
    ),
    30,
    159,
    [6, 10],
  ),
  body(
    'male',
    'endermology',
    'endermology-male-body',
    both('Endermologia ciała dla mężczyzn', 'Body endermology for men'),
    both('endermologia-ciala-mezczyzna', 'body-endermology-men'),
    both(
      'Masaż podciśnieniowy dla zmęczonych mięśni i gładszej skóry, dobry także po treningu.',
      'A suction massage for tired muscles and smoother skin, good after training too.',
    ),
    50,
    199,
    [6, 12],
  ),
  body(
    'female',
    'hydrogenCleansing',
    'hydrogen-female',
    both('Oczyszczanie wodorowe twarzy', 'Hydrogen facial cleansing'),
    both('oczyszczanie-wodorowe-twarzy', 'hydrogen-facial-cleansing'),
    both(
      'Oczyszczenie, nawilżenie i rozświetlenie w jednym zabiegu, bez igieł i bez wyłączenia z dnia.',
      'Cleansing, hydration and glow in one treatment, with no needles and no downtime.',
    ),
    60,
    249,
    [3, 6],
    { isSpecial: true },
  ),
  body(
    'male',
    'hydrogenCleansing',
    'hydrogen-male',
    both('Oczyszczanie wodorowe dla mężczyzn', 'Hydrogen cleansing for men'),
    both('oczyszczanie-wodorowe-mezczyzna', 'hydrogen-cleansing-men'),
    both(
      'Głębokie oczyszczenie męskiej skóry, także tej podrażnionej goleniem.',
      'Deep cleansing for men’s skin, including skin irritated by shaving.',
    ),
    60,
    249,
    [3, 6],
  ),
  body(
    'female',
    'electrostimulation',
    'electro-female',
    both('Elektrostymulacja mięśni', 'Muscle electrostimulation'),
    both('elektrostymulacja-miesni', 'muscle-electrostimulation'),
    both(
      'Pół godziny pracy mięśni brzucha, ud i pośladków pod okiem specjalistki.',
      'Half an hour of work for your stomach, thighs and buttocks, under a specialist’s eye.',
    ),
    30,
    119,
    [8, 12],
    { checkbox: noImplants },
  ),
  body(
    'male',
    'electrostimulation',
    'electro-male',
    both('Elektrostymulacja mięśni dla mężczyzn', 'Muscle electrostimulation for men'),
    both('elektrostymulacja-miesni-mezczyzna', 'muscle-electrostimulation-men'),
    both(
      'Uzupełnienie treningu: prąd o niskim natężeniu pobudza mięśnie, do których trudno dotrzeć ćwiczeniami.',
      'A complement to training: a low current activates muscles that exercise hardly reaches.',
    ),
    30,
    119,
    [8, 12],
    { checkbox: noImplantsOfMen },
  ),
  body(
    'female',
    'dermapen',
    'dermapen-female',
    both('Dermapen twarzy', 'Face dermapen'),
    both('dermapen-twarzy', 'face-dermapen'),
    both(
      'Mikronakłuwanie, które pobudza skórę do odnowy: gładsza struktura, bledsze blizny i przebarwienia.',
      'Microneedling that prompts your skin to renew itself: smoother texture, fainter scars and dark spots.',
    ),
    45,
    399,
    [3, 5],
  ),
  body(
    'male',
    'dermapen',
    'dermapen-male',
    both('Dermapen twarzy dla mężczyzn', 'Face dermapen for men'),
    both('dermapen-twarzy-mezczyzna', 'face-dermapen-men'),
    both(
      'Mikronakłuwanie skóry z bliznami potrądzikowymi i rozszerzonymi porami.',
      'Microneedling for skin with acne scars and enlarged pores.',
    ),
    45,
    399,
    [3, 5],
  ),
  body(
    'female',
    'radioWaves',
    'radio-female-face',
    both('Fale radiowe na twarz', 'Radio waves for the face'),
    both('fale-radiowe-twarz', 'radio-waves-face'),
    both(
      'Ciepło fal radiowych napina owal twarzy i wygładza drobne zmarszczki.',
      'The warmth of radio waves firms the contours of your face and smooths fine lines.',
    ),
    40,
    249,
    [4, 8],
  ),
  body(
    'female',
    'radioWaves',
    'radio-female-body',
    both('Fale radiowe na ciało', 'Radio waves for the body'),
    both('fale-radiowe-cialo', 'radio-waves-body'),
    both(
      'Ujędrnianie skóry brzucha, ud i ramion ciepłem, które działa głębiej niż kosmetyki.',
      'Firmer skin on the stomach, thighs and arms, with warmth that works deeper than cosmetics.',
    ),
    45,
    279,
    [6, 8],
  ),
];

export const products: readonly SeedProduct[] = [...women, ...men, ...bodyAndFace];
