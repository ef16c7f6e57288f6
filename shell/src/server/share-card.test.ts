/** Each page has a picture for link previews, in a format that every network supports. */
import { call } from '../testing/call';
import { startTestServer, type TestServer } from '../testing/start-test-server';

const server = `
  const { createElement: h } = require('react');
  exports.module = { contract: 1, async render({ params }) {
    const image = params.slug === 'pictured' ? { image: { url: '/api/images/treatments/1-1280.jpg', alt: 'Gabinet', width: 1280, height: 960 } } : {};
    return { status: 200, head: { title: 'One', ...image }, element: h('i'), state: 1 };
  } };`;

let shop: TestServer;
beforeAll(async () => {
  const patterns = { pl: ['/one/:slug/'], en: ['/one/:slug/'] };
  const pages = [{ name: 'one', layout: 'plain' as const, rendering: 'public' as const, patterns }];
  shop = await startTestServer([{ name: 'shell' }, { name: 'goods', server, pages }]);
});
afterAll(() => shop?.close());

const tagsOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/<meta (?:property|name)="((?:og:image|twitter)[^"]*)" content="([^"]*)">/g)].map(
      ([, name, value]) => [name, value],
    ),
  );

test('a page with a picture names it, another one the card of the shop', async () => {
  expect(tagsOf((await call(shop.origin, { path: '/one/pictured/' })).text)).toEqual({
    'og:image': 'http://shop.example/api/images/treatments/1-1280.jpg',
    'og:image:width': '1280',
    'og:image:height': '960',
    'og:image:alt': 'Gabinet',
    'twitter:card': 'summary_large_image',
  });
  expect(tagsOf((await call(shop.origin, { path: '/one/plain/' })).text)).toEqual({
    'og:image': 'http://shop.example/share-card.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Aksamit',
    'twitter:card': 'summary_large_image',
  });
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
