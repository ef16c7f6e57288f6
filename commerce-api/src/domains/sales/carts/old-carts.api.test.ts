import { sql } from 'kysely';
import { addItem, getCart, newKey, newVisitor, orderOf } from '../../../testing/commerce-fixture';
import { shopWithProducts } from '../../../testing/shop-with-products';
import { newCustomer } from '../../../testing/visit-fixture';
import { purgeOldCarts } from './purge-old-carts';

const here = shopWithProducts();

const later = (days: number) => new Date(Date.now() + days * 86_400_000);

test('a visitor’s cart that was emptied goes with the others', async () => {
  const { db } = here.shop.database;
  const visitor = await newVisitor(here.shop);
  const { id } = await addItem(here.shop, visitor, here.products.calves);
  await here.shop.call('DELETE', `/api/cart-items/${id}`, { headers: visitor });
  expect(await purgeOldCarts(db, later(89))).toBe(0);
  expect(await purgeOldCarts(db, later(91))).toBe(1);
});

test('what lay in carts that are over is forgotten after 90 days; a customer finds the own cart as it was', async () => {
  const { db } = here.shop.database;
  const [visitor, buyer, customer] = [
    await newVisitor(here.shop),
    await newVisitor(here.shop),
    (await newCustomer(here.shop)).headers,
  ];
  for (const headers of [visitor, buyer, customer]) await addItem(here.shop, headers, here.products.calves);
  const bought = await getCart(here.shop, buyer);
  const placed = await here.shop.call('POST', '/api/orders', {
    headers: { ...buyer, 'idempotency-key': newKey() },
    body: orderOf(bought),
  });
  const { order, orderToken } = placed.json().data;
  const abandoned = await getCart(here.shop, visitor);
  const linesOf = async (cartId: string) =>
    (await sql`select from cart_items where cart_id = ${cartId}`.execute(db)).rows.length;

  expect(await purgeOldCarts(db, later(89))).toBe(0);
  const rounds = await Promise.all([purgeOldCarts(db, later(91)), purgeOldCarts(db, later(91))]);
  expect(rounds[0] + rounds[1]).toBe(2);
  expect([await linesOf(bought.id), await linesOf(abandoned.id)]).toEqual([0, 0]);
  expect((await getCart(here.shop, customer)).items).toHaveLength(1);
  const again = await getCart(here.shop, visitor);
  expect([again.items, again.id === abandoned.id]).toEqual([[], false]);
  const read = await here.shop.call('GET', `/api/orders/${order.id}`, {
    headers: { ...buyer, 'order-token': orderToken },
  });
  expect(read.json().data.order.items).toHaveLength(1);
});
