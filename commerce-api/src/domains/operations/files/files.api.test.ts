import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LARGEST_UPLOAD } from '@aksamit/contracts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { inTransaction } from '../../../platform/database';
import { type Headers, newKey, newVisitor } from '../../../testing/commerce-fixture';
import { expectRefusal } from '../../../testing/errors/refusals';
import { logInAs } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { attachUploads } from './attach-uploads';
import { clearUploads } from './clear-uploads';
import { createFileStore } from './create-file-store';

let shop: TestApp;
let folder: string;
let owner: Headers;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-test-'));
  shop = await createTestApp({ env: { DATA_DIR: folder } });
  owner = await newVisitor(shop);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});
afterEach(() => shop.setNow(null));

const photo = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#a3214f' } }).withExif({ IFD3: { GPSLatitude: '52/1' } });
const pdf = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF');

async function announce(bytes: Buffer, mimeType: string, fileName = 'Zdjęcie.jpg', headers = owner) {
  const body = { fileName, mimeType, size: bytes.length };
  const answer = await shop.call('POST', '/api/file-uploads', { headers, body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().data.fileUpload;
}
/** As the browser sends it: no header of the shop. */
const send = (url: string, bytes: Buffer, mimeType: string) =>
  shop.app.inject({ method: 'PUT', url, headers: { 'content-type': mimeType }, payload: bytes });
/** A shop where every upload receives these bytes. */
const sending = (bytes: Buffer, mimeType: string): TestApp => ({
  ...shop,
  call: (method, url, { headers } = {}) =>
    shop.app.inject({
      method: method ?? 'PUT',
      url,
      headers: { ...headers, 'content-type': mimeType },
      payload: bytes,
    }),
});
const read = async (id: string, headers = owner) =>
  (await shop.call('GET', `/api/file-uploads/${id}`, { headers })).json().data?.fileUpload;

test('a picture is announced, sent to its signed address, encoded anew without its metadata, and given out', async () => {
  const bytes = await photo(3000, 2000).jpeg().toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const announced = await announce(bytes, 'image/jpeg');
  expect(announced).toMatchObject({
    status: 'pending',
    fileName: 'Zdjecie.jpg',
    originalName: 'Zdjęcie.jpg',
    getUrl: null,
  });
  expect((await send(announced.putUrl, bytes, 'image/jpeg')).statusCode).toBe(200);
  const ready = await read(announced.id);
  expect(ready).toMatchObject({ status: 'ready', putUrl: null, storagePath: `files/${announced.id}` });
  const got = await shop.app.inject({ method: 'GET', url: ready.getUrl });
  expect(got.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'attachment; filename="Zdjecie.jpg"',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const stored = await sharp(got.rawPayload).metadata();
  expect([stored.width, stored.height, stored.exif]).toEqual([2560, 1707, undefined]);
  expect(ready.size).toBe(got.rawPayload.length);
});

test('a PDF is kept as it is and given out as an attachment only', async () => {
  const announced = await announce(pdf, 'application/pdf', 'karta klienta.pdf');
  await send(announced.putUrl, pdf, 'application/pdf');
  const got = await shop.app.inject({ method: 'GET', url: (await read(announced.id)).getUrl });
  expect(got.rawPayload.equals(pdf)).toBe(true);
  expect(got.headers['content-disposition']).toBe('attachment; filename="karta-klienta.pdf"');
});

test.each([
  ['a script under the name of a picture', Buffer.from('<svg onload="alert(1)" xmlns="http://www.w3.org/2000/svg"/>')],
  ['a page', Buffer.from('<!doctype html><script>1</script>')],
  ['a picture that ends early', Buffer.from(`\xff\xd8\xff\xe0${'x'.repeat(50)}`, 'latin1')],
  ['another kind of picture', Buffer.from('\x89PNG\r\n\x1a\n1234567890', 'latin1')],
])('%s is refused for good', async (_, bytes) => {
  const { id, putUrl } = await announce(bytes, 'image/jpeg');
  const answer = await send(putUrl, bytes, 'image/jpeg');
  expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, ['file']]);
  expect(await read(id)).toMatchObject({ status: 'refused', putUrl: null, getUrl: null });
  const good = await photo().jpeg().toBuffer();
  const request = { method: 'PUT', url: putUrl, headers: {} } as const;
  await expectRefusal(sending(good, 'image/jpeg'), 'PUT /file-uploads/{id}/content 409 upload_closed', request);
});

test('what is not announced as it is is refused: size, type, address', async () => {
  const bytes = await photo().png().toBuffer();
  const { putUrl } = await announce(bytes, 'image/png');
  const longer = await send(putUrl, Buffer.concat([bytes, bytes]), 'image/png');
  expect([longer.statusCode, Object.keys(longer.json().error.fields)]).toEqual([422, ['file']]);
  const request = { method: 'PUT' as const, url: putUrl, headers: {} };
  await expectRefusal(sending(bytes, 'image/jpeg'), 'PUT /file-uploads/{id}/content 422 validation_failed', request);
  const svg = sending(bytes, 'image/svg+xml');
  await expectRefusal(svg, 'PUT /file-uploads/{id}/content 415 unsupported_media_type', request);
  const huge = sending(Buffer.alloc(LARGEST_UPLOAD + 1), 'image/png');
  await expectRefusal(huge, 'PUT /file-uploads/{id}/content 413 payload_too_large', request);
  await expectRefusal(sending(bytes, 'image/png'), 'PUT /file-uploads/{id}/content 400 bad_request', {
    ...request,
    headers: { 'content-length': '1' },
  });
  for (const address of [
    putUrl.replace(/signature=(.)/, (_: string, first: string) => `signature=${first === 'A' ? 'B' : 'A'}`),
    putUrl.replace(/expires=\d/, 'expires=9'),
    putUrl.split('?')[0],
  ]) {
    expect((await send(address, bytes, 'image/png')).statusCode).toBe(404);
  }
  expect((await shop.app.inject({ method: 'GET', url: putUrl })).statusCode).toBe(404);
  shop.setNow(new Date(Date.now() + 16 * 60_000));
  expect((await send(putUrl, bytes, 'image/png')).statusCode).toBe(404);
});

test.each([
  ['SVG', { mimeType: 'image/svg+xml' }, 'mimeType'],
  ['HTML', { mimeType: 'text/html' }, 'mimeType'],
  ['more than 10 MB', { size: 10_485_761 }, 'size'],
  ['nothing', { size: 0 }, 'size'],
  ['no name', { fileName: ' ' }, 'fileName'],
  ['an unknown field', { path: '/etc' }, 'path'],
])('announcing %s is 422', async (_, change, field) => {
  const body = { fileName: 'x.png', mimeType: 'image/png', size: 100, ...change };
  const answer = await shop.call('POST', '/api/file-uploads', { headers: owner, body });
  expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [field]]);
});

