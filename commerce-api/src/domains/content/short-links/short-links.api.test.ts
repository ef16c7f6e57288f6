import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ env: { PUBLIC_ORIGIN: 'https://shop.test' } });
});
afterAll(() => shop.close());

const shorten = (url: unknown, headers: Record<string, string> = {}) =>
  shop.call('POST', '/api/short-links', { headers, body: { url } });

test('a page of the shop gets one short link, which leads there', async () => {
  const first = await shorten('/salony/?miasto=Łódź');
  expect(first.statusCode).toBe(201);
  const { shortLinkUrl } = first.json().data;
  expect(shortLinkUrl).toMatch(/^https:\/\/shop\.test\/api\/s\/[2-9A-Za-z]{8}$/);
  const answers = await Promise.all([1, 2, 3].map(() => shorten('https://shop.test/salony/?miasto=Łódź')));
  expect(answers.map((answer) => answer.json().data.shortLinkUrl)).toEqual(Array(3).fill(shortLinkUrl));
  const followed = await shop.app.inject({ method: 'GET', url: new URL(shortLinkUrl).pathname });
  expect([followed.statusCode, followed.headers.location]).toEqual([
    302,
    'https://shop.test/salony/?miasto=%C5%81%C3%B3d%C5%BA',
  ]);
});

test('no other address is taken, in both languages; an unknown code is 404', async () => {
  for (const url of ['https://evil.test/', '//evil.test', '/api/me', 'javascript:alert(1)', '', 7, null]) {
    expect((await shorten(url)).statusCode).toBe(422);
  }
  const polish = await shorten('https://evil.test/');
  expect(polish.json().error.fields).toEqual({ url: ['To nie jest adres strony tego sklepu'] });
  const english = await shorten('https://evil.test/', { 'accept-language': 'en' });
  expect(english.json().error.fields).toEqual({ url: ['This is not an address of a page of this shop'] });
  expect((await shop.app.inject({ method: 'GET', url: '/api/s/22222222' })).statusCode).toBe(404);
});

test('one address makes 60 links an hour', async () => {
  const strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '0.05' } });
  const statuses: number[] = [];
  for (let time = 0; time < 4; time += 1) {
    statuses.push((await strict.call('POST', '/api/short-links', { body: { url: `/p/${time}` } })).statusCode);
  }
  await strict.close();
  expect(statuses).toEqual([201, 201, 201, 429]);
});
