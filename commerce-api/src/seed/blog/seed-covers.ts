/** Covers of the blog: drawings of what a text is about. */
import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { json } from '../localized';

/** By code. Curiosities have none: their articles without a cover show the shop's folds of velvet. */
export const categoryCovers: Readonly<Record<string, string>> = {
  technology: 'device:laser',
  endermology: 'device:roller',
  epilation: 'body:female:calves',
  care: 'skin:pores:after',
};

/** By code, each another, since lists show them side by side; the others show the cover of their category. */
export const articleCovers: Readonly<Record<string, string>> = {
  'ipl-or-laser': 'body:male:forearms',
  'head-sizes': 'body:male:back',
  goggles: 'room:4',
  'radio-warmth': 'device:waves',
  'dermapen-depth': 'device:pen',
  'first-endermology': 'room:2',
  'endermology-rhythm': 'skin:dimples:after',
  'endermology-sport': 'body:male:thighs',
  'cellulite-facts': 'skin:dimples:before',
  'endermology-face': 'body:female:wholeFace',
  preparation: 'body:female:forearms',
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
  'medicines-and-light': 'body:female:arms',
  'gym-and-treatments': 'body:male:armpits',
  'history-of-shaving': 'body:male:beardLine',
  'how-many-hairs': 'body:male:legs',
  'skin-remembers-sun': 'body:female:shoulders',
  'smallest-atom': 'room:8',
  'sugar-paste': 'body:female:thighs',
  cooling: 'body:female:belly',
  'pulse-and-energy': 'room:5',
  'six-weeks': 'body:female:knees',
  'retinol-break': 'skin:pores:before',
};

/** What articles showed before each had a cover of its own. */
const earlierCovers: Readonly<Record<string, string>> = {
  'ipl-or-laser': 'skin:hair:before',
  'endermology-face': 'body:female:cheeks',
  preparation: 'body:female:armpits',
  'medicines-and-light': 'device:laser',
  'how-many-hairs': 'skin:hair:before',
  'skin-remembers-sun': 'skin:pores:after',
  'smallest-atom': 'device:hydrogen',
  'sugar-paste': 'body:female:calves',
};

/** Gives categories and articles their covers, but for those that have one. A cover is no edit of the text. */
export async function seedCovers(trx: Trx): Promise<void> {
  await addDrawings(trx, [...Object.values(categoryCovers), ...Object.values(articleCovers)]);
  await sql`update article_categories c set picture_id = s.id
    from jsonb_each_text(${json(categoryCovers)}::jsonb) as cover (code, drawing)
    join shop_pictures s on s.drawing = cover.drawing
    where c.code = cover.code and c.picture_id is null`.execute(trx);
  await setArticleCovers(trx, articleCovers, {});
}

/** Gives the articles of an older shop covers that differ; what staff chose stays. */
export async function seedDifferentCovers(trx: Trx): Promise<void> {
  await addDrawings(trx, Object.values(articleCovers));
  await setArticleCovers(trx, articleCovers, earlierCovers);
}

async function addDrawings(trx: Trx, drawings: readonly string[]): Promise<void> {
  await sql`insert into shop_pictures (drawing) select name from unnest(${[...new Set(drawings)]}::text[]) as name
    on conflict (drawing) do nothing`.execute(trx);
}

/** Gives articles the drawing in `covers` for their code, if they have no cover, or the drawing in `replaced`. */
export async function setArticleCovers(
  trx: Trx,
  covers: Readonly<Record<string, string>>,
  replaced: Readonly<Record<string, string>>,
): Promise<void> {
  const edited = await sql<{ id: string; editedAt: string | null }>`
    select a.id::text as id, a.edited_at as "editedAt" from articles a`.execute(trx);
  await sql`update articles a set picture_id = s.id
    from jsonb_each_text(${json(covers)}::jsonb) as cover (code, drawing)
    join shop_pictures s on s.drawing = cover.drawing
    where a.code = cover.code and (a.picture_id is null or a.picture_id = (select former.id from shop_pictures former
      where former.drawing = ${json(replaced)}::jsonb ->> a.code))`.execute(trx);
  // What was written within the hour was written by the steps before: its text has not been edited since publication.
  await sql`update articles a set edited_at =
      case when before."editedAt" > now() - interval '1 hour' then a.published_at else before."editedAt" end
    from jsonb_to_recordset(${json(edited.rows)}::jsonb) as before (id bigint, "editedAt" timestamptz)
    where a.id = before.id`.execute(trx);
}
