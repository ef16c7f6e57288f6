/** Reports beyond the limit of one network: they reach their team, and affect no comparison. */
import type { ReleaseReport } from '@aksamit/contracts';
import { sql } from 'kysely';
import { catalogOn, pageOf, RELEASE_SECRET, report, visitorOn } from '../../../testing/release-visitors';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { purgeOldReports } from '.';

const NOON = new Date('2026-03-01T12:00:00Z');
const DAY_MS = 24 * 3_600_000;
const authorization = `Bearer ${RELEASE_SECRET}`;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({
    env: { RELEASE_SECRET, SENTRY_DSN: 'http://unused@127.0.0.1/1', RATE_LIMIT_FACTOR: '1' },
  });
});
afterAll(() => shop?.close());
beforeEach(async () => {
  await sql`truncate release_reports, release_report_sources, release_report_networks, release_uncounted_reports,
    release_problems`.execute(shop.database.db);
  shop.setNow(NOON);
});

const pageViewToken = () => pageOf('canary', { issuedAt: NOON.toISOString() });
const view: ReleaseReport = { kind: 'view', ...catalogOn('canary') };
const problem = (message: string): ReleaseReport => ({
  kind: 'problem',
  ...catalogOn('canary'),
  phase: 'mount',
  message,
});

async function send(visitors: number, reports: ReleaseReport[], address?: string): Promise<void> {
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const from = address === undefined ? {} : { address };
    await report(shop, await visitorOn(shop, 'canary'), reports, { pageViewToken: pageViewToken(), ...from });
  }
}

async function known(since = NOON) {
  const url = `/internal/release-problems?since=${since.toISOString()}`;
  const answer = await shop.call('GET', url, { headers: { authorization } });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

it('shows a team all that goes wrong behind its own network, and counts three visitors of it', async () => {
  await send(10, [view, problem('mount is not a function')]);
  const { problems, uncounted } = await known();
  expect(problems).toEqual([
    {
      ...catalogOn('canary'),
      channel: 'canary',
      phase: 'mount',
      page: null,
      message: 'mount is not a function',
      count: 10,
      lastAt: NOON.toISOString(),
    },
  ]);
  expect(uncounted).toEqual([{ ...catalogOn('canary'), views: 7, problems: 7 }]);
  const query = `module=catalog&canary=1.1.0&stable=1.0.0&since=2020-01-01T00:00:00Z`;
  const judged = await shop.call('GET', `/internal/release-statistics?${query}`, { headers: { authorization } });
  expect(judged.json().data.statistics.canary).toMatchObject({ views: 3, visitorsWithProblem: 3 });
  const queued = await sql<{
    n: number;
  }>`select sum(count)::int as n from release_problems where state = 'due'`.execute(shop.database.db);
  expect(queued.rows).toEqual([{ n: 10 }]);
});

it('stays few rows whatever one network makes up', async () => {
  await send(3, [view]);
  for (let call = 0; call < 6; call += 1) {
    await send(
      1,
      Array.from({ length: 20 }, (_, index) => problem(`${call} ${index}`)),
    );
  }
  const rows = async (table: string) =>
    (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(shop.database.db)).rows[0]?.n;
  expect(await rows('release_problems')).toBe(50);
  expect(await rows('release_uncounted_reports')).toBe(1);
  expect(await rows('release_report_networks')).toBe(1);
  expect((await known()).uncounted).toMatchObject([{ problems: 120 }]);
  // Another network has its own share.
  await send(4, [problem('elsewhere')], '198.51.100.4');
  expect((await known()).problems).toContainEqual(expect.objectContaining({ message: 'elsewhere', count: 4 }));
});

it('reports nothing that was not signed by a page server, and nothing to strangers', async () => {
  await send(3, [view]);
  await report(shop, await visitorOn(shop, 'canary'), [problem('made up')], { pageViewToken: 'forged' });
  expect(await known()).toEqual({ problems: [], uncounted: [] });
  const asked = await shop.call('GET', `/internal/release-problems?since=${NOON.toISOString()}`);
  expect(asked.statusCode).toBe(401);
});

it('is forgotten: whose network it was after a day, the sums after 30', async () => {
  await send(4, [view, problem('a')]);
  const count = async () => {
    const found = await sql<{ networks: number; sums: number }>`select
      (select count(*) from release_report_networks)::int as networks,
      (select count(*) from release_uncounted_reports)::int as sums`.execute(shop.database.db);
    return found.rows[0];
  };
  const after = (days: number) => purgeOldReports(shop.database.db, new Date(NOON.getTime() + days * DAY_MS));
  await after(1);
  expect(await count()).toEqual({ networks: 1, sums: 1 });
  await after(2);
  expect(await count()).toEqual({ networks: 0, sums: 1 });
  await after(31);
  expect(await count()).toEqual({ networks: 0, sums: 0 });
});
