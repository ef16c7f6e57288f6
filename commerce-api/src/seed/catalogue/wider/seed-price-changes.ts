import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { both, json } from '../../localized';
import { idOf, idsByCode } from '../seed-products';
import { widerOffer } from './seed-wider-offer';

const OPENED_DAYS_AGO = 180;
const ZLOTY_PER_POUND = 4.6;
const tiers = [
  { from: 1, to: 1, share: 1 },
  { from: 2, to: 4, share: 0.92 },
  { from: 5, to: 9, share: 0.85 },
];
const packageTiers = [{ from: 1, to: 4, share: 1 }];

interface PriceRow {
  code: string;
  market: 'pl' | 'en';
  currency: 'PLN' | 'GBP';
  from: number;
  to: number;
  /** Minor units of the list price. */
  amount: number;
}

/** Changes of the last 60 days, per cent of the list price: it began there and ends there. */
const waves: readonly (readonly [daysAgo: number, percent: number])[][] = [
  [],
  [
    [52, 104],
    [38, 100],
  ],
  [
    [58, 95],
    [21, 100],
  ],
  [
    [47, 92],
    [33, 97],
    [9, 100],
  ],
  [
    [44, 106],
    [12, 100],
  ],
  [
    [59, 90],
    [45, 95],
    [31, 98],
    [16, 100],
  ],
  [
    [36, 108],
    [29, 103],
    [5, 100],
  ],
];

const whole = (units: number) => Math.max(1, Math.round(units)) * 100;

const rows: readonly (PriceRow & { wave: number })[] = widerOffer.flatMap((product, index) =>
  (['pl', 'en'] as const).flatMap((market) =>
    (product.type === 'package' ? packageTiers : tiers).map(({ from, to, share }) => ({
      code: product.code,
      market,
      currency: market === 'pl' ? ('PLN' as const) : ('GBP' as const),
      from,
      to,
      amount: whole((market === 'pl' ? product.priceZl : product.priceZl / ZLOTY_PER_POUND) * share),
      wave: index % waves.length,
    })),
  ),
);

/** Prices of the wider offer, with those of the last 60 days. The trigger of product_prices writes history. */
export async function seedPriceChanges(trx: Trx, now: Date): Promise<void> {
  const since = (days: number) =>
    sql`select set_config('aksamit.price_valid_from', ${new Date(now.getTime() - days * 86_400_000).toISOString()}, true)`.execute(
      trx,
    );
  const at = (percent: number, amount: number) => Math.max(100, Math.round((amount * percent) / 10_000) * 100);
  await since(OPENED_DAYS_AGO);
  await sql`insert into product_prices (product_id, market_id, currency, quantity_from, quantity_to, amount_minor)
    select p.id, m.id, r.currency, r."from", r."to", r.amount
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (code text, market text, currency text, "from" int, "to" int, amount int)
    join products p on p.code = r.code join markets m on m.slug = r.market`.execute(trx);
  const days = [...new Set(waves.flatMap((wave) => wave.map(([daysAgo]) => daysAgo)))].sort((a, b) => b - a);
  for (const day of days) {
    const changed = rows.flatMap((row) => {
      const change = waves[row.wave]?.find(([daysAgo]) => daysAgo === day);
      return change ? [{ ...row, amount: at(change[1], row.amount) }] : [];
    });
    await since(day);
    await sql`update product_prices pp set amount_minor = r.amount
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
        as r (code text, market text, "from" int, amount int)
      join products p on p.code = r.code join markets m on m.slug = r.market
      where pp.product_id = p.id and pp.market_id = m.id and pp.quantity_from = r."from"
        and pp.amount_minor <> r.amount`.execute(trx);
  }
  await sql`select set_config('aksamit.price_valid_from', '', true)`.execute(trx);
}

/** Promotions of the wider offer: one is over, two run, one comes. Days count from midnight in Warsaw. */
const promotions = [
  {
    code: 'september-skin',
    name: both('Skóra we wrześniu', 'September skin'),
    slugs: both('skora-we-wrzesniu', 'september-skin'),
    value: 12,
    days: [-72, -55],
    products: ['hydrogen-female-express', 'hydrogen-female-algae', 'hydrogen-male-express'],
  },
  {
    code: 'endermology-weeks',
    name: both('Tygodnie endermologii', 'Endermology weeks'),
    slugs: both('tygodnie-endermologii', 'endermology-weeks'),
    value: 15,
    days: [-6, 22],
    products: [
      'endermology-female-belly',
      'endermology-female-thighs',
      'endermology-female-legs',
      'endermology-male-back',
    ],
  },
  {
    code: 'komfort-month',
    name: both('Miesiąc KOMFORT', 'KOMFORT month'),
    slugs: both('miesiac-komfort', 'komfort-month'),
    value: 10,
    days: [-3, 27],
    products: ['package-legs-bikini-komfort', 'package-chest-belly-komfort', 'package-endermology-body-komfort'],
  },
  {
    code: 'valentine-face',
    name: both('Walentynki dla twarzy', 'Valentine for the face'),
    slugs: both('walentynki-dla-twarzy', 'valentine-face'),
    value: 14,
    days: [76, 86],
    products: ['radio-female-eyes', 'radio-female-neck', 'radio-male-face'],
  },
];

export async function seedWiderPromotions(trx: Trx, now: Date): Promise<void> {
  const productIds = await idsByCode(trx, 'products');
  const midnight = (days: number) => sql<string>`((date_trunc('day', ${now}::timestamptz at time zone 'Europe/Warsaw')
    + make_interval(days => ${days})) at time zone 'Europe/Warsaw')`;
  for (const [index, { code, name, slugs, value, days, products }] of promotions.entries()) {
    const [start = 0, end = 1] = days;
    const inserted = await sql<{ id: string }>`
      insert into promotions (code, name, slugs, discount_kind, discount_value, start_at, end_at, position)
      values (${code}, ${json(name)}, ${json(slugs)}, 'percentage', ${value}, ${midnight(start)}, ${midnight(end)},
        ${100 + index}) returning id`.execute(trx);
    for (const product of products) {
      await sql`insert into promotion_products (promotion_id, product_id)
        values (${inserted.rows[0]?.id ?? null}, ${idOf(productIds, product)})`.execute(trx);
    }
  }
}
