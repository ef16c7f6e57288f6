/**
 * Any sequence of actions of shoppers, gateways and staff: no money appears, disappears, or is kept for a refunded
 * line.
 */
import fc from 'fast-check';
import { sql } from 'kysely';
import { inTransaction, type Trx } from '../../../platform/database';
import { addItem, getCart, makeCode, newKey, newVisitor, orderOf } from '../../../testing/commerce-fixture';
import { findHalfWritten } from '../../../testing/fuzz/half-written-states';
import { createPayingShop, type PayingShop } from '../../../testing/paying-shop';
import { giveVoucher, makeVoucherProducts } from '../../../testing/voucher-fixture';
import { issueInvoices } from '../invoices';
import { redeemVoucher } from '../orders';
import { resolveDifference, takePayment } from '../staff-orders';
import { previewRefund, type RefundRequest, refundCanceledOrders, refundOrder, refundWithdrawnLines } from './index';

let shop: PayingShop;
let electronic: string;
let actorId: string;
const deskNow = () => ({ actorId, now: new Date() });
let begun: Date;

beforeAll(async () => {
  shop = await createPayingShop();
  electronic = (await makeVoucherProducts(shop.database.db)).electronic;
  await makeCode(shop.database.db, 'ALLES13', { value: 13 });
  const users = await sql<{ id: string }>`select id from users limit 1`.execute(shop.database.db);
  actorId = users.rows[0]?.id ?? '';
  begun = new Date();
});
afterAll(() => shop.close());

type Step =
  | { kind: 'open' | 'worker' | 'refundAll' }
  | { kind: 'payTry'; pick: number }
  | { kind: 'withdraw' | 'refund'; pick: number; share: number }
  | { kind: 'salon' | 'redeem'; amount: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('open' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('payTry' as const), pick: fc.nat(9) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('withdraw' as const), pick: fc.nat(9), share: fc.constant(1) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      pick: fc.nat(9),
      share: fc.constantFrom(0.01, 0.5, 1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('refundAll' as const, 'worker' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('salon' as const, 'redeem' as const),
      amount: fc.integer({ min: 1, max: 9_000 }),
    }),
  },
);

const scenario = fc.record({
  lines: fc.array(fc.constantFrom('calves', 'promoted', 'face', 'voucher'), { minLength: 1, maxLength: 4 }),
  relief: fc.constantFrom('none', 'code', 'voucher'),
  voucherValue: fc.integer({ min: 1, max: 30_000 }),
  steps: fc.array(step, { minLength: 3, maxLength: 9 }),
});
type Scenario = typeof scenario extends fc.Arbitrary<infer T> ? T : never;

/** A refused action changes nothing; a failed one is a defect. */
const refused = (error: { status?: number }) => {
  if (!error.status) throw error;
};

