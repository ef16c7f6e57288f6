/** A guest moves and cancels visits by the token of the order, under the rules of customers with an account. */
import { sql } from 'kysely';
import { newKey, newVisitor } from '../../../testing/commerce-fixture';
import { makeSalon } from '../../../testing/salon-fixture';
import { shopWithProducts } from '../../../testing/shop-with-products';
import { bookAsGuest, newCustomer } from '../../../testing/visit-fixture';

const here = shopWithProducts();
const NOW = new Date('2027-06-01T10:00:00Z');
const SLOT = '2027-06-04T08:00:00.000Z';
const LATER = '2027-06-05T09:00:00.000Z';
const SOON = '2027-06-02T09:00:00.000Z';
let salon: string;
let otherSalon: string;

beforeEach(async () => {
  here.shop.setNow(NOW);
  salon = (await makeSalon(here.shop.database.db, 'lodz-piotrkowska', here.products.calves, 1)).locationId;
  otherSalon = (await makeSalon(here.shop.database.db, 'torun-starowka', here.products.calves, 1)).locationId;
});

type Guest = Awaited<ReturnType<typeof bookAsGuest>>;
type Headers = Record<string, string>;
const booked = (startAt = SLOT) => bookAsGuest(here.shop, { itemId: here.products.calves, locationId: salon, startAt });
const urlOf = ({ orderId, eventId }: Guest) => `/api/orders/${orderId}/events/${eventId}`;
const move = (guest: Guest, body: object, headers: Headers = guest.headers) =>
  here.shop.call('PUT', `${urlOf(guest)}/date`, { headers, body });
const cancel = (guest: Guest, headers: Headers = guest.headers) => here.shop.call('DELETE', urlOf(guest), { headers });
const list = async ({ orderId, headers }: Guest) =>
  (await here.shop.call('GET', `/api/orders/${orderId}/events`, { headers })).json().data.events;
const stateOf = async ({ eventId }: Guest) =>
  (
    await sql<{ state: string; startAt: string; sequence: number }>`select state, lower(during) as "startAt", sequence
      from visits where id = ${eventId}`.execute(here.shop.database.db)
  ).rows[0];

test('the list names salon, street and how to get there, and until when it may be changed', async () => {
  const guest = await booked();
  expect(await list(guest)).toEqual([
    expect.objectContaining({
      id: guest.eventId,
      orderId: guest.orderId,
      startAt: SLOT,
      doneStatus: 'active',
      canChange: true,
      changeUntil: '2027-06-03T08:00:00.000Z',
      asksHealth: false,
      location: expect.objectContaining({
        id: salon,
        city: 'Łódź',
        address: expect.stringMatching(/\d/),
        postalCode: expect.stringMatching(/^\d\d-\d{3}$/),
        lat: expect.any(Number),
        lng: expect.any(Number),
        phone: expect.any(String),
        slug: expect.any(String),
      }),
    }),
  ]);
});

test('moved to another time and salon within its row, and canceled; both are mailed to the buyer', async () => {
  const guest = await booked();
  const moved = await move(guest, { startAt: LATER, locationId: otherSalon });
  expect([moved.statusCode, moved.json().data.event]).toMatchObject([
    200,
    { id: guest.eventId, startAt: LATER, location: { id: otherSalon } },
  ]);
  expect(await stateOf(guest)).toMatchObject({ state: 'booked', sequence: 1 });
  const canceled = await cancel(guest);
  expect([canceled.statusCode, canceled.json().data.event.doneStatus]).toEqual([200, 'canceled']);
  expect((await cancel(guest)).statusCode).toBe(200);
  const mails = await sql<{ kind: string }>`select kind from messages
    where once_key like ${`%${guest.eventId}%`} and kind in ('visitMoved', 'visitCanceled') order by kind`.execute(
    here.shop.database.db,
  );
  expect(mails.rows.map(({ kind }) => kind)).toEqual(['visitCanceled', 'visitMoved']);
});

