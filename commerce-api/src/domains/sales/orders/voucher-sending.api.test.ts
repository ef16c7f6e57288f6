/** Vouchers that leave for their recipient on a chosen day. Source: docs/decisions/0234. */
import { addDays, storeDateOf } from '@aksamit/contracts/store-time';
import { lastSendDate } from '@aksamit/contracts/voucher-designs';
import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database';
import { getCart, newKey, newVisitor, orderOf } from '../../../testing/commerce-fixture';
import { createPayingShop, type PayingShop } from '../../../testing/paying-shop';
import { makeVoucherProducts, type TestVoucherProducts } from '../../../testing/voucher-fixture';
import { cancelIssuedVouchers } from '../vouchers';
import { lockOrder } from './lock-order';
import { sendDueVouchers } from './send-due-vouchers';

let shop: PayingShop;
let vouchers: TestVoucherProducts;

beforeAll(async () => {
  shop = await createPayingShop();
  vouchers = await makeVoucherProducts(shop.database.db);
});
afterAll(() => shop.close());
beforeEach(() => shop.sandbox.webhooks.reset());

const today = storeDateOf(new Date());
const inDays = (days: number) => addDays(today, days);
/** After every day that can be chosen. */
const atTheEnd = new Date(Date.now() + 370 * 86_400_000);

let people = 0;
const newEmail = () => `recipient-${++people}@example.com`;

/** An order of vouchers for a recipient, paid unless it is not to be. */
async function bought(data: object, { quantity = 1, isPaid = true } = {}) {
  const visitor = await newVisitor(shop);
  const body = { itemType: 'voucher', itemId: vouchers.electronic, quantity, data };
  await shop.call('POST', '/api/cart-items', { headers: visitor, body });
  const answer = await shop.call('POST', '/api/orders', {
    headers: { ...visitor, 'idempotency-key': newKey() },
    body: orderOf(await getCart(shop, visitor)),
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { order, orderPayment, orderToken } = answer.json().data;
  const headers = { ...visitor, 'order-token': orderToken };
  if (isPaid) {
    const { payment } = (await shop.startPayment(orderPayment.id, headers)).json().data;
    await shop.payer(payment.redirectUrl, 'paid');
  }
  return { order, headers };
}
type Bought = Awaited<ReturnType<typeof bought>>;
const issued = async ({ order, headers }: Bought) => (await shop.readOrder(order.id, headers)).issuedVouchers;

async function mailsTo(email: string): Promise<number> {
  const found = await sql<{ count: number }>`select count(*)::int as count from messages
    where recipient = ${email} and kind = 'voucherIssued'`.execute(shop.database.db);
  return found.rows[0]?.count ?? 0;
}

const warsaw = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Warsaw',
});

test('it leaves at nine by the clocks of Warsaw, in summer and in winter, once', async () => {
  const { db } = shop.database;
  for (const date of [inDays(1), inDays(70), lastSendDate(today, 6)]) {
    const email = newEmail();
    const purchase = await bought({ voucherEmail: email, voucherSendOn: date, voucherDesign: 'botanical' });
    const [voucher] = await issued(purchase);
    expect(voucher).toMatchObject({ design: 'botanical', sentAt: null });
    expect(warsaw.format(new Date(voucher.sendAt))).toBe(`${date} 09:00`);
    const at = Date.parse(voucher.sendAt);
    await sendDueVouchers(db, new Date(at - 1000));
    expect(await mailsTo(email)).toBe(0);
    await Promise.all([1, 2, 3].map(() => sendDueVouchers(db, new Date(at))));
    await sendDueVouchers(db, new Date(at + 1000));
    expect(await mailsTo(email)).toBe(1);
    expect((await issued(purchase))[0]).toMatchObject({ sentAt: expect.any(String) });
  }
});

test('each piece of a line leaves; the code is in the e-mail and its design in the PDF that comes with it', async () => {
  const email = newEmail();
  await bought({ voucherEmail: email, voucherSendOn: inDays(5), voucherDesign: 'silhouette' }, { quantity: 2 });
  await sendDueVouchers(shop.database.db, atTheEnd);
  const found = await sql<{ secret: string; design: string }>`select secret, data -> 'voucher' ->> 'design' as design
    from messages where recipient = ${email}`.execute(shop.database.db);
  expect(new Set(found.rows.map(({ secret }) => secret)).size).toBe(2);
  expect(found.rows.map(({ design }) => design)).toEqual(['silhouette', 'silhouette']);
});

test('today, and a day that passed before the payment, mean at once', async () => {
  const email = newEmail();
  const purchase = await bought({ voucherEmail: email, voucherSendOn: today }, { isPaid: false });
  expect(await mailsTo(email)).toBe(0);
  await sql`update order_items set data = data || ${JSON.stringify({ voucherSendOn: inDays(-3) })}::jsonb
    where order_id = ${purchase.order.id}`.execute(shop.database.db);
  const { payment } = (await shop.startPayment(purchase.order.orderPaymentId, purchase.headers)).json().data;
  await shop.payer(payment.redirectUrl, 'paid');
  expect(await mailsTo(email)).toBe(1);
  expect((await issued(purchase))[0]).toMatchObject({ sendAt: null, sentAt: expect.any(String) });
});

test('nothing leaves of an order that is not paid, canceled, or whose voucher was taken back', async () => {
  const { db } = shop.database;
  const email = newEmail();
  const data = { voucherEmail: email, voucherSendOn: inDays(10) };
  await bought(data, { isPaid: false });
  const canceled = await bought(data);
  await sql`update orders set done_status = 'canceled', canceled_at = now() where id = ${canceled.order.id}`.execute(
    db,
  );
  const refunded = await bought(data);
  await inTransaction(db, async (trx) => {
    await lockOrder(trx, refunded.order.id);
    await cancelIssuedVouchers(trx, refunded.order.items[0].id);
  });
  await sendDueVouchers(db, atTheEnd);
  expect(await mailsTo(email)).toBe(0);
  const mail = sql`update issued_vouchers set mailed_at = now() where order_item_id = ${refunded.order.items[0].id}`;
  await expect(mail.execute(db)).rejects.toMatchObject({ constraint: 'issued_vouchers_mailed_once' });
});

test('the database refuses a second e-mail, another day and another design', async () => {
  const { db } = shop.database;
  const purchase = await bought({ voucherEmail: newEmail() });
  const line = purchase.order.items[0].id;
  for (const change of [
    sql`mailed_at = now()`,
    sql`send_at = now()`,
    sql`design = 'botanical'`,
    sql`mailed_at = null`,
  ]) {
    const write = sql`update issued_vouchers set ${change} where order_item_id = ${line}`;
    await expect(write.execute(db)).rejects.toThrow(/stays as it was issued|is mailed once/);
  }
});

test('the buyer reads in the confirmation when it leaves and for whom', async () => {
  const email = newEmail();
  const { order } = await bought({ voucherEmail: email, voucherSendOn: inDays(10) });
  const found = await sql<{ rows: { note?: string }[] }>`select data -> 'rows' as rows from messages
    where once_key = ${`orderPlaced:${order.id}`}`.execute(shop.database.db);
  expect(found.rows[0]?.rows[0]?.note).toMatch(/^Wzór: Klasyczny\. Wyślemy .* o 9:00 na adres /);
  expect(found.rows[0]?.rows[0]?.note).toContain(email);
});