async function placed({ lines, relief, voucherValue }: Scenario) {
  const headers = await newVisitor(shop);
  for (const line of lines) {
    if (line === 'voucher') {
      const body = { itemType: 'voucher', itemId: electronic, quantity: 1 };
      await shop.call('POST', '/api/cart-items', { headers, body });
    } else await addItem(shop, headers, shop.products[line as 'calves']);
  }
  const { id } = await getCart(shop, headers);
  const put = (what: string, code: string) => shop.call('PUT', `/api/carts/${id}/${what}`, { headers, body: { code } });
  if (relief === 'code') await put('discount-code', 'ALLES13');
  if (relief === 'voucher') await put('voucher', await giveVoucher(shop.database.db, voucherValue));
  const invoice = {
    companyName: 'Firma',
    vatId: '5261040567',
    address: 'x 1',
    postalCode: '90-001',
    city: 'x',
    country: 'Polska',
  };
  const answer = await shop.call('POST', '/api/orders', {
    headers: { ...headers, 'idempotency-key': newKey() },
    body: orderOf(await getCart(shop, headers), { invoice }),
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { order, orderPayment, orderToken } = answer.json().data;
  return { order, orderPayment, headers: { ...headers, 'order-token': orderToken } };
}

async function workerRounds() {
  const { db } = shop.database;
  for (const minutes of [0, 200, 400]) {
    await refundWithdrawnLines(db);
    await refundCanceledOrders(db);
    await shop.workerRound(minutes);
    // A promised cash refund is paid out and confirmed.
    const open = await sql<{ id: string }>`select id::text from payment_alerts
      where kind = 'refund_in_salon' and resolved_at is null`.execute(db);
    for (const { id } of open.rows) await inTransaction(db, (trx) => resolveDifference(trx, id, deskNow()));
  }
}

/** Refunds, and holds what was written to what the preview announced. A refused preview is a refused refund. */
async function refundAsPreviewed(trx: Trx, request: RefundRequest): Promise<void> {
  const before = await writtenNumbers(trx);
  const preview = await previewRefund(trx, request).catch((error: { code?: string }) => error.code);
  expect(await writtenNumbers(trx)).toBe(before);
  if (typeof preview !== 'object') {
    await expect(refundOrder(trx, request)).rejects.toMatchObject({ code: preview });
    return;
  }
  const { refundedBefore, ...announced } = preview;
  const decided = { ...request, refundedBefore };
  const { refundId } = await refundOrder(trx, decided);
  // A request that was decided on before this refund is refused.
  await expect(refundOrder(trx, decided)).rejects.toMatchObject({ code: 'refund_changed' });
  const { rows } = await sql`select r.amount, r.voucher_amount as "voucherAmount", r.gateway_amount as "gatewayAmount",
      r.salon_amount as "salonAmount",
      (select json_agg(json_build_object('orderItemId', i.order_item_id, 'amount', i.amount) order by i.order_item_id)
        from order_refund_items i where i.order_refund_id = r.id) as items,
      (select coalesce(json_agg(json_build_object('paymentId', p.payment_transaction_id, 'amount', p.amount)
        order by p.payment_transaction_id), '[]') from payment_refunds p where p.order_refund_id = r.id) as payments,
      (select coalesce(json_agg(json_build_object('code', '…' || right(v.code, 4), 'amount', e.amount) order by v.id), '[]')
        from voucher_transfers t join voucher_entries e on e.transfer_id = t.id and e.account = 'voucher'
          join issued_vouchers v on v.id = t.voucher_id
        where t.order_id = r.order_id and t.kind = 'return' and t.created_at = r.created_at) as vouchers,
      (select coalesce(json_agg(i.id order by i.id), '[]') from order_items i where i.id = any (${preview.endedItemIds}::uuid[])
        and not exists (select from visits v where v.order_item_id = i.id and v.state = 'booked')) as "endedItemIds"
    from order_refunds r where r.id = ${refundId}`.execute(trx);
  const byText = (a: object | string, b: object | string) => JSON.stringify(a).localeCompare(JSON.stringify(b));
  const sorted = (entries: readonly (object | string)[]) => [...entries].sort(byText);
  const [written] = rows as [Record<'items' | 'payments' | 'vouchers' | 'endedItemIds', (object | string)[]>];
  const payments = preview.payments.map(({ paymentId, amount }) => ({ paymentId, amount }));
  expect({
    ...written,
    items: sorted(written.items),
    payments: sorted(written.payments),
    vouchers: sorted(written.vouchers),
    endedItemIds: sorted(written.endedItemIds),
  }).toEqual({
    ...announced,
    items: sorted(preview.items),
    payments: sorted(payments),
    vouchers: sorted(preview.vouchers),
    endedItemIds: sorted(preview.endedItemIds),
  });
}

/** Changes when anything is inserted, updated or deleted in this transaction; locks leave it. */
async function writtenNumbers(trx: Trx): Promise<string> {
  const { rows } = await sql<{
    written: string;
  }>`select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::text as written
    from pg_stat_xact_user_tables`.execute(trx);
  return rows[0]?.written ?? '';
}

async function play(plan: Scenario): Promise<string> {
  const { db } = shop.database;
  const { order, orderPayment, headers } = await placed(plan);
  const paymentUrls: string[] = [];
  const inTrx = (work: Parameters<typeof inTransaction>[1]) => inTransaction(db, work as never).catch(refused);
  for (const entry of plan.steps) {
    const item = 'pick' in entry ? order.items[entry.pick % order.items.length] : null;
    if (entry.kind === 'open') {
      const { data } = (await shop.startPayment(orderPayment.id, headers)).json();
      if (data) paymentUrls.push(data.payment.redirectUrl);
    } else if (entry.kind === 'payTry') {
      const url = paymentUrls[entry.pick % Math.max(1, paymentUrls.length)];
      if (url) await shop.payer(url, 'paid');
    } else if (entry.kind === 'withdraw') {
      const body = { orderItemIds: [item.id], confirmed: true };
      const answer = await shop.call('POST', `/api/orders/${order.id}/withdrawal`, { headers, body });
      expect(answer.statusCode).toBeLessThan(500);
    } else if (entry.kind === 'refund') {
      const amountMinor = Math.ceil(item.price * entry.share);
      const items = [{ orderItemId: item.id, amountMinor }];
      await inTrx((trx) => refundAsPreviewed(trx, { orderId: order.id, reason: 'staff', items, requestedBy: actorId }));
    } else if (entry.kind === 'refundAll') {
      await inTrx((trx) =>
        refundAsPreviewed(trx, { orderId: order.id, reason: 'staff', items: 'all', requestedBy: actorId }),
      );
    } else if (entry.kind === 'salon') {
      await inTrx((trx) =>
        takePayment(trx, order.id, { method: 'cash', amount: entry.amount }, { ...deskNow(), scope: 'all' }),
      );
    } else if (entry.kind === 'redeem') {
      const code = await giveVoucher(db, entry.amount);
      await inTrx((trx) => redeemVoucher(trx, { orderId: order.id, code, now: new Date() }));
    } else await workerRounds();
  }
  await workerRounds();
  const seller = { name: 'x', vatId: 'x', address: 'x', postalCode: 'x', city: 'x', country: 'x' };
  await inTransaction(db, (trx) => issueInvoices(trx, order.id, { seller, now: new Date() }));
  return order.id;
}

/** The money that an order holds, the value of its remaining lines, and the total of its invoice and corrections. */
async function sumsOf(orderId: string) {
  const found = await sql<
    Record<'held' | 'lines' | 'due' | 'booked' | 'invoiced' | 'invoices' | 'pending', number> &
      Record<'doneStatus' | 'paidStatus', string>
  >`
    select o.done_status as "doneStatus", o.paid_status as "paidStatus",
      ((select coalesce(sum(e.amount), 0) from voucher_transfers t join voucher_entries e on e.transfer_id = t.id
          and e.account = 'order' where t.order_id = o.id)
        + (select coalesce(sum(t.amount), 0) from order_payments op join payment_transactions t
            on t.order_payment_id = op.id and t.status in ('completed', 'refunded') where op.order_id = o.id)
        - (select coalesce(sum(r.amount), 0) from order_payments op join payment_transactions t
            on t.order_payment_id = op.id join payment_refunds r on r.payment_transaction_id = t.id
            where op.order_id = o.id and r.state = 'done'))::int as held,
      (select sum(i.price - i.amount_returned)::int from order_items i where i.order_id = o.id) as lines,
      (o.amount_due - o.amount_paid)::int as due,
      (o.amount_paid + o.price_total - o.amount_due - o.amount_refunded)::int as booked,
      (select coalesce(sum((f.content ->> 'total')::int), 0)::int from invoices f where f.order_id = o.id) as invoiced,
      (select count(*)::int from invoices f where f.order_id = o.id) as invoices,
      (select count(*)::int from payment_refunds r join payment_transactions t on t.id = r.payment_transaction_id
        join order_payments op on op.id = t.order_payment_id where op.order_id = o.id and r.state <> 'done') as pending
    from orders o where o.id = ${orderId}`.execute(shop.database.db);
  return found.rows[0];
}

test('an order keeps what its lines still stand for, less what is owed; its invoices state the same', async () => {
  await fc.assert(
    fc.asyncProperty(scenario, async (plan) => {
      const sums = await sumsOf(await play(plan));
      if (!sums) throw new Error('The order is gone.');
      const { held, lines, due, invoiced, invoices, paidStatus, doneStatus, pending } = sums;
      expect(pending).toBe(0);
      if (doneStatus === 'canceled') expect([doneStatus, held]).toEqual([doneStatus, 0]);
      else expect([doneStatus, paidStatus, held]).toEqual([doneStatus, paidStatus, lines - due]);
      if (invoices > 0) expect(invoiced).toBe(held);
      if (paidStatus === 'paid') expect(invoices).toBeGreaterThan(0);
      if (paidStatus === 'refunded') expect(held).toBe(0);
    }),
    { numRuns: Number(process.env.MONEY_RUNS ?? 12), seed: Number(process.env.MONEY_SEED ?? 11), endOnFailure: false },
  );
  expect(await findHalfWritten(shop.database.pool, begun)).toEqual([]);
}, 600_000);
