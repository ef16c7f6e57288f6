import type { RunningRelease } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { logInAs } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

async function report(version: string, side: string, kind: string, value: number | null, hoursAgo = 1): Promise<void> {
  const { db } = shop.database;
  const visitor = await sql<{ id: string }>`insert into visitors (unique_id, market_id)
    select 'pl_' || left(md5(random()::text), 12), id from markets order by id limit 1
    returning id::text`.execute(db);
  const add = (what: string, amount: number | null) =>
    sql`insert into release_reports (visitor_id, kind, module, version, side, value, reported_at)
      values (${visitor.rows[0]?.id}, ${what}, 'catalog', ${version}, ${side}, ${amount},
        now() - make_interval(hours => ${hoursAgo}))`.execute(db);
  await add('view', null);
  if (kind !== 'view') await add(kind, value);
}

test('versions have their visitors, share, vitals and problems of the last 24 hours', async () => {
  const { db } = shop.database;
  await report('1.0.0', 'stable', 'lcp', 1000);
  await report('1.0.0', 'stable', 'lcp', 2000);
  await report('1.0.0', 'stable', 'view', null);
  await report('1.1.0', 'canary', 'problem', null);
  await report('0.9.0', 'stable', 'view', null, 30);
  await sql`insert into release_problems (group_key, hour, number, module, version, channel, market, message, occurred_at,
      next_try_at) values ('\\x01', date_trunc('hour', now()), 1, 'catalog', '1.1.0', 'canary', 'pl', 'x is undefined',
      now(), now())`.execute(db);
  const { headers } = await logInAs(shop, 'admin');
  const { data } = (await shop.call('GET', '/api/admin/releases', { headers })).json();
  const catalog = data.releases.filter(({ module }: RunningRelease) => module === 'catalog');
  expect(catalog).toMatchObject([
    { version: '1.0.0', stableVisitors: 3, canaryVisitors: 0, canaryShare: 0, lcpP75Ms: 1750, visitorsWithProblem: 0 },
    {
      version: '1.1.0',
      stableVisitors: 0,
      canaryVisitors: 1,
      canaryShare: 0.25,
      lcpP75Ms: null,
      visitorsWithProblem: 1,
    },
  ]);
  expect(data.problems).toMatchObject([{ module: 'catalog', version: '1.1.0', message: 'x is undefined', count: 1 }]);
});
