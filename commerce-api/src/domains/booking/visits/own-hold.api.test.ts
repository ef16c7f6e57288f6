/** A shopper's own hold does not block their search for another time. */
import { sql } from 'kysely';
import { newVisitor } from '../../../testing/commerce-fixture';
import { makeSalon } from '../../../testing/salon-fixture';
import { shopWithProducts } from '../../../testing/shop-with-products';
import { buyTreatment, newCustomer } from '../../../testing/visit-fixture';
import { type CartLine, holdSlotOf } from '../../../testing/waiting-fixture';

const here = shopWithProducts();
const SLOT = '2027-06-04T08:00:00.000Z';
const NEXT = '2027-06-04T08:15:00.000Z';
let salon: string;
let line: CartLine;

beforeEach(async () => {
  const { db } = here.shop.database;
  here.shop.setNow(new Date('2027-06-01T10:00:00Z'));
  salon = (await makeSalon(db, 'lodz-piotrkowska', here.products.calves, 1)).locationId;
  // Room for one visit of 45 minutes, at the hour or a quarter later.
  await sql`update location_opening_hours set opens = '10:00', closes = '11:00' where location_id = ${salon}`.execute(
    db,
  );
  line = await holdSlotOf(here.shop, { productId: here.products.calves, locationId: salon, startAt: SLOT });
});

async function freeFor(headers: Record<string, string>, of: string): Promise<string[]> {
  const url = `/api/events/slots?locationId=${salon}&date=2027-06-04&${of}`;
  const { eventSlots } = (await here.shop.call('GET', url, { headers })).json().data;
  return eventSlots[0].slots.map(({ startAt }: { startAt: string }) => startAt);
}

test('the times of the held line are among the free ones, and each of them can be taken', async () => {
  const ofLine = `cartItemId=${line.itemId}`;
  expect(await freeFor(line.headers, ofLine)).toEqual([SLOT, NEXT]);
  const change = { headers: line.headers, body: { startAt: NEXT } };
  expect((await here.shop.call('PUT', `/api/cart-items/${line.itemId}`, change)).statusCode).toBe(200);
  expect(await freeFor(line.headers, ofLine)).toEqual([SLOT, NEXT]);
});

test('for everybody else they are taken', async () => {
  const ofTreatment = `productId=${here.products.calves}`;
  expect(await freeFor(await newVisitor(here.shop), ofTreatment)).toEqual([]);
});

test('a day that is full by the own hold alone is none to wait for', async () => {
  const waiting = {
    cartItemId: line.itemId,
    locationId: salon,
    startAt: SLOT,
    email: 'ola@example.com',
    agrees: [{ type: 'regulations', value: true }],
  };
  const answer = await here.shop.call('POST', '/api/waiting-places', { headers: line.headers, body: waiting });
  expect([answer.statusCode, answer.json().error?.code]).toEqual([409, 'day_not_full']);
});

describe('a caller who requests a taken time receives those that', () => {
  const TAKEN = '2027-06-04T09:00:00.000Z';
  /** Of the answer of 409, in this salon on this day. */
  const alternativesOf = (answer: Awaited<ReturnType<typeof here.shop.call>>): string[] => {
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'slot_taken']);
    const { alternatives } = answer.json().error.details as { alternatives: { locationId: string; startAt: string }[] };
    return alternatives
      .filter(({ locationId, startAt }) => locationId === salon && startAt.startsWith('2027-06-04'))
      .map(({ startAt }) => startAt);
  };

  beforeEach(async () => {
    const { db } = here.shop.database;
    await sql`update location_opening_hours set closes = '12:00', closed = weekday <> 5
      where location_id = ${salon}`.execute(db);
    await holdSlotOf(here.shop, { productId: here.products.calves, locationId: salon, startAt: TAKEN });
  });

  test('only the own hold covers', async () => {
    const body = { startAt: '2027-06-04T09:15:00.000Z' };
    const answer = await here.shop.call('PUT', `/api/cart-items/${line.itemId}`, { headers: line.headers, body });
    expect(alternativesOf(answer)).toEqual([NEXT, SLOT]);
    expect(await freeFor(line.headers, `cartItemId=${line.itemId}`)).toEqual([SLOT, NEXT]);
  });

  test('only the visit to be moved covers', async () => {
    await here.shop.call('DELETE', `/api/cart-items/${line.itemId}`, { headers: line.headers });
    const anna = await newCustomer(here.shop);
    const { orderProductId } = await buyTreatment(here.shop, anna, here.products.calves);
    const booking = { orderProductId, locationId: salon, startAt: SLOT };
    const booked = await here.shop.call('POST', '/api/me/events', { headers: anna.headers, body: booking });
    const { id } = booked.json().data.event;
    const move = { headers: anna.headers, body: { startAt: TAKEN } };
    expect(alternativesOf(await here.shop.call('PUT', `/api/me/events/${id}/date`, move))).toEqual([NEXT, SLOT]);
  });

  test('are free for them, whoever requests the same time at once', async () => {
    const visitor = await newVisitor(here.shop);
    const body = { startAt: TAKEN };
    const item = { itemType: 'product', itemId: here.products.calves, quantity: 1, locationId: salon, startAt: TAKEN };
    const [own, other] = await Promise.all([
      here.shop.call('PUT', `/api/cart-items/${line.itemId}`, { headers: line.headers, body }),
      here.shop.call('POST', '/api/cart-items', { headers: visitor, body: item }),
    ]);
    expect([alternativesOf(own), alternativesOf(other)]).toEqual([[NEXT, SLOT], []]);
  });
});
