/** Covers of the blog: drawings of what a text is about. */
import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { json } from '../localized';

/** By code. Curiosities have none: their articles without a cover show the shop's folds of velvet. */
const categoryCovers: Readonly<Record<string, string>> = {
  technology: 'device:laser',
  endermology: 'device:roller',
  epilation: 'body:female:calves',
  care: 'skin:pores:after',
};

/** By code; the others show the cover of their category. */
const articleCovers: Readonly<Record<string, string>> = {
  'ipl-or-laser': 'skin:hair:before',
  'head-sizes': 'body:male:back',
  goggles: 'room:4',
  'radio-warmth': 'device:waves',
  'dermapen-depth': 'device:pen',
  'first-endermology': 'room:2',
  'endermology-rhythm': 'skin:dimples:after',
  'endermology-sport': 'body:male:thighs',
  'cellulite-facts': 'skin:dimples:before',
  'endermology-face': 'body:female:cheeks',
  preparation: 'body:female:armpits',
  'first-48-hours': 'skin:hair:after',
  'men-ask': 'body:male:beardLine,throat',
  'growth-phases': 'skin:hair:before',
  'ingrown-hair': 'body:female:bikini',
  'fair-hair': 'body:female:upperLip',
  hormones: 'body:female:chin,upperLip',
  'first-bikini': 'body:female:bikini,armpits',
  'package-or-single': 'body:female:calves,thighs',
  'laser-in-summer': 'body:female:legs',
  'moles-and-tattoos': 'body:male:chest',
  'under-eighteen': 'room:6',
  'winter-sunscreen': 'body:female:cheeks',
  'hydrogen-for-whom': 'device:hydrogen',
  'deodorant-after-laser': 'body:female:armpits',
  'wedding-plan': 'room:7',
  'shaving-irritation': 'body:male:neck',
  'medicines-and-light': 'device:laser',
  'gym-and-treatments': 'body:male:armpits',
  'history-of-shaving': 'body:male:beardLine',
  'how-many-hairs': 'skin:hair:before',
  'skin-remembers-sun': 'skin:pores:after',
  'smallest-atom': 'device:hydrogen',
  'sugar-paste': 'body:female:calves',
};

/** Gives categories and articles their covers, but for those that have one. A cover is no edit of the text. */
export async function seedCovers(trx: Trx): Promise<void> {
  const names = [...new Set([...Object.values(categoryCovers), ...Object.values(articleCovers)])];
  await sql`insert into shop_pictures (drawing) select name from unnest(${names}::text[]) as name
    on conflict (drawing) do nothing`.execute(trx);
  await sql`update article_categories c set picture_id = s.id
    from jsonb_each_text(${json(categoryCovers)}::jsonb) as cover (code, drawing)
    join shop_pictures s on s.drawing = cover.drawing
    where c.code = cover.code and c.picture_id is null`.execute(trx);
  const edited = await sql<{ id: string; editedAt: string | null }>`
    select a.id::text as id, a.edited_at as "editedAt" from articles a`.execute(trx);
  await sql`update articles a set picture_id = s.id
    from jsonb_each_text(${json(articleCovers)}::jsonb) as cover (code, drawing)
    join shop_pictures s on s.drawing = cover.drawing
    where a.code = cover.code and a.picture_id is null`.execute(trx);
  // What was written within the hour was written by the steps before: its text has not been edited since publication.
  await sql`update articles a set edited_at =
      case when before."editedAt" > now() - interval '1 hour' then a.published_at else before."editedAt" end
    from jsonb_to_recordset(${json(edited.rows)}::jsonb) as before (id bigint, "editedAt" timestamptz)
    where a.id = before.id`.execute(trx);
}
