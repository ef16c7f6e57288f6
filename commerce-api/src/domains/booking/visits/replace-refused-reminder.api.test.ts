/** Reminders whose SMS is refused for good are sent by e-mail. */
import { sql } from 'kysely';
import { pino } from 'pino';
import { inTransaction } from '../../../platform/database';
import { refusedSmsOf } from '../../../platform/domain';
import { makeSalon } from '../../../testing/salon-fixture';
import { shopWithProducts } from '../../../testing/shop-with-products';
import { logInAll, type Person, type Role } from '../../../testing/staff-fixture';
import { buyTreatment, newCustomer, reminding, type TestCustomer } from '../../../testing/visit-fixture';
import { domains } from '../../index';
import { queueMessage, readUndelivered, sendDueMessages } from '../../operations/messages';
import { remindOfVisits } from './remind-of-visits';

const here = shopWithProducts();
const NOW = new Date('2027-06-01T10:00:00Z');
const SLOT = '2027-06-04T08:00:00.000Z';
const DAY_BEFORE = new Date('2027-06-03T08:00:00Z');
const refused = { state: 'refused', why: 'SMSAPI 13' } as const;
const away = { state: 'later', why: 'HTTP 503' } as const;
let people: Record<Role, Person>;
let salon: string;
let anna: TestCustomer;

beforeAll(async () => {
  people = await logInAll(here.shop);
});
beforeEach(async () => {
  here.shop.setNow(NOW);
  const { db } = here.shop.database;
  await sql`delete from messages`.execute(db);
  salon = (await makeSalon(db, 'lodz-piotrkowska', here.products.calves, 1)).locationId;
  anna = await newCustomer(here.shop);
  await sql`update users set phone_verified_at = ${NOW} where id = ${anna.userId}`.execute(db);
});

/** A visit that its customer is reminded of, as chosen, with the SMS in the outbox. */
async function reminded(choice: 'sms' | 'both'): Promise<string> {
  const { db } = here.shop.database;
  await sql`update users set visit_reminders = ${choice} where id = ${anna.userId}`.execute(db);
  const { orderProductId } = await buyTreatment(here.shop, anna, here.products.calves);
  const body = { orderProductId, locationId: salon, startAt: SLOT };
  const { event } = (await here.shop.call('POST', '/api/me/events', { headers: anna.headers, body })).json().data;
  // Written now by the database's clock, which is not the test's.
  await sql`update visits set created_at = ${NOW} where id = ${event.id}`.execute(db);
  await remindOfVisits(db, reminding, DAY_BEFORE);
  await sql`update messages set next_try_at = ${DAY_BEFORE}, expires_at = ${SLOT}`.execute(db);
  return event.id;
}

/** What the worker does while the provider answers so. */
function sendTexts(delivery: typeof refused | typeof away, now = DAY_BEFORE): Promise<number> {
  const { db } = here.shop.database;
  const logger = pino({ level: 'silent' });
  const send = async () => delivery;
  return sendDueMessages({ db, logger, channel: 'sms', send, refused: refusedSmsOf(domains) }, now);
}

async function remindersOf(visitId: string) {
  const found = await sql<{ channel: string; state: string; replacedBy: string | null }>`select channel, state,
      data ->> 'replacedBy' as "replacedBy" from messages
    where kind = 'visitReminder' and once_key like ${`visitReminder:${visitId}:%`} order by channel`.execute(
    here.shop.database.db,
  );
  return found.rows;
}

async function shownToStaff(visitId: string) {
  const path = `/api/admin/events?locationId=${salon}&date=2027-06-04`;
  const { data } = (await here.shop.call('GET', path, { headers: people.manager.headers })).json();
  return data.events.find(({ id }: { id: string }) => id === visitId);
}

const byMail = [
  { channel: 'email', state: 'due', replacedBy: null },
  { channel: 'sms', state: 'failed', replacedBy: 'email' },
];

