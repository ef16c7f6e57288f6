import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { type Both, json } from '../../localized';
import { replacedDrawings } from '../../rendered/rendered-list';
import { bodyAlt } from './picture-texts';
import { seedPictureColors } from './seed-picture-colors';
import { addDrawings } from './seed-pictures';

/** Body parts that treatments without a laser are for, by code: pictures show them, filters of body parts do not. */
const targets: Readonly<Record<string, readonly string[]>> = {
  'endermology-female-face': ['wholeFace'],
  'endermology-female-belly': ['belly'],
  'endermology-female-thighs': ['buttocks', 'thighs'],
  'endermology-female-arms': ['upperArms'],
  'endermology-female-neck': ['throat'],
  'endermology-female-legs': ['legs'],
  'endermology-female-chin': ['chin'],
  'endermology-male-belly': ['belly'],
  'endermology-male-back': ['back', 'neck'],
  'electro-female-belly': ['belly'],
  'electro-female-buttocks': ['buttocks'],
  'electro-female-thighs': ['thighs'],
  'electro-male-belly': ['belly'],
  'electro-male-arms': ['upperArms'],
  'hydrogen-female-back': ['back'],
  'hydrogen-female-neck': ['throat'],
  'hydrogen-male-back': ['back'],
  'dermapen-female-neck': ['throat'],
  'dermapen-female-hands': ['hands'],
  'radio-female-neck': ['throat'],
  'radio-female-belly': ['belly'],
  'radio-female-thighs': ['thighs'],
  'radio-male-belly': ['belly'],
};

/**
 * Begins galleries with the body part that a treatment is for, so that cards of one device differ. Only galleries that are
 * as they were seeded, device and room, get it.
 */
export async function seedTargetPictures(trx: Trx): Promise<void> {
  const devices = Object.values(replacedDrawings).map((name) => `rendered:${name}`);
  const wanted = Object.entries(targets).map(([code, parts]) => ({ code, parts }));
  const found = await sql<{ id: string; gender: 'female' | 'male'; codes: string[]; names: Both[] }>`
    select p.id::text as id, p.gender, json_agg(b.code order by b.position, b.id) as codes,
      json_agg(b.name order by b.position, b.id) as names
    from jsonb_to_recordset(${json(wanted)}::jsonb) as r (code text, parts jsonb)
    join products p on p.code = r.code join body_parts b on r.parts ? b.code
    where (select count(*) from product_pictures x where x.product_id = p.id) = 2
      and exists (select from product_pictures x join shop_pictures s on s.id = x.picture_id
        where x.product_id = p.id and x.position = 0 and s.drawing = any(${devices}::text[]))
    group by p.id, p.gender order by p.id`.execute(trx);
  const pictures = found.rows.map(({ id, gender, codes, names }) => ({
    product: id,
    drawing: `body:${gender}:${codes.join(',')}`,
    alt: bodyAlt(gender, names),
  }));
  await addDrawings(trx, [...new Set(pictures.map(({ drawing }) => drawing))]);
  await sql`update product_pictures set position = position + 1
    where product_id = any(${found.rows.map(({ id }) => id)}::bigint[])`.execute(trx);
  await sql`insert into product_pictures (product_id, picture_id, alt, position)
    select r.product, s.id, r.alt, 0
    from jsonb_to_recordset(${json(pictures)}::jsonb) as r (product bigint, drawing text, alt jsonb)
    join shop_pictures s on s.drawing = r.drawing`.execute(trx);
  await seedPictureColors(trx);
}
