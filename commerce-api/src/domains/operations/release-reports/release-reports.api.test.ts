/** Which reports count, and what the page servers receive of them. */
import type { ReleaseReport } from '@aksamit/contracts';
import { sql } from 'kysely';
import {
  catalogOn,
  pageOf,
  RELEASE_SECRET,
  report,
  type Sent,
  USER_AGENT,
  visitorOn,
} from '../../../testing/release-visitors';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { purgeOldReports } from '.';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ env: { RELEASE_SECRET } });
});
afterAll(() => shop?.close());
beforeEach(async () => {
  await sql`truncate release_reports, release_report_sources, release_problems`.execute(shop.database.db);
  shop.setNow(null);
});

const view = (side: 'canary' | 'stable'): ReleaseReport => ({ kind: 'view', ...catalogOn(side) });
const problem = (side: 'canary' | 'stable'): ReleaseReport => ({
  kind: 'problem',
  ...catalogOn(side),
  message: 'broke',
});
const lcp = (side: 'canary' | 'stable', value: number): ReleaseReport => ({ kind: 'lcp', ...catalogOn(side), value });

async function statistics(since = '2020-01-01T00:00:00Z') {
  const answer = await shop.call(
    'GET',
    `/internal/release-statistics?module=catalog&canary=1.1.0&stable=1.0.0&since=${since}`,
    { headers: { authorization: `Bearer ${RELEASE_SECRET}` } },
  );
  expect(answer.statusCode).toBe(200);
  return answer.json().data.statistics;
}

async function rows(): Promise<number> {
  const found = await sql<{ n: number }>`select count(*)::int as n from release_reports`.execute(shop.database.db);
  return found.rows[0]?.n ?? 0;
}

describe('what counts', () => {
  it('counts visitors of both sides, once each', async () => {
    const [one, other] = [await visitorOn(shop, 'canary'), await visitorOn(shop, 'canary')];
    for (let repeat = 0; repeat < 3; repeat += 1) {
      const answer = await report(shop, one, [view('canary'), problem('canary'), lcp('canary', 1000)]);
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
    }
    await report(shop, other, [view('canary'), lcp('canary', 2000), lcp('canary', 3000)]);
    await report(shop, await visitorOn(shop, 'stable'), [view('stable')], { pageViewToken: pageOf('stable') });
    expect(await statistics()).toEqual({
      canary: { views: 2, visitorsWithProblem: 1, lcpSamples: 2, lcpP75Ms: 2500 },
      stable: { views: 1, visitorsWithProblem: 0, lcpSamples: 0, lcpP75Ms: null },
    });
  });

  it('counts what pages send to POST /reports alike', async () => {
    const body = { pageViewToken: pageOf('canary'), visitorUniqueId: await visitorOn(shop, 'canary') };
    const send = (extra: object) =>
      shop.call('POST', '/api/reports', {
        headers: { 'user-agent': USER_AGENT, 'x-forwarded-for': '203.0.113.9' },
        body: { ...body, reports: [view('canary'), lcp('canary', 1200)], ...extra },
      });
    const answers = [await send({}), await send({ pageViewToken: 'forged' })];
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual([
      [202, { data: {} }],
      [202, { data: {} }],
    ]);
    expect((await statistics()).canary).toMatchObject({ views: 1, lcpSamples: 1 });
  });

  it('counts a problem or a vital only of who was shown the version', async () => {
    await report(shop, await visitorOn(shop, 'canary'), [problem('canary'), lcp('canary', 9000)]);
    expect((await statistics()).canary).toEqual({ views: 0, visitorsWithProblem: 0, lcpSamples: 0, lcpP75Ms: null });
  });

  it('counts what came since the canary began, also of visitors who were there before', async () => {
    const visitor = await visitorOn(shop, 'stable');
    const began = new Date(Date.now() + 3_600_000);
    await report(shop, visitor, [view('stable'), problem('stable')], { pageViewToken: pageOf('stable') });
    const sides = () => statistics(began.toISOString());
    expect((await sides()).stable).toMatchObject({ views: 0 });
    shop.setNow(new Date(began.getTime() + 1000));
    await report(shop, visitor, [view('stable')], { pageViewToken: pageOf('stable') });
    expect((await sides()).stable).toMatchObject({ views: 1, visitorsWithProblem: 0 });
  });

  it('leaves out pages from before the comparison, and lets them take nobody out of it', async () => {
    const visitor = await visitorOn(shop, 'stable');
    const before = { pageViewToken: pageOf('stable', { canaries: {}, stable: {} }) };
    await report(shop, visitor, [view('stable')], before);
    expect((await statistics()).stable.views).toBe(0);
    await report(shop, visitor, [view('stable')], { pageViewToken: pageOf('stable') });
    await report(shop, visitor, [view('stable')], before);
    expect((await statistics()).stable.views).toBe(1);
  });

  it('takes two same reports at once for one', async () => {
    const visitor = await visitorOn(shop, 'canary');
    const reports = [view('canary'), problem('canary'), lcp('canary', 1)];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => report(shop, visitor, index % 2 ? reports : reports.toReversed())),
    );
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([204]));
    expect(await rows()).toBe(3);
  });
});

