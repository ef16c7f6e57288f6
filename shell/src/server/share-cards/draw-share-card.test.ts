/** Cards with the shop's own fonts. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import type { ShareCard } from '../model/share-card';
import { cardFonts } from './card-fonts';
import { drawShareCard, MOST_CARD_BYTES } from './draw-share-card';

const card: ShareCard = {
  title: 'Zażółć gęślą jaźń',
  section: 'Pielęgnacja',
  brand: 'Aksamit',
  language: 'pl',
  picture: null,
};

let isAway = false;
let api: Server;
let apiOrigin: string;
beforeAll(async () => {
  // Noise: no picture needs more bytes.
  const noise = { create: { width: 640, height: 480, channels: 3 as const, background: '#fff', noise: noiseOf(60) } };
  const picture = await sharp(noise).jpeg({ quality: 95 }).toBuffer();
  api = createServer((request, response) => {
    response.statusCode = isAway || request.url !== '/api/images/articles/1-1280.jpg' ? 404 : 200;
    response.end(response.statusCode === 200 ? picture : undefined);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => api.close(resolve)));

const noiseOf = (sigma: number) => ({ type: 'gaussian' as const, mean: 128, sigma });
const pixelsOf = async (picture: Buffer) => sharp(picture).raw().toBuffer();

test('the fonts have every letter of both languages', async () => {
  const { serif, sans } = await cardFonts();
  for (const font of [serif, sans])
    for (const letter of 'aąbcćdeęfghijklłmnńoóprsśtuwyzźżĄĆĘŁŃÓŚŹŻ0–…&„”’') {
      expect([letter, font.widthOf(letter, 40) > 0]).toEqual([letter, true]);
      expect([letter, font.pathOf(letter, { x: 0, y: 0, size: 40 })]).toEqual([letter, expect.stringMatching(/^M/)]);
    }
  expect(serif.widthOf('mm', 40)).toBeCloseTo(2 * serif.widthOf('m', 40), 0);
  // What a font lacks is left out, not drawn as a box.
  expect(serif.widthOf('a😀', 40)).toBe(serif.widthOf('a', 40));
});

test.each([
  ['a short title', card],
  ['a title of two hundred letters', { ...card, title: 'Pielęgnacja skóry po depilacji laserowej '.repeat(5) }],
  ['a word without an end', { ...card, title: 'Ź'.repeat(80), section: null }],
  ['characters of markup', { ...card, title: '<b>&"Łydki\'</b>', section: '</svg>' }],
])('%s is a picture of the right size and weight', async (_, drawn) => {
  const picture = await drawShareCard(drawn, apiOrigin);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(picture.length).toBeLessThanOrEqual(MOST_CARD_BYTES);
  expect(await drawShareCard(drawn, apiOrigin)).toEqual(picture);
});

test('the page’s own picture stands at the right, whatever it weighs; words differ from card to card', async () => {
  const pictured = await drawShareCard({ ...card, picture: '/api/images/articles/1-1280.jpg' }, apiOrigin);
  expect(pictured.length).toBeLessThanOrEqual(MOST_CARD_BYTES);
  const [plain, other] = await Promise.all([
    drawShareCard(card, apiOrigin),
    drawShareCard({ ...card, title: 'Co zabrać ze sobą?' }, apiOrigin),
  ]);
  expect(await pixelsOf(plain)).not.toEqual(await pixelsOf(other));
  const edge = { left: 1100, top: 0, width: 100, height: 630 };
  const spread = async (picture: Buffer) => (await sharp(picture).extract(edge).stats()).channels[1]?.stdev ?? 0;
  expect(await spread(pictured)).toBeGreaterThan(await spread(plain));
});

test('without its picture a card is not drawn: an incomplete one would be cached for a year', async () => {
  isAway = true;
  await expect(drawShareCard({ ...card, picture: '/api/images/articles/1-1280.jpg' }, apiOrigin)).rejects.toThrow(
    'Failed to read /api/images/articles/1-1280.jpg: the API answered 404.',
  );
});
