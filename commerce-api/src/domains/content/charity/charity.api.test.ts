import { storeDateOf } from '@aksamit/contracts/store-time';
import { sql } from 'kysely';
import { expectRefusal } from '../../../testing/errors/refusals';
import { logInAll, type Person, type Role } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { peoplePolicies } from '../../people/policies';
import { anonymizeOldReviewers, publishCharityMonth } from './charity-queries';

let shop: TestApp;
let people: Record<Role, Person>;
beforeAll(async () => {
  shop = await createTestApp();
  // The demo's months would stand in the way.
  await sql`alter table charity_months disable trigger user`.execute(shop.database.db);
  await sql`delete from charity_months`.execute(shop.database.db);
  await sql`alter table charity_months enable trigger user`.execute(shop.database.db);
  await sql`delete from charity_entries`.execute(shop.database.db);
  people = await logInAll(shop);
});
afterAll(() => shop.close());
afterEach(() => shop.setNow(null));

const manager = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  shop.call(method, `/api/admin${path}`, { headers: people.manager.headers, body });

describe('charity', () => {
  const entry = (reviewerName: string, change: object = {}) => ({
    locationId: '1',
    reviewerName,
    rating: 5,
    hasComment: true,
    hasPhotos: false,
    postedAt: '2026-10-15T12:00:00+02:00',
    ...change,
  });
  const add = (body: object) => manager('POST', '/charity-entries', body);
  const adding = (body: object) => ({
    method: 'POST' as const,
    url: '/api/admin/charity-entries',
    headers: people.manager.headers,
    body,
  });
  const now = new Date('2026-11-02T12:00:00+01:00');
  const published = async () => (await shop.call('GET', '/api/charity-totals?sort=month&perPage=100')).json();

  test('one entry per customer and salon: 5 zł, 10 zł with photos, none when disqualified', async () => {
    shop.setNow(now);
    const first = (await add(entry('Ola Żak'))).json().data.charityEntry;
    expect(first.amount).toBe(500);
    const again = adding(entry('ola  zak', { hasPhotos: true }));
    await expectRefusal(shop, 'POST /admin/charity-entries 409 entry_exists', again);
    expect((await add(entry('Ola Żak', { locationId: '2', hasPhotos: true }))).json().data.charityEntry.amount).toBe(
      1000,
    );
    const out = await manager('PUT', `/charity-entries/${first.id}`, { status: 'disqualified', reason: 'wulgaryzmy' });
    expect(out.json().data.charityEntry).toMatchObject({ status: 'disqualified', amount: 0 });
    await manager('PUT', `/charity-entries/${first.id}`, { status: 'counted' });
    expect((await add(entry('X', { locationId: '999999' }))).json().error.fields).toHaveProperty('locationId');
    expect((await add(entry('X', { postedAt: '2027-01-01T00:00:00Z' }))).json().error.fields).toHaveProperty(
      'postedAt',
    );
    expect((await add(entry('X', { rating: 6 }))).statusCode).toBe(422);
    const early = await add(entry('X', { postedAt: '2021-10-31T23:59:59+01:00' }));
    expect(early.json().error.fields).toHaveProperty('postedAt');
    const list = (await manager('GET', '/charity-entries?month=2026-10')).json();
    expect(list.meta.total).toBe(2);
  });

  test('a month is published once, whoever does it, and then stays as it was promised', async () => {
    const { db } = shop.database;
    // The last minute of the month by the salons' clock, which is another month in UTC.
    shop.setNow(now);
    await add(entry('Późna', { locationId: '3', postedAt: '2026-10-31T23:59:00+01:00' }));
    await add(entry('Listopad', { locationId: '3', postedAt: '2026-11-01T00:00:00+01:00' }));
    const time = new Date('2026-11-08T09:00:00+01:00');
    const rounds = await Promise.all([1, 2, 3].map(() => publishCharityMonth(db, time)));
    expect(rounds.filter(Boolean)).toHaveLength(1);
    expect((await published()).data.charityTotals.find((one: { month: string }) => one.month === '2026-10')).toEqual({
      month: '2026-10',
      entriesCount: 3,
      amount: 2000,
      currency: 'PLN',
      publishedAt: time.toISOString(),
      payBy: '2026-11-20',
      paidAt: null,
    });
    shop.setNow(time);
    const late = adding(entry('Spóźniona', { locationId: '4' }));
    await expectRefusal(shop, 'POST /admin/charity-entries 409 month_published', late);
    const [listed] = (await manager('GET', '/charity-entries?month=2026-10')).json().data.charityEntries;
    await expectRefusal(shop, 'PUT /admin/charity-entries/{id} 409 month_published', {
      method: 'PUT',
      url: `/api/admin/charity-entries/${listed.id}`,
      headers: people.manager.headers,
      body: { status: 'disqualified', reason: 'x' },
    });
    await expect(sql`update charity_months set amount = 0`.execute(db)).rejects.toThrow('a published month stays');
  });

  test('of an entry and the publication at once, the sum and the entries agree, in ten rounds', async () => {
    const { db } = shop.database;
    for (let round = 1; round <= 10; round += 1) {
      const [year, next] = [2030 + round, `${2030 + round}-02-08T09:00:00+01:00`];
      shop.setNow(new Date(next));
      const body = entry(`Osoba ${round}`, { postedAt: `${year}-01-10T12:00:00+01:00` });
      const [answer] = await Promise.all([add(body), publishCharityMonth(db, new Date(next))]);
      const { rows } = await sql<{ count: number }>`select entries_count as count from charity_months
        where month = ${`${year}-01-01`}::date`.execute(db);
      expect([answer.statusCode, rows[0]?.count]).toEqual(answer.statusCode === 201 ? [201, 1] : [409, 0]);
    }
  });

  test('a published month is paid once, and never taken back', async () => {
    const time = new Date('2026-11-18T10:00:00+01:00');
    shop.setNow(time);
    await publishCharityMonth(shop.database.db, time);
    const pay = (month: string, body: object = { paid: true }) => manager('PUT', `/charity-months/${month}`, body);
    const paid = await pay('2026-10');
    expect(paid.json().data.charityTotal).toMatchObject({ month: '2026-10', paidAt: time.toISOString() });
    shop.setNow(new Date('2026-11-19T10:00:00+01:00'));
    expect((await pay('2026-10')).json().data.charityTotal.paidAt).toBe(time.toISOString());
    expect((await published()).data.charityTotals).toContainEqual(
      expect.objectContaining({ month: '2026-10', paidAt: time.toISOString() }),
    );
    expect((await pay('2026-12')).statusCode).toBe(404);
    expect((await pay('2026-13')).statusCode).toBe(404);
    expect((await pay('2026-10', { paid: false })).statusCode).toBe(422);
    const body = { paid: true };
    const asStaff = await shop.call('PUT', '/api/admin/charity-months/2026-10', {
      headers: people.staff.headers,
      body,
    });
    expect(asStaff.statusCode).toBe(403);
  });

  test('after six years the name goes, and the sum stays', async () => {
    const { db } = shop.database;
    shop.setNow(now);
    const made = (await add(entry('Ola Dawna', { locationId: '9' }))).json();
    expect(await anonymizeOldReviewers(db, new Date('2032-10-14T12:00:00Z'))).toBe(0);
    expect(made.error?.code).toBe('month_published');
    const longer = { ...peoplePolicies.everywhere, retentionYears: 7 };
    const replaced = jest.replaceProperty(peoplePolicies, 'everywhere', longer);
    expect(await anonymizeOldReviewers(db, new Date('2032-10-16T12:00:00Z'))).toBe(0);
    replaced.restore();
    expect(await anonymizeOldReviewers(db, new Date('2032-10-16T12:00:00Z'))).toBeGreaterThan(0);
    const { rows } = await sql<{ name: string; amount: number }>`select distinct reviewer_name as name,
      sum(amount)::int as amount from charity_entries
      where posted_at < '2026-10-16' and posted_at >= '2026-10-01' group by 1`.execute(db);
    expect(rows).toEqual([{ name: '-', amount: expect.any(Number) }]);
  });

  test('the demo has four months; each whose time to be paid has passed is paid', async () => {
    const demo = await createTestApp();
    const today = storeDateOf(new Date());
    const months = (await demo.call('GET', '/api/charity-totals')).json().data.charityTotals;
    await demo.close();
    expect(months).toHaveLength(4);
    for (const { paidAt, payBy } of months.slice(0, 1)) expect(paidAt === null).toBe(payBy >= today);
    for (const { paidAt } of months.slice(1)) expect(paidAt).not.toBeNull();
    for (const month of months) expect(month.amount).toBeGreaterThan(month.entriesCount * 500);
  });
});

test('months that were missed are made up for', async () => {
  const { db } = shop.database;
  for (const day of ['2090-02-08', '2090-05-08']) await publishCharityMonth(db, new Date(`${day}T10:00:00Z`));
  const { rows } = await sql<{ month: string }>`select to_char(month, 'YYYY-MM') as month from charity_months
    where month >= '2090-01-01' order by month`.execute(db);
  expect(rows.map(({ month }) => month)).toEqual(['2090-01', '2090-02', '2090-03', '2090-04']);
});
