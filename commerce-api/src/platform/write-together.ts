import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from './database';

/** One `insert`, `update` or `delete` that is sent together with others. */
export type Write = RawBuilder<unknown>;

/**
 * Executes writes as one statement, one round trip for all. They are carried out in no order and none sees the rows of
 * another, so each writes to rows of its own; what refers to a row of another (a foreign key) is checked at the end.
 */
export async function writeTogether(db: Db | Trx, writes: readonly Write[]): Promise<void> {
  const last = writes.at(-1);
  if (last === undefined) return;
  await (writes.length === 1 ? last : sql`${withWrites(writes.slice(0, -1))} ${last}`).execute(db);
}

/** Beginning of a statement that has no `with` of its own: it carries out these writes too, as `writeTogether` does. */
export function withWrites(writes: readonly Write[]): RawBuilder<unknown> {
  if (writes.length === 0) return sql``;
  return sql`with ${sql.join(writes.map((write, index) => sql`${sql.raw(`write_${index}`)} as (${write})`))}`;
}
