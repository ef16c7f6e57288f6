import { sql } from 'kysely';
import { newKey } from '../../../testing/commerce-fixture';
import { expectRefusal } from '../../../testing/errors/refusals';
import { createPayingShop, type PayingShop } from '../../../testing/paying-shop';
import { gatewayKeys } from '../../../testing/shop-sandbox';
import { signBlikWebhook } from './przelewy24/signatures';

let shop: PayingShop;
let nextCode = 100;

beforeAll(async () => {
  shop = await createPayingShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.sandbox.webhooks.reset());

/** A code that the bank treats by its first digits; never the same twice. */
const codeOf = (digits: string) => `${digits}${nextCode++}`;

async function charge(blikCode: string, change: Record<string, unknown> = {}, locale = 'pl') {
  const { order, orderPayment, headers } = await shop.order();
  const answer = await shop.call('POST', `/api/order-payments/${orderPayment.id}/payment`, {
    headers: { ...headers, 'idempotency-key': newKey(), 'accept-language': locale, 'user-agent': 'Test/1' },
    body: { paymentMethod: 'blik', blikCode, regulationAccept: true, ...change },
  });
  /** The bank's answer has arrived. */
  await shop.sandbox.webhooks.queue(async () => {});
  const read = () => shop.readPayment(orderPayment.id, headers);
  return { order, orderPayment, headers, answer, read };
}
const registered = async (orderNumber: string) => {
  const found = (await shop.sandbox.store.latest(20)).find(({ description }) => description === orderNumber);
  if (!found) throw new Error('not registered');
  return found;
};
const mailsOf = async (orderId: string, kind: string) =>
  (
    await sql`select from messages where once_key like ${`${kind}:%`}
      and data -> 'values' ->> 'number' = (select number from orders where id = ${orderId})`.execute(shop.database.db)
  ).rows.length;

test('a right code pays without a redirect, and the gateway knows the browser', async () => {
  const { order, headers, answer, read } = await charge(codeOf('777'));
  expect(answer.statusCode).toBe(201);
  expect(answer.json().data.payment).toMatchObject({ redirectUrl: null, paymentMethod: 'blik', refusal: null });
  expect(await read()).toMatchObject({ stage: 'success', payments: [{ status: 'completed', awaitsBankApp: false }] });
  expect(await shop.readOrder(order.id, headers)).toMatchObject({ paidStatus: 'paid', doneStatus: 'active' });
  expect(await registered(order.number)).toMatchObject({ methodId: 154, takesCode: true, verified: true });
});

test('while the payer confirms in the bank app the payment is pending and states so', async () => {
  const { order, headers, answer, read } = await charge(codeOf('700'));
  expect(answer.json().data.payment).toMatchObject({ status: 'pending', awaitsBankApp: true, redirectUrl: null });
  expect(await read()).toMatchObject({ stage: 'pending', redirectUrl: null, payments: [{ awaitsBankApp: true }] });
  // Coming back to the page does not cancel the attempt.
  await shop.workerRound(1);
  expect(await read()).toMatchObject({ stage: 'pending' });
  await shop.payer((await registered(order.number)).urlReturn.replace(/.*/, await wayOf(order.number)), 'paid');
  expect(await read()).toMatchObject({ stage: 'success' });
  expect((await shop.readOrder(order.id, headers)).paidStatus).toBe('paid');
});
const wayOf = async (number: string) => `http://x/sandbox/przelewy24/trnRequest/${(await registered(number)).token}`;

test.each([
  ['123', 'wrongCode'],
  ['704', 'codeExpired'],
  ['705', 'codeUsed'],
])(
  'code %sXXX is refused at once as %s: reported at its field, no e-mail, and another code pays',
  async (digits, refusal) => {
    const { order, orderPayment, headers, answer, read } = await charge(codeOf(digits));
    expect([answer.statusCode, answer.json().error]).toMatchObject([
      422,
      { code: 'blik_refused', details: { refusal }, fields: { blikCode: [expect.stringContaining('BLIK')] } },
    ]);
    expect(await read()).toMatchObject({
      stage: 'canceled',
      canPay: true,
      payments: [{ status: 'canceled', refusal }],
    });
    expect(await mailsOf(order.id, 'paymentFailed')).toBe(0);
    const again = await shop.call('POST', `/api/order-payments/${orderPayment.id}/payment`, {
      headers: { ...headers, 'idempotency-key': newKey() },
      body: { paymentMethod: 'blik', blikCode: codeOf('777'), regulationAccept: true },
    });
    expect(again.statusCode).toBe(201);
    await shop.sandbox.webhooks.queue(async () => {});
    expect((await read()).stage).toBe('success');
  },
);

test.each([
  ['701', 'declined'],
  ['702', 'timeout'],
  ['703', 'noFunds'],
])(
  'code %sXXX is taken, then refused by the bank as %s: canceled by its notice, with an e-mail',
  async (digits, refusal) => {
    const { order, answer, read } = await charge(codeOf(digits));
    expect(answer.statusCode).toBe(201);
    expect(await read()).toMatchObject({
      stage: 'canceled',
      canPay: true,
      payments: [{ refusal, awaitsBankApp: false }],
    });
    expect(await mailsOf(order.id, 'paymentFailed')).toBe(1);
  },
);

test('without the bank notice the two minutes run out by themselves; money that comes later still counts', async () => {
  shop.sandbox.webhooks.configure({ drop: true });
  const { order, read } = await charge(codeOf('701'));
  await shop.workerRound(2);
  expect((await read()).stage).toBe('pending');
  await shop.workerRound(3);
  expect(await read()).toMatchObject({ stage: 'canceled', payments: [{ refusal: 'timeout' }] });
  shop.sandbox.webhooks.reset();
  await shop.payer(await wayOf(order.number), 'paid');
  expect(await read()).toMatchObject({ stage: 'success', payments: [{ refusal: null }] });
});

test('where the gateway takes no codes from the shop, its own page is the way', async () => {
  const { order, answer, read } = await charge(codeOf('706'));
  const { payment } = answer.json().data;
  expect(payment).toMatchObject({ status: 'pending', awaitsBankApp: false });
  expect(new URL(payment.redirectUrl).pathname).toBe(new URL(await wayOf(order.number)).pathname);
  await shop.payer(payment.redirectUrl, 'paid');
  expect((await read()).stage).toBe('success');
});

test('a refusal with a wrong signature is not believed, and one for a payment that is paid changes nothing', async () => {
  shop.sandbox.webhooks.configure({ wrongSign: true });
  const forged = await charge(codeOf('701'));
  expect((await forged.read()).stage).toBe('pending');
  shop.sandbox.webhooks.reset();
  const paid = await charge(codeOf('777'));
  const { sessionId, orderId } = await registered(paid.order.number);
  const fields = { sessionId, method: 154, result: { error: '63', message: 'USER_DECLINED', status: 'ERROR' } };
  const sign = signBlikWebhook({ ...fields, orderId: BigInt(orderId) }, gatewayKeys.crcKey);
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/payments/przelewy24/notifications',
    payload: { ...fields, orderId: Number(orderId), sign },
  });
  expect(answer.statusCode).toBe(200);
  expect((await paid.read()).stage).toBe('success');
});

