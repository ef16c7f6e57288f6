import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { acknowledgeHealth, newKey, orderOf } from '../../../testing/commerce-fixture';
import { call, type KillPoint, write } from '../../../testing/kill-points';
import { createKillableShop, type KillableShop } from '../../../testing/killable-shop';
import { createMixedShopper, gatewaysHaveFor, type Purchase } from '../../../testing/mixed-purchase';
import { makeSalon } from '../../../testing/salon-fixture';

jest.setTimeout(300_000);

let shop: KillableShop;
let locationId: string;
let shopper: Awaited<ReturnType<typeof createMixedShopper>>;
const DAY = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  shop = await createKillableShop();
  ({ locationId } = await makeSalon(shop.database.db, 'lodz-piotrkowska', shop.products.calves, 20));
  shopper = await createMixedShopper(shop);
});
afterAll(() => shop.close());

/** Each step of a purchase, in its order. */
const points: [string, KillPoint][] = [
  ['the line is written', write('cart_items', 'insert')],
  ['the slot is held', write('visits', 'insert')],
  ['the order is written', write('orders', 'insert')],
  ['the cart is closed', write('carts', 'update', "new.state = 'ordered'")],
  ['the order is answered', write('idempotency_keys', 'update')],
  ['the try is written', write('payment_transactions', 'insert')],
  ['the gateway is asked', call(/transaction\/register/, 'before')],
  ['the gateway has registered', call(/transaction\/register/, 'after')],
  ['the way to the gateway is written', write('payment_transactions', 'update', 'new.redirect_url is not null')],
  ['the gateway is asked to verify', call(/transaction\/verify/, 'before')],
  ['the gateway has verified', call(/transaction\/verify/, 'after')],
  ['the visit is booked', write('visits', 'update', "new.state = 'booked'")],
  ['the order is paid', write('orders', 'update', "new.paid_status = 'paid'")],
  ['the payment is completed', write('payment_transactions', 'update', "new.status = 'completed'")],
  ['the notice is kept', write('payment_notices', 'insert')],
];

/** An order of one treatment, as a browser places it that retries. */
async function order(startAt: string) {
  const uniqueId = `pl_${randomBytes(9).toString('base64url')}`;
  const visitor = { 'visitor-unique-id': uniqueId };
  await shop.call('POST', '/api/visitors', visitor, { uniqueId });
  await acknowledgeHealth(shop.database.db, { visitorUniqueId: uniqueId });
  const added = await shop.call('POST', '/api/cart-items', visitor, {
    itemType: 'product',
    itemId: shop.products.calves,
    quantity: 1,
    locationId,
    startAt,
  });
  expect(added.status).toBe(201);
  const { cart } = (await shop.call('GET', '/api/carts', visitor)).json.data;
  const placed = await shop.call('POST', '/api/orders', { ...visitor, 'idempotency-key': newKey() }, orderOf(cart));
  expect(placed.status).toBe(201);
  const { order: made, orderPayment, orderToken } = placed.json.data;
  const own = { ...visitor, 'order-token': orderToken };
  const read = () => shop.call('GET', `/api/order-payments/${orderPayment.id}`, own);
  const pay = (body: object) =>
    shop.call('POST', `/api/order-payments/${orderPayment.id}/payment`, { ...own, 'idempotency-key': newKey() }, body);
  return { number: made.number, read, pay };
}

/** From an empty cart to the confirmation page. @returns the order's number */
async function buy(startAt: string): Promise<string> {
  const { number, read, pay } = await order(startAt);
  const opened = await pay({ paymentMethod: 'przelewy24' });
  expect(opened.status).toBe(201);
  await shop.payer(opened.json.data.payment.redirectUrl, 'paid');
  await read();
  return number;
}

const paidStatusOf = async (number: string) =>
  (
    await sql<{ paidStatus: string }>`select paid_status as "paidStatus" from orders where number = ${number}`.execute(
      shop.database.db,
    )
  ).rows[0]?.paidStatus;

/** Every order is paid and booked, or released and refunded; no order is paid twice. */
async function expectConsistent(): Promise<void> {
  const orders = await sql<{
    number: string;
    doneStatus: string;
    paidStatus: string;
    amountPaid: number;
    states: string[];
  }>`
    select o.number, o.done_status as "doneStatus", o.paid_status as "paidStatus", o.amount_paid as "amountPaid",
      array(select v.state from order_items i join visits v on v.order_item_id = i.id where i.order_id = o.id) as states
    from orders o where o.cart_id is not null and o.email = 'jan@example.com'`.execute(shop.database.db);
  const registered = await shop.sandbox.store.latest(1000);
  for (const { number, doneStatus, paidStatus, amountPaid, states } of orders.rows) {
    const amountHeld = registered
      .filter((entry) => entry.description === number && entry.payerState === 'paid')
      .reduce((sum, entry) => sum + entry.amount - entry.refunded, 0);
    if (paidStatus === 'paid')
      expect([number, doneStatus, amountHeld, states]).toEqual([number, 'active', amountPaid, ['booked']]);
    else {
      expect([number, amountHeld]).toEqual([number, 0]);
      for (const state of states) expect(['released', 'canceled']).toContain(state);
    }
  }
}

