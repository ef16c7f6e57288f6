import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { both, json } from '../localized';
import { packages } from './package-list';
import { products, type SeedProduct } from './product-list';
import { idOf, idsByCode } from './seed-products';

/** Share of the single price by quantity; a quantity over the last row is not sold. */
const tiers = [
  { from: 1, to: 1, share: 1 },
  { from: 2, to: 4, share: 0.92 },
  { from: 5, to: 9, share: 0.85 },
];
const packageTiers = [{ from: 1, to: 4, share: 1 }];

/** Days since the start of sale. */
const OPENED_DAYS_AGO = 180;
/** Days since some prices were raised, so that the history has entries. */
const RAISED_DAYS_AGO = 50;
const raised = new Set(['laser-female-bikini', 'laser-male-back', 'hydrogen-female', 'laser-female-legs']);

const whole = (units: number) => Math.max(1, Math.round(units)) * 100;
const pounds = (zloty: number) => zloty / 4.6;

/** Price rows of both markets with their history. */
export async function seedPrices(trx: Trx, now: Date): Promise<void> {
  const productIds = await idsByCode(trx, 'products');
  const markets = await sql<{ id: number; slug: string }>`select id, slug from markets`.execute(trx);
  await priceFrom(trx, daysBefore(now, OPENED_DAYS_AGO));
  for (const product of [...products, ...packages]) {
    for (const market of markets.rows) {
      const isPl = market.slug === 'pl';
      const single = isPl ? product.priceZl : pounds(product.priceZl);
      const opening = raised.has(product.code) ? single * 0.9 : single;
      await trx
        .insertInto('product_prices')
        .values(
          tiersOf(product).map((tier) => ({
            product_id: idOf(productIds, product.code),
            market_id: market.id,
            currency: isPl ? 'PLN' : 'GBP',
            quantity_from: tier.from,
            quantity_to: tier.to,
            amount_minor: whole(opening * tier.share),
          })),
        )
        .execute();
    }
  }
  await priceFrom(trx, daysBefore(now, RAISED_DAYS_AGO));
  for (const product of products.filter(({ code }) => raised.has(code))) {
    for (const market of markets.rows) {
      const single = market.slug === 'pl' ? product.priceZl : pounds(product.priceZl);
      for (const tier of tiersOf(product)) {
        await sql`update product_prices set amount_minor = ${whole(single * tier.share)}
          where product_id = ${idOf(productIds, product.code)} and market_id = ${market.id}
            and quantity_from = ${tier.from}`.execute(trx);
      }
    }
  }
  await sql`select set_config('aksamit.price_valid_from', '', true)`.execute(trx);
}

/** One promotion that is over, two that run, one that comes. Days count from midnight in Warsaw. */
const promotions = [
  {
    code: 'autumn-bikini',
    name: both('Jesienne bikini', 'Autumn bikini'),
    slugs: both('jesienne-bikini', 'autumn-bikini'),
    kind: 'percentage' as const,
    value: 15,
    days: [-32, -22],
    market: null,
    products: ['laser-female-bikini', 'laser-female-deepBikini'],
  },
  {
    code: 'smooth-winter',
    name: both('Gładka zima', 'Smooth winter'),
    slugs: both('gladka-zima', 'smooth-winter'),
    kind: 'percentage' as const,
    value: 20,
    days: [-9, 90],
    market: null,
    products: [
      'laser-female-armpits',
      'laser-female-bikini',
      'laser-female-legs',
      'laser-male-back',
      'hydrogen-female',
      'package-bikini-armpits-komfort',
    ],
  },
  {
    code: 'face-to-face',
    name: both('Twarzą w twarz', 'Face to face'),
    slugs: both('twarza-w-twarz', 'face-to-face'),
    kind: 'amount' as const,
    value: 4000,
    days: [-4, 60],
    market: 'pl' as const,
    products: ['radio-female-face', 'dermapen-male'],
  },
  {
    code: 'spring-legs',
    name: both('Nogi na wiosnę', 'Legs for spring'),
    slugs: both('nogi-na-wiosne', 'legs-for-spring'),
    kind: 'percentage' as const,
    value: 10,
    days: [100, 130],
    market: null,
    products: ['laser-female-calves', 'laser-female-thighs'],
  },
];

/** Inserts the promotions with their products. */
export async function seedPromotions(trx: Trx, now: Date): Promise<void> {
  const productIds = await idsByCode(trx, 'products');
  const pl = await sql<{ id: number }>`select id from markets where slug = 'pl'`.execute(trx);
  const plId = pl.rows[0]?.id ?? null;
  const midnight = (days: number) => sql<string>`((date_trunc('day', ${now}::timestamptz at time zone 'Europe/Warsaw')
    + make_interval(days => ${days})) at time zone 'Europe/Warsaw')`;
  for (const [position, promotion] of promotions.entries()) {
    const [start = 0, end = 1] = promotion.days;
    const inserted = await trx
      .insertInto('promotions')
      .values({
        code: promotion.code,
        name: json(promotion.name),
        slugs: json(promotion.slugs),
        market_id: promotion.market === 'pl' ? plId : null,
        discount_kind: promotion.kind,
        discount_value: promotion.value,
        start_at: midnight(start),
        end_at: midnight(end),
        position,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('promotion_products')
      .values(promotion.products.map((code) => ({ promotion_id: inserted.id, product_id: idOf(productIds, code) })))
      .execute();
  }
}

const tiersOf = (product: SeedProduct) => (product.type === 'package' ? packageTiers : tiers);

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** Price rows written from here on are valid since then; the trigger of product_prices reads it. */
async function priceFrom(trx: Trx, since: Date): Promise<void> {
  await sql`select set_config('aksamit.price_valid_from', ${since.toISOString()}, true)`.execute(trx);
}
