/** Where a program under test is killed: while it writes to a table, or around a call to the gateway. No clocks. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type pg from 'pg';

const LOCK = 4_174_099;

/** A moment in the life of the program, and how to wait for it. `reached` kills it. */
export type KillPoint =
  | { at: 'write'; table: string; event: string; when?: string; isLost?: boolean }
  | { at: 'call'; path: RegExp; moment: 'before' | 'after' };

type WritePoint = Extract<KillPoint, { at: 'write' }>;

/** When a row is written; `when` is a condition on `new` and `old`. A statement of its own is carried out all the same. */
export const write = (table: string, event: 'insert' | 'update', when?: string): WritePoint =>
  when ? { at: 'write', table, event, when } : { at: 'write', table, event };

/** Just before a row is written: the database never got that far. */
export const beforeWrite = (...point: Parameters<typeof write>): WritePoint => ({ ...write(...point), isLost: true });

/** Around a call to a gateway. */
export const call = (path: RegExp, moment: 'before' | 'after'): KillPoint => ({ at: 'call', path, moment });

/**
 * Blocks writes to the table until the writer is killed: a trigger waits for a lock that the test has.
 * @returns a function that waits for the moment, kills, and lets the abandoned connection go on to its end
 */
export async function armWrite(pool: pg.Pool, point: WritePoint, kill: () => Promise<void>) {
  const holder = await pool.connect();
  await holder.query('select pg_advisory_lock($1)', [LOCK]);
  await pool.query(`create or replace function kill_point() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(${LOCK}); return new; end $$`);
  const condition = point.when ? `when (${point.when})` : '';
  await pool.query(
    `create trigger kill_point before ${point.event} on ${point.table} for each row ${condition} execute function kill_point()`,
  );
  return async (isOver: () => boolean): Promise<boolean> => {
    let isReached = false;
    while (!isReached && !isOver()) {
      const waiting = await pool.query(
        `select from pg_locks where locktype = 'advisory' and objid = $1 and not granted`,
        [LOCK],
      );
      isReached = waiting.rows.length > 0;
      if (!isReached) await new Promise((resolve) => setTimeout(resolve, 10));
    }
    if (isReached) await kill();
    if (isReached && point.isLost) await endWaiting(pool);
    await holder.query('select pg_advisory_unlock($1)', [LOCK]);
    holder.release();
    await pool.query(`drop trigger kill_point on ${point.table}`);
    return isReached;
  };
}

/** Ends the abandoned connection at its blocked write. */
async function endWaiting(pool: pg.Pool): Promise<void> {
  await pool.query(
    `select pg_terminate_backend(pid, 10000) from pg_locks where locktype = 'advisory' and objid = $1 and not granted`,
    [LOCK],
  );
}

/** How gateways identify a call: its caller, its form, and which repeats are one call. */
const PASSED_HEADERS = ['authorization', 'content-type', 'prefer', 'paypal-request-id', 'idempotency-key'];

/** Passes calls on to the gateway's stand-in; one that is armed kills the program before or after it got there. */
export async function createGatewayProxy(target: () => string) {
  let armed: { point: Extract<KillPoint, { at: 'call' }>; kill: () => Promise<void> } | null = null;

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const hit = armed?.point.path.test(request.url ?? '') ? armed : null;
    if (hit) armed = null;
    if (hit?.point.moment === 'before') {
      await hit.kill();
      response.destroy();
      return;
    }
    const passed = PASSED_HEADERS.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    const answer = await fetch(`${target()}${request.url}`, {
      method: request.method ?? 'GET',
      headers: Object.fromEntries(passed),
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    });
    const text = await answer.text();
    if (hit) await hit.kill();
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' });
    response.end(text);
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arm(point: Extract<KillPoint, { at: 'call' }>, kill: () => Promise<void>) {
      armed = { point, kill };
    },
    isArmed: () => armed !== null,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
