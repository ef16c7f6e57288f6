import { logInAs, type Person } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
let manager: Person;
beforeAll(async () => {
  shop = await createTestApp();
  manager = await logInAs(shop, 'manager');
});
afterAll(() => shop.close());

const make = (url: string) => shop.call('POST', '/api/admin/short-links', { headers: manager.headers, body: { url } });
const list = async (query: string) =>
  (await shop.call('GET', `/api/admin/short-links?${query}`, { headers: manager.headers })).json();

test('a link is made once for a page, counted as it is followed, and found by its page', async () => {
  const made = (await make('/promocje/?utm_source=plakat')).json().data.shortLink;
  expect(made).toMatchObject({
    uses: 0,
    lastUsedAt: null,
    shortLinkUrl: expect.stringContaining(`/api/s/${made.code}`),
  });
  expect((await make('/promocje/?utm_source=plakat')).json().data.shortLink.code).toBe(made.code);
  for (let turn = 0; turn < 3; turn += 1) {
    expect((await shop.app.inject({ method: 'GET', url: `/api/s/${made.code}` })).statusCode).toBe(302);
  }
  const [found] = (await list('q=plakat')).data.shortLinks;
  expect(found).toMatchObject({ code: made.code, uses: 3, lastUsedAt: expect.any(String) });
  await make('/cennik/?utm_source=sms');
  const byUse = (await list('sort=-uses')).data.shortLinks.map(({ uses }: { uses: number }) => uses);
  expect(byUse).toEqual([...byUse].sort((one, other) => other - one));
  expect((await list('sort=url')).error.fields).toHaveProperty('sort');
});

test('an address of another site is refused', async () => {
  const answer = await make('https://example.net/');
  expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, ['url']]);
});
