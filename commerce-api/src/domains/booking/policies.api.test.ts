/** Each booking policy decides about one thing, market by market; what the database states too is in step. */
import { sql } from 'kysely';
import { inTransaction } from '../../platform/database';
import { getCart, newKey, orderOf } from '../../testing/commerce-fixture';
import { pinPolicies, setBookingPolicies } from '../../testing/pinned-policies';
import { makeSalon } from '../../testing/salon-fixture';
import { shopWithProducts } from '../../testing/shop-with-products';
import { buyTreatment, newCustomer, reminding, type TestCustomer } from '../../testing/visit-fixture';
import { selectMarkets } from '../operations/markets/market-queries';
import { bookingPolicies } from './policies';
import { markVisit } from './visits/mark-visit';
import { remindOfVisits } from './visits/remind-of-visits';

const here = shopWithProducts();
const NOW = new Date('2027-06-01T08:00:00Z');
const hoursAhead = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000).toISOString();
/** Within the hours of the salon. */
const IN_26_HOURS = hoursAhead(26);
const IN_50_HOURS = hoursAhead(50);
const IN_74_HOURS = hoursAhead(74);
let salon: string;
let anna: TestCustomer;

beforeEach(async () => {
  here.shop.setNow(NOW);
  salon = (await makeSalon(here.shop.database.db, 'lodz-piotrkowska', here.products.calves, 1)).locationId;
  anna = await newCustomer(here.shop);
});
afterEach(pinPolicies);

async function book(startAt: string, quantity = 1) {
  const bought = await buyTreatment(here.shop, anna, here.products.calves, { quantity });
  const body = { orderProductId: bought.orderProductId, locationId: salon, startAt };
  const answer = await here.shop.call('POST', '/api/me/events', { headers: anna.headers, body });
  expect(answer.statusCode).toBe(201);
  const { event } = answer.json().data;
  // Written by the database's clock, which is not the test's.
  await sql`update visits set created_at = ${NOW} where id = ${event.id}`.execute(here.shop.database.db);
  return { ...bought, event };
}
const move = (id: string, startAt: string, headers = {}) =>
  here.shop.call('PUT', `/api/me/events/${id}`, { headers: { ...anna.headers, ...headers }, body: { startAt } });
const remindersAt = async (visitId: string, now: string) => {
  await remindOfVisits(here.shop.database.db, reminding, new Date(now));
  const found = await sql`select from messages where once_key like ${`visitReminder:${visitId}%`}`.execute(
    here.shop.database.db,
  );
  return found.rows.length;
};
const setMarket = (orderId: string, slug: string) =>
  sql`update orders set market_id = (select id from markets where slug = ${slug}) where id = ${orderId}`.execute(
    here.shop.database.db,
  );

describe('48 hours of notice for a cancellation, 24 for the reminder', () => {
  beforeEach(() => setBookingPolicies('pl', { cancellationNoticeHours: 48 }));

  test('a visit 26 hours ahead can no longer be changed, and the refusal and the e-mail name 48 hours', async () => {
    const { event } = await book(IN_26_HOURS);
    expect(event).toMatchObject({ canChange: false, changeUntil: null });
    const refused = await move(event.id, IN_74_HOURS);
    expect([refused.statusCode, refused.json().error.message]).toEqual([409, expect.stringContaining('48 godzin ')]);
    const inEnglish = await move(event.id, IN_74_HOURS, { 'accept-language': 'en' });
    expect(inEnglish.json().error.message).toContain('48 hours ');
    const mail = await sql<{ data: { values: { notice: string } } }>`select data from messages
      where once_key = ${`visitBooked:${event.id}`}`.execute(here.shop.database.db);
    expect(mail.rows[0]?.data.values.notice).toBe('48 godzin');
  });

  test('one 50 hours ahead can be changed for two more hours', async () => {
    const { event } = await book(IN_50_HOURS);
    expect(event).toMatchObject({ canChange: true, changeUntil: hoursAhead(2) });
  });

  test('the reminder of a visit booked 26 hours ahead is sent 24 hours before it', async () => {
    const { event } = await book(IN_26_HOURS);
    expect(await remindersAt(event.id, hoursAhead(1.9))).toBe(0);
    expect(await remindersAt(event.id, hoursAhead(2))).toBe(1);
  });

  test('a visit moved to 26 hours ahead is final, and still reminded of', async () => {
    const { event } = await book(IN_74_HOURS);
    const moved = await move(event.id, IN_26_HOURS);
    expect(moved.json().data.event).toMatchObject({ isFinal: true, canChange: false });
    expect(await remindersAt(event.id, hoursAhead(2))).toBe(1);
  });

  test('so is one ordered with its slot, to be paid in the salon', async () => {
    const { headers } = anna;
    const request = { itemType: 'product', itemId: here.products.calves, quantity: 1, locationId: salon };
    const body = { ...request, startAt: IN_26_HOURS };
    expect((await here.shop.call('POST', '/api/cart-items', { headers, body })).statusCode).toBe(201);
    const placed = await here.shop.call('POST', '/api/orders', {
      headers: { ...headers, 'idempotency-key': newKey() },
      body: orderOf(await getCart(here.shop, headers), { paymentMethod: 'cash' }),
    });
    expect(placed.statusCode).toBe(201);
    const visit = await sql<{ id: string }>`update visits set created_at = ${NOW} where location_id = ${salon}
      returning id`.execute(here.shop.database.db);
    expect(await remindersAt(visit.rows[0]?.id ?? '', hoursAhead(2))).toBe(1);
  });
});

