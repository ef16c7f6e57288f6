import type { CurrencyCode, LocaleCode } from '@aksamit/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';

type PriceJson = [from: number, to: number, amount: number, currency: CurrencyCode];
type PromoJson = [
  id: string,
  name: string,
  slug: string,
  kind: 'percentage' | 'amount',
  value: number,
  startAt: string,
  endAt: string,
  position: number,
  windowFrom: string,
  windowTo: string,
];
type HistoryJson = [from: number, to: number, amount: number | null, at: string];

/**
 * All data that the rules need to price one product, as PostgreSQL returns them: arrays, because it repeats the names
 * of JSON objects for each value, which was a quarter of a list's time.
 */
export type PricingInput = [
  /** In no order. */
  prices: PriceJson[] | null,
  /**
   * Begun promotions, ended ones included: earlier ones count for the lowest price. The window is the 30 days that end the
   * day before the promotion began, in Europe/Warsaw.
   */
  promos: PromoJson[] | null,
  /** Only when a promotion runs. Those of one instant in the order of insertion. */
  history: HistoryJson[] | null,
];

export interface PricingScope {
  marketId: number;
  locale: LocaleCode;
  now: Date;
}

/**
 * SQL expression with the pricing input of the product whose id the reference names (`p.id`). One expression for
 * list, detail, cart and order, so that they all show the same figures.
 */
export function pricingInputOf(
  productId: RawBuilder<unknown>,
  { marketId, locale, now }: PricingScope,
): RawBuilder<PricingInput> {
  return sql<PricingInput>`(select json_build_array(
    (select json_agg(json_build_array(pp.quantity_from, pp.quantity_to, pp.amount_minor, pp.currency))
      from product_prices pp where pp.product_id = ${productId} and pp.market_id = ${marketId}),
    begun.promos,
    case when begun.any_runs then (
      select json_agg(json_build_array(ph.quantity_from, ph.quantity_to, ph.amount_minor, ph.valid_from)
        order by ph.valid_from, ph.id)
      from price_history ph where ph.product_id = ${productId} and ph.market_id = ${marketId}) end)
    from (select bool_or(pr.end_at > ${now}) as any_runs, json_agg(json_build_array(pr.id::text,
        pr.name ->> ${locale}::text, pr.slugs ->> ${locale}::text, pr.discount_kind, pr.discount_value,
        pr.start_at, pr.end_at, pr.position,
        (date_trunc('day', pr.start_at at time zone 'Europe/Warsaw') - interval '30 days') at time zone 'Europe/Warsaw',
        date_trunc('day', pr.start_at, 'Europe/Warsaw'))) as promos
      from promotion_products px join promotions pr on pr.id = px.promotion_id
      where px.product_id = ${productId} and pr.start_at <= ${now}
        and (pr.market_id is null or pr.market_id = ${marketId})) begun)`;
}

/** Instant of the next change of any price of the market: a promotion begins or ends. */
export function nextBoundaryOf({ marketId, now }: Pick<PricingScope, 'marketId' | 'now'>): RawBuilder<string | null> {
  return sql<string | null>`(select least(min(pr.start_at) filter (where pr.start_at > ${now}), min(pr.end_at))
    from promotions pr where pr.end_at > ${now} and (pr.market_id is null or pr.market_id = ${marketId}))`;
}

/** SQL condition: the product whose id the reference names is no offer outside of its period. */
export function isInTime(productId: RawBuilder<unknown>, now: Date): RawBuilder<boolean> {
  return sql<boolean>`not exists (select 1 from offers o where o.product_id = ${productId}
    and (o.valid_from > ${now} or o.valid_to <= ${now}))`;
}

/** Pricing inputs of many products in one query; disabled products and offers outside of their time are left out. */
export async function selectPricingInputs(
  db: Db | Trx,
  productIds: readonly string[],
  scope: PricingScope,
): Promise<Map<string, PricingInput>> {
  if (productIds.length === 0) return new Map();
  const result = await sql<{ id: string; pricing: PricingInput }>`
    select p.id, ${pricingInputOf(sql.ref('p.id'), scope)} as pricing
    from products p where p.id = any(${[...new Set(productIds)]}::bigint[]) and p.enabled
      and ${isInTime(sql.ref('p.id'), scope.now)}`.execute(db);
  return new Map(result.rows.map((row) => [row.id, row.pricing]));
}
