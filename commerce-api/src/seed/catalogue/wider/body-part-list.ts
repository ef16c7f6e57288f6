import { both } from '../../localized';

type Row = [code: string, group: 'top' | 'bottom' | 'face', pl: string, en: string, slugPl: string, slugEn: string];

const rows: readonly Row[] = [
  ['cheeks', 'face', 'Policzki', 'Cheeks', 'policzki', 'cheeks'],
  ['sideburns', 'face', 'Baczki', 'Sideburns', 'baczki', 'sideburns'],
  ['betweenBrows', 'face', 'Przestrzeń między brwiami', 'Between the brows', 'miedzy-brwiami', 'between-the-brows'],
  ['ears', 'face', 'Uszy', 'Ears', 'uszy', 'ears'],
  ['throat', 'top', 'Szyja', 'Throat', 'szyja', 'throat'],
  ['forearms', 'top', 'Przedramiona', 'Forearms', 'przedramiona', 'forearms'],
  ['upperArms', 'top', 'Ramiona', 'Upper arms', 'ramiona', 'upper-arms'],
  ['hands', 'top', 'Dłonie', 'Hands', 'dlonie', 'hands'],
  ['areolas', 'top', 'Otoczki piersi', 'Areolas', 'otoczki-piersi', 'areolas'],
  ['lowerBack', 'top', 'Lędźwie', 'Lower back', 'ledzwie', 'lower-back'],
  ['abdomenLine', 'top', 'Linia brzucha', 'Abdomen line', 'linia-brzucha', 'abdomen-line'],
  ['innerThighs', 'bottom', 'Wewnętrzna strona ud', 'Inner thighs', 'wewnetrzna-strona-ud', 'inner-thighs'],
  ['knees', 'bottom', 'Kolana', 'Knees', 'kolana', 'knees'],
  ['feet', 'bottom', 'Stopy', 'Feet', 'stopy', 'feet'],
];

/** Smaller body parts that lasers treat beside the usual ones. */
export const smallerBodyParts = rows.map(([code, group, pl, en, slugPl, slugEn]) => ({
  code,
  group,
  name: both(pl, en),
  slugs: both(slugPl, slugEn),
}));
