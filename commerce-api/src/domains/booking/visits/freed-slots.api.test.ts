/** Freed time is offered to waiting customers, whoever released it and how. */
import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database';
import { getCart, type Headers, newKey, orderOf } from '../../../testing/commerce-fixture';
import { makeSalon } from '../../../testing/salon-fixture';
import { shopWithProducts } from '../../../testing/shop-with-products';
import { buyTreatment, newCustomer } from '../../../testing/visit-fixture';
import { type CartLine, clearWaitingList, holdSlotOf, waitForDayOf } from '../../../testing/waiting-fixture';
import { releaseEndedHolds } from './mark-ended-visits';
import { markVisit } from './mark-visit';
import { offerFreedSlots } from './offer-freed-slots';

const here = shopWithProducts();
let salon: string;
const NOW = new Date('2027-06-01T10:00:00Z');
const SLOT = '2027-06-04T08:00:00.000Z';
const LATE_SLOT = '2027-06-04T08:45:00.000Z';
const OTHER_DAY = '2027-06-07T08:00:00.000Z';
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

beforeEach(async () => {
  const { db } = here.shop.database;
  here.shop.setNow(NOW);
  salon = (await makeSalon(db, 'lodz-piotrkowska', here.products.calves, 1)).locationId;
  await clearWaitingList(here.shop);
  await openUntil('10:45');
});

/** A new customer's visit takes 45 minutes. */
const openUntil = (closes: string) =>
  sql`update location_opening_hours set opens = '10:00', closes = ${closes}::time where location_id = ${salon}`.execute(
    here.shop.database.db,
  );

const slotAt = (startAt: string) => ({ productId: here.products.calves, locationId: salon, startAt });
const hold = (startAt = SLOT, who?: Headers) => holdSlotOf(here.shop, slotAt(startAt), who);
const wait = (email = 'ola@example.com') => waitForDayOf(here.shop, slotAt(SLOT), email);
const change = ({ headers, itemId }: CartLine, body: object) =>
  here.shop.call('PUT', `/api/cart-items/${itemId}`, { headers, body });
const remove = ({ headers, itemId }: CartLine) => here.shop.call('DELETE', `/api/cart-items/${itemId}`, { headers });

async function book(startAt = SLOT) {
  const customer = await newCustomer(here.shop);
  const { orderProductId } = await buyTreatment(here.shop, customer, here.products.calves);
  const body = { orderProductId, locationId: salon, startAt };
  const answer = await here.shop.call('POST', '/api/me/events', { headers: customer.headers, body });
  return { headers: customer.headers, id: String(answer.json().data.event.id) };
}

const offer = (minutes: number) => offerFreedSlots(here.shop.database.db, later(minutes));
const entryOf = async ({ headers }: CartLine) =>
  (await here.shop.call('GET', '/api/waiting-places', { headers })).json().data.waitingPlaces[0];

async function cancelUnpaidOrder() {
  const held = await hold();
  const placed = await here.shop.call('POST', '/api/orders', {
    headers: { ...held.headers, 'idempotency-key': newKey() },
    body: orderOf(await getCart(here.shop, held.headers)),
  });
  const { order, orderToken } = placed.json().data;
  const headers = { ...held.headers, 'order-token': orderToken };
  return () => here.shop.call('POST', `/api/orders/${order.id}/cancellation`, { headers });
}

async function blocked() {
  const inserted = await sql<{
    id: string;
  }>`insert into blocked_times (location_id, room_id, during, reason, created_by)
    select ${salon}, r.id, tstzrange('2027-06-03 08:00Z', '2027-06-05 08:00Z'), 'x', gen_random_uuid()
    from rooms r where r.location_id = ${salon} returning id`.execute(here.shop.database.db);
  return () => sql`delete from blocked_times where id = ${inserted.rows[0]?.id}`.execute(here.shop.database.db);
}

