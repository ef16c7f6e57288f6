import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database';
import { getCart, newKey, orderOf } from '../../../testing/commerce-fixture';
import { somebodyWaits } from '../../../testing/lock-waits';
import { makeSalon } from '../../../testing/salon-fixture';
import { shopWithProducts } from '../../../testing/shop-with-products';
import { buyTreatment, newCustomer, reminding, type TestCustomer } from '../../../testing/visit-fixture';
import { bookingPersonalData } from '../personal-data';
import { markEndedVisits, releaseEndedHolds } from './mark-ended-visits';
import { purgeOldVisitNotes } from './purge-old-visit-notes';
import { remindOfVisits } from './remind-of-visits';

const here = shopWithProducts();
let salon: string;
let anna: TestCustomer;
const NOW = new Date('2027-06-01T10:00:00Z');
const SLOT = '2027-06-04T08:00:00.000Z';

beforeEach(async () => {
  here.shop.setNow(NOW);
  salon = (await makeSalon(here.shop.database.db, 'lodz-piotrkowska', here.products.calves, 1)).locationId;
  anna = await newCustomer(here.shop);
});

async function booked(quantity = 1, startAt = SLOT) {
  const bought = await buyTreatment(here.shop, anna, here.products.calves, { quantity });
  const body = { orderProductId: bought.orderProductId, locationId: salon, startAt };
  const answer = await here.shop.call('POST', '/api/me/events', { headers: anna.headers, body });
  const { event } = answer.json().data;
  // Written now by the database's clock, which is not the test's.
  await sql`update visits set created_at = ${NOW} where id = ${event.id}`.execute(here.shop.database.db);
  return { ...bought, event };
}
const mine = async (id: string) =>
  (await here.shop.call('GET', '/api/me/events', { headers: anna.headers }))
    .json()
    .data.events.find((entry: { id: string }) => entry.id === id);
const orderById = async (orderId: string) =>
  (await here.shop.call('GET', `/api/orders/${orderId}`, { headers: anna.headers })).json().data.order;
const profile = async () => (await here.shop.call('GET', '/api/me', { headers: anna.headers })).json().data.user;
const mails = async (kind: string, { id }: { id: string }) => {
  const found = await sql<{ count: number }>`select count(*)::int as count from messages
    where kind = ${kind} and once_key like ${`${kind}:${id}%`}`.execute(here.shop.database.db);
  return found.rows[0]?.count ?? 0;
};

test('two hours after its end an unmarked visit is done, the order with it, and the first time is over', async () => {
  const { event, orderId } = await booked();
  expect((await profile()).isFirstEvent).toBe(true);
  const { db } = here.shop.database;
  await markEndedVisits(db, new Date('2027-06-04T10:44:59Z'));
  expect((await mine(event.id)).doneStatus).toBe('active');
  await Promise.all([1, 2, 3].map(() => markEndedVisits(db, new Date('2027-06-04T10:45:00Z'))));
  expect(await mine(event.id)).toMatchObject({ doneStatus: 'done', doneCount: 1, totalCount: 1 });
  expect((await orderById(orderId)).doneStatus).toBe('done');
  expect((await profile()).isFirstEvent).toBe(false);
});

test('an order with visits left stays active', async () => {
  const { event, orderId } = await booked(2);
  await markEndedVisits(here.shop.database.db, new Date('2027-06-04T12:00:00Z'));
  expect((await mine(event.id)).doneStatus).toBe('done');
  expect((await orderById(orderId)).doneStatus).toBe('active');
});

test('a canceled visit stays canceled, and is not taken for done', async () => {
  const { event } = await booked();
  await here.shop.call('DELETE', `/api/me/events/${event.id}`, { headers: anna.headers });
  await markEndedVisits(here.shop.database.db, new Date('2027-06-05T12:00:00Z'));
  expect((await mine(event.id)).doneStatus).toBe('canceled');
});

test('a visit that is moved ahead while the ended ones are marked stays booked', async () => {
  const { event } = await booked();
  const { db } = here.shop.database;
  let marking: Promise<number> | undefined;
  await inTransaction(db, async (trx) => {
    await sql`update visits set during = tstzrange('2027-06-10 08:00Z', '2027-06-10 08:45Z')
      where id = ${event.id}`.execute(trx);
    marking = markEndedVisits(db, new Date('2027-06-05T10:00:00Z'));
    await somebodyWaits(trx);
  });
  await marking;
  expect((await mine(event.id)).doneStatus).toBe('active');
});

test('a hold that has ended is given back, and who held it is forgotten', async () => {
  const answer = await here.shop.call('POST', '/api/cart-items', {
    headers: anna.headers,
    body: { itemType: 'product', itemId: here.products.calves, quantity: 1, locationId: salon, startAt: SLOT },
  });
  expect(answer.statusCode).toBe(201);
  const held = () =>
    sql`select state, holder, holder_address from visits where location_id = ${salon}`
      .execute(here.shop.database.db)
      .then(({ rows }) => rows);
  await releaseEndedHolds(here.shop.database.db, new Date(NOW.getTime() + 19 * 60_000));
  expect(await held()).toMatchObject([{ state: 'held' }]);
  await releaseEndedHolds(here.shop.database.db, new Date(NOW.getTime() + 20 * 60_000));
  expect(await held()).toEqual([{ state: 'released', holder: null, holder_address: null }]);
});

