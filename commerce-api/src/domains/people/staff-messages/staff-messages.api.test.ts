import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database';
import { newKey } from '../../../testing/commerce-fixture';
import { expectRefusal } from '../../../testing/errors/refusals';
import { auditLogOf, logInAs, type Person } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { queueMessage } from '../../operations/messages';

let shop: TestApp;
let manager: Person;
beforeAll(async () => {
  shop = await createTestApp();
  manager = await logInAs(shop, 'manager');
});
afterAll(() => shop.close());

const list = async (query: string) =>
  (await shop.call('GET', `/api/admin/messages?${query}`, { headers: manager.headers })).json();
const repeat = (id: string, headers: object = {}) =>
  shop.call('POST', `/api/admin/messages/${id}/repeats`, { headers: { ...manager.headers, ...headers }, body: {} });

interface Queued {
  secret?: string;
  state?: string;
  kind?: 'orderPlaced' | 'visitReminder';
}

async function message(to: string, { secret, state = 'sent', kind = 'orderPlaced' }: Queued = {}) {
  const { db } = shop.database;
  const onceKey = `test:${newKey()}`;
  await inTransaction(db, (trx) =>
    queueMessage(trx, {
      onceKey,
      kind,
      channel: 'email',
      to,
      locale: 'pl',
      data: { values: {} },
      ...(secret === undefined ? {} : { secret }),
    }),
  );
  const closed = state === 'due' ? null : new Date();
  const found = await sql<{ id: string }>`update messages set state = ${state}, closed_at = ${closed},
    secret = case when ${state} = 'due' then secret end where once_key = ${onceKey} returning id`.execute(db);
  return found.rows[0]?.id ?? '';
}

test('messages are found by the beginning of their address and by state, the newest first, without codes', async () => {
  await message('ewa.lis@example.com', { secret: 'SECRET-1' });
  const failed = await message('ewa.wilk@example.com', { state: 'failed' });
  const { data, meta } = await list('q=EWA.&perPage=1');
  expect([data.messages.length, meta.total]).toEqual([1, 2]);
  expect(data.messages[0]).toMatchObject({ id: failed, recipient: 'ewa.wilk@example.com', kind: 'orderPlaced' });
  const states = (await list('q=ewa.&state=failed')).data.messages.map(({ id }: { id: string }) => id);
  expect(states).toEqual([failed]);
  expect((await list('q=ewa.%25')).data.messages).toEqual([]);
  expect(JSON.stringify((await list('q=ewa.')).data)).not.toContain('SECRET');
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw' }).format(new Date());
  expect((await list(`q=ewa.&from=${day}&to=${day}`)).meta.total).toBe(2);
  expect((await list(`q=ewa.&to=2020-01-01`)).meta.total).toBe(0);
});

test('messages are counted by kind and outcome, and each count is a filter', async () => {
  const to = 'zofia.mazur@example.com';
  await message(to);
  await message(to, { state: 'failed' });
  await message(to, { kind: 'visitReminder' });
  await message(to, { kind: 'visitReminder', state: 'expired' });
  const withdrawn = await message(to, { kind: 'visitReminder', state: 'expired' });
  await sql`update messages set last_error = 'withdrawn' where id = ${withdrawn}`.execute(shop.database.db);
  const counts = [
    { kind: 'orderPlaced', state: 'failed', count: 1 },
    { kind: 'orderPlaced', state: 'sent', count: 1 },
    { kind: 'visitReminder', state: 'expired', count: 1 },
    { kind: 'visitReminder', state: 'sent', count: 1 },
    { kind: 'visitReminder', state: 'withdrawn', count: 1 },
  ];
  const filters = ['', '&kind=visitReminder', '&state=withdrawn', '&kind=visitReminder&state=expired', '&kind=none'];
  const totals = [];
  for (const filter of filters) {
    const { data, meta } = await list(`q=zofia.mazur@${filter}`);
    // The counts stay those of all kinds and outcomes: the others can be chosen.
    expect(data.messageCounts).toEqual(counts);
    expect(data.messages).toHaveLength(meta.total);
    totals.push(meta.total);
  }
  expect(totals).toEqual([5, 3, 1, 1, 0]);
  expect((await list('q=zofia.mazur@&channel=sms')).data.messageCounts).toEqual([]);
});

test('a message is sent once more to the same address, once for each press', async () => {
  const id = await message('olga@example.com', { state: 'failed' });
  const headers = { 'idempotency-key': newKey() };
  const first = await repeat(id, headers);
  const again = await repeat(id, headers);
  expect([first.statusCode, again.json()]).toEqual([201, first.json()]);
  const { data } = await list('q=olga@');
  expect(data.messages.map(({ state }: { state: string }) => state)).toEqual(['due', 'failed']);
  expect(data.messages[0]).toMatchObject({ id: first.json().data.message.id, canRepeat: false });
  const logged = (await auditLogOf(shop)).find(({ call }) => call === 'POST /admin/messages/:id/repeats');
  expect(logged).toMatchObject({ subjectKind: 'message', subjectId: id });
});

test.each([
  ['with a code', { secret: 'x' }],
  ['that is due', { state: 'due' }],
])('a message %s is not repeated', async (_, how) => {
  const id = await message('nina@example.com', how);
  await expectRefusal(shop, 'POST /admin/messages/{id}/repeats 409 not_repeatable', {
    method: 'POST',
    url: `/api/admin/messages/${id}/repeats`,
    headers: manager.headers,
    body: {},
  });
});

test('one from before the column, or that was withdrawn, is not repeated; an unknown one is 404', async () => {
  const { db } = shop.database;
  const [old, withdrawn] = [await message('iza@example.com'), await message('iza@example.com', { state: 'expired' })];
  await sql`update messages set is_repeatable = null where id = ${old}`.execute(db);
  await sql`update messages set last_error = 'withdrawn' where id = ${withdrawn}`.execute(db);
  expect([(await repeat(old)).statusCode, (await repeat(withdrawn)).statusCode]).toEqual([409, 409]);
  expect((await repeat('7a0c2e3e-6a87-4d4c-9b60-0f64a3a1e1c5')).statusCode).toBe(404);
});