describe('what does not count', () => {
  const cases: [string, () => Sent | Promise<Sent>][] = [
    ['a token of another secret', () => ({ pageViewToken: pageOf('canary', {}, 'another secret') })],
    ['a changed token', () => ({ pageViewToken: `x${pageOf('canary')}` })],
    ['a page of yesterday', () => ({ pageViewToken: pageOf('canary', { issuedAt: hoursAgo(24.1) }) })],
    ['a page of tomorrow', () => ({ pageViewToken: pageOf('canary', { issuedAt: hoursAgo(-1) }) })],
    ['a page of no time', () => ({ pageViewToken: pageOf('canary', { issuedAt: 'then' }) })],
    ['a page without that version', () => ({ pageViewToken: pageOf('stable') })],
    [
      'a share that is too small for the visitor',
      () => ({ pageViewToken: pageOf('canary', { canaries: { catalog: 0 } }) }),
    ],
    ['a preview of the canary', () => ({ pageViewToken: pageOf('canary', { canaries: {} }) })],
    ['a bot', () => ({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })],
    ['no user agent', () => ({ userAgent: '' })],
  ];
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

  it.each(cases)('%s', async (_name, sent) => {
    const visitor = await visitorOn(shop, 'canary');
    const answer = await report(shop, visitor, [view('canary'), problem('canary')], await sent());
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await rows()).toBe(0);
    // The same visitor counts when nothing is wrong.
    await report(shop, visitor, [view('canary'), problem('canary')]);
    expect(await rows()).toBe(2);
  });

  it('a visitor of the other side', async () => {
    await report(shop, await visitorOn(shop, 'stable'), [view('canary')]);
    await report(shop, await visitorOn(shop, 'canary'), [view('stable')], { pageViewToken: pageOf('stable') });
    expect(await rows()).toBe(0);
  });

  it('a visitor whom nobody knows', async () => {
    expect((await report(shop, 'pl_unknown00000', [view('canary')])).statusCode).toBe(204);
    expect(await rows()).toBe(0);
  });

  it.each(['constructor', 'nothing'])('the module %s, which the page was without', async (module) => {
    const visitor = await visitorOn(shop, 'canary');
    const answer = await report(shop, visitor, [{ kind: 'view', module, version: '1.1.0' }, view('canary')]);
    expect(answer.statusCode).toBe(204);
    expect(await rows()).toBe(1);
  });
});

