import { sql } from 'kysely';
import type { Db } from '../../platform/database';
import type { Actor } from '../../platform/request-context';

/** E-mail of the customer who is logged in, by which limits per customer count; null for a visitor. */
export async function customerKeyOf(db: Db, actor: Actor): Promise<string | null> {
  if (actor.kind !== 'user') return null;
  const found = await sql<{ email: string }>`select email from users where id = ${actor.userId}`.execute(db);
  return found.rows[0]?.email ?? null;
}
