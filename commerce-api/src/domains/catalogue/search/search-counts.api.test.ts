/** Searches are counted without persons, and published only once many minutes of several days had them. */
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { createSearchCounter, popularSearches, purgeSearchCounts } from './search-counts';

const START = Date.parse('2026-11-20T09:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop?.close());
beforeEach(async () => {
  await sql`truncate search_counts`.execute(shop.database.db);
});

const scopeAt = (now: number, locale: 'pl' | 'en' = 'pl') => ({ marketId: 1, locale, now: new Date(now) });
const warn = jest.fn();
const newCounter = () => createSearchCounter({ db: shop.database.db, logger: { warn } });
const popularAt = (now: number, locale: 'pl' | 'en' = 'pl') =>
  popularSearches(shop.database.db, 5, scopeAt(now, locale));

interface Counted {
  day: string;
  term: string;
  minutes: number;
}
const counted = async (): Promise<Counted[]> =>
  (
    await sql<Counted>`select to_char(day, 'YYYY-MM-DD') as day, term, minutes from search_counts
      order by day, term`.execute(shop.database.db)
  ).rows;

/** Rows as so many minutes of each of so many days leave them. */
const insert = (term: string, minutes: number, days: number, locale = 'pl', market = 1) =>
  sql`insert into search_counts (market_id, locale, day, term, minutes)
    select ${market}, ${locale}, '2026-11-20'::date - n, ${term}, ${minutes} from generate_series(0, ${days - 1}::int) n`.execute(
    shop.database.db,
  );

test('a term counts once a minute, however often it is searched for, by days', async () => {
  const counter = newCounter();
  for (const second of [0, 10, 20]) counter.count('pachy', scopeAt(START + second * 1000));
  counter.count('łydki', scopeAt(START));
  await counter.flush();
  counter.count('pachy', scopeAt(START + MINUTE));
  await counter.flush();
  counter.count('pachy', scopeAt(START + DAY));
  await counter.flush();
  expect(await counted()).toEqual([
    { day: '2026-11-20', term: 'pachy', minutes: 2 },
    { day: '2026-11-20', term: 'łydki', minutes: 1 },
    { day: '2026-11-21', term: 'pachy', minutes: 1 },
  ]);
});

test('memory and rows of a day have an end', async () => {
  const counter = newCounter();
  for (let nth = 0; nth < 700; nth += 1) counter.count(`pachy ${nth}`, scopeAt(START));
  await counter.flush();
  expect(await counted()).toHaveLength(500);
  await sql`insert into search_counts (market_id, locale, day, term, minutes)
    select 1, 'pl', '2026-11-20', 'bikini ' || n, 1 from generate_series(1, 1500) n`.execute(shop.database.db);
  counter.count('nowe słowo', scopeAt(START + MINUTE));
  counter.count('pachy 1', scopeAt(START + MINUTE));
  await counter.flush();
  const rows = await counted();
  expect(rows).toHaveLength(2000);
  expect(rows.find(({ term }) => term === 'pachy 1')?.minutes).toBe(2);
});

test('lost counts are a line of the log, and later ones are stored', async () => {
  const counter = newCounter();
  counter.count('pachy', { ...scopeAt(START), marketId: 999 });
  await counter.flush();
  expect(warn).toHaveBeenCalledWith({ err: expect.any(Error), terms: 1 }, expect.any(String));
  counter.count('pachy', scopeAt(START));
  await counter.flush();
  expect(await counted()).toHaveLength(1);
});

test('popular is what many minutes of several days had and what still finds all of its words', async () => {
  await insert('pachy', 10, 3);
  await insert('bikini', 7, 3);
  await insert('nogi', 60, 2);
  await insert('plecy', 6, 3);
  await insert('xyzzyqq pachy', 50, 5);
  await insert('underarms', 50, 5, 'en');
  await insert('voucher', 50, 5, 'pl', 2);
  expect(await popularAt(START)).toEqual(['pachy', 'bikini']);
  expect(await popularAt(START, 'en')).toEqual(['underarms']);
  // 30 days later the days are over.
  expect(await popularAt(START + 30 * DAY)).toEqual([]);
});

test('of spellings of the same words the most frequent one is shown', async () => {
  await insert('łydki', 30, 3);
  await insert('lydki', 20, 3);
  expect(await popularAt(START)).toEqual(['łydki']);
});

test('counts go after 35 days', async () => {
  await insert('pachy', 1, 3);
  expect(await purgeSearchCounts(shop.database.db, new Date(START + 34 * DAY))).toBe(1);
  expect(await counted()).toHaveLength(2);
});

describe('the call', () => {
  const search = async (query: string, at: number) => {
    shop.setNow(new Date(at));
    expect((await shop.call('GET', `/api/search?q=${encodeURIComponent(query)}`)).statusCode).toBe(200);
  };
  afterEach(() => shop.setNow(null));

  test('counts a search that finds what it names, also from the cache; others, and groups, not', async () => {
    const now = Date.now();
    await search('Pachy ', now);
    await search('xyzzyqq', now);
    await search('pahcy', now);
    await search('600100200', now);
    expect((await shop.call('GET', '/api/search?q=bikini&group=treatments')).statusCode).toBe(200);
    await search('pachy', now + MINUTE);
    await search('łydki', now + 2 * MINUTE);
    await until(async () => (await counted()).some(({ minutes }) => minutes === 2));
    expect((await counted()).map(({ term, minutes }) => [term, minutes])).toEqual([['pachy', 2]]);
  });

  test('suggests popular searches for an empty field alone', async () => {
    const today = new Date().toISOString().slice(0, 10);
    await sql`insert into search_counts (market_id, locale, day, term, minutes)
      select 1, 'pl', ${today}::date - n, 'pachy', 10 from generate_series(0, 2) n`.execute(shop.database.db);
    const { suggestions } = (await shop.call('GET', '/api/search/suggestions?limit=2')).json().data;
    expect(suggestions).toMatchObject({ popular: ['pachy'], groups: [{ group: 'treatments' }] });
    const typed = (await shop.call('GET', '/api/search/suggestions?q=pachy')).json().data.suggestions;
    expect(typed).not.toHaveProperty('popular');
  });
});

/** Nobody waits for a count: the test does. */
async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await new Promise((resolve) => setImmediate(resolve));
}
