import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { both, json } from '../../localized';
import { contentOf } from '../product-content';
import type { SeedProduct } from '../product-list';
import { bodyCare } from './body-care-list';
import { smallerBodyParts } from './body-part-list';
import { faceCare } from './face-care-list';
import { furtherLasers } from './laser-list';
import { furtherPackages } from './package-areas';

const VAT_RATE = 23;
/** Positions in the lists: after the first treatments. */
const FIRST_POSITION = 100;

/** Treatments and packages beside the first ones. */
export const widerOffer: readonly SeedProduct[] = [...furtherLasers, ...bodyCare, ...faceCare, ...furtherPackages];

export async function seedSmallerBodyParts(trx: Trx): Promise<void> {
  for (const [index, { code, group, name, slugs }] of smallerBodyParts.entries()) {
    await sql`insert into body_parts (code, name, slugs, body_part_group, position)
      values (${code}, ${json(name)}, ${json(slugs)}, ${group}, ${FIRST_POSITION + index})`.execute(trx);
  }
}

/** In few statements: the demo shop is rebuilt often. */
export async function seedWiderOffer(trx: Trx): Promise<void> {
  const rows = widerOffer.map((product, index) => ({
    code: product.code,
    type: product.type,
    gender: product.gender,
    category: product.category,
    name: product.name,
    slugs: product.slugs,
    lead: product.lead,
    content: both(contentOf(product, 'pl'), contentOf(product, 'en')),
    duration: product.duration,
    package_quantity: product.packageQuantity ?? 1,
    series_from: product.series[0],
    series_to: product.series[1],
    parts: product.parts,
    is_special: product.isSpecial ?? false,
    is_bundlable: product.type === 'product' && product.category === 'epilation',
    level: product.type === 'package' ? (/[a-z]+$/.exec(product.code)?.[0] ?? null) : null,
    position: FIRST_POSITION + index,
  }));
  await sql`insert into products (code, type, gender, category_id, name, slugs, lead, content, duration,
      package_quantity, recommended_quantity_from, recommended_quantity_to, body_part_count, is_special, is_bundlable,
      vat_rate, level, position)
    select r.code, r.type, r.gender, c.id, r.name, r.slugs, r.lead, r.content, r.duration, r.package_quantity,
      r.series_from, r.series_to, jsonb_array_length(r.parts), r.is_special, r.is_bundlable, ${VAT_RATE}, r.level, r.position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (code text, type text, gender text, category text,
      name jsonb, slugs jsonb, lead jsonb, content jsonb, duration int, package_quantity int, series_from int,
      series_to int, parts jsonb, is_special boolean, is_bundlable boolean, level text, position int)
    join product_categories c on c.code = r.category order by r.position`.execute(trx);
  await sql`insert into product_body_parts (product_id, body_part_id)
    select p.id, b.id from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (code text, parts jsonb)
    join products p on p.code = r.code cross join jsonb_array_elements_text(r.parts) as wanted
    join body_parts b on b.code = wanted`.execute(trx);
  const contents = furtherPackages.map(({ code, treatments }) => ({ code, treatments }));
  await sql`insert into product_contents (container_id, product_id, quantity, position)
    select p.id, k.id, p.package_quantity, wanted.place
    from jsonb_to_recordset(${JSON.stringify(contents)}::jsonb) as r (code text, treatments jsonb)
    join products p on p.code = r.code
    cross join jsonb_array_elements_text(r.treatments) with ordinality as wanted (code, place)
    join products k on k.code = wanted.code`.execute(trx);
}
