/** Problems on their way from the browser to the error-reporting service, over its real protocol. */
import type { AddressInfo } from 'node:net';
import type { ReleaseReport } from '@aksamit/contracts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { buildSandbox } from '../../../../sandbox/sandbox-app';
import { catalogOn, pageOf, RELEASE_SECRET, report, visitorOn } from '../../../testing/release-visitors';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database';
import { createSentryClient, purgeOldReports, type SentryClient, sendDueProblems } from '.';

const keys = { merchantId: 1, posId: 1, apiKey: 'a', crcKey: 'c' };
const NOON = new Date('2026-03-01T12:00:00Z');
const inMinutes = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

let shop: TestApp;
let sandboxDatabase: TestDatabase;
let sandbox: Awaited<ReturnType<typeof buildSandbox>>;
let sentry: SentryClient;
beforeAll(async () => {
  shop = await createTestApp({ env: { RELEASE_SECRET, SENTRY_DSN: 'http://unused@127.0.0.1/1' } });
  sandboxDatabase = await createTestDatabase();
  const options = { databaseUrl: sandboxDatabase.url, publicOrigin: 'http://shop.test', przelewy24: keys };
  sandbox = await buildSandbox({ ...options, sentryDsn: 'http://key@127.0.0.1/sandbox/sentry/1' });
  await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = sandbox.app.server.address() as AddressInfo;
  sentry = createSentryClient({ dsn: `http://key@127.0.0.1:${port}/sandbox/sentry/1`, environment: 'test' });
});
afterAll(async () => {
  await shop?.close();
  await sandbox?.close();
  await sandboxDatabase?.drop();
});
beforeEach(async () => {
  await sql`truncate release_reports, release_report_sources, release_problems`.execute(shop.database.db);
  sandbox.sentry.behaviour.reset();
  sandbox.sentry.events.clear();
  shop.setNow(NOON);
});

const token = () => pageOf('canary', { issuedAt: NOON.toISOString() });
const problem = (message: string, more: Partial<ReleaseReport> = {}): ReleaseReport =>
  ({ kind: 'problem', ...catalogOn('canary'), message, ...more }) as ReleaseReport;

async function sendProblems(reports: ReleaseReport[], times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const answer = await report(shop, await visitorOn(shop, 'canary'), reports, { pageViewToken: token() });
    expect(answer.statusCode).toBe(204);
  }
}

/** One round of the worker. */
const round = (now = inMinutes(0)) =>
  sendDueProblems({ db: shop.database.db, logger: pino({ level: 'silent' }), sentry }, now);
const events = () => sandbox.sentry.events.all();

async function states(): Promise<Record<string, number>> {
  const found = await sql<{ state: string; n: number }>`select state, count(*)::int as n from release_problems
    group by state`.execute(shop.database.db);
  return Object.fromEntries(found.rows.map(({ state, n }) => [state, n]));
}

it('passes a problem on with its release, its place and without personal data', async () => {
  await sendProblems([
    problem('TypeError: no price for jan@example.com', {
      page: 'product',
      phase: 'render',
      stack:
        'TypeError: no price for jan@example.com\n    at f (https://shop.test/assets/catalog/1.1.0/app.js?u=1:2:3)',
    }),
  ]);
  expect(await round()).toBe(1);
  expect(await round()).toBe(0);
  expect(events()).toHaveLength(1);
  const [received] = events();
  expect(received).toMatchObject({
    release: 'catalog@1.1.0',
    environment: 'test',
    transaction: 'catalog/product',
    type: 'TypeError',
    message: 'no price for [e-mail]',
    tags: {
      module: 'catalog',
      version: '1.1.0',
      channel: 'canary',
      market: 'pl',
      page: 'product',
      phase: 'render',
    },
    count: 1,
    times: 1,
  });
  expect(received?.eventId).toMatch(/^[0-9a-f]{32}$/);
  const sent = JSON.stringify(received?.event);
  expect(sent).toContain('"filename":"https://shop.test/assets/catalog/1.1.0/app.js","function":"f","lineno":2');
  expect(sent).toContain(`"timestamp":"${NOON.toISOString()}"`);
  expect(sent).not.toContain('jan@');
  expect(sent).not.toContain('u=1');
});

