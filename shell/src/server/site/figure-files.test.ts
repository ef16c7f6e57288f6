import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { XMLValidator } from 'fast-xml-parser';
import { call } from '../../testing/call';
import { FigureFiles } from './figure-files';

const files = new FigureFiles();
const fewFiles = new FigureFiles(3);
const server = createServer((request, response) => {
  const { 'x-client': client } = request.headers;
  const served = client === undefined ? files : fewFiles;
  void served.handle(request.url ?? '', request, response, String(client));
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('a drawing is a picture that browsers have for a day, compressed for those that take it', async () => {
  const plain = await call(`${origin}/figures/female/bikini-legs.svg`);
  expect(plain.headers).toMatchObject({ 'content-type': 'image/svg+xml; charset=utf-8' });
  expect(plain.headers['cache-control']).toBe('public, max-age=86400');
  expect(XMLValidator.validate(plain.text)).toBe(true);
  expect(plain.text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d -]+">/);
  const small = await call(`${origin}/figures/female/bikini-legs.svg`, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(small.headers['content-encoding']).toBe('br');
  expect(small.body.length).toBeLessThan(2_500);
  expect(brotliDecompressSync(small.body).toString()).toBe(plain.text);
  const head = await call(`${origin}/figures/female/bikini-legs.svg`, { method: 'HEAD' });
  expect([head.status, head.body.length]).toEqual([200, 0]);
});

const statusFor = async (client: string) =>
  (await call(`${origin}/figures/male/back.svg`, { headers: { 'x-client': client } })).status;

test('what is not drawn is not found', async () => {
  const paths = ['female/wings.svg', 'nobody/legs.svg', 'female/legs.png', 'female/.svg', 'female/legs', ''];
  for (const path of paths) expect([path, (await call(`${origin}/figures/${path}`)).status]).toEqual([path, 404]);
});

test('a client that asks without end is held back, others are not', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1) statuses.push(await statusFor('flood'));
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await statusFor('other')).toBe(200);
});
