import { Client } from 'pg';

const PREPARED = 200_000;

/** Numbers of the first visitor of each part of the bench: a visitor creates a cart only once. */
export const FIRST_VISITOR = { ofScales: 0, ofComparison: 100_000, ofBaseline: 150_000 };

/** Unique id of the n-th visitor that the bench prepares; the form is that of the specification. */
export const benchVisitor = (n: number): string => `pl_b${String(n).padStart(11, '0')}`;

/** Creates visitors beforehand, so that only the cart is measured. */
export async function prepareVisitors(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into visitors (unique_id, market_id)
       select 'pl_b' || lpad(n::text, 11, '0'), (select id from markets where slug = 'pl')
       from generate_series(0, $1::int) n on conflict do nothing`,
      [PREPARED],
    );
    await client.query('analyze visitors');
  } finally {
    await client.end();
  }
}
