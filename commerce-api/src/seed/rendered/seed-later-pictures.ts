import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { articleCovers, categoryCovers, setArticleCovers } from '../blog/seed-covers';
import { json } from '../localized';
import { laterCategoryCovers, laterCovers, laterRooms, type RenderedName, renderedPictures } from './rendered-list';
import { addRenderedPictures, drawingOf, replaceInGalleries } from './seed-rendered';

/**
 * Shows the heads of all devices, close-ups, and another room with each kind of treatment, where a shop shows drawings or
 * the same room again. What staff chose or described stays.
 */
export async function seedLaterPictures(trx: Trx): Promise<void> {
  await addRenderedPictures(trx);
  await replaceInGalleries(trx);
  await replaceRooms(trx);
  await replaceCategoryCovers(trx);
  await setArticleCovers(
    trx,
    Object.fromEntries(Object.entries(laterCovers).map(([code, name]) => [code, drawingOf(name)])),
    articleCovers,
  );
}

/** The room that all treatments show stays with a woman's hair removal alone. */
async function replaceRooms(trx: Trx): Promise<void> {
  const former: RenderedName = 'room-linden';
  const rooms = Object.values(laterRooms).map((name) => ({
    name,
    drawing: drawingOf(name),
    alt: renderedPictures[name].alt,
  }));
  await sql`update product_pictures x set picture_id = made.id, alt = r.alt
    from products p, product_categories c, shop_pictures former, shop_pictures made,
      jsonb_to_recordset(${json(rooms)}::jsonb) as r (name text, drawing text, alt jsonb)
    where p.id = x.product_id and c.id = p.category_id and former.id = x.picture_id and made.drawing = r.drawing
      and former.drawing = ${drawingOf(former)} and x.alt = ${json(renderedPictures[former].alt)}::jsonb
      and r.name = case when c.code <> 'epilation' then ${laterRooms.otherDevices}
        when p.gender = 'male' then ${laterRooms.men} end`.execute(trx);
}

async function replaceCategoryCovers(trx: Trx): Promise<void> {
  for (const [code, name] of Object.entries(laterCategoryCovers)) {
    await sql`update article_categories set picture_id = (select id from shop_pictures where drawing = ${drawingOf(name)})
      where code = ${code}
        and picture_id = (select id from shop_pictures where drawing = ${categoryCovers[code] ?? null})`.execute(trx);
  }
}
