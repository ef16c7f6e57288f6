/** Answers that grow with the shop: made once, never older than an edit, few at a time. */
import { sql } from 'kysely';
import { logInAs, type Person } from '../testing/staff-fixture';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createKeptAnswers } from './kept-answers';

let shop: TestApp;
let admin: Person;
beforeAll(async () => {
  shop = await createTestApp();
  admin = await logInAs(shop, 'admin');
});
afterAll(() => shop?.close());

const START = Date.now();
const at = (seconds: number) => new Date(START + seconds * 1000);
const edit = () => sql`update products set position = position where id = 1`.execute(shop.database.db);

function keeping(most = 2) {
  const kept = createKeptAnswers(shop.database.db, most);
  let made = 0;
  return {
    count: () => made,
    async get(key: string, seconds: number) {
      const { answer, until } = await kept.get(key, at(seconds), async () => {
        made += 1;
        return `${key} ${made}`;
      });
      return { answer: String(answer), until };
    },
  };
}

test('an answer is made once, for all at the same time, and anew after two minutes', async () => {
  const { get, count } = keeping();
  await get('a', 0);
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('a', 10)));
  expect(new Set(answers.map(({ answer }) => answer))).toEqual(new Set(['a 2']));
  expect((await get('a', 129)).answer).toBe('a 2');
  expect((await get('a', 129)).until).toEqual(at(130));
  expect((await get('a', 130)).answer).toBe('a 3');
  expect(count()).toBe(3);
});

test('after an edit it is made anew at once, and kept again when the edit has settled', async () => {
  const { get } = keeping();
  await get('a', 0);
  expect([(await get('a', 6)).answer, (await get('a', 7)).answer]).toEqual(['a 2', 'a 2']);
  await edit();
  expect([(await get('a', 8)).answer, (await get('a', 9)).answer]).toEqual(['a 3', 'a 4']);
  expect([(await get('a', 13)).answer, (await get('a', 14)).answer]).toEqual(['a 5', 'a 5']);
});

test('no more than its number is kept', async () => {
  const { get, count } = keeping(2);
  await get('a', 0);
  for (const key of ['a', 'b', 'c']) await get(key, 10);
  const before = count();
  await get('c', 11);
  await get('b', 11);
  expect(count()).toBe(before);
  await get('a', 11);
  expect(count()).toBe(before + 1);
});

test('what fails is not kept', async () => {
  const kept = createKeptAnswers(shop.database.db, 2);
  await expect(kept.get('a', at(0), async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(String((await kept.get('a', at(1), async () => 'yes')).answer)).toBe('yes');
});

test.each(['/api/sitemap', '/api/maps'])(
  '%s: an ETag, what is left of two minutes, each language its own',
  async (path) => {
    const ask = (seconds: number, headers: Record<string, string> = {}) => {
      shop.setNow(at(seconds));
      return shop.call('GET', path, { headers });
    };
    await ask(200);
    const first = await ask(210);
    const kept = await ask(250);
    expect([first.statusCode, kept.body === first.body]).toEqual([200, true]);
    expect([first, kept].map(({ headers }) => headers['cache-control'])).toEqual([
      'public, max-age=120',
      'public, max-age=80',
    ]);
    const again = await ask(260, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const english = await ask(260, { 'accept-language': 'en' });
    expect(english.body).not.toBe(first.body);
    shop.setNow(null);
  },
);

test('a salon that staff close is gone from the map and the site map at once', async () => {
  shop.setNow(at(300));
  await shop.call('GET', '/api/maps?perPage=1');
  shop.setNow(at(310));
  const names = async () => [
    (await shop.call('GET', '/api/maps?perPage=1')).json().data.maps[0].points.length,
    (await shop.call('GET', '/api/sitemap')).json().data.sitemap.locations.length,
  ];
  const [points, listed] = await names();
  const body = { enabled: false };
  expect((await shop.call('PUT', '/api/admin/locations/3', { headers: admin.headers, body })).statusCode).toBe(200);
  expect(await names()).toEqual([points - 1, listed - 1]);
  shop.setNow(null);
});
