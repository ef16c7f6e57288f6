/** A customer's own codes: those that they verified, put on a cart or ordered with. Source: calls.md, /me/discount-codes. */
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';
import { type CodeRow, codeColumns, type DiscountCodeRecord, toRecord } from './discount-queries';

/** Adds a code to the customer's list; one that is already there is unchanged. */
export async function rememberCode(db: Db | Trx, userId: string, codeId: string): Promise<void> {
  await sql`insert into customer_discount_codes (user_id, discount_code_id) values (${userId}, ${codeId})
    on conflict do nothing`.execute(db);
}

export interface OwnCodeRecord extends DiscountCodeRecord {
  addedAt: string;
}

type OwnCodeRow = CodeRow & { addedAt: string };

interface OwnCodesRequest {
  userId: string;
  marketId: string;
  customerKey: string | null;
  sort: { field: 'addedAt' | 'validTo' | 'code'; descending: boolean } | null;
  limit: number;
  offset: number;
}

const sortColumns = { addedAt: sql`own.added_at`, validTo: sql`d.valid_to`, code: sql`d.code` };

/** One page of a customer's codes in a market, the last added first unless sorted. */
export async function listOwnCodes(
  db: Db,
  { userId, marketId, customerKey, sort, limit, offset }: OwnCodesRequest,
): Promise<{ codes: OwnCodeRecord[]; total: number }> {
  const { field, descending } = sort ?? { field: 'addedAt', descending: true };
  const own = sql`(select x.discount_code_id, min(x.added_at) as added_at from (
      select discount_code_id, added_at from customer_discount_codes where user_id = ${userId}
      union all select discount_code_id, created_at from orders
        where user_id = ${userId} and discount_code_id is not null) x group by 1) own
    join discount_codes d on d.id = own.discount_code_id and d.market_id = ${marketId}`;
  const found = await sql<OwnCodeRow>`select ${codeColumns({ customerKey, userId })}, own.added_at as "addedAt"
    from ${own} order by ${sortColumns[field]} ${descending ? sql`desc` : sql`asc`} nulls last, d.id
    limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${own}`.execute(db);
  const codes = found.rows.flatMap((row) => {
    const record = toRecord(row);
    return record ? [{ ...record, addedAt: row.addedAt }] : [];
  });
  return { codes, total: counted.rows[0]?.total ?? 0 };
}
