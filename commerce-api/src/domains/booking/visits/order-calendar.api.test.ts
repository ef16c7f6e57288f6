import { newVisitor, placeOrder } from '../../../testing/commerce-fixture';
import { makeSalon } from '../../../testing/salon-fixture';
import { shopWithProducts } from '../../../testing/shop-with-products';
import { buyTreatment, newCustomer } from '../../../testing/visit-fixture';

const here = shopWithProducts();
let salon: string;

beforeAll(async () => {
  salon = (await makeSalon(here.shop.database.db, 'lodz-piotrkowska', here.products.calves, 1)).locationId;
  here.shop.setNow(new Date('2027-06-01T10:00:00Z'));
});

/** Value of a property; long lines are folded. */
const read = (file: string, name: string) =>
  new RegExp(`^${name}(?:;[^:]*)?:(.*)$`, 'm').exec(file.replace(/\r\n[ \t]/g, ''))?.[1]?.trim();

test('one entry per visit with one UID; its SEQUENCE rises when it moves and when it is canceled', async () => {
  const anna = await newCustomer(here.shop);
  const { orderId, orderProductId } = await buyTreatment(here.shop, anna, here.products.calves);
  const calendar = () => here.shop.call('GET', `/api/orders/${orderId}/calendar`, { headers: anna.headers });
  expect((await calendar()).statusCode).toBe(404);
  const body = { orderProductId, locationId: salon, startAt: '2027-06-04T08:00:00.000Z' };
  const { event } = (await here.shop.call('POST', '/api/me/events', { headers: anna.headers, body })).json().data;
  const first = await calendar();
  expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(first.headers['content-disposition']).toMatch(/^attachment; filename="AK-[\d-]+\.ics"$/);
  expect(first.body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(read(first.body, 'UID')).toBe(`${event.id}@aksamit.example`);
  expect([read(first.body, 'SEQUENCE'), read(first.body, 'STATUS')]).toEqual(['0', 'CONFIRMED']);
  expect([read(first.body, 'DTSTART'), read(first.body, 'DTEND')]).toEqual(['20270604T080000Z', '20270604T084500Z']);
  expect(read(first.body, 'SUMMARY')).toBe('Łydki');
  expect(read(first.body, 'LOCATION')).toContain('ul. Piotrkowska 120');
  const move = { startAt: '2027-06-05T08:00:00.000Z' };
  await here.shop.call('PUT', `/api/me/events/${event.id}/date`, { headers: anna.headers, body: move });
  const moved = (await calendar()).body;
  expect([read(moved, 'UID'), read(moved, 'SEQUENCE')]).toEqual([`${event.id}@aksamit.example`, '1']);
  expect(read(moved, 'DTSTART')).toBe('20270605T080000Z');
  await here.shop.call('DELETE', `/api/me/events/${event.id}`, { headers: anna.headers });
  const canceled = (await calendar()).body;
  expect([read(canceled, 'SEQUENCE'), read(canceled, 'STATUS')]).toEqual(['2', 'CANCELLED']);
});

test('only for whoever made the order', async () => {
  const { order, headers } = await placeOrder(here.shop, here.products.calves, { paymentMethod: 'cash' });
  const url = `/api/orders/${order.id}/calendar`;
  expect((await here.shop.call('GET', url, { headers: await newVisitor(here.shop) })).statusCode).toBe(404);
  expect((await here.shop.call('GET', url, { headers: (await newCustomer(here.shop)).headers })).statusCode).toBe(404);
  // The token is valid, but there is no visit for a calendar.
  expect((await here.shop.call('GET', url, { headers })).statusCode).toBe(404);
  expect((await here.shop.call('GET', '/api/orders/nic/calendar', { headers })).statusCode).toBe(404);
});
