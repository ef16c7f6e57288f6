/** The tokens that open an order without a login. Source: readings.md, "Orders". */
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';
import { hashToken, newToken } from '../../../platform/secret-token';
import { type Write, writeTogether } from '../../../platform/write-together';

/** A further token for an order; only its hash is stored. */
export async function giveOrderToken(db: Db | Trx, orderId: string): Promise<string> {
  const { token, write } = newOrderToken(orderId);
  await writeTogether(db, [write]);
  return token;
}

/** The same, with the write that stores it. */
export function newOrderToken(orderId: string): { token: string; write: Write } {
  const token = newToken();
  const write = sql`insert into order_tokens (token_hash, order_id) values (${hashToken(token)}, ${orderId})`;
  return { token, write };
}

/** The tokens among them that open an order. */
export async function knownOrderTokens(db: Db, tokens: readonly string[]): Promise<string[]> {
  const found = await sql<{ hash: Buffer }>`select token_hash as hash from order_tokens
    where token_hash = any(${tokens.map(hashToken)}::bytea[])`.execute(db);
  return tokens.filter((token) => found.rows.some(({ hash }) => hash.equals(hashToken(token))));
}

/** Id of an order's payment: the pages that its tokens open are addressed by it. */
export async function findPaymentIdOf(db: Db | Trx, orderId: string): Promise<string> {
  const found = await sql<{ id: string }>`select id from order_payments where order_id = ${orderId}`.execute(db);
  const [row] = found.rows;
  if (!row) throw new Error('Failed to link an order: it has no payment. Each order is inserted with one.');
  return row.id;
}
