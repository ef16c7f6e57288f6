import { both } from '../../localized';
import { laserLead } from '../laser-leads';
import type { SeedProduct } from '../product-list';

type Row = [
  part: string,
  genitivePl: string,
  en: string,
  slugPl: string,
  slugEn: string,
  minutes: number,
  zloty: number,
];

const women: readonly Row[] = [
  ['cheeks', 'policzków', 'Cheek', 'policzki', 'cheeks', 15, 139],
  ['sideburns', 'baczków', 'Sideburn', 'baczki', 'sideburns', 10, 99],
  ['betweenBrows', 'przestrzeni między brwiami', 'Between-the-brows', 'miedzy-brwiami', 'between-the-brows', 10, 79],
  ['forearms', 'przedramion', 'Forearm', 'przedramiona', 'forearms', 25, 199],
  ['upperArms', 'ramion', 'Upper arm', 'ramiona', 'upper-arms', 25, 199],
  ['hands', 'dłoni', 'Hand', 'dlonie', 'hands', 10, 99],
  ['feet', 'stóp', 'Foot', 'stopy', 'feet', 15, 109],
  ['areolas', 'otoczek piersi', 'Areola', 'otoczki-piersi', 'areolas', 10, 99],
  ['lowerBack', 'lędźwi', 'Lower back', 'ledzwie', 'lower-back', 20, 169],
  ['neck', 'karku', 'Nape', 'kark', 'nape', 15, 129],
  ['back', 'pleców', 'Back', 'plecy', 'back', 45, 369],
  ['abdomenLine', 'linii brzucha', 'Abdomen line', 'linia-brzucha', 'abdomen-line', 10, 89],
  ['innerThighs', 'wewnętrznej strony ud', 'Inner thigh', 'wewnetrzna-strona-ud', 'inner-thighs', 25, 219],
  ['knees', 'kolan', 'Knee', 'kolana', 'knees', 15, 109],
];

const men: readonly Row[] = [
  ['arms', 'rąk', 'Arm', 'rece', 'arms', 40, 339],
  ['forearms', 'przedramion', 'Forearm', 'przedramiona', 'forearms', 25, 229],
  ['hands', 'dłoni', 'Hand', 'dlonie', 'hands', 10, 119],
  ['feet', 'stóp', 'Foot', 'stopy', 'feet', 15, 129],
  ['calves', 'łydek', 'Lower leg', 'lydki', 'lower-legs', 40, 339],
  ['thighs', 'ud', 'Thigh', 'uda', 'thighs', 45, 369],
  ['buttocks', 'pośladków', 'Buttock', 'posladki', 'buttocks', 30, 269],
  ['ears', 'uszu', 'Ear', 'uszy', 'ears', 10, 89],
  ['cheeks', 'policzków', 'Cheek', 'policzki', 'cheeks', 15, 149],
  ['betweenBrows', 'przestrzeni między brwiami', 'Between-the-brows', 'miedzy-brwiami', 'between-the-brows', 10, 89],
  ['lowerBack', 'lędźwi', 'Lower back', 'ledzwie', 'lower-back', 20, 199],
  ['throat', 'szyi', 'Throat', 'szyja', 'throat', 15, 159],
  ['bikini', 'bikini', 'Bikini line', 'bikini', 'bikini-line', 25, 239],
];

function laser(gender: 'female' | 'male', row: Row): SeedProduct {
  const [part, genitive, en, slugPl, slugEn, minutes, zloty] = row;
  const suffix = gender === 'male' ? both('-mezczyzna', '-men') : both('', '');
  return {
    code: `laser-${gender}-${part}`,
    type: 'product',
    gender,
    category: 'epilation',
    name: both(
      `Depilacja laserowa ${genitive}${gender === 'male' ? ' dla mężczyzn' : ''}`,
      `${en} laser hair removal${gender === 'male' ? ' for men' : ''}`,
    ),
    slugs: both(`depilacja-laserowa-${slugPl}${suffix.pl}`, `laser-hair-removal-${slugEn}${suffix.en}`),
    lead: laserLead(part, gender),
    parts: [part],
    duration: minutes,
    priceZl: zloty,
    series: [6, 9],
  };
}

/** Laser treatments of smaller body parts, and of those that one gender lacked. */
export const furtherLasers: readonly SeedProduct[] = [
  ...women.map((row) => laser('female', row)),
  ...men.map((row) => laser('male', row)),
];