test('a reminder 48 hours before leaves the notice for a cancellation as it is', async () => {
  setBookingPolicies('pl', { reminderHours: 48 });
  const { event } = await book(IN_74_HOURS);
  expect(event.changeUntil).toBe(hoursAhead(50));
  expect(await remindersAt(event.id, hoursAhead(25.9))).toBe(0);
  expect(await remindersAt(event.id, hoursAhead(26))).toBe(1);
});

test.each([
  [24, 200],
  [27, 409],
])('a visit in 26 hours counts as performed at a withdrawal within %i hours: %i', async (hours, status) => {
  setBookingPolicies('pl', { performedAtWithdrawalHours: hours });
  const { event, orderId } = await book(IN_26_HOURS);
  await sql`update orders set created_at = ${NOW} where id = ${orderId}`.execute(here.shop.database.db);
  expect(event.canChange).toBe(true);
  const answer = await here.shop.call('POST', `/api/orders/${orderId}/withdrawal`, {
    headers: { ...anna.headers, 'idempotency-key': newKey() },
    body: { confirmed: false },
  });
  expect(answer.statusCode).toBe(status);
});

test('the notice after missed visits and their number are policies of their own', async () => {
  setBookingPolicies('pl', { noShowsForPrepayment: 1, noShowNoticeHours: 72 });
  const { event } = await book(IN_26_HOURS);
  await inTransaction(here.shop.database.db, (trx) => markVisit(trx, event.id, 'noShow'));
  const next = await buyTreatment(here.shop, anna, here.products.calves);
  const body = { orderProductId: next.orderProductId, locationId: salon, startAt: IN_50_HOURS };
  const refused = await here.shop.call('POST', '/api/me/events', { headers: anna.headers, body });
  expect(refused.json().error).toMatchObject({
    code: 'notice_too_short',
    message: 'Umów wizytę co najmniej 72 godziny wcześniej',
  });
  const later = { ...body, startAt: IN_74_HOURS };
  expect((await here.shop.call('POST', '/api/me/events', { headers: anna.headers, body: later })).statusCode).toBe(201);
});

test.each([
  ['pl', 48, false],
  ['en', 48, true],
  ['en', 20, true],
] as const)('an order of another market keeps its own notice: %s has %i hours', async (slug, hours, mayChange) => {
  setBookingPolicies(slug, { cancellationNoticeHours: hours });
  const { event } = await book(IN_26_HOURS);
  expect(event.canChange).toBe(mayChange);
});

test('the market of the order counts, not the one in which the visit is looked at', async () => {
  setBookingPolicies('en', { cancellationNoticeHours: 48, reminderHours: 12 });
  const { event, orderId } = await book(IN_26_HOURS);
  await setMarket(orderId, 'en');
  expect((await move(event.id, IN_74_HOURS)).json().error.code).toBe('too_late');
  expect(await remindersAt(event.id, hoursAhead(13.9))).toBe(0);
  expect(await remindersAt(event.id, hoursAhead(14))).toBe(1);
});

test('pages and the call of a market get the market’s own figures', async () => {
  setBookingPolicies('en', { cancellationNoticeHours: 48 });
  const records = await selectMarkets(here.shop.database.db);
  const expected = [{ cancellationNoticeHours: 24 }, { cancellationNoticeHours: 48 }];
  expect(records.map(({ market }) => market.policies)).toMatchObject(expected);
  expect(records.map(({ context }) => context.policies)).toMatchObject(expected);
});

// A policy that the database states as well: change it with a migration that replaces the function.
test.each([
  ['remember_hold', bookingPolicies.everywhere.holdPauseMinutes],
  ['payment_hold_over', bookingPolicies.everywhere.longestHoldMinutes],
])('the function %s of the database counts with %i minutes, as the policy does', async (name, minutes) => {
  const found = await sql<{ stated: number }>`select (extract(epoch from
      ((regexp_match(pg_get_functiondef(${name}::regproc), 'interval ''([^'']+)'''))[1])::interval) / 60)::int as stated`.execute(
    here.shop.database.db,
  );
  expect(found.rows[0]?.stated).toBe(minutes);
});
