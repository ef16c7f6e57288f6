import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { both, json } from '../localized';
import { packages } from './package-list';
import { contentOf } from './product-content';
import { products, type SeedProduct } from './product-list';

const offer: readonly SeedProduct[] = [...products, ...packages];
const VAT_RATE = 23;

/** Treatments and packages with their texts and body parts. */
export async function seedProducts(trx: Trx): Promise<void> {
  const categoryIds = await idsByCode(trx, 'product_categories');
  const partIds = await idsByCode(trx, 'body_parts');
  for (const [position, product] of offer.entries()) {
    const inserted = await trx
      .insertInto('products')
      .values({
        code: product.code,
        type: product.type,
        gender: product.gender,
        category_id: idOf(categoryIds, product.category),
        name: json(product.name),
        slugs: json(product.slugs),
        lead: json(product.lead),
        content: json(both(contentOf(product, 'pl'), contentOf(product, 'en'))),
        duration: product.duration,
        duration_to: product.durationTo ?? null,
        package_quantity: product.packageQuantity ?? 1,
        package_bonus_quantity: product.packageBonus ?? 0,
        recommended_quantity_from: product.series[0],
        recommended_quantity_to: product.series[1],
        body_part_count: product.parts.length,
        promo_recommended: product.promoRecommended ?? false,
        is_special: product.isSpecial ?? false,
        is_bundlable: product.type === 'product' && product.category === 'epilation',
        vat_rate: VAT_RATE,
        has_checkbox: product.checkbox !== undefined,
        checkbox_label: product.checkbox ? json(product.checkbox) : null,
        position,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (product.parts.length > 0) {
      await trx
        .insertInto('product_body_parts')
        .values(product.parts.map((code) => ({ product_id: inserted.id, body_part_id: idOf(partIds, code) })))
        .execute();
    }
  }
}

export async function idsByCode(
  trx: Trx,
  table: 'product_categories' | 'body_parts' | 'products',
): Promise<Map<string, string>> {
  const rows = await sql<{ code: string; id: string }>`select code, id from ${sql.table(table)}`.execute(trx);
  return new Map(rows.rows.map((row) => [row.code, row.id]));
}

export function idOf(ids: ReadonlyMap<string, string>, code: string): string {
  const id = ids.get(code);
  if (!id) throw new Error(`Failed to seed: there is no ${code}. Seed it first.`);
  return id;
}
