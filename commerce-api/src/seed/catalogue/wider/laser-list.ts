import { both } from '../../localized';
import type { SeedProduct } from '../product-list';

type Row = [
  part: string,
  genitivePl: string,
  namePl: string,
  en: string,
  slugPl: string,
  slugEn: string,
  minutes: number,
  zloty: number,
];

const women: readonly Row[] = [
  ['cheeks', 'policzków', 'policzki', 'Cheek', 'policzki', 'cheeks', 15, 139],
  ['sideburns', 'baczków', 'baczki', 'Sideburn', 'baczki', 'sideburns', 10, 99],
  [
    'betweenBrows',
    'przestrzeni między brwiami',
    'przestrzeń między brwiami',
    'Between-the-brows',
    'miedzy-brwiami',
    'between-the-brows',
    10,
    79,
  ],
  ['forearms', 'przedramion', 'przedramiona', 'Forearm', 'przedramiona', 'forearms', 25, 199],
  ['upperArms', 'ramion', 'ramiona', 'Upper arm', 'ramiona', 'upper-arms', 25, 199],
  ['hands', 'dłoni', 'dłonie', 'Hand', 'dlonie', 'hands', 10, 99],
  ['feet', 'stóp', 'stopy', 'Foot', 'stopy', 'feet', 15, 109],
  ['areolas', 'otoczek piersi', 'otoczki piersi', 'Areola', 'otoczki-piersi', 'areolas', 10, 99],
  ['lowerBack', 'lędźwi', 'lędźwie', 'Lower back', 'ledzwie', 'lower-back', 20, 169],
  ['neck', 'karku', 'kark', 'Nape', 'kark', 'nape', 15, 129],
  ['back', 'pleców', 'plecy', 'Back', 'plecy', 'back', 45, 369],
  ['abdomenLine', 'linii brzucha', 'linia brzucha', 'Abdomen line', 'linia-brzucha', 'abdomen-line', 10, 89],
  [
    'innerThighs',
    'wewnętrznej strony ud',
    'wewnętrzna strona ud',
    'Inner thigh',
    'wewnetrzna-strona-ud',
    'inner-thighs',
    25,
    219,
  ],
  ['knees', 'kolan', 'kolana', 'Knee', 'kolana', 'knees', 15, 109],
];

const men: readonly Row[] = [
  ['arms', 'rąk', 'ręce', 'Arm', 'rece', 'arms', 40, 339],
  ['forearms', 'przedramion', 'przedramiona', 'Forearm', 'przedramiona', 'forearms', 25, 229],
  ['hands', 'dłoni', 'dłonie', 'Hand', 'dlonie', 'hands', 10, 119],
  ['feet', 'stóp', 'stopy', 'Foot', 'stopy', 'feet', 15, 129],
  ['calves', 'łydek', 'łydki', 'Lower leg', 'lydki', 'lower-legs', 40, 339],
  ['thighs', 'ud', 'uda', 'Thigh', 'uda', 'thighs', 45, 369],
  ['buttocks', 'pośladków', 'pośladki', 'Buttock', 'posladki', 'buttocks', 30, 269],
  ['ears', 'uszu', 'uszy', 'Ear', 'uszy', 'ears', 10, 89],
  ['cheeks', 'policzków', 'policzki', 'Cheek', 'policzki', 'cheeks', 15, 149],
  [
    'betweenBrows',
    'przestrzeni między brwiami',
    'przestrzeń między brwiami',
    'Between-the-brows',
    'miedzy-brwiami',
    'between-the-brows',
    10,
    89,
  ],
  ['lowerBack', 'lędźwi', 'lędźwie', 'Lower back', 'ledzwie', 'lower-back', 20, 199],
  ['throat', 'szyi', 'szyja', 'Throat', 'szyja', 'throat', 15, 159],
  ['bikini', 'bikini', 'bikini', 'Bikini line', 'bikini', 'bikini-line', 25, 239],
];

type Lead = (row: { genitive: string; name: string; en: string; minutes: number }) => [pl: string, en: string];

/** Sentences for cards. They alternate, so that a list does not repeat the same text. */
const leads: readonly Lead[] = [
  ({ genitive, minutes }) => [
    `Około ${minutes} minut i po wszystkim. Po serii depilacji ${genitive} włosów jest wyraźnie mniej, a reszta jest cieńsza.`,
    `About ${minutes} minutes and done. After a course there is clearly less hair, and the rest is finer.`,
  ],
  ({ genitive, minutes }) => [
    `Laser zamiast maszynki: depilacja ${genitive} trwa około ${minutes} minut, a skóra nie jest podrażniona goleniem.`,
    `A laser instead of a razor: about ${minutes} minutes, and no skin irritated by shaving.`,
  ],
  ({ name, minutes }) => [
    `Mała decyzja, duża wygoda: ${name} w ${minutes} minut, w serii co sześć tygodni.`,
    `A small decision and a great convenience: ${minutes} minutes, every six weeks for a course.`,
  ],
  ({ genitive, minutes }) => [
    `Zabieg ${genitive} zajmuje około ${minutes} minut i łatwo łączy się z inną okolicą podczas jednej wizyty.`,
    `It takes about ${minutes} minutes and is easily joined with another area in one visit.`,
  ],
  ({ genitive, minutes }) => [
    `Chłodzona głowica i ustawienia dobrane do skóry ${genitive}. Wizyta trwa około ${minutes} minut.`,
    `A cooled head and settings chosen for this part of the skin. A visit takes about ${minutes} minutes.`,
  ],
];

function laser(gender: 'female' | 'male', row: Row, index: number): SeedProduct {
  const [part, genitive, name, en, slugPl, slugEn, minutes, zloty] = row;
  const suffix = gender === 'male' ? both('-mezczyzna', '-men') : both('', '');
  const lead = leads[index % leads.length];
  const [leadPl, leadEn] = lead ? lead({ genitive, name, en, minutes }) : ['', ''];
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
    lead: both(leadPl, leadEn),
    parts: [part],
    duration: minutes,
    priceZl: zloty,
    series: [6, 9],
  };
}

/** Laser treatments of smaller body parts, and of those that one gender lacked. */
export const furtherLasers: readonly SeedProduct[] = [
  ...women.map((row, index) => laser('female', row, index)),
  ...men.map((row, index) => laser('male', row, index + 2)),
];
