import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';
import type { Actor } from '../../../platform/request-context';

/** The logged-in customer: id, and the e-mail by which limits per customer count; both null for a visitor. */
export async function customerOf(
  db: Db | Trx,
  actor: Actor,
): Promise<{ userId: string | null; customerKey: string | null }> {
  if (actor.kind !== 'user') return { userId: null, customerKey: null };
  const found = await sql<{ email: string }>`select email from users where id = ${actor.userId}`.execute(db);
  return { userId: actor.userId, customerKey: found.rows[0]?.email ?? null };
}
