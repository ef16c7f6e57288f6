import { sql } from 'kysely';
import { addItem, getCart, newKey, newVisitor, orderOf, placeOrder } from '../../../testing/commerce-fixture';
import { createPayingShop, type PayingShop } from '../../../testing/paying-shop';

let shop: PayingShop;

beforeAll(async () => {
  shop = await createPayingShop();
});
afterAll(() => shop.close());

const address = { address: 'Polna 1', city: 'Łódź', postalCode: '90-001', country: 'PL' };

async function opened(paymentMethod: 'paypal' | 'stripe') {
  const all = await placeOrder(shop, shop.products.calves, { paymentMethod });
  const answer = await shop.startPayment(all.orderPayment.id, all.headers, paymentMethod);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return { ...all, payment: answer.json().data.payment };
}
type Opened = Awaited<ReturnType<typeof opened>>;

const checkoutOf = async ({ payment }: Pick<Opened, 'payment'>) => {
  const id = payment.redirectUrl.split('/').at(-1);
  return (await shop.sandbox.paypal.store.find(id)) ?? (await shop.sandbox.stripe.store.find(id));
};
const refundedAt = async (all: Pick<Opened, 'payment'>) =>
  (await checkoutOf(all))?.refunds.reduce((sum, refund) => sum + refund.amount, 0);
const paidStatusOf = async ({ order, headers }: Opened) => (await shop.readOrder(order.id, headers)).paidStatus;
const stageOf = async ({ orderPayment, headers }: Opened) => (await shop.readPayment(orderPayment.id, headers)).stage;
const countRefunds = async () => (await sql`select from payment_refunds`.execute(shop.database.db)).rows.length;
const alertsOf = async ({ payment }: Opened) =>
  (
    await sql<{ kind: string }>`select kind from payment_alerts where payment_transaction_id = ${payment.id}`.execute(
      shop.database.db,
    )
  ).rows.map(({ kind }) => kind);

