import type { CurrencyCode, LocaleCode, Voucher } from '@aksamit/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database';
import { offsetOf, type PageRequest } from '../../../platform/pagination';
import type { PricingScope } from '../pricing';

export interface VoucherFilter {
  kind?: 'electronic' | 'paper' | undefined;
  type?: 'online' | 'offline' | undefined;
  /** These alone. */
  ids?: readonly string[] | undefined;
}

interface VoucherRow {
  id: string;
  name: string;
  slugs: { pl: string; en: string };
  kind: Voucher['kind'];
  value: number;
  valid_months: number;
  purpose: Voucher['purpose'];
  price: number;
  currency: CurrencyCode;
  total: number;
}

const typeOf = { electronic: 'online', paper: 'offline' } as const;
const kindOf = { online: 'electronic', offline: 'paper' } as const;
/** The validity of a voucher is computed in months; the days are for display. */
const DAYS_PER_MONTH = 365 / 12;

/** One page of the amounts that the market offers as vouchers, small ones first. */
export async function selectVouchers(
  db: Db,
  { kind, type, ids }: VoucherFilter,
  descending: boolean,
  page: PageRequest,
  { marketId, locale }: Pick<PricingScope, 'marketId' | 'locale'>,
): Promise<{ vouchers: Voucher[]; total: number }> {
  const kinds = [kind, type && kindOf[type]].filter((entry) => entry !== undefined);
  const direction = descending ? sql`desc` : sql`asc`;
  const ofKind = kinds.length > 0 ? sql`v.kind = all(${kinds}::text[])` : sql`true`;
  const narrowed = ids ? sql`${ofKind} and p.id = any(${ids}::bigint[])` : ofKind;
  const from = sql`voucher_products v join products p on p.id = v.product_id
    join product_prices pp on pp.product_id = p.id and pp.market_id = v.market_id and pp.quantity_from = 1
    where p.enabled and v.market_id = ${marketId} and ${narrowed}`;
  const result = await sql<VoucherRow>`select p.id, p.name ->> ${locale}::text as name, p.slugs, v.kind, v.value,
      v.valid_months, v.purpose, pp.amount_minor as price, pp.currency, (select count(*)::int from ${from}) as total
    from ${from} order by v.value ${direction}, v.kind, p.id limit ${page.perPage} offset ${offsetOf(page)}`.execute(
    db,
  );
  const total = result.rows[0]?.total ?? (page.page > 1 ? await count(db, from) : 0);
  return { vouchers: result.rows.map((row) => toVoucher(row, locale)), total };
}

async function count(db: Db, from: RawBuilder<unknown>): Promise<number> {
  const result = await sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(db);
  return result.rows[0]?.total ?? 0;
}

function toVoucher(row: VoucherRow, locale: LocaleCode): Voucher {
  return {
    id: row.id,
    name: row.name,
    slug: row.slugs[locale],
    slugs: row.slugs,
    locale,
    type: typeOf[row.kind],
    kind: row.kind,
    validMonths: row.valid_months,
    validDays: Math.floor(row.valid_months * DAYS_PER_MONTH),
    purpose: row.purpose,
    pricing: { price: row.price, value: row.value, currency: { code: row.currency } },
  };
}