test.each(['sms', 'both'] as const)('%s: one e-mail reminds instead, and staff see why', async (choice) => {
  const visit = await reminded(choice);
  const before = await shownToStaff(visit);
  expect(before.refusedReminder).toBeNull();
  await Promise.all([1, 2, 3].map(() => sendTexts(refused)));
  await sendTexts(refused, new Date('2027-06-03T12:00:00Z'));
  expect(await remindersOf(visit)).toEqual(byMail);
  const after = await shownToStaff(visit);
  expect([after.refusedReminder, after.version]).toEqual(['replaced', before.version + 1]);
  const list = await here.shop.call('GET', '/api/admin/messages?channel=sms', { headers: people.manager.headers });
  expect(list.json().data.messages).toMatchObject([
    { state: 'failed', lastError: 'SMSAPI 13', replacedBy: 'email', canRepeat: false },
  ]);
  // The customer is reminded: nothing is undelivered.
  const undelivered = await readUndelivered(here.shop.database.db);
  expect(undelivered.find(({ channel, state }) => channel === 'sms' && state === 'failed')?.count).toBe(0);
});

test('a temporary failure is tried again, and replaced by nothing', async () => {
  const visit = await reminded('sms');
  await sendTexts(away);
  expect(await remindersOf(visit)).toEqual([{ channel: 'sms', state: 'due', replacedBy: null }]);
  expect((await shownToStaff(visit)).refusedReminder).toBeNull();
  await sendTexts(refused, new Date('2027-06-03T08:01:00Z'));
  expect(await remindersOf(visit)).toEqual(byMail);
});

test.each([
  ['canceled', (id: string) => sql`update visits set state = 'canceled' where id = ${id}`],
  [
    'moved',
    (id: string) => sql`update visits set during = tstzrange(lower(during) + interval '1 day',
      upper(during) + interval '1 day') where id = ${id}`,
  ],
])('a visit that was %s meanwhile is not reminded of', async (_, change) => {
  const visit = await reminded('sms');
  await change(visit).execute(here.shop.database.db);
  await sendTexts(refused);
  expect(await remindersOf(visit)).toEqual([{ channel: 'sms', state: 'failed', replacedBy: null }]);
  expect((await shownToStaff(visit))?.refusedReminder ?? null).toBeNull();
});

test('a visit that has begun is not reminded of', async () => {
  const visit = await reminded('sms');
  // Its time as a message has been prolonged: an SMS expires when the visit begins.
  await sql`update messages set expires_at = ${SLOT}::timestamptz + interval '1 hour'`.execute(here.shop.database.db);
  await sendTexts(refused, new Date(SLOT));
  expect(await remindersOf(visit)).toEqual([{ channel: 'sms', state: 'failed', replacedBy: null }]);
});

test('after a move the customer is reminded anew, and the former refusal is not shown', async () => {
  const visit = await reminded('sms');
  await sendTexts(refused);
  const moved = await here.shop.call('PUT', `/api/me/events/${visit}/date`, {
    headers: anna.headers,
    body: { startAt: '2027-06-07T08:00:00Z' },
  });
  expect(moved.statusCode).toBe(200);
  const path = `/api/admin/events?locationId=${salon}&date=2027-06-07`;
  const { data } = (await here.shop.call('GET', path, { headers: people.manager.headers })).json();
  expect(data.events).toMatchObject([{ id: visit, refusedReminder: null }]);
  expect((await remindersOf(visit)).map(({ state }) => state)).toEqual(['expired', 'failed']);
});

test('a visit without an address: staff see that nobody was reminded', async () => {
  const visit = await reminded('sms');
  const { db } = here.shop.database;
  await sql`update visits set order_item_id = null, user_id = null where id = ${visit}`.execute(db);
  await sendTexts(refused);
  expect(await remindersOf(visit)).toEqual([{ channel: 'sms', state: 'failed', replacedBy: null }]);
  expect((await shownToStaff(visit)).refusedReminder).toBe('undelivered');
});

test('a refused SMS of another kind, or of a former version, is recorded alone', async () => {
  const { db } = here.shop.database;
  const visit = await reminded('sms');
  await sql`update messages set data = data - 'visit' where channel = 'sms'`.execute(db);
  await inTransaction(db, (trx) =>
    queueMessage(trx, {
      onceKey: 'loginCode:test',
      channel: 'sms',
      kind: 'loginCode',
      to: '48600700800',
      locale: 'pl',
      data: { values: { code: '012345' } },
    }),
  );
  await sql`update messages set next_try_at = ${DAY_BEFORE}, expires_at = ${SLOT}`.execute(db);
  await sendTexts(refused);
  expect(await remindersOf(visit)).toEqual([{ channel: 'sms', state: 'failed', replacedBy: null }]);
  const codes = await sql`select state from messages where kind = 'loginCode'`.execute(db);
  expect(codes.rows).toEqual([{ state: 'failed' }]);
});
