/** Each refusal of carts, orders, money and the desk, by each call that declares it, in both languages. */
import { sql } from 'kysely';
import { createMoneyShop, type MoneyShop } from './money-scenes';
import { shopCases } from './proven-pairs';
import { expectRefusal } from './refusals';

let shop: MoneyShop;
beforeAll(async () => {
  shop = await createMoneyShop();
});
afterAll(() => shop?.close());

/** State that a refusal must not change. */
async function money() {
  const found = await sql<{ state: string }>`select json_build_object(
      'orders', (select json_agg(o order by o.id) from orders o),
      'payments', (select count(*) from payment_transactions),
      'lines', (select count(*) from cart_items),
      'spent', (select json_agg(v.balance order by v.id) from issued_vouchers v))::text as state`.execute(
    shop.database.db,
  );
  return found.rows[0]?.state;
}

test.each(shopCases)(
  '%s',
  async (pair, make) => {
    const request = await make(shop);
    const before = await money();
    await expectRefusal(shop, pair, request);
    expect(await money()).toBe(before);
  },
  60_000,
);
