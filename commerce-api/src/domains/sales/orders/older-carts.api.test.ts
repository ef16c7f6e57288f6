/**
 * AGE_DECLARATION=accepted: carts from before the question of age can still be ordered; an age they send is validated.
 */
import { sql } from 'kysely';
import { addItem, getCart, makeProducts, newKey, newVisitor, orderOf } from '../../../testing/commerce-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
let calves: string;

beforeAll(async () => {
  shop = await createTestApp({ env: { AGE_DECLARATION: 'accepted' } });
  ({ calves } = await makeProducts(shop.database.db));
});
afterAll(() => shop.close());

async function order(headers: Record<string, string>, change: object) {
  const { ageDeclaration: _, ...body } = orderOf(await getCart(shop, headers));
  return shop.call('POST', '/api/orders', {
    headers: { ...headers, 'idempotency-key': newKey() },
    body: { ...body, ...change },
  });
}

test('an order without an age is accepted, by the database too; one with an age is judged', async () => {
  const headers = await newVisitor(shop);
  await addItem(shop, headers, calves);
  const refused = await order(headers, { ageDeclaration: 'under16' });
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'too_young']);
  const placed = await order(headers, {});
  expect(placed.statusCode).toBe(201);
  const stored = await sql`select age_declaration from orders where id = ${placed.json().data.order.id}`.execute(
    shop.database.db,
  );
  expect(stored.rows).toEqual([{ age_declaration: null }]);
});

test('the acknowledgement of the rules on health, which those carts send, is required nevertheless', async () => {
  const headers = await newVisitor(shop, 'pl', { knowsHealthRules: false });
  await addItem(shop, headers, calves);
  const refused = await order(headers, {});
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'health_not_acknowledged']);
});

test('configured to require it, the next API lets the database refuse new orders without it', async () => {
  const rule = () => sql`select from enforced_rules where name = 'declarations'`.execute(shop.database.db);
  expect((await rule()).rows).toHaveLength(0);
  const { drop: _, ...database } = shop.database;
  const next = await createTestApp({ database: { ...database, drop: async () => undefined } });
  expect((await rule()).rows).toHaveLength(1);
  await next.close();
});