test('of two sendings at once one is kept', async () => {
  const bytes = await photo().webp().toBuffer();
  const { id, putUrl } = await announce(bytes, 'image/webp');
  const answers = await Promise.all([1, 2].map(() => send(putUrl, bytes, 'image/webp')));
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
  expect((await read(id)).status).toBe('ready');
});

test("another visitor's and another customer's file is 404; without anybody 422; an unknown visitor 404", async () => {
  const { id } = await announce(pdf, 'application/pdf');
  expect(await read(id, await newVisitor(shop))).toBeUndefined();
  const customer = (await logInAs(shop, 'customer')).headers;
  expect(await read(id, customer)).toBeUndefined();
  const own = await announce(pdf, 'application/pdf', 'x.pdf', customer);
  expect(await read(own.id, customer)).toMatchObject({ id: own.id });
  expect(await read(own.id, (await logInAs(shop, 'admin')).headers)).toBeUndefined();
  const body = { fileName: 'x.pdf', mimeType: 'application/pdf', size: 10 };
  expect((await shop.call('POST', '/api/file-uploads', { body })).statusCode).toBe(422);
  const headers = { 'visitor-unique-id': 'pl_unknown00000' };
  expect((await shop.call('POST', '/api/file-uploads', { headers, body })).statusCode).toBe(404);
});

