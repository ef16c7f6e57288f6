import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';
import type { ExchangeRate } from './exchange-rate-rules';

/** Stores rates; a known one is unchanged. */
export async function keepRates(trx: Trx, currency: string, rates: readonly ExchangeRate[], now: Date): Promise<void> {
  await sql`insert into exchange_rates (currency, day, table_number, rate)
    select ${currency}, r.day, r."tableNumber", r.rate
    from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb) as r (day date, "tableNumber" text, rate integer)
    on conflict do nothing`.execute(trx);
  await sql`insert into exchange_rate_looks (currency, looked_at) values (${currency}, ${now})
    on conflict (currency) do update set looked_at = excluded.looked_at`.execute(trx);
}

/** Currencies of markets, other than the złoty, whose rates were not queried for an hour. */
export async function currenciesToLookAt(db: Db, now: Date): Promise<string[]> {
  const found = await sql<{
    currency: string;
  }>`select distinct c.code as currency from market_currencies mc join currencies c on c.id = mc.currency_id
    left join exchange_rate_looks l on l.currency = c.code
    where c.code <> 'PLN' and coalesce(l.looked_at < ${now}::timestamptz - interval '1 hour', true)`.execute(db);
  return found.rows.map(({ currency }) => currency);
}

/**
 * The average rate of the last working day before a day. Null while it is uncertain: the bank was not queried since, so
 * a table may be missing.
 */
export async function rateBefore(db: Db | Trx, currency: string, day: string): Promise<ExchangeRate | null> {
  const found = await sql<ExchangeRate>`select r.currency, to_char(r.day, 'YYYY-MM-DD') as day,
      r.table_number as "tableNumber", r.rate
    from exchange_rates r join exchange_rate_looks l on l.currency = r.currency
    where r.currency = ${currency} and r.day < ${day}::date
      and (l.looked_at at time zone 'Europe/Warsaw')::date >= ${day}::date
    order by r.day desc limit 1`.execute(db);
  return found.rows[0] ?? null;
}
