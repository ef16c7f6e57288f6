import { both } from '../../localized';
import type { SeedProduct } from '../product-list';

type Row = [
  code: string,
  name: [pl: string, en: string],
  slugs: [pl: string, en: string],
  lead: [pl: string, en: string],
  minutes: number,
  zloty: number,
  series: [from: number, to: number],
];

const treatments = (gender: 'female' | 'male', category: string, rows: readonly Row[]): SeedProduct[] =>
  rows.map(([code, name, slugs, lead, duration, priceZl, series]) => ({
    code,
    type: 'product',
    gender,
    category,
    name: both(...name),
    slugs: both(...slugs),
    lead: both(...lead),
    parts: [],
    duration,
    priceZl,
    series,
  }));

/** Endermology and electrostimulation of single places. */
export const bodyCare: readonly SeedProduct[] = [
  ...treatments('female', 'endermology', [
    [
      'endermology-female-belly',
      ['Endermologia brzucha', 'Abdomen endermology'],
      ['endermologia-brzucha', 'abdomen-endermology'],
      [
        'Masaż podciśnieniowy brzucha i talii, spokojny i równy. Dobry także dla osób, które dużo siedzą.',
        'A calm and even suction massage of abdomen and waist. Good too for those who sit a lot.',
      ],
      30,
      139,
      [6, 10],
    ],
    [
      'endermology-female-thighs',
      ['Endermologia ud i pośladków', 'Thigh and buttock endermology'],
      ['endermologia-ud-i-posladkow', 'thigh-and-buttock-endermology'],
      [
        'Rolki wygładzają nierówną skórę tam, gdzie najtrudniej o nią zadbać samemu.',
        'The rollers smooth uneven skin where it is hardest to care for it by oneself.',
      ],
      35,
      159,
      [8, 12],
    ],
    [
      'endermology-female-arms',
      ['Endermologia ramion', 'Arm endermology'],
      ['endermologia-ramion', 'arm-endermology'],
      [
        'Krótki masaż ramion, po którym skóra jest gładsza, a barki luźniejsze.',
        'A short massage of the arms after which the skin is smoother and the shoulders looser.',
      ],
      25,
      119,
      [6, 10],
    ],
    [
      'endermology-female-neck',
      ['Endermologia szyi i dekoltu', 'Neck and décolleté endermology'],
      ['endermologia-szyi-i-dekoltu', 'neck-and-decollete-endermology'],
      [
        'Najmniejsza głowica i najdelikatniejszy rytm dla cienkiej skóry.',
        'The smallest head and the gentlest rhythm for thin skin.',
      ],
      25,
      129,
      [6, 8],
    ],
    [
      'endermology-female-legs',
      ['Endermologia: lekkie nogi', 'Endermology: light legs'],
      ['endermologia-lekkie-nogi', 'light-legs-endermology'],
      [
        'Masaż od stóp w górę dla nóg, które wieczorem są ciężkie.',
        'A massage from the feet upwards for legs that are heavy in the evening.',
      ],
      40,
      169,
      [6, 12],
    ],
    [
      'endermology-female-relax',
      ['Endermologia relaksacyjna', 'Relaxing endermology'],
      ['endermologia-relaksacyjna', 'relaxing-endermology'],
      [
        'Pięćdziesiąt minut bez telefonu. Wolniejszy rytm, mniejsza siła, tyle samo spokoju.',
        'Fifty minutes without a phone. A slower rhythm, less strength, all the calm.',
      ],
      50,
      189,
      [1, 6],
    ],
    [
      'endermology-female-chin',
      ['Endermologia podbródka', 'Chin endermology'],
      ['endermologia-podbrodka', 'chin-endermology'],
      [
        'Kwadrans delikatnego masażu linii żuchwy i podbródka.',
        'A quarter of an hour of gentle massage for jawline and chin.',
      ],
      15,
      89,
      [6, 10],
    ],
  ]),
  ...treatments('male', 'endermology', [
    [
      'endermology-male-belly',
      ['Endermologia brzucha dla mężczyzn', 'Abdomen endermology for men'],
      ['endermologia-brzucha-mezczyzna', 'abdomen-endermology-men'],
      [
        'Masaż podciśnieniowy brzucha i boków, jako dodatek do ruchu.',
        'A suction massage of abdomen and waist, in addition to exercise.',
      ],
      30,
      139,
      [6, 10],
    ],
    [
      'endermology-male-back',
      ['Endermologia pleców i karku', 'Back and nape endermology'],
      ['endermologia-plecow-i-karku', 'back-and-nape-endermology'],
      [
        'Dla pleców po całym dniu przy biurku albo za kierownicą.',
        'For a back after a whole day at a desk or at the wheel.',
      ],
      35,
      159,
      [4, 8],
    ],
  ]),
  ...treatments('female', 'electrostimulation', [
    [
      'electro-female-belly',
      ['Elektrostymulacja brzucha', 'Abdomen electrostimulation'],
      ['elektrostymulacja-brzucha', 'abdomen-electrostimulation'],
      [
        'Dwadzieścia minut pracy mięśni brzucha, bez obciążania kręgosłupa.',
        'Twenty minutes of work for the abdominal muscles without strain for the spine.',
      ],
      20,
      89,
      [8, 12],
    ],
    [
      'electro-female-buttocks',
      ['Elektrostymulacja pośladków', 'Buttock electrostimulation'],
      ['elektrostymulacja-posladkow', 'buttock-electrostimulation'],
      [
        'Impulsy, które uczą mięśnie pracować. Najlepiej razem z przysiadami.',
        'Impulses that teach muscles to work. Best together with squats.',
      ],
      20,
      89,
      [8, 12],
    ],
    [
      'electro-female-thighs',
      ['Elektrostymulacja ud', 'Thigh electrostimulation'],
      ['elektrostymulacja-ud', 'thigh-electrostimulation'],
      [
        'Równa praca obu nóg, także po dłuższej przerwie w treningach.',
        'Even work for both legs, also after a longer break in training.',
      ],
      20,
      89,
      [8, 12],
    ],
  ]),
  ...treatments('male', 'electrostimulation', [
    [
      'electro-male-belly',
      ['Elektrostymulacja brzucha dla mężczyzn', 'Abdomen electrostimulation for men'],
      ['elektrostymulacja-brzucha-mezczyzna', 'abdomen-electrostimulation-men'],
      ['Mięśnie proste i skośne w jednym, krótkim spotkaniu.', 'Straight and oblique muscles in one short visit.'],
      20,
      89,
      [8, 12],
    ],
    [
      'electro-male-arms',
      ['Elektrostymulacja ramion', 'Arm electrostimulation'],
      ['elektrostymulacja-ramion-mezczyzna', 'arm-electrostimulation-men'],
      [
        'Uzupełnienie treningu ramion w dniu, kiedy nie idziesz na siłownię.',
        'An addition to arm training for days without the gym.',
      ],
      20,
      89,
      [8, 12],
    ],
  ]),
];
