/** Each page has a picture for link previews with its own words, in a format that every network supports. */
import { call } from '../testing/call';
import { startTestServer, type TestServer } from '../testing/start-test-server';

const server = `
  const { createElement: h } = require('react');
  const trail = (...names) => ({ '@type': 'BreadcrumbList', itemListElement: names.map((name) => ({ '@type': 'ListItem', name })) });
  const heads = {
    'gesla-jazn': { title: 'Zażółć gęślą jaźń – Aksamit', jsonLd: [trail('Aksamit', 'Blog', 'Pielęgnacja', 'Zażółć gęślą jaźń')] },
    pictured: { title: 'Łydki | Aksamit', image: { url: '/api/images/treatments/1-1280.jpg', alt: 'Łydki', width: 1280, height: 960 } },
    hidden: { title: 'Hidden', robots: 'noindex' },
  };
  exports.module = { contract: 1, async render({ params }) {
    const head = heads[params.slug];
    return { status: head ? 200 : 404, head: head ?? { title: 'None' }, element: h('i'), state: 1 };
  } };`;

let shop: TestServer;
beforeAll(async () => {
  const patterns = { pl: ['/one/:slug/'], en: ['/one/:slug/'] };
  const pages = [{ name: 'one', layout: 'plain' as const, rendering: 'public' as const, patterns }];
  shop = await startTestServer([{ name: 'shell' }, { name: 'goods', server, pages }]);
});
afterAll(() => shop?.close());

const get = (path: string) => call(shop.origin, { path });
const tagsOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/<meta (?:property|name)="((?:og:image|twitter)[^"]*)" content="([^"]*)">/g)].map(
      ([, name, value]) => [name, value],
    ),
  );
const cardOf = async (path: string) => {
  const [, card = ''] =
    /^http:\/\/shop\.example(\/share-cards\/.*)$/.exec(tagsOf((await get(path)).text)['og:image'] ?? '') ?? [];
  return card;
};

test('a public page names a card of its own, a page that is not listed that of the shop', async () => {
  expect(tagsOf((await get('/one/gesla-jazn/')).text)).toEqual({
    'og:image': expect.stringMatching(/^http:\/\/shop\.example\/share-cards\/[\w-]{12}\/one\/gesla-jazn\/card\.jpg$/),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Pielęgnacja – Zażółć gęślą jaźń – Aksamit',
    'twitter:card': 'summary_large_image',
  });
  expect(tagsOf((await get('/en/one/pictured/')).text)).toMatchObject({
    'og:image': expect.stringMatching(/\/en\/one\/pictured\/card\.jpg$/),
    'og:image:alt': 'Łydki – Aksamit',
  });
  for (const path of ['/one/hidden/', '/one/none/']) {
    expect(tagsOf((await get(path)).text)).toMatchObject({
      'og:image': 'http://shop.example/share-card.jpg',
      'og:image:alt': 'Aksamit',
    });
  }
});

test('the card of a page is a picture that caches keep; an older address of it leads there', async () => {
  const card = await cardOf('/one/gesla-jazn/');
  const { status, headers, body } = await get(card);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'public, max-age=31536000, immutable',
  ]);
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(sizeOf(body)).toEqual([1200, 630]);
  expect(body.length).toBeLessThan(120 * 1024);
  expect((await get(card)).body.equals(body)).toBe(true);
  // Each language has its own: words are set in it.
  expect(await cardOf('/en/one/gesla-jazn/')).not.toBe(card);
  const older = await get('/share-cards/AAAAAAAAAAAA/one/gesla-jazn/card.jpg');
  expect([older.status, older.headers.location]).toEqual([302, card]);
});

test('there are cards of public pages that exist, and no others', async () => {
  const paths = ['one/none/', 'one/hidden/', 'nobody/', '//one/gesla-jazn/', ''];
  for (const path of paths)
    expect([path, (await get(`/share-cards/AAAAAAAAAAAA/${path}card.jpg`)).status]).toEqual([path, 404]);
  for (const path of ['/share-cards/', '/share-cards/short/one/gesla-jazn/card.jpg', '/share-cards/x.png'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  // The stub API has no pictures.
  expect((await get(await cardOf('/one/pictured/'))).status).toBe(503);
});

/** Width and height from the file itself: a JPEG's frame header, a PNG's first chunk. */
function sizeOf(bytes: Buffer): [number, number] {
  if (bytes.readUInt32BE(0) === 0x89504e47) return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xc0 || marker === 0xc2) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
  }
  throw new Error('no picture');
}

test.each([
  ['/share-card.jpg', 'image/jpeg', [1200, 630]],
  ['/logo.png', 'image/png', [512, 512]],
])('%s is there, for pages of other hosts too', async (path, type, size) => {
  const { status, headers, body } = await call(shop.origin, { path });
  expect([status, headers['content-type'], headers['cross-origin-resource-policy']]).toEqual([
    200,
    type,
    'cross-origin',
  ]);
  expect(sizeOf(body)).toEqual(size);
});
