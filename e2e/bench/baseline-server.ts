// The baseline: node:http and pg run the API's recorded statements for the same request, and send the rows: as JSON, or the
// text of ready rows as it is. The difference to the API is the cost of its framework, checks and mapping.
import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { Pool, type PoolClient } from 'pg';
import { benchVisitor } from './bench-visitors';
import type { Statement } from './recorded-statements';

const POOL_SIZE = 16;

export interface BaselineTask {
  databaseUrl: string;
  statements: Statement[];
  /** Recorded values that must be new in every request: a visitor of the prepared ones, hexadecimal digits, or an id. */
  renewed: { value: string; by: 'visitor' | 'hex' | 'uuid' }[];
  /** Number of the first unused prepared visitor. */
  firstVisitor: number;
  /** Column with JSON that is sent as it is. Omitted: rows are sent as JSON. */
  readyColumn?: string;
}

function serve({ databaseUrl, statements, renewed, firstVisitor, readyColumn }: BaselineTask): void {
  const pool = new Pool({ connectionString: databaseUrl, max: POOL_SIZE });
  let visitors = firstVisitor;

  const renew = {
    visitor: () => benchVisitor(visitors++),
    hex: () => randomBytes(32).toString('hex'),
    uuid: () => randomUUID(),
  };

  /** Runs the statements with new values. */
  const replay = async (client: PoolClient): Promise<Record<string, unknown>[][]> => {
    const values = new Map(renewed.map(({ value, by }) => [value, renew[by]()]));
    const rows: Record<string, unknown>[][] = [];
    for (const [index, statement] of statements.entries()) {
      const current = statement.values.map((value) => (value === null ? null : (values.get(value) ?? value)));
      // Prepared, as the API prepares repeated statements.
      const name = current.length > 0 ? `statement_${index}` : undefined;
      const result = await client.query({ name, text: statement.text, values: current });
      rows.push(result.rows);
    }
    return rows;
  };
  const answer = async (): Promise<string> => {
    const client = await pool.connect();
    try {
      const rows = await replay(client);
      if (readyColumn === undefined) return JSON.stringify(rows);
      return `{"data":[${rows.flat().map((row) => row[readyColumn])}]}`;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  };
  const server = createServer((_, response) => {
    answer().then(
      (body) => response.setHeader('content-type', 'application/json').end(body),
      (error: unknown) => {
        response.statusCode = 500;
        response.end(String(error));
      },
    );
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ port: typeof address === 'object' && address !== null ? address.port : 0 });
  });
  process.once('disconnect', () => process.exit(0));
}

process.once('message', (task: BaselineTask) => serve(task));
