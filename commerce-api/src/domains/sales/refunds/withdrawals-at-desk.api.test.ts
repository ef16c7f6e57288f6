/** Withdrawals as the desk sees them: which money is still to go back, and until when. */
import { makeProducts, placeOrder, type TestProducts } from '../../../testing/commerce-fixture';
import { logInAll, type Person, type Role } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
let people: Record<Role, Person>;
let products: TestProducts;
beforeAll(async () => {
  shop = await createTestApp();
  people = await logInAll(shop);
  products = await makeProducts(shop.database.db);
});
afterAll(() => shop.close());

const manager = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  shop.call(method, `/api/admin/${path}`, { headers: people.manager.headers, body });
const listed = async (query = '') => (await manager('GET', `withdrawals${query}`)).json().data.withdrawals;

/** An order paid in the salon that its customer withdrew from. */
async function withdrawn(): Promise<string> {
  const { order, headers } = await placeOrder(shop, products.calves);
  await manager('POST', `orders/${order.id}/payments`, { method: 'cash', locationId: '1' });
  const answer = await shop.call('POST', `/api/orders/${order.id}/withdrawal`, { headers, body: { confirmed: true } });
  if (answer.statusCode >= 300) throw new Error(answer.body);
  return order.id;
}

test('money that the salon owes after a withdrawal stands on top with its day, until it was paid out of the till', async () => {
  const first = await withdrawn();
  const second = await withdrawn();
  const open = await listed('?state=open');
  expect(open.map(({ orderId }: { orderId: string }) => orderId)).toEqual([first, second]);
  expect(open[0]).toMatchObject({ amount: 10_000, salonAmount: 10_000, isDone: false, lastName: 'Nowak' });
  const days = (Date.parse(open[0].dueBy) - Date.parse(open[0].createdAt)) / 86_400_000;
  expect(days).toBeGreaterThan(13.9);
  expect(days).toBeLessThan(15.1);
  expect(open[0].differenceIds).toHaveLength(1);
  const stateOfFirst = async () => (await manager('GET', `orders/${first}`)).json().data.order.refunds[0].state;
  expect(await stateOfFirst()).toBe('inSalon');
  await manager('PUT', `payment-differences/${open[0].differenceIds[0]}/resolution`, {});
  expect(await stateOfFirst()).toBe('done');
  expect((await listed()).map(({ orderId, isDone }: Record<string, unknown>) => [orderId, isDone])).toEqual([
    [second, false],
    [first, true],
  ]);
  expect((await listed('?state=done'))[0]).toMatchObject({ orderId: first, differenceIds: [] });
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(new Date());
  const { till } = (await manager('GET', `tills/1/${day}`)).json().data;
  expect(till.entries.map(({ amount }: { amount: number }) => amount)).toEqual([10_000, 10_000, -10_000]);
  const staff = await shop.call('GET', '/api/admin/withdrawals', { headers: people.staff.headers });
  expect(staff.statusCode).toBe(403);
});
