import { sql } from 'kysely';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../testing/test-app';
import { platformError } from './api-error';
import type { RouteModule } from './app-types';
import { withIdempotencyKey } from './idempotency';

let calls = 0;
let during: (pid: number) => Promise<void> = async () => {};

/** Counts in a table, in the same transaction as the key. */
const probes: RouteModule = (app, { db }) => {
  app.post('/api/counted', { schema: { body: z.strictObject({ n: z.int() }) } }, (request, reply) =>
    withIdempotencyKey(db, request, reply, async (trx) => {
      calls += 1;
      const written = await sql<{ pid: number }>`insert into rate_counters (key, window_start, count)
        values ('counted', now(), ${request.body.n}) on conflict (key)
        do update set count = rate_counters.count + excluded.count returning pg_backend_pid() as pid`.execute(trx);
      await during(written.rows[0]?.pid ?? 0);
      if (request.body.n === 13) throw platformError('409 conflict');
      if (request.body.n === 7) return { refusal: platformError('409 already_rated') };
      return { status: 201, body: { data: { calls } } };
    }),
  );
};

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ modules: [probes] });
});
afterAll(() => shop?.close());
beforeEach(async () => {
  calls = 0;
  during = async () => {};
  await sql`delete from rate_counters where key = 'counted'`.execute(shop.database.db);
});

const send = (n: number, key: string | null) =>
  shop.call('POST', '/api/counted', { body: { n }, headers: key === null ? {} : { 'idempotency-key': key } });

async function counted(): Promise<number> {
  const found = await sql<{ count: number }>`select count from rate_counters where key = 'counted'`.execute(
    shop.database.db,
  );
  return found.rows[0]?.count ?? 0;
}

test('a repeat is answered with what was answered first; another body is refused; without a key each counts', async () => {
  const first = await send(1, 'counted-once');
  const again = await send(1, 'counted-once');
  expect([first.statusCode, again.statusCode, again.headers['idempotent-replayed']]).toEqual([201, 201, 'true']);
  expect(again.json()).toEqual(first.json());
  expect((await send(2, 'counted-once')).json().error.code).toBe('idempotency_mismatch');
  expect(await counted()).toBe(1);
  await send(1, null);
  await send(1, null);
  expect(await counted()).toBe(3);
});

test('while the first runs its repeats are asked to wait, and nothing is done twice', async () => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    during = async () => {
      resolve();
      await gate;
    };
  });
  const first = send(1, 'counted-slow');
  await reached;
  const repeats = await Promise.all([send(1, 'counted-slow'), send(1, 'counted-slow')]);
  for (const repeat of repeats) {
    expect([repeat.statusCode, repeat.json().error.code]).toEqual([409, 'idempotency_running']);
    expect(repeat.headers['retry-after']).toBe('1');
  }
  release();
  expect((await first).statusCode).toBe(201);
  expect((await send(1, 'counted-slow')).headers['idempotent-replayed']).toBe('true');
  expect([calls, await counted()]).toEqual([1, 1]);
});

test('work that is refused leaves neither its writes nor its key', async () => {
  expect((await send(13, 'counted-bad')).statusCode).toBe(409);
  expect(await counted()).toBe(0);
  expect((await send(13, 'counted-bad')).json().error.code).toBe('conflict');
  expect(calls).toBe(2);
});

test('work that loses its connection is undone whole: the repeat does it at once', async () => {
  during = async (pid) => {
    await sql`select pg_terminate_backend(${pid})`.execute(shop.database.db);
  };
  expect((await send(1, 'counted-lost')).statusCode).toBeGreaterThanOrEqual(500);
  during = async () => {};
  expect((await send(1, 'counted-lost')).statusCode).toBe(201);
  expect(await counted()).toBe(1);
});

test('a refusal that is returned keeps what was written, and lets the key go', async () => {
  expect((await send(7, 'counted-refused')).json().error.code).toBe('already_rated');
  expect(await counted()).toBe(7);
  const again = await send(7, 'counted-refused');
  expect([again.json().error.code, again.headers['idempotent-replayed']]).toEqual(['already_rated', undefined]);
  expect([calls, await counted()]).toEqual([2, 14]);
  await send(7, null);
  expect(await counted()).toBe(21);
});
