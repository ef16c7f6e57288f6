/** What the pictures that the shop came with show: alternative texts of galleries, blog and staff area. */
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { type Both, json } from '../../localized';
import { renderedPictures } from '../../rendered/rendered-list';
import { laterComparisons } from './later-comparisons';
import { bodyAlt, devices, drawnComparisons, room } from './picture-texts';

const skins = Object.values({ ...drawnComparisons, ...laterComparisons }).flatMap(
  ({ subject, texts: { pl, en } }): [string, Both][] => [
    [`skin:${subject}:before`, { pl: pl.altBefore, en: en.altBefore }],
    [`skin:${subject}:after`, { pl: pl.altAfter, en: en.altAfter }],
  ],
);
const things: Readonly<Record<string, Both>> = Object.fromEntries([
  ...skins,
  ...Object.values(devices).map(({ drawing, alt }): [string, Both] => [drawing, alt]),
  ...Object.entries(renderedPictures).map(([name, { alt }]): [string, Both] => [`rendered:${name}`, alt]),
]);

/** @param parts names of body parts by code; null: nothing is known of the picture */
function altOf(drawing: string, parts: ReadonlyMap<string, Both>): Both | null {
  const [family, first = '', second = ''] = drawing.split(':');
  switch (family) {
    case 'room':
      return room.alt;
    case 'body': {
      const names = second.split(',').flatMap((code) => parts.get(code) ?? []);
      return (first === 'female' || first === 'male') && names.length > 0 ? bodyAlt(first, names) : null;
    }
    default:
      return things[drawing] ?? null;
  }
}

/** Describes the pictures that the shop came with and that nobody has described. */
export async function seedPictureAlts(trx: Trx): Promise<void> {
  const found = await sql<{ code: string; name: Both }>`select code, name from body_parts`.execute(trx);
  const parts = new Map(found.rows.map(({ code, name }) => [code, name]));
  const pictures = await sql<{ drawing: string }>`select drawing from shop_pictures
    where drawing is not null and alt is null order by id`.execute(trx);
  const described = pictures.rows.flatMap(({ drawing }) => {
    const alt = altOf(drawing, parts);
    return alt ? [{ drawing, alt }] : [];
  });
  await sql`update shop_pictures s set alt = r.alt
    from jsonb_to_recordset(${json(described)}::jsonb) as r (drawing text, alt jsonb)
    where s.drawing = r.drawing and s.alt is null`.execute(trx);
}