test('a reminder comes once within the last 24 hours, and again when the visit was moved', async () => {
  const { event } = await booked();
  const remind = (text: string) => remindOfVisits(here.shop.database.db, reminding, new Date(text));
  await remind('2027-06-03T07:59:00Z');
  expect(await mails('visitReminder', event)).toBe(0);
  await Promise.all([1, 2, 3].map(() => remind('2027-06-03T08:00:00Z')));
  expect(await mails('visitReminder', event)).toBe(1);
  here.shop.setNow(NOW);
  const moved = await here.shop.call('PUT', `/api/me/events/${event.id}/date`, {
    headers: anna.headers,
    body: { startAt: '2027-06-05T08:00:00Z' },
  });
  expect(moved.statusCode).toBe(200);
  await remind('2027-06-04T08:30:00Z');
  expect(await mails('visitReminder', event)).toBe(2);
  expect([await mails('visitBooked', event), await mails('visitMoved', event)]).toEqual([1, 1]);
});

test('an unsent e-mail about a former time is withdrawn by the next one', async () => {
  const { event } = await booked();
  const { db } = here.shop.database;
  const states = async () => {
    const found = await sql<{ kind: string; state: string }>`select kind, state from messages
      where once_key like ${`visit%:${event.id}%`} order by created_at, once_key`.execute(db);
    return found.rows.map(({ kind, state }) => `${kind} ${state}`);
  };
  const move = (startAt: string) =>
    here.shop.call('PUT', `/api/me/events/${event.id}/date`, { headers: anna.headers, body: { startAt } });
  await remindOfVisits(db, reminding, new Date('2027-06-03T08:30:00Z'));
  expect(await states()).toEqual(['visitBooked due', 'visitReminder due']);
  expect((await move('2027-06-05T08:00:00Z')).statusCode).toBe(200);
  expect((await move('2027-06-07T08:00:00Z')).statusCode).toBe(200);
  expect(await states()).toEqual(['visitBooked due', 'visitReminder expired', 'visitMoved expired', 'visitMoved due']);
  await here.shop.call('DELETE', `/api/me/events/${event.id}`, { headers: anna.headers });
  expect((await states()).slice(-2)).toEqual(['visitMoved expired', 'visitCanceled due']);
});

test('a slot held over a day ahead and ordered within it has no reminder: the order just sent an e-mail', async () => {
  const { calves } = here.products;
  const { headers } = await newCustomer(here.shop);
  const startAt = '2027-06-02T10:15:00.000Z';
  const request = { itemType: 'product', itemId: calves, quantity: 1, locationId: salon, startAt };
  expect((await here.shop.call('POST', '/api/cart-items', { headers, body: request })).statusCode).toBe(201);
  const { db } = here.shop.database;
  await sql`update visits set created_at = ${NOW} where location_id = ${salon} and state = 'held'`.execute(db);
  here.shop.setNow(new Date('2027-06-01T10:16:00Z'));
  const placed = await here.shop.call('POST', '/api/orders', {
    headers: { ...headers, 'idempotency-key': newKey() },
    body: orderOf(await getCart(here.shop, headers), { paymentMethod: 'cash' }),
  });
  expect(placed.statusCode).toBe(201);
  await remindOfVisits(db, reminding, new Date('2027-06-01T10:17:00Z'));
  const reminders = await sql`select from messages m join visits v on m.once_key like 'visitReminder:' || v.id || '%'
    where v.location_id = ${salon}`.execute(db);
  expect(reminders.rows).toEqual([]);
});

test('who has just booked for tomorrow is not reminded of it', async () => {
  const { event } = await booked(1, '2027-06-02T09:00:00.000Z');
  await remindOfVisits(here.shop.database.db, reminding, new Date('2027-06-01T11:00:00Z'));
  expect(await mails('visitReminder', event)).toBe(0);
});

describe('notes of visits', () => {
  const writeNote = (visitId: string) =>
    sql`insert into visit_notes (visit_id, first_name, last_name, note) values (${visitId}, 'Ewa', 'Lis', 'uczulenie')`.execute(
      here.shop.database.db,
    );
  const isNoted = async (visitId: string) =>
    (await sql`select from visit_notes where visit_id = ${visitId}`.execute(here.shop.database.db)).rows.length === 1;

  test('go six years after a visit that staff entered; those of an ordered one stay until the order goes', async () => {
    const { db } = here.shop.database;
    const { event } = await booked();
    const entered = await sql<{ id: string }>`insert into visits (state, location_id, room_id, device_id, therapist_id,
        product_id, during)
      select 'done', location_id, room_id, device_id, therapist_id, product_id, tstzrange('2027-06-05T08:00:00Z',
        '2027-06-05T09:00:00Z') from visits where id = ${event.id} returning id`.execute(db);
    const id = entered.rows[0]?.id ?? '';
    await writeNote(event.id);
    await writeNote(id);
    await purgeOldVisitNotes(db, new Date('2033-06-05T08:59:59Z'));
    expect(await isNoted(id)).toBe(true);
    await purgeOldVisitNotes(db, new Date('2033-06-05T09:00:01Z'));
    expect([await isNoted(id), await isNoted(event.id)]).toEqual([false, true]);
  });

  test('go with the person of their order', async () => {
    const { db } = here.shop.database;
    const [old, recent] = [await booked(), await booked(1, '2027-06-07T08:00:00.000Z')];
    await writeNote(old.event.id);
    await writeNote(recent.event.id);
    await inTransaction(db, async (trx) => {
      await bookingPersonalData.anonymizeOrders?.(trx, { orderIds: [old.orderId], now: NOW, retentionYears: 6 });
    });
    expect([await isNoted(old.event.id), await isNoted(recent.event.id)]).toEqual([false, true]);
  });
});
