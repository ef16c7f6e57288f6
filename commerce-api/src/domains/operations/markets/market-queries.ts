import type { Market, MarketContext, MarketPolicies } from '@aksamit/contracts';
import { PHONE_HOURS } from '@aksamit/contracts/phone-hours';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import { bookingPolicies } from '../../booking/policies';
import { peoplePolicies } from '../../people/policies';

/** A market as the API returns it, and as pages are built with it. */
export interface MarketRecord {
  market: Market;
  context: MarketContext;
}

interface MarketRow extends Omit<MarketContext, 'pathPrefix' | 'brand' | 'policies'> {
  enabled: boolean;
  pathPrefix: string;
  brand: MarketContext['brand'];
  defaultPaymentMethod: Market['defaultPaymentMethod'];
  voucherAmounts: Market['voucherAmounts'];
  newCustomerDiscount: number;
  names: Market['names'] | null;
  currencies: { id: number; name: string; code: 'PLN' | 'GBP'; symbol: string; isPrefix: boolean }[];
}

/** All markets, also disabled ones. */
export async function selectMarkets(db: Db): Promise<MarketRecord[]> {
  const result = await sql<MarketRow>`
    select m.id, m.slug, m.name, m.enabled, m.gtm_id as "gtmId", m.path_prefix as "pathPrefix", m.brand, m.names,
      m.additional_visit_time as "additionalVisitTime", m.default_payment_method as "defaultPaymentMethod",
      m.new_customer_discount as "newCustomerDiscount",
      json_build_object('step', m.voucher_step, 'offered', m.voucher_offered, 'least', m.voucher_least,
        'most', m.voucher_most) as "voucherAmounts",
      (select coalesce(json_agg(h.host order by h.host), '[]') from market_hosts h where h.market_id = m.id) as hosts,
      (select json_agg(json_build_object('id', l.id, 'name', l.name, 'code', l.code, 'isoCode', l.iso_code)
        order by ml.position) from market_locales ml join locales l on l.id = ml.locale_id where ml.market_id = m.id
      ) as locales,
      (select json_agg(json_build_object('id', c.id, 'name', c.name, 'code', c.code, 'symbol', c.symbol,
        'isPrefix', c.is_prefix) order by mc.position)
        from market_currencies mc join currencies c on c.id = mc.currency_id where mc.market_id = m.id) as currencies
    from markets m order by m.id`.execute(db);
  return result.rows.map(toRecord);
}

function toRecord(row: MarketRow): MarketRecord {
  const { enabled, voucherAmounts, newCustomerDiscount, names, ...context } = row;
  const policies = policiesOf(row.slug);
  return {
    context: { ...context, brand: { ...context.brand, phoneHours: PHONE_HOURS }, policies },
    market: {
      id: String(row.id),
      name: row.name,
      ...(names ? { names } : {}),
      slug: row.slug,
      enabled,
      gtmId: row.gtmId,
      additionalVisitTime: row.additionalVisitTime,
      locales: row.locales.map((locale) => ({ ...locale, id: String(locale.id) })),
      currencies: row.currencies.map((currency) => ({ ...currency, id: String(currency.id) })),
      defaultPaymentMethod: row.defaultPaymentMethod,
      voucherAmounts,
      newCustomerDiscount,
      policies,
    },
  };
}

/** The policies that pages for customers name. */
function policiesOf(slug: string): MarketPolicies {
  const { cancellationNoticeHours, noShowNoticeHours } = bookingPolicies.of(slug);
  const { holdMinutes, longestHoldMinutes } = bookingPolicies.everywhere;
  const { phonePrefix } = peoplePolicies.of(slug);
  return { cancellationNoticeHours, noShowNoticeHours, holdMinutes, longestHoldMinutes, phonePrefix };
}

/** Id of a registered visitor. */
export async function findVisitor(db: Db, uniqueId: string): Promise<string | undefined> {
  const found = await sql<{ id: string }>`select id from visitors where unique_id = ${uniqueId}`.execute(db);
  return found.rows[0]?.id;
}

/** Makes the visitor, or finds the one that a concurrent request with the same id made. */
export async function upsertVisitor(
  db: Db,
  uniqueId: string,
  marketId: string,
): Promise<{ id: string; isNew: boolean }> {
  const inserted = await sql<{ id: string }>`
    insert into visitors (unique_id, market_id) values (${uniqueId}, ${Number(marketId)})
    on conflict (unique_id) do nothing returning id`.execute(db);
  if (inserted.rows[0]) return { id: inserted.rows[0].id, isNew: true };
  const id = await findVisitor(db, uniqueId);
  if (id === undefined)
    throw new Error('Failed to find the visitor: it was removed at this moment. Send the call again.');
  return { id, isNew: false };
}
