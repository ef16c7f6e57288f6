/** A visitor's waiting-list entries become the customer's at login. */
import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database';
import {
  addItem,
  customerPassword,
  getCart,
  type Headers,
  newCustomer,
  newKey,
  newVisitor,
  orderOf,
} from '../../../testing/commerce-fixture';
import { somebodyWaits } from '../../../testing/lock-waits';
import { makeSalon } from '../../../testing/salon-fixture';
import { shopWithProducts } from '../../../testing/shop-with-products';
import { type CartLine, clearWaitingList, holdSlotOf, waitForDayOf } from '../../../testing/waiting-fixture';
import { offerFreedSlots } from './offer-freed-slots';

const here = shopWithProducts();
let salon: string;
let ewa: Awaited<ReturnType<typeof newCustomer>>;
const NOW = new Date('2027-06-01T10:00:00Z');
const SLOT = '2027-06-04T08:00:00.000Z';
const LATE_SLOT = '2027-06-04T08:45:00.000Z';
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

beforeEach(async () => {
  const { db } = here.shop.database;
  here.shop.setNow(NOW);
  salon = (await makeSalon(db, 'lodz-piotrkowska', here.products.calves, 1)).locationId;
  await clearWaitingList(here.shop);
  // Room for two visits of 45 minutes.
  await sql`update location_opening_hours set opens = '10:00', closes = '11:30' where location_id = ${salon}`.execute(
    db,
  );
  ewa = await newCustomer(here.shop);
});

const slotAt = (startAt: string) => ({ productId: here.products.calves, locationId: salon, startAt });
const offer = (minutes: number) => offerFreedSlots(here.shop.database.db, later(minutes));
const fillDay = async () => [await holdSlotOf(here.shop, slotAt(SLOT)), await holdSlotOf(here.shop, slotAt(LATE_SLOT))];
const wait = (email = 'ola@example.com') => waitForDayOf(here.shop, slotAt(SLOT), email);
const freeDay = async (held: CartLine[]) => {
  for (const { headers, itemId } of held) await here.shop.call('DELETE', `/api/cart-items/${itemId}`, { headers });
};

/** Logs in where the visitor is; the headers of the calls from then on. */
async function logIn({ headers }: { headers: Headers }): Promise<Headers> {
  const body = { email: ewa.email, password: customerPassword };
  const answer = await here.shop.call('POST', '/api/users/token', { headers, body });
  return { ...headers, authorization: `Bearer ${answer.json().data.authToken}` };
}

async function holdFirstLine(headers: Headers) {
  const [line] = (await getCart(here.shop, headers)).items;
  const body = { locationId: salon, startAt: SLOT };
  expect((await here.shop.call('PUT', `/api/cart-items/${line?.id}`, { headers, body })).statusCode).toBe(200);
}

/** A visitor who was notified of one of the day's two free times. */
async function notifiedVisitor(): Promise<CartLine> {
  const held = await fillDay();
  const ola = await wait();
  await freeDay(held);
  expect(await offer(2)).toBe(1);
  return ola;
}

const entriesOf = async (headers: Headers, token = '') =>
  (await here.shop.call('GET', `/api/waiting-places${token && `?token=${token}`}`, { headers })).json().data
    .waitingPlaces;
const lastLink = async () => {
  const found = await sql<{ secret: string }>`select secret from messages where kind = 'waitingListOffer'
    order by created_at desc, id limit 1`.execute(here.shop.database.db);
  return found.rows[0]?.secret ?? '';
};
const rows = async () => {
  const found = await sql<{ userId: string; visitorId: string | null; email: string }>`select user_id as "userId",
      visitor_id as "visitorId", email from waiting_list`.execute(here.shop.database.db);
  return found.rows;
};

test('a customer who holds the time after the login is notified of no other', async () => {
  await holdFirstLine(await logIn(await notifiedVisitor()));
  expect(await offer(3)).toBe(0);
});

test('who orders the treatment after the login waits no more, also with a cart of their own before', async () => {
  await addItem(here.shop, { ...(await newVisitor(here.shop)), ...ewa.headers }, here.products.calves);
  const headers = await logIn(await notifiedVisitor());
  await holdFirstLine(headers);
  const placed = await here.shop.call('POST', '/api/orders', {
    headers: { ...headers, 'idempotency-key': newKey() },
    body: orderOf(await getCart(here.shop, headers), { paymentMethod: 'cash' }),
  });
  expect(placed.statusCode).toBe(201);
  expect([await offer(3), await rows()]).toEqual([0, []]);
});

test('a day is kept at login also when its treatment was taken out of the cart', async () => {
  const ola = await notifiedVisitor();
  await freeDay([ola]);
  await logIn(ola);
  expect(await entriesOf(ewa.headers)).toMatchObject([{ date: '2027-06-04', offeredStartAt: SLOT }]);
});

test('a link that was mailed before the login leads to the place afterwards, on any device', async () => {
  await logIn(await notifiedVisitor());
  expect(await entriesOf(await newVisitor(here.shop), await lastLink())).toMatchObject([{ offeredStartAt: SLOT }]);
});

test('of two entries for one day the one notified last stays, else the older one', async () => {
  const held = await fillDay();
  await logIn(await wait('first@example.com'));
  await logIn(await wait('second@example.com'));
  expect(await rows()).toEqual([{ userId: ewa.userId, visitorId: null, email: 'first@example.com' }]);

  const ola = await wait();
  const { db } = here.shop.database;
  await sql`update waiting_list set created_at = created_at - interval '1 hour' where email = 'ola@example.com'`.execute(
    db,
  );
  await freeDay(held.slice(0, 1));
  expect(await offer(2)).toBe(1);
  await logIn(ola);
  expect(await rows()).toEqual([{ userId: ewa.userId, visitorId: null, email: 'ola@example.com' }]);
  expect(await entriesOf(await newVisitor(here.shop), await lastLink())).toMatchObject([{ offeredStartAt: SLOT }]);
});

test('logins at once bring the places of their visitors to the customer once', async () => {
  await fillDay();
  const [ola, iga] = [await wait(), await wait('iga@example.com')];
  await Promise.all([ola, ola, iga, iga].map(logIn));
  expect(await rows()).toEqual([{ userId: ewa.userId, visitorId: null, email: 'ola@example.com' }]);
});

test('a login while the worker sends an offer keeps that offer', async () => {
  await fillDay();
  const ola = await wait();
  await logIn(await wait('iga@example.com'));
  let login: Promise<Headers> | undefined;
  await inTransaction(here.shop.database.db, async (trx) => {
    await sql`update waiting_list set offered_at = ${NOW}, offered_start_at = ${SLOT}
      where email = 'iga@example.com'`.execute(trx);
    login = logIn(ola);
    await somebodyWaits(trx);
  });
  await login;
  expect(await entriesOf(ewa.headers)).toMatchObject([{ offeredStartAt: SLOT }]);
  expect((await rows()).map(({ email }) => email)).toEqual(['iga@example.com']);
});