describe.each(['paypal', 'stripe'] as const)('%s', (method) => {
  const webhooks = () => shop.sandbox[method].webhooks;
  beforeEach(() => webhooks().reset());

  test('a payment runs through over the gateway', async () => {
    const all = await opened(method);
    expect(all.payment).toMatchObject({ status: 'pending', paymentProvider: method, price: 10_000 });
    expect(await checkoutOf(all)).toMatchObject({
      amount: 10_000,
      currency: 'PLN',
      email: 'jan@example.com',
      description: all.order.number,
      language: 'pl',
      state: 'open',
    });
    await shop.payer(all.payment.redirectUrl, 'paid');
    expect(await paidStatusOf(all)).toBe('paid');
    expect(await stageOf(all)).toBe('success');
    const checkout = await checkoutOf(all);
    expect(checkout?.state).toBe('paid');
    const read = await shop.call('GET', `/api/payment-transactions/${all.payment.id}`, { headers: all.headers });
    expect(read.json().data.paymentTransaction).toMatchObject({
      status: 'completed',
      externalId: checkout?.paymentId,
      paymentProvider: method,
    });
  });

  test('the payer page speaks both languages; unknown payments are 404', async () => {
    const all = await opened(method);
    const url = new URL(all.payment.redirectUrl).pathname;
    expect((await shop.sandbox.app.inject({ url })).body).toContain('Zapłacone');
    const unknown = await shop.sandbox.app.inject({
      url: `/sandbox/${method}/pay/none`,
      headers: { 'accept-language': 'en' },
    });
    expect([unknown.statusCode, unknown.body.includes('lang="en"')]).toEqual([404, true]);
    const index = await shop.sandbox.app.inject({ url: '/sandbox/', headers: { 'accept-language': 'en' } });
    expect(index.body).toContain(all.order.number);
  });

  test('completed from notice, return and worker at once, ten times over: once each', async () => {
    const before = await countRefunds();
    for (let round = 0; round < 10; round += 1) {
      const all = await opened(method);
      webhooks().configure({ drop: true });
      await shop.payer(all.payment.redirectUrl, 'paid');
      webhooks().configure({ drop: false, repeat: 3 });
      const id = all.payment.redirectUrl.split('/').at(-1);
      await shop.sandbox[method].store.sendAgain(id);
      await Promise.all([
        webhooks().kick(),
        shop.readPayment(all.orderPayment.id, all.headers),
        shop.workerRound(1),
        shop.workerRound(1),
      ]);
      await webhooks().kick();
      expect(await paidStatusOf(all)).toBe('paid');
    }
    expect(await countRefunds()).toBe(before);
  });

  test('a lost notice: the worker asks and completes', async () => {
    const all = await opened(method);
    webhooks().configure({ drop: true });
    await shop.payer(all.payment.redirectUrl, 'paid');
    expect(await paidStatusOf(all)).toBe('notPaid');
    await shop.workerRound(1);
    expect(await paidStatusOf(all)).toBe('paid');
  });

  test('notices in the wrong order and late complete both', async () => {
    const [first, second] = [await opened(method), await opened(method)];
    // Deletes the rows of earlier tests first.
    await webhooks().kick();
    webhooks().configure({ reorder: true });
    await shop.payer(first.payment.redirectUrl, 'paid');
    expect(await paidStatusOf(first)).toBe('notPaid');
    await shop.payer(second.payment.redirectUrl, 'paid');
    expect([await paidStatusOf(first), await paidStatusOf(second)]).toEqual(['paid', 'paid']);
  });

  test('a wrong signature is not believed', async () => {
    const all = await opened(method);
    webhooks().configure({ wrongSign: true });
    await shop.payer(all.payment.redirectUrl, 'paid');
    expect((await checkoutOf(all))?.lastAnswer).toBe('HTTP 400');
    expect(await paidStatusOf(all)).toBe('notPaid');
    const bare = await shop.app.inject({ method: 'POST', url: `/api/payments/${method}/notifications`, payload: {} });
    expect([bare.statusCode, bare.json().error.code]).toEqual([400, 'bad_request']);
  });

  test('another amount completes nothing and raises an alert', async () => {
    const all = await opened(method);
    webhooks().configure({ wrongAmount: true });
    await shop.payer(all.payment.redirectUrl, 'paid');
    expect(await paidStatusOf(all)).toBe('notPaid');
    expect(await alertsOf(all)).toEqual(['wrong_amount']);
  });

  test.each(['canceled', 'failed'] as const)('%s: shown so, paid after all: it counts', async (decision) => {
    const all = await opened(method);
    await shop.payer(all.payment.redirectUrl, decision);
    await shop.readPayment(all.orderPayment.id, all.headers);
    await shop.workerRound();
    expect(await stageOf(all)).toBe('canceled');
    await shop.payer(all.payment.redirectUrl, 'paid');
    expect(await paidStatusOf(all)).toBe('paid');
  });

  test('paid twice: the later goes back by itself, once', async () => {
    const all = await opened(method);
    const second = (await shop.startPayment(all.orderPayment.id, all.headers, method)).json().data.payment;
    await shop.payer(all.payment.redirectUrl, 'paid');
    await shop.payer(second.redirectUrl, 'paid');
    await shop.workerRound();
    await shop.workerRound(120);
    expect(await refundedAt(all)).toBe(0);
    expect(await refundedAt({ payment: second })).toBe(10_000);
  });

  test('a refund that was sent but not written is not sent twice', async () => {
    const all = await opened(method);
    await shop.payer(all.payment.redirectUrl, 'paid');
    const paid = await sql<{ externalId: string }>`select external_id as "externalId" from payment_transactions
      where id = ${all.payment.id}`.execute(shop.database.db);
    const payment = {
      id: all.payment.id,
      sessionId: 'x',
      paymentMethod: method,
      amount: 10_000,
      currency: 'PLN',
      gatewayId: null,
      externalId: paid.rows[0]?.externalId ?? null,
    };
    const refund = { id: '7f1c8f9e-9f5d-4a7c-9a52-0c5f2a3a1b11', amount: 4000 };
    const gateway = shop.settlement.gateways[method];
    expect([await gateway.refund(payment, refund), await gateway.refund(payment, refund)]).toEqual([true, true]);
    expect(await refundedAt(all)).toBe(4000);
    const rest = { id: '8f1c8f9e-9f5d-4a7c-9a52-0c5f2a3a1b12', amount: 6001 };
    expect(await gateway.refund(payment, rest)).toBe(false);
  });

  test('the gateway lists what was paid', async () => {
    const all = await opened(method);
    await shop.payer(all.payment.redirectUrl, 'paid');
    const now = Date.now();
    const list = await shop.settlement.gateways[method].list(new Date(now - 3600_000), new Date(now + 3600_000));
    const checkout = await checkoutOf(all);
    expect(list).toContainEqual({
      externalId: checkout?.paymentId,
      sessionId: checkout?.reference,
      amount: 10_000,
      currency: 'PLN',
    });
  });
});

