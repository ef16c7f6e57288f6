import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { contentOf } from '../catalogue/product-content';
import { type Both, both, json } from '../localized';

/** A bundle or offer of the demo shop, as far as both are rows of products. */
export interface SeedSale {
  code: string;
  type: 'bundle' | 'offer';
  gender: 'female' | 'male';
  category: string;
  name: Both;
  slugs: Both;
  lead: Both;
  /** Paragraphs. */
  description: Both<string[]>;
  /** Minutes of one visit. */
  duration: number;
  /** Whole złoty. */
  priceZl: number;
  level?: 'soft' | 'komfort' | 'premium';
  packageQuantity?: number;
  bonusQuantity?: number;
  bodyPartCount?: number;
  isSpecial?: boolean;
  promoRecommended?: boolean;
  /** Maximum number of pieces. */
  most: number;
}

/** Since when bundles and offers are sold: long enough for a lowest price of 30 days. */
const SOLD_SINCE_DAYS = 120;
const VAT_RATE = 23;
const ZLOTY_PER_POUND = 4.6;

/** Row of products with its prices in both markets. @returns its id */
export async function insertSale(trx: Trx, sale: SeedSale, position: number, now: Date): Promise<string> {
  const content = (locale: keyof Both) => ({
    ...contentOf({ ...sale, type: 'package', parts: [], series: [1, 1] }, locale),
    description: sale.description[locale],
  });
  const inserted = await sql<{ id: string }>`
    insert into products (code, type, gender, category_id, name, slugs, lead, content, duration, package_quantity,
      package_bonus_quantity, body_part_count, level, promo_recommended, is_special, vat_rate, position, created_at)
    select ${sale.code}, ${sale.type}, ${sale.gender}, c.id, ${json(sale.name)}, ${json(sale.slugs)}, ${json(sale.lead)},
      ${json(both(content('pl'), content('en')))}, ${sale.duration}, ${sale.packageQuantity ?? 1}, ${sale.bonusQuantity ?? 0},
      ${sale.bodyPartCount ?? 0}, ${sale.level ?? null}, ${sale.promoRecommended ?? false}, ${sale.isSpecial ?? false},
      ${VAT_RATE}, ${position}, ${daysBefore(now, SOLD_SINCE_DAYS)}
    from product_categories c where c.code = ${sale.category} returning id`.execute(trx);
  const id = inserted.rows[0]?.id;
  if (!id) throw new Error(`Failed to seed ${sale.code}: there is no category ${sale.category}. Seed it first.`);
  await sql`select set_config('aksamit.price_valid_from', ${daysBefore(now, SOLD_SINCE_DAYS).toISOString()}, true)`.execute(
    trx,
  );
  await sql`insert into product_prices (product_id, market_id, currency, quantity_from, quantity_to, amount_minor)
    select ${id}, m.id, case when m.slug = 'pl' then 'PLN' else 'GBP' end, 1, ${sale.most},
      case when m.slug = 'pl' then ${sale.priceZl * 100}::int
        else ${Math.round(sale.priceZl / ZLOTY_PER_POUND) * 100}::int end
    from markets m where m.slug in ('pl', 'en')`.execute(trx);
  await sql`select set_config('aksamit.price_valid_from', '', true)`.execute(trx);
  return id;
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);
