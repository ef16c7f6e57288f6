import type { Trx } from '../../platform/database';
import { both, json } from '../localized';

/** Categories of treatments; `link` is the category's own page. */
export const categories = [
  {
    code: 'epilation',
    name: both('Depilacja laserowa', 'Laser hair removal'),
    slugs: both('epilacja', 'epilation'),
    link: both('/depilacja-laserowa/', '/laser-hair-removal/'),
  },
  {
    code: 'endermology',
    name: both('Endermologia', 'Endermology'),
    slugs: both('endermologia', 'endermology'),
    link: both('/endermologia/', '/endermology/'),
  },
  {
    code: 'hydrogenCleansing',
    name: both('Oczyszczanie wodorowe', 'Hydrogen cleansing'),
    slugs: both('oczyszczanie-wodorowe', 'hydrogen-cleansing'),
    link: both('/oczyszczanie-wodorowe/', '/hydrogen-cleansing/'),
  },
  {
    code: 'electrostimulation',
    name: both('Elektrostymulacja', 'Electrostimulation'),
    slugs: both('elektrostymulacja', 'electrostimulation'),
    link: both('/elektrostymulacja/', '/electrostimulation/'),
  },
  {
    code: 'dermapen',
    name: both('Dermapen', 'Dermapen'),
    slugs: both('dermapen', 'dermapen'),
    link: both('/dermapen/', '/dermapen/'),
  },
  {
    code: 'radioWaves',
    name: both('Fale radiowe', 'Radio waves'),
    slugs: both('fale-radiowe', 'radio-waves'),
    link: both('/fale-radiowe/', '/radio-waves/'),
  },
] as const;

const part = (
  code: string,
  group: 'top' | 'bottom' | 'face',
  pl: string,
  en: string,
  slugPl: string,
  slugEn: string,
) => ({
  code,
  group,
  name: both(pl, en),
  slugs: both(slugPl, slugEn),
});

export const bodyParts = [
  part('upperLip', 'face', 'Wąsik', 'Upper lip', 'wasik', 'upper-lip'),
  part('chin', 'face', 'Broda', 'Chin', 'broda', 'chin'),
  part('wholeFace', 'face', 'Cała twarz', 'Whole face', 'cala-twarz', 'whole-face'),
  part('beardLine', 'face', 'Linia zarostu', 'Beard line', 'linia-zarostu', 'beard-line'),
  part('neck', 'top', 'Kark', 'Nape', 'kark', 'nape'),
  part('armpits', 'top', 'Pachy', 'Underarms', 'pachy', 'underarms'),
  part('arms', 'top', 'Ręce', 'Arms', 'rece', 'arms'),
  part('shoulders', 'top', 'Barki', 'Shoulders', 'barki', 'shoulders'),
  part('chest', 'top', 'Klatka piersiowa', 'Chest', 'klatka-piersiowa', 'chest'),
  part('back', 'top', 'Plecy', 'Back', 'plecy', 'back'),
  part('belly', 'top', 'Brzuch', 'Abdomen', 'brzuch', 'abdomen'),
  part('bikini', 'bottom', 'Bikini', 'Bikini line', 'bikini', 'bikini-line'),
  part('deepBikini', 'bottom', 'Bikini głębokie', 'Brazilian', 'bikini-glebokie', 'brazilian'),
  part('buttocks', 'bottom', 'Pośladki', 'Buttocks', 'posladki', 'buttocks'),
  part('thighs', 'bottom', 'Uda', 'Thighs', 'uda', 'thighs'),
  part('calves', 'bottom', 'Łydki', 'Lower legs', 'lydki', 'lower-legs'),
  part('legs', 'bottom', 'Całe nogi', 'Full legs', 'cale-nogi', 'full-legs'),
] as const;

export async function seedCategories(trx: Trx): Promise<void> {
  await trx
    .insertInto('product_categories')
    .values(
      categories.map((category, position) => ({
        code: category.code,
        name: json(category.name),
        slugs: json(category.slugs),
        link: json(category.link),
        position,
      })),
    )
    .execute();
  await trx
    .insertInto('body_parts')
    .values(
      bodyParts.map((bodyPart, position) => ({
        code: bodyPart.code,
        name: json(bodyPart.name),
        slugs: json(bodyPart.slugs),
        body_part_group: bodyPart.group,
        position,
      })),
    )
    .execute();
}