test('a repeat with one key announces once, and no signed address is stored', async () => {
  const headers = { ...owner, 'idempotency-key': newKey() };
  const [first, second] = [
    await announce(pdf, 'application/pdf', 'x.pdf', headers),
    await announce(pdf, 'application/pdf', 'x.pdf', headers),
  ];
  expect(second.id).toBe(first.id);
  const { rows } = await sql<{ body: string }>`select body::text as body from idempotency_keys`.execute(
    shop.database.db,
  );
  expect(rows.some(({ body }) => body?.includes('signature'))).toBe(false);
});

test('uploads are limited by address and by owner', async () => {
  const strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '0.1', DATA_DIR: folder } });
  const visitor = await newVisitor(strict);
  const statuses: number[] = [];
  for (let time = 0; time < 4; time += 1) {
    const body = { fileName: 'x.pdf', mimeType: 'application/pdf', size: 10 };
    statuses.push((await strict.call('POST', '/api/file-uploads', { headers: visitor, body })).statusCode);
  }
  await strict.close();
  expect(statuses).toEqual([201, 201, 201, 429]);
});

test('the worker clears away what nobody needs, and nothing that is attached', async () => {
  const { db } = shop.database;
  const store = createFileStore({ folder: join(folder, 'files') });
  const bytes = await photo().jpeg().toBuffer();
  const [attached, useless] = [await announce(bytes, 'image/jpeg'), await announce(bytes, 'image/jpeg')];
  for (const { putUrl } of [attached, useless]) await send(putUrl, bytes, 'image/jpeg');
  await sql`update file_uploads set attached_at = now() where id = ${attached.id}`.execute(db);
  for (let round = 0; round < 3; round += 1) await clearUploads(db, store, new Date(Date.now() + 31 * 86_400_000));
  const { rows } = await sql<{ id: string }>`select id from file_uploads`.execute(db);
  expect(rows).toEqual([{ id: attached.id }]);
  expect(await readdir(join(folder, 'files', 'files'))).toEqual([attached.id]);
});

test('a file that a form takes while it is cleared away is either whole or gone', async () => {
  const { db } = shop.database;
  const store = createFileStore({ folder: join(folder, 'files') });
  const { id, putUrl } = await announce(pdf, 'application/pdf');
  await send(putUrl, pdf, 'application/pdf');
  const visitorUniqueId = owner['visitor-unique-id'] ?? '';
  let taking: Promise<unknown> | null = null;
  const beside = {
    ...store,
    async remove(key: string) {
      taking ??= inTransaction(db, (trx) => attachUploads(trx, [id], { visitorUniqueId }));
      // Time enough for a form that nothing holds up.
      await Promise.race([taking, somebodyIsHeldUp()]);
      await store.remove(key);
    },
  };
  await clearUploads(db, beside, new Date(Date.now() + 31 * 86_400_000));
  expect(await taking).toBeNull();
  expect((await sql`select from file_uploads where id = ${id}`.execute(db)).rows).toHaveLength(0);

  function somebodyIsHeldUp() {
    return inTransaction(db, async (trx) => {
      for (;;) {
        const held = await sql`select from pg_stat_activity where wait_event_type = 'Lock'
          and datname = current_database()`.execute(trx);
        if (held.rows.length > 0 || (await isSettled())) return;
      }
    });
  }
  async function isSettled() {
    return (
      (await sql`select from file_uploads where id = ${id} and attached_at is not null`.execute(db)).rows.length > 0
    );
  }
});
