// The bare minimum that can answer: node:http and pg run the statements that the API ran for the same question, and
// send the rows as JSON. What the API gives in comparison is what its framework, checks and mapping cost.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { Pool, type PoolClient } from 'pg';
import { benchVisitor } from './bench-visitors';
import type { Statement } from './recorded-statements';

const POOL_SIZE = 16;

export interface BaselineTask {
  databaseUrl: string;
  statements: Statement[];
  /** Recorded values that must be new in every request: a visitor of the prepared ones, or random hexadecimal digits. */
  renewed: { value: string; by: 'visitor' | 'hex' }[];
  /** Number of the first prepared visitor that nobody used yet. */
  firstVisitor: number;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function serve({ databaseUrl, statements, renewed, firstVisitor }: BaselineTask): void {
  const pool = new Pool({ connectionString: databaseUrl, max: POOL_SIZE });
  let visitors = firstVisitor;

  /** Runs the statements with new values; ids that the database gave out take the place of the recorded ones. */
  const replay = async (client: PoolClient): Promise<unknown[]> => {
    const values = new Map<string, string>();
    for (const { value, by } of renewed) {
      values.set(value, by === 'visitor' ? benchVisitor(visitors++) : randomBytes(32).toString('hex'));
    }
    const rows: unknown[] = [];
    let givenId: string | undefined;
    for (const [index, statement] of statements.entries()) {
      const current = statement.values.map((value) => {
        if (value === null) return null;
        if (UUID.test(value) && !values.has(value) && givenId !== undefined) values.set(value, givenId);
        return values.get(value) ?? value;
      });
      // Prepared, as the API prepares what comes again.
      const name = current.length > 0 ? `statement_${index}` : undefined;
      const result = await client.query({ name, text: statement.text, values: current });
      const id: unknown = result.rows[0]?.id;
      if (/insert into[\s\S]*returning id/i.test(statement.text) && typeof id === 'string') givenId ??= id;
      rows.push(result.rows);
    }
    return rows;
  };
  const answer = async (): Promise<string> => {
    const client = await pool.connect();
    try {
      return JSON.stringify(await replay(client));
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
