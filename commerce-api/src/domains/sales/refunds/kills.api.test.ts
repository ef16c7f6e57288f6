/** Refunds whose program is killed at each of their steps: the money is refunded once. */
import { sql } from 'kysely';
import { newKey } from '../../../testing/commerce-fixture';
import { beforeWrite, call, type KillPoint, write } from '../../../testing/kill-points';
import { createKillableShop, type KillableShop } from '../../../testing/killable-shop';
import {
  createMixedShopper,
  gatewaysHaveFor,
  type MixedPurchase,
  type Purchase,
} from '../../../testing/mixed-purchase';
import { balanceOf } from '../../../testing/voucher-fixture';

jest.setTimeout(300_000);

let shop: KillableShop;
let shopper: Awaited<ReturnType<typeof createMixedShopper>>;
let manager: Record<string, string>;

beforeAll(async () => {
  shop = await createKillableShop();
  shopper = await createMixedShopper(shop);
  const login = { email: 'manager@example.com', password: 'Aksamit-2026' };
  const { authToken } = (await shop.call('POST', '/api/users/token', {}, login)).json.data;
  manager = { authorization: `Bearer ${authToken}` };
});
afterAll(() => shop.close());

/** The refunds of an order: by the shop's books, by the gateways', and their number. */
async function refundsOf(orderId: string) {
  const found = await sql<{ amount: number; gatewayAmount: number; voucherAmount: number; isDone: boolean }>`
    select r.amount, r.gateway_amount as "gatewayAmount", r.voucher_amount as "voucherAmount",
      not exists (select from payment_refunds p where p.order_refund_id = r.id and p.state <> 'done') as "isDone"
    from order_refunds r where r.order_id = ${orderId}`.execute(shop.database.db);
  return found.rows;
}

/** One refund of this amount, sent back once. */
async function expectRefundedOnce({ id, number, voucherCode }: MixedPurchase, amount: number, paid: number) {
  await shop.workerRounds();
  const refunds = await refundsOf(id);
  expect(refunds).toEqual([expect.objectContaining({ amount, isDone: true })]);
  const [refund] = refunds;
  expect(await gatewaysHaveFor(shop, number)).toBe(paid - (refund?.gatewayAmount ?? 0));
  if (voucherCode !== null) expect(await balanceOf(shop.database.db, voucherCode)).toBe(refund?.voucherAmount);
  const order = await sql<{ amountRefunded: number }>`select amount_refunded as "amountRefunded" from orders
    where id = ${id}`.execute(shop.database.db);
  expect(order.rows).toEqual([{ amountRefunded: amount }]);
}

async function withdraw({ id, headers, lines }: MixedPurchase) {
  const orderItemIds = [lines.package, lines.bundle, lines.giftVoucher];
  const key = { 'idempotency-key': newKey() };
  const body = { confirmed: true, orderItemIds };
  return shop.call('POST', `/api/orders/${id}/withdrawal`, { ...headers, ...key }, body);
}

const withdrawals: [string, KillPoint][] = [
  ['the lines are withdrawn from', write('order_items', 'update', 'new.withdrawn_at is not null')],
  ['the gift voucher is taken back', write('issued_vouchers', 'update', "new.state = 'canceled'")],
  ['the refund is written', write('order_refunds', 'insert')],
  ['the voucher gets its part back', write('voucher_entries', 'insert')],
  ['the gateway’s part is written', write('payment_refunds', 'insert')],
  ['the visit is canceled', write('visits', 'update', "new.state = 'canceled'")],
  ['the customer is written to', write('messages', 'insert', "new.kind = 'withdrawalReceived'")],
  ['the answer is recorded', write('idempotency_keys', 'update', "new.state = 'done'")],
  ['the answer is about to be recorded', beforeWrite('idempotency_keys', 'update', "new.state = 'done'")],
];

test.each(withdrawals.map(([name, point]) => ({ name, point })))(
  'killed while $name: a repeat of the withdrawal is answered, and everything is paid back once',
  async ({ point }) => {
    const order = await shopper.buy({ method: 'przelewy24', with: 'voucher' });
    const paid = await gatewaysHaveFor(shop, order.number);
    const answers: Awaited<ReturnType<typeof withdraw>>[] = [];
    const isKilled = await shop.killAt(point, async () => {
      answers.push(await withdraw(order));
    });
    expect(isKilled).toBe(true);
    const [answer] = answers;
    expect(answer?.status).toBe(200);
    const amount = answer?.json.data.withdrawal.amount ?? 0;
    expect(amount).toBeGreaterThan(paid);
    await expectRefundedOnce(order, amount, paid);
    expect(await gatewaysHaveFor(shop, order.number)).toBe(0);
    expect(await shopper.read(order.number)).toMatchObject([{ doneStatus: 'canceled', visits: ['canceled'] }]);
  },
);

const PIECE = 333;

test.each([
  ['the refund is written', write('order_refunds', 'insert')],
  ['its log is written', write('audit_log', 'insert')],
  ['the answer is recorded', write('idempotency_keys', 'update', "new.state = 'done'")],
  ['the answer is about to be recorded', beforeWrite('idempotency_keys', 'update', "new.state = 'done'")],
] as const)('killed while %s: staff who press again refund a piece once', async (_, point) => {
  const order = await shopper.buy({ method: 'przelewy24', with: 'discount-code' });
  const paid = await gatewaysHaveFor(shop, order.number);
  const statuses: number[] = [];
  const isKilled = await shop.killAt(point, async () => {
    const headers = { ...manager, 'idempotency-key': newKey() };
    const body = { items: [{ orderItemId: order.lines.bundle, amount: PIECE }] };
    statuses.push((await shop.call('POST', `/api/admin/orders/${order.id}/refunds`, headers, body)).status);
  });
  expect(isKilled).toBe(true);
  expect(statuses).toEqual([201]);
  await expectRefundedOnce(order, PIECE, paid);
});

const sendings: [string, Purchase['method'], KillPoint][] = [
  ['the refund is taken up', 'przelewy24', write('payment_refunds', 'update', 'new.tries > old.tries')],
  ['Przelewy24 is asked', 'przelewy24', call(/transaction\/refund$/, 'before')],
  ['Przelewy24 has sent the money back', 'przelewy24', call(/transaction\/refund$/, 'after')],
  ['PayPal is asked', 'paypal', call(/captures\/[^/]+\/refund$/, 'before')],
  ['PayPal has sent the money back', 'paypal', call(/captures\/[^/]+\/refund$/, 'after')],
  ['Stripe is asked', 'stripe', call(/v1\/refunds$/, 'before')],
  ['Stripe has sent the money back', 'stripe', call(/v1\/refunds$/, 'after')],
  ['the refund is done', 'stripe', write('payment_refunds', 'update', "new.state = 'done'")],
  ['the order follows', 'paypal', write('orders', 'update', 'new.amount_refunded > old.amount_refunded')],
];

test.each(sendings.map(([name, method, point]) => ({ name, method, point })))(
  'the worker killed while $name: the next one sees to it that the money goes back once',
  async ({ method, point }) => {
    const order = await shopper.buy({ method, with: 'discount-code' });
    const paid = await gatewaysHaveFor(shop, order.number);
    const headers = { ...manager, 'idempotency-key': newKey() };
    const body = { items: [{ orderItemId: order.lines.bundle, amount: PIECE }] };
    expect((await shop.call('POST', `/api/admin/orders/${order.id}/refunds`, headers, body)).status).toBe(201);
    expect(await shop.killWorkerAt(point)).toBe(true);
    await expectRefundedOnce(order, PIECE, paid);
  },
);
