import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import type { PersonalData } from '../../../platform/personal-data';

/** Every row about a user as JSON, by part; with the column names of the database. */
export async function exportUser(
  trx: Trx,
  userId: string,
  personalData: readonly PersonalData[],
): Promise<Record<string, unknown[]>> {
  const parts: [string, unknown[]][] = [];
  for (const [name, { table, whose, without = [] }] of personalData.flatMap(({ exports }) => Object.entries(exports))) {
    const found = await sql<{ row: unknown }>`select to_jsonb(r) - ${[...without]}::text[] as row
      from ${sql.table(table)} r where ${whose(userId)} limit 10000`.execute(trx);
    parts.push([name, found.rows.map(({ row }) => row)]);
  }
  return Object.fromEntries(parts);
}
