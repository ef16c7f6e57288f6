/** A customer's own choice of therapist: who can be asked for, whose times are offered, and what is held. */
import { sql } from 'kysely';
import { addItem, getCart, newKey, newVisitor, orderOf } from '../../../testing/commerce-fixture';
import { makeSalon } from '../../../testing/salon-fixture';
import { shopWithProducts } from '../../../testing/shop-with-products';
import { logInAs } from '../../../testing/staff-fixture';
import { buyTreatment, newCustomer } from '../../../testing/visit-fixture';

const here = shopWithProducts();
const NOW = new Date('2027-06-01T10:00:00Z');
const SLOT = '2027-06-14T08:00:00.000Z';
const LATER = '2027-06-14T12:00:00.000Z';
let salon: string;
/** By the order of their first names. */
let team: string[];

beforeEach(async () => {
  here.shop.setNow(NOW);
  salon = (await makeSalon(here.shop.database.db, 'lodz-piotrkowska', here.products.calves, 3)).locationId;
  team = (await therapistsOf(salon)).map(({ id }) => id);
});

const therapistsOf = async (locationId: string): Promise<{ id: string; firstName: string }[]> => {
  const path = `/api/events/therapists?locationId=${locationId}&productId=${here.products.calves}`;
  return (await here.shop.call('GET', path)).json().data.eventTherapists;
};
const therapist = (index: number): string => {
  const id = team[index];
  if (id === undefined) throw new Error('no such therapist');
  return id;
};

async function shopper() {
  const headers = await newVisitor(here.shop);
  const line = await addItem(here.shop, headers, here.products.calves);
  const change = (body: object) => here.shop.call('PUT', `/api/cart-items/${line.id}`, { headers, body });
  return { headers, id: line.id as string, change };
}
const heldTherapists = async () => {
  const found = await sql<{ id: string; isChosen: boolean }>`select therapist_id::text as id,
      is_therapist_chosen as "isChosen" from visits where location_id = ${salon} and state = 'held'
    order by therapist_id`.execute(here.shop.database.db);
  return found.rows;
};

test('therapists of a salon who may do the treatment are offered by first name, without anything else of them', async () => {
  const { db } = here.shop.database;
  expect(await therapistsOf(salon)).toEqual(
    [1, 2, 3].map((number, index) => ({ id: therapist(index), firstName: `Therapist ${number}` })),
  );
  await sql`update therapists set enabled = false where id = ${therapist(0)}`.execute(db);
  await sql`delete from therapist_categories where therapist_id = ${therapist(1)}`.execute(db);
  expect((await therapistsOf(salon)).map(({ firstName }) => firstName)).toEqual(['Therapist 3']);
});

test('times are those of the requested therapist, and the first free day too', async () => {
  await sql`insert into blocked_times (location_id, therapist_id, during, reason, created_by)
    values (${salon}, ${therapist(0)}, tstzrange('2027-06-01T00:00Z', '2027-06-15T00:00Z'), 'training',
      gen_random_uuid())`.execute(here.shop.database.db);
  const query = (id: string) => `locationId=${salon}&productId=${here.products.calves}&therapistId=${id}`;
  const dayOf = async (id: string) =>
    (await here.shop.call('GET', `/api/events/slots?${query(id)}&date=2027-06-14`)).json().data.eventSlots[0];
  expect(await dayOf(therapist(0))).toMatchObject({ isOffered: true, slots: [] });
  expect((await dayOf(therapist(1))).slots.length).toBeGreaterThan(0);
  const firstOf = async (id: string) =>
    (await here.shop.call('GET', `/api/events/first-free-day?${query(id)}`)).json().data.eventFirstFreeDay.date;
  expect(await firstOf(therapist(0))).toBe('2027-06-15');
  expect(await firstOf(therapist(1))).toBe('2027-06-01');
});