test('within 24 hours it is too late, and a visit moved there is final', async () => {
  const guest = await booked();
  const moved = await move(guest, { startAt: SOON });
  expect(moved.json().data.event).toMatchObject({ startAt: SOON, canChange: false, isFinal: true, changeUntil: null });
  for (const answer of [await move(guest, { startAt: LATER }), await cancel(guest)])
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'too_late']);
});

test('the slots to move to have the length of the visit, its own time among them', async () => {
  const guest = await booked();
  const query = `locationId=${salon}&date=2027-06-04&days=1`;
  const slots = await here.shop.call('GET', `${urlOf(guest)}/slots?${query}`, { headers: guest.headers });
  const [day] = slots.json().data.eventSlots;
  expect(day.slots).toContainEqual({ startAt: SLOT, endAt: '2027-06-04T08:45:00.000Z' });
  const unknown = await here.shop.call('GET', `${urlOf(guest)}/slots?${query.replace(salon, '999999')}`, {
    headers: guest.headers,
  });
  expect(unknown.statusCode).toBe(404);
});

test('another order, another token, another customer and nobody get 404 and change nothing', async () => {
  const [guest, other] = [await booked(), await booked(LATER)];
  const crossed = { ...guest, eventId: other.eventId };
  const strangers: Headers[] = [other.headers, await newVisitor(here.shop), (await newCustomer(here.shop)).headers];
  for (const headers of strangers) {
    expect((await move(guest, { startAt: LATER }, headers)).statusCode).toBe(404);
    expect((await cancel(guest, headers)).statusCode).toBe(404);
  }
  expect((await move(crossed, { startAt: SLOT })).statusCode).toBe(404);
  expect((await cancel(crossed)).statusCode).toBe(404);
  expect(await stateOf(guest)).toMatchObject({ state: 'booked', sequence: 0 });
  expect(await stateOf(other)).toMatchObject({ state: 'booked', sequence: 0 });
});

