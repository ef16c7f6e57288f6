import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database';
import { addItem, getCart, newKey, newVisitor, orderOf } from '../../../testing/commerce-fixture';
import { shopWithProducts } from '../../../testing/shop-with-products';
import { balanceOf, giveVoucher } from '../../../testing/voucher-fixture';
import { refundOrder } from './index';

const here = shopWithProducts();

async function cartWith(code: string) {
  const headers = await newVisitor(here.shop);
  await addItem(here.shop, headers, here.products.calves);
  const { id } = await getCart(here.shop, headers);
  const body = { code };
  expect((await here.shop.call('PUT', `/api/carts/${id}/voucher`, { headers, body })).statusCode).toBe(200);
  const cart = await getCart(here.shop, headers);
  return () =>
    here.shop.call('POST', '/api/orders', {
      headers: { ...headers, 'idempotency-key': newKey() },
      body: orderOf(cart),
    });
}

test('a voucher that comes back by a refund and is spent anew at once never holds more or less than its ledger', async () => {
  const { db } = here.shop.database;
  for (let round = 0; round < 6; round += 1) {
    const code = await giveVoucher(db, 10_000);
    const [first, second, third] = [await cartWith(code), await cartWith(code), await cartWith(code)];
    const { order } = (await first()).json().data;
    expect([order.amountDue, await balanceOf(db, code)]).toEqual([0, 0]);
    const refundRequest = { orderId: order.id, reason: 'staff' as const, items: 'all' as const };
    const [, ...answers] = await Promise.all([
      inTransaction(db, (trx) => refundOrder(trx, refundRequest)),
      second(),
      third(),
    ]);
    const placed = answers.filter(({ statusCode }) => statusCode === 201);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 201)) {
      expect(answer.json().error.code).toBe('voucher_used');
    }
    expect(placed.length).toBeLessThanOrEqual(1);
    expect(await balanceOf(db, code)).toBe(placed.length === 1 ? 0 : 10_000);
    const ledger = await sql<{ sum: number }>`select coalesce(sum(e.amount), 0)::int as sum from voucher_entries e
      join voucher_transfers t on t.id = e.transfer_id join issued_vouchers v on v.id = t.voucher_id
      where replace(${code}::text, '-', '') = v.code and e.account = 'voucher'`.execute(db);
    expect(ledger.rows[0]?.sum).toBe(await balanceOf(db, code));
  }
});
