/** How many slots one shopper holds: in the cart, in unpaid orders, and across a login. */
import {
  getCart,
  type Headers,
  makeProducts,
  newKey,
  newVisitor,
  orderOf,
  type TestProducts,
} from '../../../testing/commerce-fixture';
import { makeSalon } from '../../../testing/salon-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
let products: TestProducts;
let salon: string;
const NOW = new Date('2027-06-01T10:00:00Z');
const slotOf = (day: number) => `2027-06-${String(7 + day).padStart(2, '0')}T08:00:00.000Z`;

beforeAll(async () => {
  shop = await createTestApp();
  shop.setNow(NOW);
  products = await makeProducts(shop.database.db);
});
beforeEach(async () => {
  salon = (await makeSalon(shop.database.db, 'lodz-piotrkowska', products.calves, 1)).locationId;
});
afterAll(() => shop?.close());

async function hold(headers: Headers, day: number) {
  const body = { itemType: 'product', itemId: products.calves, quantity: 1, locationId: salon, startAt: slotOf(day) };
  return shop.call('POST', '/api/cart-items', { headers, body });
}
const days = [0, 1, 2, 3, 4] as const;

test('who orders and does not pay holds no more slots than anybody', async () => {
  const headers = await newVisitor(shop);
  for (const day of [...days, 7]) {
    expect((await hold(headers, day)).statusCode).toBe(201);
    const placed = await shop.call('POST', '/api/orders', {
      headers: { ...headers, 'idempotency-key': newKey() },
      body: orderOf(await getCart(shop, headers)),
    });
    expect(placed.statusCode).toBe(201);
  }
  const seventh = await hold(headers, 8);
  expect([seventh.statusCode, seventh.json().error.code]).toEqual([409, 'too_many_holds']);
  const other = await newVisitor(shop);
  expect((await hold(other, 8)).statusCode).toBe(201);
});

test('a login does not give six further slots', async () => {
  const headers = await newVisitor(shop);
  for (const day of [...days, 7]) expect((await hold(headers, day)).statusCode).toBe(201);
  const body = {
    email: `limit-${newKey()}@example.com`,
    password: 'Dobre-haslo-1',
    firstName: 'Ewa',
    lastName: 'Lis',
    phonePrefix: '48',
    phone: '733000111',
    agrees: [{ type: 'regulations', value: true }],
  };
  const { authToken } = (await shop.call('POST', '/api/users', { headers, body })).json().data;
  const customer = { ...headers, authorization: `Bearer ${authToken}` };
  expect((await getCart(shop, customer)).items).toHaveLength(6);
  const seventh = await hold(customer, 8);
  expect([seventh.statusCode, seventh.json().error.code]).toEqual([409, 'too_many_holds']);
});