test.each(points.map(([name, point], index) => ({ name, point, index })))(
  'killed while $name: one order, paid once and booked',
  async ({ point, index }) => {
    const startAt = `${DAY}T${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}:00.000Z`;
    let number = '';
    const isKilled = await shop.killAt(point, async () => {
      number = await buy(startAt);
    });
    expect(isKilled).toBe(true);
    await shop.workerRounds();
    await expectConsistent();
    const same = await sql<{ paidStatus: string }>`select paid_status as "paidStatus" from orders
      where cart_id = (select cart_id from orders where number = ${number})`.execute(shop.database.db);
    expect(same.rows).toEqual([{ paidStatus: 'paid' }]);
  },
);

test('whoever pays every way to the gateway that was ever opened pays once', async () => {
  let number = '';
  const startAt = `${DAY}T08:30:00.000Z`;
  await shop.killAt(call(/transaction\/register/, 'after'), async () => {
    number = await buy(startAt);
  });
  const ways = (await shop.sandbox.store.latest(50)).filter((entry) => entry.description === number);
  expect(ways.length).toBeGreaterThan(1);
  for (const { token } of ways) await shop.payer(`http://x/sandbox/przelewy24/trnRequest/${token}`, 'paid');
  await shop.workerRounds();
  await expectConsistent();
});

test.each([
  ['before', '08:00'],
  ['after', '17:30'],
] as const)(
  'killed %s a BLIK code is charged: it is charged once, and the order is paid once',
  async (moment, time) => {
    let number = '';
    const isKilled = await shop.killAt(call(/chargeByCode/, moment), async () => {
      const shopper = await order(`${DAY}T${time}:00.000Z`);
      number = shopper.number;
      const code = {
        paymentMethod: 'blik',
        blikCode: moment === 'before' ? '777001' : '777002',
        regulationAccept: true,
      };
      const first = await shopper.pay(code);
      // The code was lost with the killed attempt: the payer is informed, and types another one.
      if (first.status === 422) expect((await shopper.pay({ ...code, blikCode: '777003' })).status).toBeLessThan(500);
      await shopper.read();
    });
    expect(isKilled).toBe(true);
    await shop.sandbox.webhooks.queue(async () => {});
    await shop.workerRounds();
    await expectConsistent();
    expect(await paidStatusOf(number)).toBe('paid');
  },
);

const mixed: [string, Purchase, KillPoint][] = [
  [
    'the bundle is ordered',
    { method: 'przelewy24', with: 'voucher' },
    write('order_items', 'insert', "new.item_type = 'bundle'"),
  ],
  ['a code is redeemed', { method: 'przelewy24', with: 'discount-code' }, write('discount_redemptions', 'insert')],
  ['a voucher pays a part', { method: 'stripe', with: 'voucher' }, write('voucher_entries', 'insert')],
  ['Stripe has opened a session', { method: 'stripe', with: 'voucher' }, call(/v1\/checkout\/sessions$/, 'after')],
  ['PayPal is asked for the money', { method: 'paypal', with: 'discount-code' }, call(/\/capture$/, 'before')],
  ['PayPal has taken the money', { method: 'paypal', with: 'voucher' }, call(/\/capture$/, 'after')],
  ['the gift voucher is issued', { method: 'paypal', with: 'discount-code' }, write('issued_vouchers', 'insert')],
];

test.each(mixed.map(([name, purchase, point]) => ({ name, purchase, point })))(
  'killed while $name: package, bundle and gift voucher are paid once, booked and issued once',
  async ({ purchase, point }) => {
    let number = '';
    const isKilled = await shop.killAt(point, async () => {
      ({ number } = await shopper.buy(purchase));
    });
    expect(isKilled).toBe(true);
    await shop.workerRounds();
    const [order, ...more] = await shopper.read(number);
    expect(more).toEqual([]);
    const once = { visits: ['booked'], issued: 1, bundles: 1, orders: 1 };
    expect(order).toMatchObject({ paidStatus: 'paid', doneStatus: 'active', ...once });
    expect(order?.byGateways).toBeGreaterThan(0);
    expect(await gatewaysHaveFor(shop, number)).toBe(order?.byGateways);
  },
);