test('the English market pays in pounds by PayPal', async () => {
  const headers = await newVisitor(shop, 'en');
  await addItem(shop, headers, shop.products.calves);
  const cart = await getCart(shop, headers);
  expect(cart.paymentMethods.filter((method) => method.isDefault)).toMatchObject([{ paymentMethod: 'paypal' }]);
  const placed = await shop.call('POST', '/api/orders', {
    headers: { ...headers, 'idempotency-key': newKey() },
    body: orderOf(cart, { paymentMethod: 'paypal' }),
  });
  const { order, orderPayment, orderToken } = placed.json().data;
  const own = { ...headers, 'order-token': orderToken };
  const { payment } = (await shop.startPayment(orderPayment.id, own, 'paypal')).json().data;
  expect(await checkoutOf({ payment })).toMatchObject({ currency: 'GBP', amount: 2000, language: 'en' });
  await shop.payer(payment.redirectUrl, 'paid');
  expect((await shop.readOrder(order.id, own)).paidStatus).toBe('paid');
});

test.each([
  ['paypo', { methodId: 227, channel: null }],
  ['blikPayLater', { methodId: 243, channel: null }],
  ['blik', { methodId: 154, channel: null }],
  ['przelewy24', { channel: 16 }],
] as const)('%s is requested from Przelewy24 by its own method', async (paymentMethod, asked) => {
  const all = await placeOrder(shop, shop.products.calves, { paymentMethod, address });
  const { payment } = (await shop.startPayment(all.orderPayment.id, all.headers, paymentMethod)).json().data;
  expect(await shop.sandbox.store.byToken(payment.redirectUrl.split('/').at(-1))).toMatchObject(asked);
});

test('a wallet goes to the channel of wallets and cards, and with another method than Przelewy24 nowhere', async () => {
  const all = await placeOrder(shop, shop.products.calves, { paymentMethod: 'przelewy24' });
  const pay = (body: object) =>
    shop.call('POST', `/api/order-payments/${all.orderPayment.id}/payment`, {
      headers: { ...all.headers, 'idempotency-key': newKey() },
      body,
    });
  const refused = await pay({ paymentMethod: 'paypal', wallet: 'applePay' });
  expect([refused.statusCode, refused.json().error.fields]).toEqual([
    422,
    { wallet: ['Portfelem zapłacisz tylko przez Przelewy24'] },
  ]);
  const { payment } = (await pay({ paymentMethod: 'przelewy24', wallet: 'googlePay' })).json().data;
  expect(payment).toMatchObject({ paymentMethod: 'przelewy24', status: 'pending' });
  expect(await shop.sandbox.store.byToken(payment.redirectUrl.split('/').at(-1))).toMatchObject({ channel: 1 });
});

test('instalments go to the channel of instalments', async () => {
  const headers = await newVisitor(shop);
  await addItem(shop, headers, shop.products.calves, 5);
  const placed = await shop.call('POST', '/api/orders', {
    headers: { ...headers, 'idempotency-key': newKey() },
    body: orderOf(await getCart(shop, headers), { paymentMethod: 'przelewy24Instalments', address }),
  });
  const { orderPayment, orderToken } = placed.json().data;
  const own = { ...headers, 'order-token': orderToken };
  const { payment } = (await shop.startPayment(orderPayment.id, own, 'przelewy24Instalments')).json().data;
  expect(await shop.sandbox.store.byToken(payment.redirectUrl.split('/').at(-1))).toMatchObject({ channel: 128 });
});

test('PayPo without an address is refused by field, in both languages, and nothing is written', async () => {
  await expect(placeOrder(shop, shop.products.calves, { paymentMethod: 'paypo' })).rejects.toThrow('Podaj adres');
  const all = await shop.order();
  const refused = await shop.startPayment(all.orderPayment.id, { ...all.headers, 'accept-language': 'en' }, 'paypo');
  expect([refused.statusCode, refused.json().error.fields]).toEqual([
    422,
    { address: ['Enter your address: this payment method needs it'] },
  ]);
  expect((await shop.readPayment(all.orderPayment.id, all.headers)).payments).toHaveLength(0);
  const given = await shop.call('POST', `/api/order-payments/${all.orderPayment.id}/payment`, {
    headers: { ...all.headers, 'idempotency-key': newKey() },
    body: { paymentMethod: 'paypo', address },
  });
  expect(given.statusCode).toBe(201);
  expect((await shop.readOrder(all.order.id, all.headers)).address).toEqual(address);
});

test('an unknown gateway is 404', async () => {
  const answer = await shop.app.inject({ method: 'POST', url: '/api/payments/gold/notifications', payload: {} });
  expect(answer.statusCode).toBe(404);
});
