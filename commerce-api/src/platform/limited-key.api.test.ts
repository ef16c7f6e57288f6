import { sql } from 'kysely';
import { z } from 'zod';
import { commitsOf, recordStatements } from '../testing/record-statements';
import { createTestApp, type TestApp } from '../testing/test-app';
import { platformError } from './api-error';
import type { RouteModule } from './app-types';
import { limitedScope, withLimitedKey } from './idempotency';

const LIMIT = { key: 'attempts', limit: 3, windowSeconds: 3600 };
const attempts = { limit: LIMIT, factor: 1 };
let meanwhile: () => Promise<unknown> = async () => {};

/** Writes its number, in the same transaction as the key and the count. */
const probes: RouteModule = (app, { db }) => {
  app.post('/api/tried', { schema: { body: z.strictObject({ n: z.int() }) } }, async (request, reply) => {
    const scope = await limitedScope(db, request, attempts);
    return withLimitedKey(db, request, reply, { scope, attempts }, async (trx) => {
      const { n } = request.body;
      await sql`insert into rate_counters (key, window_start, count) values ('work', now(), ${n})`.execute(trx);
      await meanwhile();
      if (n === 13) throw platformError('409 conflict');
      const lastWrite = sql`insert into rate_counters (key, window_start, count) values ('last write', now(), ${n})`;
      return { status: 201, body: { data: { n } }, lastWrites: [lastWrite] };
    });
  });
};

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ modules: [probes] });
});
afterAll(() => shop?.close());
beforeEach(async () => {
  meanwhile = async () => {};
  await sql`delete from rate_counters`.execute(shop.database.db);
  await sql`delete from idempotency_keys`.execute(shop.database.db);
});

async function send(n: number, key: string | null): Promise<string> {
  const headers: Record<string, string> = key === null ? {} : { 'idempotency-key': key };
  const answer = await shop.call('POST', '/api/tried', { body: { n }, headers });
  return answer.statusCode === 201 ? '201' : `${answer.statusCode} ${answer.json().error.code}`;
}

async function counts(): Promise<Record<string, number>> {
  const found = await sql<{ key: string; count: number }>`select key, count from rate_counters
    where key in ('attempts', 'work', 'last write')`.execute(shop.database.db);
  return Object.fromEntries(found.rows.map(({ key, count }) => [key, count]));
}

const useUp = () =>
  sql`insert into rate_counters (key, window_start, count) values ('attempts', now(), 3) on conflict (key)
    do update set count = 3`.execute(shop.database.db);

test('what succeeds is counted in its own transaction', async () => {
  const [status, texts] = await recordStatements(() => send(1, 'tried-once'));
  expect([status, commitsOf(texts)]).toEqual(['201', 1]);
  expect(await counts()).toEqual({ attempts: 1, work: 1, 'last write': 1 });
});

test.each([
  ['that fail', 13, ['tried-01', 'tried-02', 'tried-03'], '409 conflict'],
  ['that are repeats', 1, ['tried-again', 'tried-again', 'tried-again'], '201'],
  ['without a key', 1, [null, null, null], '422 idempotency_key_required'],
])('attempts %s count; the next one is refused', async (_name, n, keys, expected) => {
  for (const key of keys) expect(await send(n, key)).toBe(expected);
  expect((await counts()).attempts).toBe(3);
  const before = await counts();
  const refused = await shop.call('POST', '/api/tried', {
    body: { n: 2 },
    headers: { 'idempotency-key': 'tried-late' },
  });
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(await send(n, keys[0] ?? null)).toBe('429 too_many_requests');
  const { attempts: _before, ...written } = before;
  expect(await counts()).toMatchObject(written);
});

test.each([
  ['succeeds', 1],
  ['fails', 13],
])('one that %s after others have used up the limit is refused, and leaves nothing behind', async (_name, n) => {
  meanwhile = useUp;
  expect(await send(n, 'tried-late')).toBe('429 too_many_requests');
  const { work, 'last write': lastWrite } = await counts();
  expect([work, lastWrite]).toEqual([undefined, undefined]);
  const left = await sql`select from idempotency_keys`.execute(shop.database.db);
  expect(left.rows).toEqual([]);
});

test('a window that is over limits nothing', async () => {
  await useUp();
  await sql`update rate_counters set window_start = now() - interval '61 minutes'`.execute(shop.database.db);
  expect(await send(1, 'tried-later')).toBe('201');
  expect((await counts()).attempts).toBe(1);
});
