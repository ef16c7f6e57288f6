/**
 * A full, unavailable or hanging database: callers get 503 with a short retry-after, and the log shows the first error.
 */
import { sql } from 'kysely';
import { newKey } from '../testing/commerce-fixture';
import { createHungServer } from '../testing/hung-server';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import type { RouteModule } from './app-types';
import { inTransaction, openDatabase } from './database';
import { withIdempotencyKeyAroundProvider } from './idempotency-around-provider';
import { createLogger } from './run-program';

let calls = 0;
let duringOnce: () => Promise<void> = async () => {};
const probes: RouteModule = (app, { db }) => {
  const fail = (code: string) =>
    sql`do ${sql.lit(`begin raise exception 'could not extend file' using errcode = '${code}'; end`)}`.execute(db);
  app.post('/api/failing/:code', (request) => fail(String(Reflect.get(Object(request.params), 'code'))));
  app.post('/api/killed', () =>
    inTransaction(db, async (trx) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
    }),
  );
  app.post('/api/hanging', () =>
    inTransaction(db, async (trx) => {
      await sql`select 'it hangs here'`.execute(trx);
    }),
  );
  app.post('/api/once', (request, reply) =>
    withIdempotencyKeyAroundProvider(db, request, reply, async () => {
      calls += 1;
      await duringOnce();
      return { status: 201, body: { data: { calls } } };
    }),
  );
};

const lines: string[] = [];
const logger = createLogger('test', 'warn', { write: (line) => void lines.push(line) });
const loggedErrors = () => lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ modules: [probes], logger });
});
afterAll(() => shop?.close());
beforeEach(() => {
  lines.splice(0);
  calls = 0;
  duringOnce = async () => {};
  shop.setNow(null);
});

const readiness = async (app: TestApp = shop) => (await app.app.inject({ url: '/readyz' })).statusCode;

test('a full disk is 503 with retry-after in both languages; the API is not ready until it was given ten seconds', async () => {
  const start = new Date('2026-01-01T12:00:00Z');
  shop.setNow(start);
  expect(await readiness()).toBe(200);
  for (const [locale, message] of [
    ['pl', 'Sklep chwilowo nie odpowiada, spróbuj za moment'],
    ['en', 'The shop cannot answer at the moment, try again soon'],
  ] as const) {
    const full = await shop.call('POST', '/api/failing/53100', { headers: { 'accept-language': locale } });
    expect([full.statusCode, full.json().error.code, full.headers['retry-after']]).toEqual([
      503,
      'service_unavailable',
      '5',
    ]);
    expect(full.json().error.message).toBe(message);
  }
  expect(loggedErrors()[0]?.err.code).toBe('53100');
  expect(await readiness()).toBe(503);
  shop.setNow(new Date(start.getTime() + 10_000));
  expect(await readiness()).toBe(200);
});

test.each(['53200', '57P05', '58000', '08P01'])('SQLSTATE %s is 503 with retry-after', async (code) => {
  const answer = await shop.call('POST', `/api/failing/${code}`);
  expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([503, true]);
});

test('a connection that dies inside a transaction is 503, and its own error is the one that is logged', async () => {
  const answer = await shop.call('POST', '/api/killed');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
  expect(loggedErrors()).toMatchObject([{ err: { code: '57P01' } }]);
  expect(await readiness()).toBe(200);
});

describe('a database that hangs', () => {
  let database: TestDatabase;
  let hung: Awaited<ReturnType<typeof createHungServer>>;
  let away: TestApp;
  beforeAll(async () => {
    database = await createTestDatabase();
    hung = await createHungServer(database.url);
    // The server's own time-out would take minutes: the client aborts first.
    const handle = openDatabase(hung.url, 2, () => {}, {
      // More than a loaded machine needs to connect.
      connectionMs: 3_000,
      statementMs: 120_000,
      lockMs: 120_000,
      idleInTransactionMs: 120_000,
      queryMs: 3_000,
    });
    away = await createTestApp({ modules: [probes], logger, database: { ...database, ...handle } });
  });
  afterAll(async () => {
    hung?.resume();
    await away?.app.close();
    await away?.database.close();
    await hung?.close();
    await database?.drop();
  });

  test('is given up by the client, for every call and for readiness, and found again once it answers', async () => {
    hung.hangAt('it hangs here');
    const hanging = await away.app.inject({ method: 'POST', url: '/api/hanging', headers: { 'market-slug': 'pl' } });
    expect([hanging.statusCode, hanging.headers['retry-after']]).toEqual([503, '1']);
    expect(loggedErrors()[0]?.err.message).toMatch(/Query read timeout|timeout exceeded when trying to connect/);
    const next = await Promise.all([1, 2, 3].map(() => away.call('POST', '/api/killed')));
    expect(next.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
    expect(await readiness(away)).toBe(503);
    hung.resume();
    let status = 503;
    while (status !== 200) status = await readiness(away);
  });
});

describe('a request whose process died', () => {
  const once = (app: TestApp, key: string) =>
    app.call('POST', '/api/once', {
      headers: { 'idempotency-key': key, 'visitor-unique-id': 'pl_aaaaaaaaaaaa' },
      body: {},
    });

  test('is taken over at once; as long as the process lives its repeats wait', async () => {
    const { db } = shop.database;
    const key = newKey();
    let hasBegun = () => {};
    const begun = new Promise<void>((resolve) => {
      hasBegun = resolve;
    });
    let finish = () => {};
    duringOnce = () => {
      hasBegun();
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    };
    const first = once(shop, key);
    await begun;
    duringOnce = async () => {};
    const waiting = await once(shop, key);
    expect([waiting.statusCode, waiting.json().error.code, waiting.headers['retry-after']]).toEqual([
      409,
      'idempotency_running',
      '1',
    ]);
    // The process's own connection ends with it.
    const { rows } = await sql<{ pid: number }>`select l.pid from pg_locks l join idempotency_keys k
      on l.locktype = 'advisory' and l.objid = k.claimed_by::oid where k.state = 'running'`.execute(db);
    expect(rows).toHaveLength(1);
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 10000)`.execute(db);
    const second = await once(shop, key);
    expect([second.statusCode, second.json().data.calls]).toEqual([201, 2]);
    finish();
    await first;
    expect((await once(shop, key)).headers['idempotent-replayed']).toBe('true');
  });

  test('what fails with the database is repeated at once', async () => {
    const key = newKey();
    duringOnce = async () => {
      duringOnce = async () => {};
      throw Object.assign(new Error('terminating connection'), { code: '57P01' });
    };
    expect((await once(shop, key)).statusCode).toBe(503);
    let answer = await once(shop, key);
    while (answer.statusCode === 409) answer = await once(shop, key);
    expect([answer.statusCode, answer.json().data.calls]).toEqual([201, 2]);
  });
});
