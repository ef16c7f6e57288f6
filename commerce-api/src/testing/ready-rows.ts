/** Ready rows of treatments in tests: read within a transaction that is rolled back, with chosen triggers alone. */
import { sql } from 'kysely';
import { pino } from 'pino';
import type { PricingScope } from '../domains/catalogue/pricing';
import { findProduct, listProducts } from '../domains/catalogue/products/list-products';
import type { Db, Trx } from '../platform/database';

export const silent = pino({ level: 'silent' });

class RollBack extends Error {}

/** Runs `work` in a transaction of which nothing stays. */
export async function rolledBack(db: Db, work: (trx: Trx) => Promise<void>): Promise<void> {
  const done = new RollBack();
  try {
    await db.transaction().execute(async (trx) => {
      await work(trx);
      throw done;
    });
  } catch (error) {
    if (error !== done) throw error;
  }
}

/** `table event` of every trigger that raises versions. */
export async function versionTriggers(db: Db): Promise<string[]> {
  const found = await sql<{ name: string }>`
    select tgrelid::regclass || ' ' || substr(tgname, length('raise_versions_') + 1) as name from pg_trigger
    where tgname like 'raise\\_versions\\_%' order by 1`.execute(db);
  return found.rows.map(({ name }) => name);
}

/** Leaves one of these triggers enabled, or none. */
export async function enableOnly(trx: Trx, only: string | null): Promise<void> {
  for (const name of await versionTriggers(trx)) {
    const [table = '', event = ''] = name.split(' ');
    const state = name === only ? 'enable' : 'disable';
    await sql`${sql.raw(`alter table ${table} ${state} trigger raise_versions_${event}`)}`.execute(trx);
  }
}

/** The whole list and some pages, as reads answer them. */
export async function shownAt(db: Db, slugs: readonly string[], scope: PricingScope): Promise<string[]> {
  const source = { db, logger: silent };
  const { bodies } = await listProducts(source, {}, undefined, { page: 1, perPage: 2000 }, scope);
  const details: string[] = [];
  for (const slug of slugs) details.push((await findProduct(source, slug, scope))?.body ?? 'none');
  return [bodies, ...details];
}
