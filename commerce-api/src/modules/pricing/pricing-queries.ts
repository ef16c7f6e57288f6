import type { CurrencyCode, LocaleCode } from '@aksamit/shared-kit/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../platform/database';

/** All that the rules need to price one product, as PostgreSQL hands it over in JSON. */
export interface PricingInput {
  prices: { from: number; to: number; amount: number; currency: CurrencyCode }[] | null;
  /** Begun promotions, ended ones included: earlier ones count for the lowest price. */
  promos:
    | {
        id: string;
        name: string;
        slug: string;
        kind: 'percentage' | 'amount';
        value: number;
        startAt: string;
        endAt: string;
        position: number;
        /** The 30 days that end the day before the promotion began, in Europe/Warsaw. */
        windowFrom: string;
        windowTo: string;
      }[]
    | null;
  /** Only when a promotion runs. */
  history: { from: number; to: number; amount: number | null; at: string }[] | null;
}

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
  return sql<PricingInput>`json_build_object(
    'prices', (select json_agg(json_build_object('from', pp.quantity_from, 'to', pp.quantity_to,
        'amount', pp.amount_minor, 'currency', pp.currency) order by pp.quantity_from)
      from product_prices pp where pp.product_id = ${productId} and pp.market_id = ${marketId}),
    'promos', (select json_agg(json_build_object('id', pr.id::text, 'name', pr.name ->> ${locale}::text,
        'slug', pr.slugs ->> ${locale}::text, 'kind', pr.discount_kind, 'value', pr.discount_value,
        'startAt', pr.start_at, 'endAt', pr.end_at, 'position', pr.position,
        'windowTo', date_trunc('day', pr.start_at, 'Europe/Warsaw'),
        'windowFrom', (date_trunc('day', pr.start_at at time zone 'Europe/Warsaw') - interval '30 days')
          at time zone 'Europe/Warsaw'))
      from promotion_products px join promotions pr on pr.id = px.promotion_id
      where px.product_id = ${productId} and pr.start_at <= ${now} and (pr.market_id is null or pr.market_id = ${marketId})),
    'history', (select json_agg(json_build_object('from', ph.quantity_from, 'to', ph.quantity_to,
        'amount', ph.amount_minor, 'at', ph.valid_from) order by ph.valid_from, ph.id)
      from price_history ph where ph.product_id = ${productId} and ph.market_id = ${marketId} and exists (
        select 1 from promotion_products px join promotions pr on pr.id = px.promotion_id
        where px.product_id = ${productId} and pr.start_at <= ${now} and pr.end_at > ${now}
          and (pr.market_id is null or pr.market_id = ${marketId})))
  )`;
}

/** Instant at which any price of the market changes next: a promotion begins or ends. */
export function nextBoundaryOf({ marketId, now }: Pick<PricingScope, 'marketId' | 'now'>): RawBuilder<string | null> {
  return sql<string | null>`(select least(min(pr.start_at) filter (where pr.start_at > ${now}), min(pr.end_at))
    from promotions pr where pr.end_at > ${now} and (pr.market_id is null or pr.market_id = ${marketId}))`;
}

/** SQL condition: the product whose id the reference names is no offer outside of its time. */
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
