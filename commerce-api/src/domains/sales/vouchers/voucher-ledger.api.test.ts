import fc from 'fast-check';
import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database';
import { makeProducts, placeOrder } from '../../../testing/commerce-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { balanceOf, giveVoucher } from '../../../testing/voucher-fixture';
import { returnToVouchers, spendVoucher } from './voucher-ledger';
import { findVoucherByCode, listVoucherPayments, lockVoucher } from './voucher-queries';

let shop: TestApp;
let orderIds: string[];

beforeAll(async () => {
  shop = await createTestApp();
  const products = await makeProducts(shop.database.db);
  orderIds = await Promise.all([1, 2, 3].map(async () => (await placeOrder(shop, products.calves)).order.id));
});
afterAll(() => shop.close());

interface Move {
  kind: 'spend' | 'return';
  order: number;
  amount: number;
}
const move: fc.Arbitrary<Move> = fc.record({
  kind: fc.constantFrom('spend' as const, 'return' as const),
  order: fc.integer({ min: 0, max: 2 }),
  amount: fc.integer({ min: 1, max: 700 }),
});

async function voucherOf(value: number) {
  const { db } = shop.database;
  const code = await giveVoucher(db, value);
  const { rows } = await sql<{ marketId: string }>`select id::text as "marketId" from markets
    where slug = 'pl'`.execute(db);
  const voucher = await findVoucherByCode(db, rows[0]?.marketId ?? '', code);
  if (!voucher) throw new Error('no voucher');
  return { code, id: voucher.id };
}

const apply = (voucherId: string, { kind, order, amount }: Move) =>
  inTransaction(shop.database.db, async (trx) => {
    await lockVoucher(trx, voucherId);
    const orderId = orderIds[order] ?? '';
    if (kind === 'return') return returnToVouchers(trx, orderId, amount);
    await spendVoucher(trx, voucherId, orderId, amount);
    return amount;
  });

async function expectBalanced(): Promise<void> {
  const found = await sql<{ unbalanced: number; drifted: number }>`select
    (select count(*)::int from (select transfer_id from voucher_entries group by 1
      having sum(amount) <> 0 or count(*) <> 2) t) as unbalanced,
    (select count(*)::int from issued_vouchers v where v.balance <> (select coalesce(sum(e.amount), 0)
      from voucher_transfers t join voucher_entries e on e.transfer_id = t.id
      where t.voucher_id = v.id and e.account = 'voucher')) as drifted`.execute(shop.database.db);
  expect(found.rows).toEqual([{ unbalanced: 0, drifted: 0 }]);
}

test('whatever is spent and returned, the ledger balances and follows the plain sums', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 12 }), async (moves) => {
      const { code, id } = await voucherOf(1_000);
      let balance = 1_000;
      const spent = [0, 0, 0];
      for (const entry of moves) {
        const { kind, order, amount } = entry;
        const isTooMuch = kind === 'spend' && amount > balance;
        const outcome = await apply(id, entry).catch((error: unknown) => error);
        if (isTooMuch) {
          expect(outcome).toMatchObject({ constraint: 'issued_vouchers_balance' });
          continue;
        }
        const moved = kind === 'spend' ? amount : -Math.min(amount, spent[order] ?? 0);
        expect(outcome).toBe(Math.abs(moved));
        spent[order] = (spent[order] ?? 0) + moved;
        balance -= moved;
        expect(await balanceOf(shop.database.db, code)).toBe(balance);
      }
      for (const [order, orderId] of orderIds.entries()) {
        const paid = (await listVoucherPayments(shop.database.db, orderId)).find(({ voucherId }) => voucherId === id);
        expect((paid?.value ?? 0) - (paid?.returned ?? 0)).toBe(spent[order]);
        // The next run uses the orders again: this voucher's payments are refunded.
        await inTransaction(shop.database.db, (trx) => returnToVouchers(trx, orderId));
      }
      await expectBalanced();
    }),
    { numRuns: 25, seed: 20_261_121 },
  );
});

test('many at once: never more is spent than there is', async () => {
  const { code, id } = await voucherOf(1_000);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) => apply(id, { kind: 'spend', order: index % 3, amount: 300 })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await balanceOf(shop.database.db, code)).toBe(100);
  await expectBalanced();
});

test('the database takes back no more than an order got from a voucher', async () => {
  const { code, id } = await voucherOf(1_000);
  const { id: other } = await voucherOf(1_000);
  await apply(id, { kind: 'spend', order: 0, amount: 500 });
  const forged = inTransaction(shop.database.db, async (trx) => {
    const { rows } = await sql<{ id: string }>`insert into voucher_transfers (kind, voucher_id, order_id)
      values ('return', ${other}, ${orderIds[0]}) returning id`.execute(trx);
    await sql`insert into voucher_entries (transfer_id, account, amount)
      values (${rows[0]?.id}, 'order', -100), (${rows[0]?.id}, 'voucher', 100)`.execute(trx);
  });
  await expect(forged).rejects.toThrow();
  expect(await balanceOf(shop.database.db, code)).toBe(500);
});