test('of many who ask for one therapist at once one has her, while others of the salon are free', async () => {
  const shoppers = await Promise.all(Array.from({ length: 8 }, shopper));
  const answers = await Promise.all(
    shoppers.map(({ change }) => change({ locationId: salon, startAt: SLOT, therapistId: therapist(1) })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  expect(await heldTherapists()).toEqual([{ id: therapist(1), isChosen: true }]);
  const refused = answers.find(({ statusCode }) => statusCode === 409)?.json().error;
  expect(refused.code).toBe('slot_taken');
  // They are her times: each can be taken with her.
  expect(refused.details.alternatives).toHaveLength(3);
  const [nearest] = refused.details.alternatives;
  const other = await shopper();
  expect((await other.change({ ...nearest, therapistId: therapist(1) })).statusCode).toBe(200);
  expect((await (await shopper()).change({ locationId: salon, startAt: SLOT })).statusCode).toBe(200);
});

test('a line keeps whom it asks for until its salon changes or its time is given back', async () => {
  const { change, headers } = await shopper();
  const shown = async (body: object) => (await change(body)).json().data.cartItem.therapist;
  expect(await shown({ locationId: salon, startAt: SLOT, therapistId: therapist(2) })).toEqual({
    id: therapist(2),
    firstName: 'Therapist 3',
  });
  expect(await shown({ startAt: LATER })).toMatchObject({ id: therapist(2) });
  // The same time with another therapist is another hold.
  expect(await shown({ startAt: LATER, therapistId: therapist(0) })).toMatchObject({ id: therapist(0) });
  expect(await heldTherapists()).toEqual([{ id: therapist(0), isChosen: true }]);
  expect(await shown({ therapistId: null })).toBeNull();
  expect(await heldTherapists()).toMatchObject([{ isChosen: false }]);
  await change({ therapistId: therapist(0) });
  const { locationId } = await makeSalon(here.shop.database.db, 'torun-starowka', here.products.calves, 1);
  expect(await shown({ locationId, startAt: SLOT })).toBeNull();
  expect(await shown({ startAt: null })).toBeNull();
  expect((await getCart(here.shop, headers)).items[0]).toMatchObject({ startAt: null, therapist: null });
});

test('nobody of another salon, without the skill, or unknown can be asked for', async () => {
  const { db } = here.shop.database;
  const other = (await makeSalon(db, 'torun-starowka', here.products.calves, 1)).locationId;
  const [elsewhere] = await therapistsOf(other);
  await sql`delete from therapist_categories where therapist_id = ${therapist(1)}`.execute(db);
  const anna = await newCustomer(here.shop);
  const { orderProductId } = await buyTreatment(here.shop, anna, here.products.calves);
  const { change } = await shopper();
  for (const therapistId of [elsewhere?.id, therapist(1), '999999']) {
    const wanted = { locationId: salon, startAt: SLOT, therapistId };
    const slots = `locationId=${salon}&productId=${here.products.calves}&date=2027-06-14&therapistId=${therapistId}`;
    const answers = [
      await change(wanted),
      await here.shop.call('GET', `/api/events/slots?${slots}`),
      await here.shop.call('POST', '/api/me/events', { headers: anna.headers, body: { orderProductId, ...wanted } }),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'validation_failed']);
      expect(answer.json().error.fields).toEqual({ therapistId: ['Ta osoba nie wykonuje tego zabiegu w tym salonie'] });
    }
  }
  expect(await heldTherapists()).toEqual([]);
});

test('a booked visit names the therapist; a move asks for another, and the salon’s exchange is shown', async () => {
  const anna = await newCustomer(here.shop);
  const { headers } = anna;
  const { orderProductId } = await buyTreatment(here.shop, anna, here.products.calves);
  const call = async (method: 'POST' | 'PUT', path: string, body: object) =>
    (await here.shop.call(method, path, { headers, body })).json().data.event;
  const wanted = { locationId: salon, startAt: SLOT };
  const booked = await call('POST', '/api/me/events', { orderProductId, ...wanted, therapistId: therapist(2) });
  expect(booked.therapist).toEqual({ id: therapist(2), firstName: 'Therapist 3', isChosen: true });
  const mail = await sql<{ value: string }>`select r ->> 'value' as value from messages m,
      jsonb_array_elements(m.data::jsonb -> 'rows') r where m.once_key = ${`visitBooked:${booked.id}`}
      and r ->> 'label' = 'Kosmetolog'`.execute(here.shop.database.db);
  expect(mail.rows).toEqual([{ value: 'Therapist 3' }]);
  const path = `/api/me/events/${booked.id}/date`;
  expect((await call('PUT', path, { ...wanted, therapistId: therapist(1) })).therapist).toMatchObject({
    id: therapist(1),
    isChosen: true,
  });
  const staff = (await logInAs(here.shop, 'admin')).headers;
  const moveTo = (therapistId: string, startAt: string) =>
    here.shop.call('PUT', `/api/admin/events/${booked.id}/date`, { headers: staff, body: { startAt, therapistId } });
  expect((await moveTo(therapist(1), LATER)).json().data.event.isTherapistChosen).toBe(true);
  expect((await moveTo(therapist(0), LATER)).json().data.event.isTherapistChosen).toBe(false);
  const [shown] = (await here.shop.call('GET', '/api/me/events', { headers })).json().data.events;
  expect(shown.therapist).toEqual({ id: therapist(0), firstName: 'Therapist 1', isChosen: false });
});

test('an order keeps the therapist; a hold that ended is taken again with her', async () => {
  const { change, headers } = await shopper();
  await change({ locationId: salon, startAt: SLOT, therapistId: therapist(2) });
  await sql`update visits set state = 'released', hold_expires_at = ${NOW} where location_id = ${salon}`.execute(
    here.shop.database.db,
  );
  const placed = await here.shop.call('POST', '/api/orders', {
    headers: { ...headers, 'idempotency-key': newKey() },
    body: orderOf(await getCart(here.shop, headers), { paymentMethod: 'cash' }),
  });
  expect(placed.statusCode).toBe(201);
  const { order, orderToken } = placed.json().data;
  const own = { ...headers, 'order-token': orderToken };
  const { events } = (await here.shop.call('GET', `/api/orders/${order.id}/events`, { headers: own })).json().data;
  expect(events[0].therapist).toEqual({ id: therapist(2), firstName: 'Therapist 3', isChosen: true });
  const slots = `/api/orders/${order.id}/events/${events[0].id}/slots?locationId=${salon}&date=2027-06-14`;
  const ofTherapist = await here.shop.call('GET', `${slots}&therapistId=${therapist(2)}`, { headers: own });
  // Her present time is free for this visit.
  const starts = ofTherapist.json().data.eventSlots[0].slots.map(({ startAt }: { startAt: string }) => startAt);
  expect(starts).toContain(SLOT);
});