describe('one network', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await createTestApp({ env: { RELEASE_SECRET, RATE_LIMIT_FACTOR: '1' } });
  });
  afterAll(() => strict?.close());

  const viewers = async () => {
    const found = await sql<{ n: number }>`select count(*)::int as n from release_reports where kind = 'view'`.execute(
      strict.database.db,
    );
    return found.rows[0]?.n;
  };

  it('speaks for three visitors a day, also when many come at once', async () => {
    const now = new Date();
    const tomorrow = new Date(now.getTime() + 24 * 3_600_000);
    strict.setNow(now);
    const visitors = await Promise.all(Array.from({ length: 12 }, () => visitorOn(strict, 'canary')));
    await Promise.all(visitors.map((visitor) => report(strict, visitor, [view('canary'), problem('canary')])));
    expect(await viewers()).toBe(3);
    // Another network is not touched by it; one household's IPv6 addresses are one network.
    const others = await Promise.all(Array.from({ length: 5 }, () => visitorOn(strict, 'canary')));
    for (const [index, visitor] of others.entries()) {
      await report(strict, visitor, [view('canary')], { address: `2001:db8:7:${index}::${index + 1}` });
    }
    expect(await viewers()).toBe(6);
    strict.setNow(tomorrow);
    const pageViewToken = pageOf('canary', { issuedAt: tomorrow.toISOString() });
    const fresh = await Promise.all(Array.from({ length: 5 }, () => visitorOn(strict, 'canary')));
    for (const visitor of fresh) await report(strict, visitor, [view('canary')], { pageViewToken });
    expect(await viewers()).toBe(9);
  });

  it('is not stored as an address', async () => {
    const stored = await sql<{ source: Buffer }>`select source from release_report_sources`.execute(strict.database.db);
    expect(stored.rows.length).toBeGreaterThan(0);
    for (const { source } of stored.rows) expect(source.toString('latin1')).not.toContain('203.0.113.7');
  });

  it('is asked to wait when it calls too often', async () => {
    const answers = [];
    for (let call = 0; call < 61; call += 1) {
      answers.push(await report(strict, 'pl_unknown00000', [view('canary')], { address: '198.51.100.9' }));
    }
    expect(answers.at(-1)?.statusCode).toBe(429);
    expect(answers.at(-2)?.statusCode).toBe(204);
  });
});

describe('the calls themselves', () => {
  const send = (body: unknown) =>
    shop.call('POST', '/api/release-reports', { headers: { 'user-agent': USER_AGENT }, body });
  const whole = (reports: unknown[]) => ({ pageViewToken: 'x', visitorUniqueId: 'pl_unknown00000', reports });

  it.each([
    ['no reports', []],
    ['too many', Array.from({ length: 21 }, () => view('canary'))],
    ['an unknown kind', [{ kind: 'sale', ...catalogOn('canary') }]],
    ['a view with a value', [{ ...view('canary'), value: 1 }]],
    ['a vital without one', [{ kind: 'lcp', ...catalogOn('canary') }]],
    ['a negative vital', [lcp('canary', -1)]],
    ['a long message', [{ ...problem('canary'), message: 'x'.repeat(501) }]],
  ])('refuses %s with 422', async (_name, reports) => {
    expect((await send(whole(reports))).statusCode).toBe(422);
  });

  it('refuses a large body with 413', async () => {
    expect((await send(JSON.stringify({ filler: 'x'.repeat(61_000) }))).statusCode).toBe(413);
  });

  it('needs no market', async () => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/release-reports',
      headers: { 'content-type': 'application/json', 'user-agent': USER_AGENT },
      payload: JSON.stringify(whole([view('canary')])),
    });
    expect(answer.statusCode).toBe(204);
  });

  it.each([undefined, 'Bearer wrong', `Bearer ${RELEASE_SECRET}x`, RELEASE_SECRET])(
    'keeps what is for page servers from a caller with %j',
    async (authorization) => {
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
      const statistics = '/internal/release-statistics?module=catalog&canary=1.1.0&stable=1.0.0';
      expect((await shop.call('GET', `${statistics}&since=2026-01-01T00:00:00Z`, { headers })).statusCode).toBe(401);
      const body = { problems: [] };
      expect((await shop.call('POST', '/internal/release-problems', { headers, body })).statusCode).toBe(401);
    },
  );
});

it('purges after 30 days', async () => {
  const now = new Date();
  shop.setNow(now);
  const visitor = await visitorOn(shop, 'canary');
  await report(shop, visitor, [view('canary'), problem('canary')]);
  const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);
  await purgeOldReports(shop.database.db, inDays(1));
  const sources = () => sql`select from release_report_sources`.execute(shop.database.db);
  expect([await rows(), (await sources()).rows.length]).toEqual([2, 1]);
  await purgeOldReports(shop.database.db, inDays(29));
  expect([await rows(), (await sources()).rows.length]).toEqual([2, 0]);
  await purgeOldReports(shop.database.db, inDays(31));
  expect(await rows()).toBe(0);
});