it('distinguishes a canary’s problem from a stable one’s, also of a visitor who counts on no side', async () => {
  const visitor = await visitorOn(shop, 'canary');
  const pageViewToken = pageOf('stable', { issuedAt: NOON.toISOString() });
  await report(shop, visitor, [problem('old', catalogOn('stable'))], { pageViewToken });
  await round();
  expect(events()).toEqual([
    expect.objectContaining({ release: 'catalog@1.0.0', tags: expect.objectContaining({ channel: 'stable' }) }),
  ]);
  expect((await sql`select from release_reports`.execute(shop.database.db)).rows).toEqual([]);
});

it('sends the first five of an hour by themselves, the rest as one when the hour is over', async () => {
  await sendProblems([problem('storm'), problem('other')], 12);
  await round();
  await round(inMinutes(59));
  const of = (message: string) => events().filter((event) => event.message === message);
  expect([of('storm').length, of('other').length]).toEqual([5, 5]);
  await round(inMinutes(61));
  expect(of('storm').map((event) => event.count)).toEqual([7, 1, 1, 1, 1, 1]);
  shop.setNow(inMinutes(60));
  await sendProblems([problem('storm')]);
  await round(inMinutes(62));
  expect(of('storm')).toHaveLength(7);
});

it('loses none of a storm that comes at once', async () => {
  const visitors = await Promise.all(Array.from({ length: 20 }, () => visitorOn(shop, 'canary')));
  await Promise.all(
    visitors.map((visitor, index) => {
      const both = [problem('one'), problem('two')];
      return report(shop, visitor, index % 2 ? both : both.toReversed(), { pageViewToken: token() });
    }),
  );
  await round();
  await round(inMinutes(61));
  for (const message of ['one', 'two']) {
    const counts = events().filter((event) => event.message === message);
    expect(counts.reduce((sum, event) => sum + event.count, 0)).toBe(20);
    expect(counts).toHaveLength(6);
  }
});

it('tries again while the service is away, under the same id', async () => {
  await sendProblems([problem('a'), problem('b')]);
  sandbox.sentry.behaviour.configure({ status: 503 });
  expect(await round()).toBe(0);
  expect(await round()).toBe(0);
  expect(await states()).toEqual({ due: 2 });
  sandbox.sentry.behaviour.configure({ status: null, loseAnswer: true, times: 2 });
  await round(inMinutes(1));
  await round(inMinutes(2));
  await round(inMinutes(10));
  expect(await states()).toEqual({ sent: 2 });
  expect(events().map((event) => event.message)).toEqual(expect.arrayContaining(['a', 'b']));
  expect(events()).toHaveLength(2);
  expect(events().reduce((sum, event) => sum + event.times, 0)).toBe(4);
});

it('sends again what was taken by a worker that died', async () => {
  await sendProblems([problem('a')]);
  const dying: SentryClient = {
    async send(due, now) {
      await sentry.send(due, now);
      throw new Error('killed');
    },
  };
  await expect(
    sendDueProblems({ db: shop.database.db, logger: pino({ level: 'silent' }), sentry: dying }, inMinutes(0)),
  ).rejects.toThrow('killed');
  expect(await round()).toBe(0);
  expect(await round(inMinutes(1))).toBe(1);
  expect(events()).toEqual([expect.objectContaining({ times: 2 })]);
});

it('waits as long as the service asks, with everything', async () => {
  await sendProblems([problem('a')]);
  sandbox.sentry.behaviour.configure({ status: 429, retryAfter: 1800, times: 1 });
  expect(await round()).toBe(0);
  await sendProblems([problem('b')]);
  expect(await round(inMinutes(29))).toBe(1);
  expect(await round(inMinutes(31))).toBe(1);
});

