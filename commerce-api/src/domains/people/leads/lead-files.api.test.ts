/** Files of a complaint: from the sender to the desk, and deleted when it is anonymized. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Headers, newVisitor } from '../../../testing/commerce-fixture';
import { logInAll, type Person, type Role } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { clearUploads, createFileStore } from '../../operations/files';
import { anonymizeOldLeads } from './lead-clocks';

let shop: TestApp;
let folder: string;
let people: Record<Role, Person>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lead-files-test-'));
  shop = await createTestApp({ env: { DATA_DIR: folder } });
  people = await logInAll(shop);
});
afterAll(async () => {
  await shop?.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => shop.setNow(null));

const pdf = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF');
const complaint = {
  topic: 'complaints',
  complaintSubject: 'sideEffects',
  complaintAbout: 'products',
  address: 'ul. Polna 4',
  postalCode: '90-001',
  city: 'Łódź',
  claim: 'Zwrot',
  circumstances: 'Zdjęcia w załączniku',
};
const person = { firstName: 'Ewa', lastName: 'Lis', email: 'ewa@example.com' };

async function announce(headers: Headers, fileName = 'Dowód zakupu.pdf') {
  const body = { fileName, mimeType: 'application/pdf', size: pdf.length };
  return (await shop.call('POST', '/api/file-uploads', { headers, body })).json().data.fileUpload;
}
async function upload(headers: Headers, fileName?: string): Promise<string> {
  const { id, putUrl } = await announce(headers, fileName);
  const put = { method: 'PUT' as const, url: putUrl, headers: { 'content-type': 'application/pdf' }, payload: pdf };
  expect((await shop.app.inject(put)).statusCode).toBe(200);
  return id;
}
const complain = (headers: Headers, fileUploadIds: string[]) =>
  shop.call('POST', '/api/contact', { headers, body: { ...person, ...complaint, fileUploadIds } });
const desk = async () =>
  (await shop.call('GET', '/api/admin/complaints', { headers: people.manager.headers })).json().data.complaints;

test("a visitor's files lie on the desk, readable by a signed address, and are named in the shop's mail", async () => {
  const visitor = await newVisitor(shop);
  const ids = [await upload(visitor), await upload(visitor, 'Skóra po zabiegu.pdf')];
  const sent = await complain(visitor, ids);
  expect(sent.statusCode).toBe(201);
  const lead = (await desk()).find(({ id }: { id: string }) => id === sent.json().data.lead.id);
  expect(lead.files).toMatchObject([
    { id: ids[0], fileName: 'Dowod-zakupu.pdf', mimeType: 'application/pdf', size: pdf.length },
    { id: ids[1], fileName: 'Skora-po-zabiegu.pdf' },
  ]);
  const got = await shop.app.inject({ method: 'GET', url: lead.files[0].getUrl });
  expect([got.statusCode, got.rawPayload.equals(pdf)]).toEqual([200, true]);
  const mail = await sql<{ rows: { label: string; value: string }[] }>`select data -> 'rows' as rows from messages
    where once_key = ${`leadForShop:${lead.id}`}`.execute(shop.database.db);
  expect(mail.rows[0]?.rows).toContainEqual({
    label: 'Załączniki',
    value: 'Dowód zakupu.pdf, Skóra po zabiegu.pdf',
  });
  // Taken by this one.
  const again = await complain(visitor, [ids[0] ?? '']);
  expect([again.statusCode, Object.keys(again.json().error.fields)]).toEqual([422, ['fileUploadIds']]);
});

test("another's file, one that was only announced, and too many are refused, and nothing is kept", async () => {
  const [visitor, stranger] = [await newVisitor(shop), await newVisitor(shop)];
  const before = (await desk()).length;
  const own = await upload(visitor);
  const cases: [Headers, string[]][] = [
    [stranger, [own]],
    [people.customer.headers, [own]],
    [{}, [own]],
    [visitor, [own, (await announce(visitor)).id]],
    [visitor, [own, '7d0f3b0c-6f0e-4d36-9d8e-2a53f6f5f6a1']],
    [visitor, Array.from({ length: 6 }, () => own)],
  ];
  for (const [headers, ids] of cases) {
    const answer = await complain(headers, ids);
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, ['fileUploadIds']]);
  }
  expect((await desk()).length).toBe(before);
  expect((await complain(visitor, [own, own])).statusCode).toBe(201);
});

test("a customer's file; of two complaints at once with one file one gets it", async () => {
  const { headers } = people.customer;
  const id = await upload(headers);
  const send = () => shop.call('POST', '/api/me/contact', { headers, body: { ...complaint, fileUploadIds: [id] } });
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
});

test('files stay while the complaint has a person, and go with it', async () => {
  const { db } = shop.database;
  const store = createFileStore({ folder: join(folder, 'files') });
  const visitor = await newVisitor(shop);
  const id = await upload(visitor);
  const sent = await complain(visitor, [id]);
  const isThere = async () =>
    (await sql`select from file_uploads where id = ${id}`.execute(db)).rows.length === 1 &&
    (await store.get(`files/${id}`)) !== null;
  await clearUploads(db, store, new Date(Date.now() + 400 * 86_400_000));
  expect(await isThere()).toBe(true);
  await sql`update leads set state = 'rejected', closed_at = now() - interval '7 years', answer = 'nie'
    where id = ${sent.json().data.lead.id}`.execute(db);
  await anonymizeOldLeads(db);
  await clearUploads(db, store, new Date(Date.now() + 400 * 86_400_000));
  expect(await isThere()).toBe(false);
});