test('a taken time is refused with the nearest free ones; of two guests for one time one gets it', async () => {
  const [first, second] = [await booked(), await booked(LATER)];
  const taken = await move(first, { startAt: LATER });
  expect([taken.statusCode, taken.json().error.code]).toEqual([409, 'slot_taken']);
  expect(taken.json().error.details.alternatives).toHaveLength(3);
  const startAt = '2027-06-07T09:00:00.000Z';
  const answers = await Promise.all([move(first, { startAt }), move(second, { startAt })]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('a move and a cancellation of one visit at once: a canceled visit is not moved', async () => {
  const guest = await booked();
  const [moved, canceled] = await Promise.all([move(guest, { startAt: LATER }), cancel(guest)]);
  expect(canceled.statusCode).toBe(200);
  expect([200, 409]).toContain(moved.statusCode);
  expect(await stateOf(guest)).toMatchObject({ state: 'canceled' });
});

test('a key moves once', async () => {
  const guest = await booked();
  const headers = { ...guest.headers, 'idempotency-key': newKey() };
  const first = await move(guest, { startAt: LATER }, headers);
  const again = await move(guest, { startAt: LATER }, headers);
  expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([200, 'true']);
  expect(again.json()).toEqual(first.json());
  expect(await stateOf(guest)).toMatchObject({ sequence: 1 });
});

test('the acknowledgement counts in another browser, and one given there counts too', async () => {
  const guest = await booked();
  const visitor = await newVisitor(here.shop, 'pl', { knowsHealthRules: false });
  const elsewhere = { ...visitor, 'order-token': guest.headers['order-token'] };
  expect((await move(guest, { startAt: LATER }, elsewhere)).statusCode).toBe(200);
  await sql`delete from visitor_consents where visitor_id =
    (select visitor_id from orders where id = ${guest.orderId})`.execute(here.shop.database.db);
  const refused = await move(guest, { startAt: SLOT }, elsewhere);
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'health_not_acknowledged']);
  expect((await list({ ...guest, headers: elsewhere }))[0]).toMatchObject({ asksHealth: true });
});

test('changes of one order are bounded', async () => {
  const guest = await booked();
  await sql`insert into rate_counters (key, window_start, count)
    values (${`visit-changes:${guest.orderId}`}, now(), 1000000)`.execute(here.shop.database.db);
  const answer = await move(guest, { startAt: LATER });
  expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(await stateOf(guest)).toMatchObject({ sequence: 0 });
});

const bookAgain = ({ orderId, eventId, headers }: Guest, body: object) =>
  here.shop.call('POST', `/api/orders/${orderId}/events/${eventId}/bookings`, { headers, body });

test('a guest books a canceled visit again: a visit of its own, with its e-mail, once per key', async () => {
  const guest = await booked();
  expect(await list(guest)).toMatchObject([{ canBookAgain: false }]);
  await cancel(guest);
  expect(await list(guest)).toMatchObject([{ doneStatus: 'canceled', canBookAgain: true }]);
  const headers = { ...guest.headers, 'idempotency-key': newKey() };
  const body = { locationId: otherSalon, startAt: LATER };
  const answers = [await bookAgain({ ...guest, headers }, body), await bookAgain({ ...guest, headers }, body)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  const { event } = answers[0]?.json().data ?? {};
  expect(event).toMatchObject({ startAt: LATER, doneStatus: 'active', canChange: true });
  expect(event.id).not.toBe(guest.eventId);
  expect(await list(guest)).toMatchObject([
    { id: event.id, canBookAgain: false },
    { id: guest.eventId, doneStatus: 'canceled', canBookAgain: false },
  ]);
  const mails = await sql<{ count: number }>`select count(*)::int as count from messages
    where once_key = ${`visitBooked:${event.id}`}`.execute(here.shop.database.db);
  expect(mails.rows).toEqual([{ count: 1 }]);
});

test('a canceled visit is booked again with the requested therapist, who works in that salon', async () => {
  const guest = await booked();
  await cancel(guest);
  const therapistOf = async (locationId: string) =>
    (
      await sql<{ id: string }>`select id::text from therapists where location_id = ${locationId} limit 1`.execute(
        here.shop.database.db,
      )
    ).rows[0]?.id;
  const [own, other] = [await therapistOf(otherSalon), await therapistOf(salon)];
  const body = { locationId: otherSalon, startAt: LATER };
  expect((await bookAgain(guest, { ...body, therapistId: other })).statusCode).toBe(422);
  const again = await bookAgain(guest, { ...body, therapistId: own });
  expect([again.statusCode, again.json().data.event.therapist]).toMatchObject([201, { id: own, isChosen: true }]);
});

test('of two at once for one canceled visit one is booked', async () => {
  const guest = await booked();
  await cancel(guest);
  const answers = await Promise.all([
    bookAgain(guest, { locationId: otherSalon, startAt: LATER }),
    bookAgain(guest, { locationId: salon, startAt: LATER }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

test('the free times of a canceled visit are listed; a canceled order has none to book', async () => {
  const guest = await booked();
  await cancel(guest);
  const times = await here.shop.call('GET', `${urlOf(guest)}/slots?locationId=${salon}&date=2027-06-05`, {
    headers: guest.headers,
  });
  expect(times.json().data.eventSlots[0].slots.length).toBeGreaterThan(0);
  const canceled = await here.shop.call('POST', `/api/orders/${guest.orderId}/cancellation`, {
    headers: { ...guest.headers, 'idempotency-key': newKey() },
  });
  expect(canceled.statusCode).toBe(200);
  expect(await list(guest)).toMatchObject([{ canBookAgain: false }]);
  expect((await bookAgain(guest, { locationId: salon, startAt: LATER })).statusCode).toBe(404);
});
