/**
 * What the shop will show of a treatment at an instant, by the rules that price it today: with the prices that wait for
 * their time, and with one price or one promotion that is not stored. Source: readings.md, "Money".
 */
import type { PricePreview, PricePreviewRequest } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { priceProduct } from './price-product';
import { type PricingInput, pricingInputOf } from './pricing-queries';

type Prices = NonNullable<PricingInput[0]>;
type Promos = NonNullable<PricingInput[1]>;
type History = NonNullable<PricingInput[2]>;

interface StoredPricing {
  pricing: PricingInput;
  history: History | null;
  /** Prices that begin until then, the earliest first. */
  changes: History | null;
  promoWindow: [from: string, to: string] | null;
}

/** Null for a treatment that has no price in this market then, and for an unknown one. */
export async function previewPrice(trx: Trx, request: PricePreviewRequest): Promise<PricePreview | null> {
  const stored = await selectStored(trx, request);
  if (!stored) return null;
  const priced = priceProduct(withDrafts(stored, request), new Date(request.at));
  if (!priced) return null;
  const [promo] = priced.ongoingPromos;
  const paid = promo?.pricingMatrix ?? priced.pricingMatrix;
  return {
    at: request.at,
    currency: priced.currency,
    isPromoted: promo !== undefined,
    rows: priced.pricingMatrix.map(({ quantityFrom, quantityTo, price, lowestPriceValue }, index) => ({
      quantityFrom,
      quantityTo,
      price,
      finalPrice: paid[index]?.price ?? price,
      lowestPrice: lowestPriceValue,
    })),
  };
}

/** The stored data of the rules, as of the instant that is looked at. */
async function selectStored(trx: Trx, request: PricePreviewRequest): Promise<StoredPricing | null> {
  const { productId, marketId, promotion } = request;
  const at = new Date(request.at);
  const startAt = promotion?.startAt ?? null;
  const scope = { marketId: Number(marketId), locale: 'pl' as const, now: at };
  const found = await sql<StoredPricing>`
    select ${pricingInputOf(sql.ref('p.id'), scope)} as pricing,
      (select json_agg(json_build_array(ph.quantity_from, ph.quantity_to, ph.amount_minor, ph.valid_from)
        order by ph.valid_from, ph.id)
        from price_history ph where ph.product_id = p.id and ph.market_id = ${marketId}) as history,
      (select json_agg(json_build_array(pp.quantity_from, pp.quantity_to, pc.amount_minor, pc.valid_from)
        order by pc.valid_from, pc.id)
        from price_changes pc join product_prices pp on pp.id = pc.price_id
        where pp.product_id = p.id and pp.market_id = ${marketId} and pc.valid_from <= ${at}) as changes,
      case when ${startAt}::timestamptz is not null then json_build_array(
        (date_trunc('day', ${startAt}::timestamptz at time zone 'Europe/Warsaw') - interval '30 days')
          at time zone 'Europe/Warsaw',
        date_trunc('day', ${startAt}::timestamptz, 'Europe/Warsaw')) end as "promoWindow"
    from products p where p.id = ${productId}`.execute(trx);
  return found.rows[0] ?? null;
}

function withDrafts(stored: StoredPricing, request: PricePreviewRequest): PricingInput {
  const { change, at } = request;
  const [prices, promos] = stored.pricing;
  const draft: History = change ? [[change.quantityFrom, change.quantityTo, change.price, at]] : [];
  const changes = [...(stored.changes ?? []), ...draft];
  const history = [...(stored.history ?? []), ...changes].toSorted(
    ([, , , a], [, , , b]) => instantOf(a) - instantOf(b),
  );
  return [changes.reduce(withChange, prices ?? []), promosOf(promos ?? [], stored, request), history];
}

const instantOf = (text: string) => Date.parse(text);

/** The range's price replaced; a range that has none yet is added in the currency of the others. */
function withChange(prices: Prices, [from, to, amount]: History[number]): Prices {
  if (amount === null) return prices;
  const currency = prices[0]?.[3] ?? 'PLN';
  return [...prices.filter(([known]) => known !== from), [from, to, amount, currency]];
}

/** An id that no stored promotion has: of two that are alike in all else, the stored one holds. */
const DRAFT_ID = '9223372036854775807';

/** Begun promotions, the draft among them where it has begun by then. */
function promosOf(promos: Promos, { promoWindow }: StoredPricing, { promotion, at }: PricePreviewRequest): Promos {
  if (!promotion || !promoWindow) return promos;
  const others = promos.filter(([id]) => id !== promotion.id);
  const { discountKind, discountValue, startAt, endAt, position = 0 } = promotion;
  if (instantOf(startAt) > instantOf(at)) return others;
  const id = promotion.id ?? DRAFT_ID;
  return [...others, [id, '', '', discountKind, discountValue, startAt, endAt, position, ...promoWindow]];
}
