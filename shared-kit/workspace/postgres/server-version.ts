import { Client } from 'pg';

/** Oldest PostgreSQL that the shop runs on (docs/decisions: exclusion constraints, `NULLS NOT DISTINCT`). */
export const OLDEST_POSTGRES = 15;

async function withClient<T>(url: string, ask: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether a server answers at the address and accepts the login. */
export async function canConnect(url: string): Promise<boolean> {
  try {
    await withClient(url, (client) => client.query('SELECT 1'));
    return true;
  } catch {
    return false;
  }
}

/** An address without its password, safe to show. */
export function withoutPassword(url: string): string {
  try {
    const address = new URL(url);
    if (address.password !== '') address.password = '***';
    return address.href;
  } catch {
    return 'the given address';
  }
}

/**
 * Asks a server for its version.
 * @throws one sentence when it cannot be reached or is too old
 */
export async function checkServer(url: string): Promise<{ major: number }> {
  let answer: string;
  try {
    answer = await withClient(url, async (client) => {
      const result = await client.query<{ server_version_num: string }>('SHOW server_version_num');
      return result.rows[0]?.server_version_num ?? '';
    });
  } catch (error) {
    const why =
      error instanceof AggregateError ? error.errors.map(String).join(', ') : String((error as Error).message);
    throw new Error(
      `Failed to reach the database at ${withoutPassword(url)} (DATABASE_URL): ${why}. Start it, correct the address, or leave DATABASE_URL unset.`,
    );
  }
  const major = Math.floor(Number(answer) / 10_000);
  if (major < OLDEST_POSTGRES) {
    throw new Error(
      `Failed to use the database at ${withoutPassword(url)}: it is PostgreSQL ${major}. Use ${OLDEST_POSTGRES} or newer.`,
    );
  }
  return { major };
}

/** Creates a database unless it exists. `url` leads to any database of the server. */
export async function ensureDatabase(url: string, name: string): Promise<string> {
  await withClient(url, async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  });
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
