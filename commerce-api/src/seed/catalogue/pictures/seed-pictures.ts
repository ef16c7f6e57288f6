import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { type Both, json } from '../../localized';
import { laterComparisons } from './later-comparisons';
import { bodyAlt, type DrawnComparisons, devices, drawnComparisons, room } from './picture-texts';

interface PicturedProduct {
  id: string;
  gender: 'female' | 'male';
  category: string;
  parts: { code: string; name: Both }[];
}

interface Drawn {
  drawing: string;
  alt: Both;
}

/**
 * Galleries of treatments and packages: the body parts on a body, the device, the room. Treatments for the same parts share
 * a drawing.
 */
export async function seedGalleries(trx: Trx): Promise<void> {
  const found = await sql<PicturedProduct>`select p.id::text as id, p.gender, c.code as category, coalesce((
      select json_agg(json_build_object('code', b.code, 'name', b.name) order by b.position, b.id)
      from product_body_parts x join body_parts b on b.id = x.body_part_id where x.product_id = p.id), '[]') as parts
    from products p join product_categories c on c.id = p.category_id
    where p.type in ('product', 'package') order by p.id`.execute(trx);
  await addGalleries(trx, found.rows);
}

/**
 * Galleries of offers and bundles that have none: the body parts of what is in an offer, and of treatments that can be
 * chosen for a bundle, other ones for each.
 */
export async function seedSaleGalleries(trx: Trx): Promise<void> {
  const found = await sql<PicturedProduct>`select p.id::text as id, p.gender, c.code as category, coalesce((
      select json_agg(json_build_object('code', b.code, 'name', b.name) order by b.position, b.id)
      from body_parts b where b.id in (
        select x.body_part_id from product_body_parts x where x.product_id in (
          select pc.product_id from product_contents pc where pc.container_id = p.id union all ${someChoices}))), '[]') as parts
    from products p join product_categories c on c.id = p.category_id left join bundles bn on bn.product_id = p.id
    where p.type in ('offer', 'bundle') and not exists (select from product_pictures x where x.product_id = p.id)
    order by p.id`.execute(trx);
  await addGalleries(trx, found.rows);
}

/** As many treatments as a bundle `bn` takes at least, of those that can be chosen for it. */
const someChoices = sql`(
  select k.id from products k where p.type = 'bundle' and k.enabled and k.is_bundlable and k.type = 'product'
    and k.gender = p.gender and k.category_id = p.category_id
  order by md5(p.code || k.code) limit bn.min_product_selection)`;

async function addGalleries(trx: Trx, products: readonly PicturedProduct[]): Promise<void> {
  const pictures = products.flatMap((product) =>
    galleryOf(product).map((picture, position) => ({ ...picture, product: product.id, position })),
  );
  await addDrawings(trx, [...new Set(pictures.map(({ drawing }) => drawing))]);
  await sql`insert into product_pictures (product_id, picture_id, alt, position)
    select r.product, s.id, r.alt, r.position
    from jsonb_to_recordset(${json(pictures)}::jsonb) as r (product bigint, drawing text, alt jsonb, position int)
    join shop_pictures s on s.drawing = r.drawing`.execute(trx);
}

function galleryOf({ gender, category, parts }: PicturedProduct): Drawn[] {
  const body = {
    drawing: `body:${gender}:${parts.map(({ code }) => code).join(',')}`,
    alt: bodyAlt(
      gender,
      parts.map(({ name }) => name),
    ),
  };
  const device = devices[category];
  return [...(parts.length > 0 ? [body] : []), ...(device ? [device] : []), room];
}

/** Gives treatments, packages and bundles a comparison of the skin before and after, drawn, behind those they have. */
export const seedDrawnComparisons = (trx: Trx): Promise<void> => addComparisons(trx, drawnComparisons);

/** The same for the other categories. */
export const seedLaterComparisons = (trx: Trx): Promise<void> => addComparisons(trx, laterComparisons);

async function addComparisons(trx: Trx, comparisons: DrawnComparisons): Promise<void> {
  for (const [category, { subject, texts }] of Object.entries(comparisons)) {
    const [before, after] = [`skin:${subject}:before`, `skin:${subject}:after`];
    await addDrawings(trx, [before, after]);
    const added = (locale: keyof Both) => {
      const present = sql`(p.content -> ${locale}::text -> 'comparisons')`;
      return sql`${present} || jsonb_build_array(${json(texts[locale])}::jsonb || jsonb_build_object('isIllustration', true,
        'order', jsonb_array_length(${present}) + 1, 'pictureBeforeId', b.id::text, 'pictureAfterId', a.id::text))`;
    };
    await sql`update products p set content = jsonb_set(jsonb_set(p.content, '{pl,comparisons}', ${added('pl')}),
        '{en,comparisons}', ${added('en')})
      from product_categories c, shop_pictures b, shop_pictures a
      where c.id = p.category_id and c.code = ${category} and p.type in ('product', 'package', 'bundle')
        and b.drawing = ${before} and a.drawing = ${after}`.execute(trx);
  }
}

/** Pictures of the shop with these drawings, where there are none yet. */
export async function addDrawings(trx: Trx, names: readonly string[]): Promise<void> {
  await sql`insert into shop_pictures (drawing) select name from unnest(${names}::text[]) as name
    on conflict (drawing) do nothing`.execute(trx);
}
