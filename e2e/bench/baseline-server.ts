// The bare minimum that can answer: node:http and pg run the statements that the API ran for the same question, and
// send the rows as JSON. What the API gives in comparison is what its framework, checks and mapping cost.
import { createServer } from 'node:http';
import { Pool } from 'pg';
import type { Statement } from './recorded-statements';

const POOL_SIZE = 16;

interface Task {
  databaseUrl: string;
  statements: Statement[];
}

function serve({ databaseUrl, statements }: Task): void {
  const pool = new Pool({ connectionString: databaseUrl, max: POOL_SIZE });
  const inTransaction = statements.some(({ text }) => /^(begin|start transaction)/i.test(text));
  const answer = async (): Promise<string> => {
    const rows: unknown[] = [];
    if (!inTransaction) {
      for (const { text, values } of statements) rows.push((await pool.query(text, values)).rows);
      return JSON.stringify(rows);
    }
    const client = await pool.connect();
    try {
      for (const { text, values } of statements) rows.push((await client.query(text, values)).rows);
    } finally {
      client.release();
    }
    return JSON.stringify(rows);
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

process.once('message', (task: Task) => serve(task));
