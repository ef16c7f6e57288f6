import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { type Both, both, json, ordered } from '../localized';
import { textsOf } from './category-texts';
import { packages } from './package-list';
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
        recommended_quantity_from: product.series[0],
        recommended_quantity_to: product.series[1],
        body_part_count: product.parts.length,
        promo_recommended: product.promoRecommended ?? false,
        is_special: product.isSpecial ?? false,
        is_bundlable: product.type === 'product' && product.category === 'epilation',
        vat_rate: VAT_RATE,
        checkbox_label: null,
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

function contentOf(product: SeedProduct, locale: keyof Both) {
  const texts = textsOf(product.category);
  const info = (section: 'indications' | 'contraindications' | 'benefits') =>
    ordered(texts[section][locale].map((description) => ({ section, description })));
  const stage = (name: 'before' | 'ongoing' | 'after') =>
    ordered(texts[name][locale].map((description) => ({ stage: name, description })));
  const name = product.name[locale];
  return {
    description: texts.description[locale],
    infos: [...info('indications'), ...info('contraindications'), ...info('benefits')],
    stages: [...stage('before'), ...stage('ongoing'), ...stage('after')],
    faqs: ordered(texts.faqs[locale].map(([title, content]) => ({ title, content }))),
    comparisons: [],
    lists: [
      {
        title: locale === 'pl' ? 'Co Cię czeka' : 'What to expect',
        items:
          locale === 'pl'
            ? [
                'rozmowa o zdrowiu i oczekiwaniach',
                `zabieg: około ${product.duration} minut`,
                'wskazówki na kolejne dni',
              ]
            : [
                'a talk about health and expectations',
                `the treatment: about ${product.duration} minutes`,
                'advice for the days after',
              ],
        order: 1,
      },
    ],
    cmsSections: [],
    metaTitle: locale === 'pl' ? `${name} – cena i przebieg` : `${name}: price and what to expect`,
    metaDescription: product.lead[locale],
  };
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
