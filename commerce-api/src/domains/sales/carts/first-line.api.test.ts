import { sql } from 'kysely';
import { addItem, customerPassword, getCart, newCustomer, newKey, newVisitor } from '../../../testing/commerce-fixture';
import { somebodyWaits } from '../../../testing/lock-waits';
import { commitsOf, recordStatements } from '../../../testing/record-statements';
import { shopWithProducts } from '../../../testing/shop-with-products';

const here = shopWithProducts();

const body = () => ({ itemType: 'product', itemId: here.products.calves, quantity: 2 });

test('a cart with its first line is made in one short transaction', async () => {
  const headers = { ...(await newVisitor(here.shop)), 'idempotency-key': newKey() };
  const [answer, texts] = await recordStatements(() =>
    here.shop.call('POST', '/api/cart-items', { headers, body: body() }),
  );
  expect(answer.statusCode).toBe(201);
  expect(commitsOf(texts)).toBe(1);
  expect(texts.length).toBeLessThanOrEqual(8);
});

test('many first lines at once, of a visitor and of a customer, make one cart with all of them', async () => {
  const customer = await newCustomer(here.shop);
  for (const headers of [await newVisitor(here.shop), customer.headers]) {
    const all = [
      here.products.calves,
      here.products.face,
      here.products.calves,
      here.products.face,
      here.products.calves,
    ];
    await Promise.all(all.map((id) => addItem(here.shop, headers, id)));
    const { items, version } = await getCart(here.shop, headers);
    expect(items.map(({ quantity }: { quantity: number }) => quantity).sort()).toEqual([2, 3]);
    expect(version).toBeGreaterThanOrEqual(5);
  }
  const again = { email: customer.email, password: customerPassword };
  expect((await here.shop.call('POST', '/api/users/token', { body: again })).statusCode).toBe(200);
});

test('a cart that becomes an order at this moment is replaced by a new one', async () => {
  const visitor = await newVisitor(here.shop);
  await addItem(here.shop, visitor, here.products.calves);
  const old = await getCart(here.shop, visitor);
  const adding = here.shop.database.db.transaction().execute(async (trx) => {
    await sql`update carts set state = 'ordered' where id = ${old.id}`.execute(trx);
    const added = here.shop.call('POST', '/api/cart-items', { headers: visitor, body: body() });
    await somebodyWaits(trx);
    return { added };
  });
  expect((await (await adding).added).statusCode).toBe(201);
  const cart = await getCart(here.shop, visitor);
  expect(cart.id).not.toBe(old.id);
  expect(cart.items).toHaveLength(1);
});

test('what may not be sold leaves neither cart nor line behind', async () => {
  const { db } = here.shop.database;
  const headers = await newVisitor(here.shop);
  const cartsOf = async () =>
    (
      await sql`select from carts c join visitors v on v.id = c.visitor_id
        where v.unique_id = ${headers['visitor-unique-id']}`.execute(db)
    ).rows.length;
  const add = async (change: object) => {
    const answer = await here.shop.call('POST', '/api/cart-items', { headers, body: { ...body(), ...change } });
    return `${answer.statusCode} ${answer.json().error?.code}`;
  };
  expect(await add({ itemId: '999999999' })).toBe('404 not_found');
  expect(await add({ itemType: 'package' })).toBe('404 not_found');
  const unpriced = await sql<{ id: string }>`insert into products (code, type, gender, category_id, name, slugs, lead,
      content, duration, vat_rate)
    select 'unpriced', type, gender, category_id, name, '{"pl": "bez-ceny", "en": "unpriced"}', lead, content, duration,
      vat_rate from products where id = ${here.products.calves} returning id::text`.execute(db);
  expect(await add({ itemId: unpriced.rows[0]?.id })).toBe('422 no_price');
  expect(await cartsOf()).toBe(0);
  const nobody = { 'visitor-unique-id': 'pl_NeverMadeXyz' };
  const unknown = await here.shop.call('POST', '/api/cart-items', { headers: nobody, body: body() });
  expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, 'visitor_not_found']);
});