test.each([
  [{ blikCode: '12345' }, 'blikCode'],
  [{ blikCode: '12345a' }, 'blikCode'],
  [{ paymentMethod: 'przelewy24' }, 'blikCode'],
  [{ regulationAccept: false }, 'regulationAccept'],
])('%o is refused before anything is written', async (change, field) => {
  for (const locale of ['pl', 'en']) {
    const { answer, read } = await charge(codeOf('777'), change, locale);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields[field]?.[0]).not.toMatch(/^blik_|^gateway_/);
    expect((await read()).payments).toEqual([]);
  }
});

test('a refusal is reported in both languages', async () => {
  const { orderPayment, headers } = await shop.order();
  await expectRefusal(shop, 'POST /order-payments/{id}/payment 422 blik_refused', {
    method: 'POST',
    url: `/api/order-payments/${orderPayment.id}/payment`,
    headers: { ...headers, 'idempotency-key': newKey(), 'user-agent': 'Test/1' },
    body: { paymentMethod: 'blik', blikCode: codeOf('123'), regulationAccept: true },
  });
});

test('a code is never kept', async () => {
  const code = codeOf('777');
  await charge(code);
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(shop.database.db);
  for (const { name } of tables.rows) {
    const found =
      await sql`select from ${sql.table(name)} as row where row::text ~ ${`"?blikCode"?.{0,6}${code}`}`.execute(
        shop.database.db,
      );
    expect([name, found.rows.length]).toEqual([name, 0]);
  }
});
