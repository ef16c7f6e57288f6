import { Client } from 'pg';

export interface TableCount {
  table: string;
  rows: number;
  /** Of all rows, whatever their order on disk. */
  checksum: string;
}

/**
 * Reads every row of every table of the shop: a page that is damaged is found by its checksum. Two databases with the
 * same counts and checksums hold the same. Unlogged tables are left out: PostgreSQL empties them in a restored database,
 * since they hold nothing that cannot be computed again.
 */
export async function checkTables(url: string): Promise<TableCount[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // Texts of rows must not depend on the client's settings.
    await client.query(`set timezone = 'UTC'`);
    const found = await client.query<{ name: string }>(`select c.relname as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and c.relpersistence <> 'u' order by c.relname`);
    const counts: TableCount[] = [];
    for (const { name } of found.rows) {
      const read = await client.query<{ rows: number; checksum: string }>(
        `select count(*)::int as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as checksum
         from ${client.escapeIdentifier(name)} t`,
      );
      counts.push({ table: name, rows: read.rows[0]?.rows ?? 0, checksum: read.rows[0]?.checksum ?? '' });
    }
    return counts;
  } finally {
    await client.end();
  }
}
