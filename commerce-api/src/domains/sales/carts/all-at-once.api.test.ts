import { sql } from 'kysely';
import {
  addItem,
  customerPassword,
  getCart,
  newCustomer,
  newKey,
  newVisitor,
  orderOf,
} from '../../../testing/commerce-fixture';
import { shopWithProducts } from '../../../testing/shop-with-products';
import { giveVoucher } from '../../../testing/voucher-fixture';

const here = shopWithProducts();

test("a customer's calls all at once: none is 500, no money is lost, at most one order per cart", async () => {
  const { db } = here.shop.database;
  const customer = await newCustomer(here.shop, { isPhoneVerified: true });
  const { headers } = customer;
  const code = await giveVoucher(db, 50_000);
  await addItem(here.shop, headers, here.products.calves);
  const cart = await getCart(here.shop, headers);
  const visitors = await Promise.all([1, 2, 3].map(() => newVisitor(here.shop)));
  await Promise.all(visitors.map((visitor) => addItem(here.shop, visitor, here.products.calves)));
  const login = { email: customer.email, password: customerPassword };
  const put = (what: 'voucher' | 'discount-code', value: string | null) =>
    here.shop.call('PUT', `/api/carts/${cart.id}/${what}`, { headers, body: { code: value } });
  const order = () =>
    here.shop.call('POST', '/api/orders', {
      headers: { ...headers, 'idempotency-key': newKey() },
      body: orderOf(cart),
    });
  const add = () =>
    here.shop.call('POST', '/api/cart-items', {
      headers,
      body: { itemType: 'product', itemId: here.products.calves, quantity: 1 },
    });

  const answers = await Promise.all([
    ...visitors.map((visitor) => here.shop.call('POST', '/api/users/token', { headers: visitor, body: login })),
    put('voucher', code),
    put('discount-code', 'AKSAMIT10'),
    put('voucher', null),
    put('discount-code', null),
    put('voucher', code),
    add(),
    order(),
    order(),
    add(),
    here.shop.call('GET', '/api/carts', { headers }),
    here.shop.call('GET', '/api/carts', { headers }),
  ]);
  // 503 with retry-after reports that the wait for a lock timed out.
  expect(answers.map(({ statusCode }) => statusCode)).not.toContain(500);
  const orders = await sql<{ id: string; used: number; paid: number }>`select o.id,
      o.price_total - o.amount_due as used, (select coalesce(sum(e.amount), 0)::int from voucher_transfers t
        join voucher_entries e on e.transfer_id = t.id and e.account = 'order' where t.order_id = o.id) as paid
    from orders o where o.user_id = ${customer.userId}`.execute(db);
  expect(orders.rows.length).toBeLessThanOrEqual(1);
  for (const { used, paid } of orders.rows) expect(paid).toBe(used);
  const open = await sql`select from carts where user_id = ${customer.userId} and state = 'open'`.execute(db);
  expect(open.rows.length).toBeLessThanOrEqual(1);
});