/** Each takes the day's only time; its release frees it. */
const ways: [string, () => Promise<() => Promise<unknown>>][] = [
  ['a line is taken out of a cart', async () => hold().then((held) => () => remove(held))],
  ['a slot is given back', async () => hold().then((held) => () => change(held, { startAt: null }))],
  ['a line is put aside', async () => hold().then((held) => () => change(held, { isAccepted: false }))],
  ['another day is chosen', async () => hold().then((held) => () => change(held, { startAt: OTHER_DAY }))],
  ['a hold ends', async () => hold().then(() => () => releaseEndedHolds(here.shop.database.db, later(21)))],
  ['an unpaid order is taken back', cancelUnpaidOrder],
  [
    'a visit is canceled',
    async () =>
      book().then(
        ({ headers, id }) =>
          () =>
            here.shop.call('DELETE', `/api/me/events/${id}`, { headers }),
      ),
  ],
  [
    'a visit is moved',
    async () =>
      book().then(
        ({ headers, id }) =>
          () =>
            here.shop.call('PUT', `/api/me/events/${id}/date`, { headers, body: { startAt: OTHER_DAY } }),
      ),
  ],
  [
    'the salon cancels a visit',
    async () =>
      book().then(
        ({ id }) =>
          () =>
            inTransaction(here.shop.database.db, (trx) => markVisit(trx, id, 'canceled')),
      ),
  ],
  ['a blocked time is opened', blocked],
];

test.each(ways)('the first in line is notified as soon as %s, once', async (_way, take) => {
  const giveBack = await take();
  const ola = await wait();
  // Without a signal the next check is ten minutes later.
  expect(await offer(15)).toBe(0);
  await giveBack();
  expect(await offer(22)).toBe(1);
  expect((await entryOf(ola)).offeredStartAt).toBe(SLOT);
  expect(await offer(23)).toBe(0);
});

test('two times are freed at once: one customer in line is notified of one, two of one each', async () => {
  await openUntil('11:30');
  const held = [await hold(SLOT), await hold(LATE_SLOT)];
  const [ola, iga] = [await wait(), await wait('iga@example.com')];
  await Promise.all(held.map(remove));
  expect(await offer(2)).toBe(2);
  expect([(await entryOf(ola)).offeredStartAt, (await entryOf(iga)).offeredStartAt]).toEqual([SLOT, LATE_SLOT]);
});

test('one in line is notified of one of two freed times, and of the other when the first is taken', async () => {
  await openUntil('11:30');
  const held = [await hold(SLOT), await hold(LATE_SLOT)];
  const ola = await wait();
  await Promise.all(held.map(remove));
  const counts = await Promise.all([offer(2), offer(2), offer(2)]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect((await entryOf(ola)).offeredStartAt).toBe(SLOT);
  await hold(SLOT);
  expect(await offer(3)).toBe(1);
  expect((await entryOf(ola)).offeredStartAt).toBe(LATE_SLOT);
});

test('a freed place that another shopper takes first is offered to nobody', async () => {
  const held = await hold();
  const ola = await wait();
  await remove(held);
  await hold();
  expect(await offer(2)).toBe(0);
  expect((await entryOf(ola)).offeredStartAt).toBeNull();
});

test('a time that is freed, taken and freed again before the next check is reported once', async () => {
  const held = await hold();
  await wait();
  await remove(held);
  await remove(await hold());
  expect(await offer(2)).toBe(1);
  expect(await offer(3)).toBe(0);
});

test('an offered time that was taken is hidden; free again, it is offered again after half an hour', async () => {
  const held = await hold();
  const ola = await wait();
  await remove(held);
  expect(await offer(2)).toBe(1);
  const other = await hold();
  expect(await offer(3)).toBe(0);
  expect((await entryOf(ola)).offeredStartAt).toBeNull();
  await remove(other);
  // The e-mail is still recent.
  expect(await offer(10)).toBe(0);
  expect(await offer(33)).toBe(1);
  expect((await entryOf(ola)).offeredStartAt).toBe(SLOT);
});

test('a customer who holds the offered time is notified of no other', async () => {
  await openUntil('11:30');
  const held = [await hold(SLOT), await hold(LATE_SLOT)];
  const ola = await wait();
  await Promise.all(held.map(remove));
  expect(await offer(2)).toBe(1);
  expect((await change(ola, { locationId: salon, startAt: SLOT })).statusCode).toBe(200);
  expect(await offer(3)).toBe(0);
});
