import { sql } from 'kysely';
import { addItem, newKey, newVisitor, orderCart } from '../../../testing/commerce-fixture';
import { expectRefusal } from '../../../testing/errors/refusals';
import { createPayingShop, type PayingShop } from '../../../testing/paying-shop';
import { makeSalon } from '../../../testing/salon-fixture';
import { gatewayKeys } from '../../../testing/shop-sandbox';
import { findTransactionBySession } from './payment-queries';
import { signWebhook } from './przelewy24/signatures';

let shop: PayingShop;

beforeAll(async () => {
  shop = await createPayingShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.sandbox.webhooks.reset());

/** An order with an attempt that is open at the gateway. */
async function opened() {
  const { order, orderPayment, headers } = await shop.order();
  const answer = await shop.startPayment(orderPayment.id, headers);
  expect(answer.statusCode).toBe(201);
  return { order, orderPayment, headers, payment: answer.json().data.payment };
}
type Opened = Awaited<ReturnType<typeof opened>>;

async function expectPaid({ order, orderPayment, headers }: Opened) {
  expect(await shop.readOrder(order.id, headers)).toMatchObject({
    doneStatus: 'active',
    paidStatus: 'paid',
    amountPaid: order.amountDue,
    canPay: false,
    canCancel: false,
  });
  expect(await shop.readPayment(orderPayment.id, headers)).toMatchObject({ stage: 'success', redirectUrl: null });
}

async function registeredAt(payment: { redirectUrl: string }) {
  const transaction = await shop.sandbox.store.byToken(payment.redirectUrl.split('/').at(-1) ?? '');
  if (!transaction) throw new Error('not registered');
  return transaction;
}

function webhookOf(
  transaction: Awaited<ReturnType<typeof registeredAt>>,
  change: { amount?: number } = {},
  crc = gatewayKeys.crcKey,
) {
  const fields = {
    merchantId: gatewayKeys.merchantId,
    posId: gatewayKeys.posId,
    sessionId: transaction.sessionId,
    amount: change.amount ?? transaction.amount,
    originAmount: change.amount ?? transaction.amount,
    currency: transaction.currency,
    orderId: BigInt(transaction.orderId),
    methodId: 154,
    statement: 'p24',
  };
  return { ...fields, orderId: Number(transaction.orderId), sign: signWebhook(fields, crc) };
}
const notify = (body: unknown) =>
  shop.app.inject({ method: 'POST', url: '/api/payments/przelewy24/notifications', payload: body as object });

test('a payment runs through: registered, paid, noticed, verified, the order is active', async () => {
  const all = await opened();
  expect(all.payment).toMatchObject({
    status: 'pending',
    price: 10_000,
    currency: 'PLN',
    paymentProvider: 'przelewy24',
  });
  const transaction = await registeredAt(all.payment);
  expect(transaction).toMatchObject({
    amount: 10_000,
    email: 'jan@example.com',
    language: 'pl',
    description: all.order.number,
    verified: false,
  });
  expect(new URL(transaction.urlReturn).pathname).toBe(`/platnosc/potwierdzenie/${all.orderPayment.id}/`);
  expect(await shop.readPayment(all.orderPayment.id, all.headers)).toMatchObject({
    stage: 'pending',
    redirectUrl: all.payment.redirectUrl,
  });
  await shop.payer(all.payment.redirectUrl, 'paid');
  await expectPaid(all);
  expect(await registeredAt(all.payment)).toMatchObject({ verified: true });
  const read = await shop.call('GET', `/api/payment-transactions/${all.payment.id}`, { headers: all.headers });
  expect(read.json().data.paymentTransaction).toMatchObject({
    status: 'completed',
    stage: 'success',
    externalId: transaction.orderId,
  });
});

test('BLIK goes through the same gateway with its own method', async () => {
  const { orderPayment, headers } = await shop.order();
  const { payment } = (await shop.startPayment(orderPayment.id, headers, 'blik')).json().data;
  expect(await registeredAt(payment)).toMatchObject({ methodId: 154 });
});

test('a repeated notice, ten at once and the worker beside them complete it once', async () => {
  const all = await opened();
  shop.sandbox.webhooks.configure({ drop: true });
  await shop.payer(all.payment.redirectUrl, 'paid');
  const webhook = webhookOf(await registeredAt(all.payment));
  await shop.readPayment(all.orderPayment.id, all.headers);
  const answers = await Promise.all([...Array.from({ length: 10 }, () => notify(webhook)), shop.workerRound(1)]);
  for (const answer of answers) if (answer) expect(answer.statusCode).toBe(200);
  expect((await notify(webhook)).statusCode).toBe(200);
  await expectPaid(all);
  const refunds = await sql`select from payment_refunds`.execute(shop.database.db);
  expect(refunds.rows).toHaveLength(0);
});

test('completed from notice and return at once, ten times over: once each, nothing goes back', async () => {
  for (let round = 0; round < 10; round += 1) {
    const all = await opened();
    shop.sandbox.webhooks.configure({ drop: true });
    await shop.payer(all.payment.redirectUrl, 'paid');
    const webhook = webhookOf(await registeredAt(all.payment));
    const [answer] = await Promise.all([
      notify(webhook),
      shop.readPayment(all.orderPayment.id, all.headers),
      shop.workerRound(1),
      shop.workerRound(1),
    ]);
    expect(answer.statusCode).toBe(200);
    await expectPaid(all);
    expect((await registeredAt(all.payment)).refunded).toBe(0);
    const refunds = await sql`select from payment_refunds where payment_transaction_id = ${all.payment.id}`.execute(
      shop.database.db,
    );
    expect(refunds.rows).toHaveLength(0);
  }
});

test("paid when the slot is somebody else's: the order ends, the money is refunded, and a mail states it", async () => {
  const { db } = shop.database;
  const { locationId } = await makeSalon(db, 'lodz-piotrkowska', shop.products.calves, 1);
  const startAt = `${new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10)}T10:00:00.000Z`;
  const headers = await newVisitor(shop);
  const line = await addItem(shop, headers, shop.products.calves);
  const choose = (own: Record<string, string>, id: string) =>
    shop.call('PUT', `/api/cart-items/${id}`, { headers: own, body: { locationId, startAt } });
  expect((await choose(headers, line.id)).statusCode).toBe(200);
  const { order, orderPayment, headers: own } = await orderCart(shop, headers);
  const offered = orderPayment.paymentMethods.map((method: { paymentMethod: string }) => method.paymentMethod);
  expect(offered).not.toContain('przelewy24Instalments');
  const { payment } = (await shop.startPayment(orderPayment.id, own)).json().data;
  await sql`update visits set hold_expires_at = now() - interval '1 minute' where state = 'held'`.execute(db);
  const faster = await newVisitor(shop);
  const taken = await choose(faster, (await addItem(shop, faster, shop.products.calves)).id);
  expect(taken.statusCode).toBe(200);
  await shop.payer(payment.redirectUrl, 'paid');
  await shop.workerRound();
  expect(await shop.readOrder(order.id, own)).toMatchObject({ doneStatus: 'canceled', paidStatus: 'notPaid' });
  expect((await registeredAt(payment)).refunded).toBe(10_000);
  const mails = await sql<{ kind: string }>`select kind from messages
    where data -> 'values' ->> 'number' = ${order.number} order by kind`.execute(db);
  expect(mails.rows.map(({ kind }) => kind)).toEqual(['orderPlaced', 'slotLost']);
});

test('a lost notice: the worker asks and completes', async () => {
  const all = await opened();
  shop.sandbox.webhooks.configure({ drop: true });
  await shop.payer(all.payment.redirectUrl, 'paid');
  await shop.workerRound();
  expect((await shop.readOrder(all.order.id, all.headers)).paidStatus).toBe('notPaid');
  await shop.workerRound(1);
  await expectPaid(all);
});

test('verified at the gateway, but killed before it was written: the next look completes', async () => {
  const all = await opened();
  shop.sandbox.webhooks.configure({ drop: true });
  await shop.payer(all.payment.redirectUrl, 'paid');
  const transaction = await registeredAt(all.payment);
  const attempt = await findTransactionBySession(shop.database.db, transaction.sessionId);
  if (!attempt) throw new Error('the attempt is gone');
  await shop.settlement.gateways.przelewy24.confirm(attempt, transaction.orderId);
  await shop.workerRound(1);
  await expectPaid(all);
});

test('killed between the try and its registration: the try ends, the order can be paid again', async () => {
  const { order, orderPayment, headers } = await shop.order();
  await sql`insert into payment_transactions (order_payment_id, payment_method, payment_provider, amount, currency,
      session_id, continue_url, expires_at, next_check_at)
    values (${orderPayment.id}, 'przelewy24', 'przelewy24', 10000, 'PLN', ${`lost-${order.id}`}, '/', now(), now())`.execute(
    shop.database.db,
  );
  await shop.workerRound();
  expect(await shop.readPayment(orderPayment.id, headers)).toMatchObject({ stage: 'canceled', canPay: true });
  const again = await shop.startPayment(orderPayment.id, headers);
  await shop.payer(again.json().data.payment.redirectUrl, 'paid');
  expect((await shop.readOrder(order.id, headers)).paidStatus).toBe('paid');
});

test.each(['canceled', 'failed'] as const)(
  '%s at the gateway: back on the page it shows so, and is paid again',
  async (decision) => {
    const all = await opened();
    await shop.payer(all.payment.redirectUrl, decision);
    await shop.readPayment(all.orderPayment.id, all.headers);
    await shop.workerRound();
    expect(await shop.readPayment(all.orderPayment.id, all.headers)).toMatchObject({
      stage: 'canceled',
      canPay: true,
      redirectUrl: null,
    });
    const again = (await shop.startPayment(all.orderPayment.id, all.headers)).json().data.payment;
    expect(again.id).not.toBe(all.payment.id);
    await shop.payer(again.redirectUrl, 'paid');
    await expectPaid(all);
    expect(
      (await shop.readPayment(all.orderPayment.id, all.headers)).payments.map(
        (entry: { status: string }) => entry.status,
      ),
    ).toEqual(['completed', 'canceled']);
  },
);

test('pending stays pending while the payer waits, is taken for canceled when its time is over, and a late success still counts', async () => {
  const all = await opened();
  await shop.payer(all.payment.redirectUrl, 'pending');
  await shop.readPayment(all.orderPayment.id, all.headers);
  await shop.workerRound(5);
  expect((await shop.readPayment(all.orderPayment.id, all.headers)).stage).toBe('pending');
  await shop.workerRound(40);
  expect((await shop.readPayment(all.orderPayment.id, all.headers)).stage).toBe('canceled');
  await shop.payer(all.payment.redirectUrl, 'paid');
  await expectPaid(all);
});

test('a wrong signature, another merchant and an unknown session are not believed', async () => {
  const all = await opened();
  shop.sandbox.webhooks.configure({ drop: true });
  await shop.payer(all.payment.redirectUrl, 'paid');
  const transaction = await registeredAt(all.payment);
  expect((await notify(webhookOf(transaction, {}, 'other'))).statusCode).toBe(400);
  expect((await notify({ ...webhookOf(transaction), merchantId: 1 })).statusCode).toBe(400);
  expect((await notify({ hello: 'world' })).statusCode).toBe(400);
  expect((await notify(webhookOf({ ...transaction, sessionId: 'other' }))).statusCode).toBe(404);
  expect((await shop.readOrder(all.order.id, all.headers)).paidStatus).toBe('notPaid');
});

test('a signed notice for a payment that nobody made completes nothing', async () => {
  const all = await opened();
  expect((await notify(webhookOf(await registeredAt(all.payment)))).statusCode).toBe(409);
  expect((await shop.readOrder(all.order.id, all.headers)).paidStatus).toBe('notPaid');
});

test('another amount than the frozen one completes nothing and raises an alert, once', async () => {
  const all = await opened();
  shop.sandbox.webhooks.configure({ wrongAmount: true, repeat: 2 });
  await shop.payer(all.payment.redirectUrl, 'paid');
  expect((await shop.readOrder(all.order.id, all.headers)).paidStatus).toBe('notPaid');
  const alerts = await sql<{ kind: string }>`select kind from payment_alerts
    where payment_transaction_id = ${all.payment.id}`.execute(shop.database.db);
  expect(alerts.rows).toEqual([{ kind: 'wrong_amount' }]);
  await expect(
    sql`update payment_transactions set amount = 9900 where id = ${all.payment.id}`.execute(shop.database.db),
  ).rejects.toThrow('frozen');
});

/** E-mails about refunded money. */
async function refundMails(orderId: string) {
  const found = await sql<{ kind: string; amount: string }>`select m.kind, m.data -> 'values' ->> 'amount' as amount
    from messages m join payment_transactions t on m.once_key in ('orderRefunded:' || t.id, 'slotLost:' || t.id)
    join order_payments op on op.id = t.order_payment_id where op.order_id = ${orderId}`.execute(shop.database.db);
  return found.rows;
}

test('two tries paid: the later is sent back by itself', async () => {
  const all = await opened();
  const second = (await shop.startPayment(all.orderPayment.id, all.headers)).json().data.payment;
  await shop.payer(second.redirectUrl, 'paid');
  await shop.payer(all.payment.redirectUrl, 'paid');
  await shop.workerRound();
  await expectPaid(all);
  const { payments } = await shop.readPayment(all.orderPayment.id, all.headers);
  expect(Object.fromEntries(payments.map((entry: { id: string; status: string }) => [entry.id, entry.status]))).toEqual(
    {
      [second.id]: 'completed',
      [all.payment.id]: 'refunded',
    },
  );
  expect((await registeredAt(all.payment)).refunded).toBe(10_000);
  await shop.workerRound(120);
  expect((await registeredAt(second)).refunded).toBe(0);
  expect(await refundMails(all.order.id)).toEqual([
    { kind: 'orderRefunded', amount: expect.stringMatching(/^100,00.zł$/) },
  ]);
});

test('a part was paid in the salon while the payer was at the gateway: more than is owed is not kept', async () => {
  const all = await opened();
  await sql`update orders set amount_paid = 4000, paid_status = 'partPaid' where id = ${all.order.id}`.execute(
    shop.database.db,
  );
  await shop.payer(all.payment.redirectUrl, 'paid');
  await shop.workerRound();
  expect(await shop.readOrder(all.order.id, all.headers)).toMatchObject({ paidStatus: 'partPaid', amountPaid: 4000 });
  expect((await registeredAt(all.payment)).refunded).toBe(10_000);
  const rest = (await shop.startPayment(all.orderPayment.id, all.headers)).json().data.payment;
  expect(rest.price).toBe(6000);
  await shop.payer(rest.redirectUrl, 'paid');
  expect(await shop.readOrder(all.order.id, all.headers)).toMatchObject({ paidStatus: 'paid', amountPaid: 10_000 });
});

test('an order canceled while the payer was at the gateway: the money goes back', async () => {
  const all = await opened();
  await shop.call('POST', `/api/orders/${all.order.id}/cancellation`, { headers: all.headers });
  await shop.payer(all.payment.redirectUrl, 'paid');
  await shop.workerRound();
  expect(await shop.readOrder(all.order.id, all.headers)).toMatchObject({
    doneStatus: 'canceled',
    paidStatus: 'notPaid',
  });
  expect((await registeredAt(all.payment)).refunded).toBe(10_000);
});

test('what cannot be paid is refused by name', async () => {
  const all = await opened();
  const refused = async (method: string) => {
    const answer = await shop.startPayment(all.orderPayment.id, all.headers, method);
    return [answer.statusCode, answer.json().error.code];
  };
  expect(await refused('przelewy24Instalments')).toEqual([422, 'payment_method_unavailable']);
  expect(await refused('gold')).toEqual([422, 'validation_failed']);
  await shop.payer(all.payment.redirectUrl, 'paid');
  expect(await refused('przelewy24')).toEqual([409, 'already_paid']);
  const cancel = await shop.call('POST', `/api/orders/${all.order.id}/cancellation`, { headers: all.headers });
  expect([cancel.statusCode, cancel.json().error.code]).toEqual([409, 'not_cancelable']);
  const other = await shop.order();
  await shop.call('POST', `/api/orders/${other.order.id}/cancellation`, { headers: other.headers });
  const canceled = await shop.startPayment(other.orderPayment.id, other.headers);
  expect([canceled.statusCode, canceled.json().error.code]).toEqual([409, 'order_canceled']);
  const foreign = await shop.startPayment(all.orderPayment.id, other.headers);
  expect(foreign.statusCode).toBe(404);
  const read = await shop.call('GET', `/api/payment-transactions/${all.payment.id}`, { headers: other.headers });
  expect(read.statusCode).toBe(404);
  const withoutKey = await shop.call('POST', `/api/order-payments/${other.orderPayment.id}/payment`, {
    headers: other.headers,
    body: { paymentMethod: 'przelewy24' },
  });
  expect(withoutKey.json().error.code).toBe('idempotency_key_required');
});

test('one idempotency key opens one payment attempt', async () => {
  const { orderPayment, headers } = await shop.order();
  const key = newKey();
  const first = await shop.startPayment(orderPayment.id, headers, 'przelewy24', key);
  const again = await shop.startPayment(orderPayment.id, headers, 'przelewy24', key);
  expect(again.json()).toEqual(first.json());
  expect((await shop.readPayment(orderPayment.id, headers)).payments).toHaveLength(1);
});

test('an unpaid order is moved to the salon; a success after all still counts', async () => {
  const all = await opened();
  const salon = await shop.startPayment(all.orderPayment.id, all.headers, 'cash');
  expect(salon.json().data.payment).toMatchObject({ paymentProvider: 'salon', redirectUrl: null });
  expect(await shop.readOrder(all.order.id, all.headers)).toMatchObject({
    doneStatus: 'active',
    paymentMethod: 'cash',
  });
  expect((await shop.readPayment(all.orderPayment.id, all.headers)).stage).toBe('offlineTransaction');
  await shop.payer(all.payment.redirectUrl, 'paid');
  await expectPaid(all);
});

test('an unavailable gateway: the order is kept, 503 reports it, and it is paid when the gateway is back', async () => {
  const { order, orderPayment, headers } = await shop.order();
  const fetchBefore = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('connection refused'));
  try {
    await expectRefusal(shop, 'POST /order-payments/{id}/payment 503 gateway_unavailable', {
      method: 'POST',
      url: `/api/order-payments/${orderPayment.id}/payment`,
      headers: { ...headers, 'idempotency-key': newKey() },
      body: { paymentMethod: 'przelewy24' },
    });
  } finally {
    globalThis.fetch = fetchBefore;
  }
  expect(await shop.readPayment(orderPayment.id, headers)).toMatchObject({ stage: 'error', canPay: true });
  const again = (await shop.startPayment(orderPayment.id, headers)).json().data.payment;
  await shop.payer(again.redirectUrl, 'paid');
  expect((await shop.readOrder(order.id, headers)).paidStatus).toBe('paid');
});