it('does not try for ever what the service refuses', async () => {
  await sendProblems([problem('bad'), problem('good')]);
  sandbox.sentry.behaviour.configure({ status: 400, times: 1 });
  expect(await round()).toBe(1);
  expect(await states()).toEqual({ sent: 1, failed: 1 });
  await sendProblems([problem('old')]);
  sandbox.sentry.behaviour.configure({ status: 500 });
  await round(inMinutes(4 * 24 * 60));
  expect(await states()).toEqual({ sent: 1, failed: 2 });
});

it('gives each problem to one of several workers', async () => {
  await sendProblems([problem('a'), problem('b'), problem('c')], 4);
  const sent = await Promise.all(Array.from({ length: 4 }, () => round()));
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(12);
  expect(events().map((event) => event.times)).toEqual(Array(12).fill(1));
});

it('is silent when nothing answers there', async () => {
  await sendProblems([problem('a')]);
  const nowhere = createSentryClient({ dsn: 'http://key@127.0.0.1:9/1', environment: 'test' });
  const sending = { db: shop.database.db, logger: pino({ level: 'silent' }), sentry: nowhere };
  expect(await sendDueProblems(sending, inMinutes(0))).toBe(0);
  expect(await states()).toEqual({ due: 1 });
});

it('passes on fifty problems of one visitor in a day', async () => {
  const strict = await createTestApp({
    env: { RELEASE_SECRET, SENTRY_DSN: 'http://unused@127.0.0.1/1', RATE_LIMIT_FACTOR: '1' },
  });
  strict.setNow(NOON);
  const visitor = await visitorOn(strict, 'canary');
  for (let call = 0; call < 4; call += 1) {
    const many = Array.from({ length: 20 }, (_, index) => problem(`${call} ${index}`));
    await report(strict, visitor, many, { pageViewToken: token() });
  }
  const queued = await sql`select from release_problems`.execute(strict.database.db);
  expect(queued.rows).toHaveLength(50);
  await strict.close();
});

it('passes on what page servers report, for no visitor', async () => {
  const headers = { authorization: `Bearer ${RELEASE_SECRET}` };
  const found = { ...catalogOn('canary'), channel: 'canary', market: 'pl', page: 'product', message: 'Error: a@b.pl' };
  const send = (problems: unknown[]) =>
    shop.call('POST', '/internal/release-problems', { headers, body: { problems } });
  const answer = await send([found, { ...found, message: 'other' }]);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect((await send([])).statusCode).toBe(422);
  expect((await send([{ ...found, channel: 'none' }])).statusCode).toBe(422);
  expect(await round()).toBe(2);
  const tags = expect.objectContaining({ module: 'catalog', version: '1.1.0', channel: 'canary', phase: 'server' });
  expect(events()).toContainEqual(expect.objectContaining({ message: '[e-mail]', type: 'Error', tags }));
  expect((await sql`select from release_reports`.execute(shop.database.db)).rows).toEqual([]);
});

it('is forgotten after 30 days', async () => {
  await sendProblems([problem('a')]);
  await purgeOldReports(shop.database.db, inMinutes(29 * 24 * 60));
  expect(await states()).toEqual({ due: 1 });
  await purgeOldReports(shop.database.db, inMinutes(31 * 24 * 60));
  expect(await states()).toEqual({});
});

it('keeps problems for the release commands without a service, and queues none', async () => {
  const without = await createTestApp({ env: { RELEASE_SECRET } });
  without.setNow(NOON);
  await report(without, await visitorOn(without, 'canary'), [problem('a')], { pageViewToken: token() });
  expect((await sql`select from release_reports`.execute(without.database.db)).rows).toHaveLength(1);
  const queued = await sql`select state from release_problems`.execute(without.database.db);
  expect(queued.rows).toEqual([{ state: 'kept' }]);
  await without.close();
});
