import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { articleCovers, setArticleCovers } from '../blog/seed-covers';
import { devices, room } from '../catalogue/pictures/picture-texts';
import { json } from '../localized';
import {
  type RenderedName,
  renderedCategoryCovers,
  renderedCovers,
  renderedPictures,
  replacedDrawings,
  salonFronts,
  salonLooks,
} from './rendered-list';

/** The name of a rendered picture among the shop's. */
export const drawingOf = (name: RenderedName) => `rendered:${name}`;

/**
 * Shows rendered pictures where a shop shows flat drawings: in salons without a gallery, in galleries of treatments,
 * on covers. What staff chose or described stays.
 */
export async function seedRenderedPictures(trx: Trx): Promise<void> {
  await addRenderedPictures(trx);
  await addSalonPictures(trx);
  await replaceInGalleries(trx);
  await addCategoryCovers(trx);
  await setArticleCovers(
    trx,
    Object.fromEntries(Object.entries(renderedCovers).map(([code, name]) => [code, drawingOf(name)])),
    articleCovers,
  );
}

/** All rendered pictures with their colours, as pictures of the shop. */
export async function addRenderedPictures(trx: Trx): Promise<void> {
  const made = Object.entries(renderedPictures).map(([name, { color }]) => ({ drawing: `rendered:${name}`, color }));
  await sql`insert into shop_pictures (drawing, color)
    select r.drawing, r.color from jsonb_to_recordset(${json(made)}::jsonb) as r (drawing text, color text)
    on conflict (drawing) do nothing`.execute(trx);
}

/** Salons beside each other in a list have another look, and the same look another front the next time. */
async function addSalonPictures(trx: Trx): Promise<void> {
  const salons = await sql<{ id: string }>`select l.id::text as id from locations l
    where not exists (select from location_pictures x where x.location_id = l.id) order by l.position, l.id`.execute(
    trx,
  );
  const pictures = salons.rows.flatMap(({ id }, index) =>
    picturesOfSalon(index).map((name, position) => ({
      salon: id,
      drawing: drawingOf(name),
      alt: renderedPictures[name].alt,
      position,
    })),
  );
  await sql`insert into location_pictures (location_id, picture_id, alt, position)
    select r.salon, s.id, r.alt, r.position
    from jsonb_to_recordset(${json(pictures)}::jsonb) as r (salon bigint, drawing text, alt jsonb, position int)
    join shop_pictures s on s.drawing = r.drawing`.execute(trx);
}

/** @param index place of the salon in the list */
function picturesOfSalon(index: number): RenderedName[] {
  const look = salonLooks[index % salonLooks.length] ?? [];
  const front = salonFronts[(index + Math.floor(index / salonLooks.length)) % salonFronts.length];
  return [...look, ...(front ? [front] : [])];
}

async function addCategoryCovers(trx: Trx): Promise<void> {
  for (const [code, name] of Object.entries(renderedCategoryCovers)) {
    await sql`update article_categories set picture_id = (select id from shop_pictures where drawing = ${drawingOf(name)})
      where code = ${code} and picture_id is null`.execute(trx);
  }
}

/** Puts rendered pictures into galleries where the drawing stands as it was seeded. */
export async function replaceInGalleries(trx: Trx): Promise<void> {
  for (const [drawing, name] of Object.entries(replacedDrawings)) {
    const seeded = [...Object.values(devices), room].find((one) => one.drawing === drawing);
    if (!seeded) throw new Error(`Failed to seed: no gallery has the drawing ${drawing}. Add it to picture-texts.ts.`);
    await sql`update product_pictures x set picture_id = made.id, alt = ${json(renderedPictures[name].alt)}::jsonb
      from shop_pictures made, shop_pictures former
      where made.drawing = ${drawingOf(name)} and former.drawing = ${drawing}
        and x.picture_id = former.id and x.alt = ${json(seeded.alt)}::jsonb`.execute(trx);
  }
}
