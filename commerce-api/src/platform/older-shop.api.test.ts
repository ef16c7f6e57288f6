/** A shop of an older version is migrated with all its data: processes begun there continue here. */
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { seedSteps } from '../seed';
import { growOrders } from '../seed/scale/grow-sales';
import { confirmHealthRules, getCart, newKey, orderOf } from '../testing/commerce-fixture';
import { logInAs } from '../testing/staff-fixture';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createTestDatabase, migrationsFolder, schemaFolder, type TestDatabase } from '../testing/test-database';
import { prepareDatabase } from './prepare';

/** The newest migration of the older shop. Today's seeds fill it too, except those that need a newer schema. */
const OLDER = '0033-content-and-charity.sql';
const NEWER_SEEDS = [
  '0302-demo-admin-by-password',
  '0328-galleries',
  '0329-drawn-comparisons',
  '0333-author-pages',
  '0335-blog-covers',
  '0336-sale-galleries',
  '0337-different-covers',
  '0338-sun-before-laser',
  '0339-offer-names',
  '0343-visited-opinions',
  '0361-page-sections',
  '0371-legal-documents',
  '0373-page-wording',
  '0374-page-wording',
  '0375-coming-legal-text',
  '0392-demo-week',
  '0397-later-comparisons',
  '0398-page-wording',
  '0400-page-wording',
  '0405-rendered-pictures',
  '0406-page-wording',
  '0407-page-pictures',
  '0408-english-device-names',
  '0411-market-names',
  '0412-picture-colors',
  '0409-promo-bar-records',
  '0415-page-wording',
  '0416-article-wording',
  '0417-english-room-names',
  '0418-contraindications-to-talk-about',
  '0419-content-wording',
  '0421-device-pictures',
  '0422-content-wording',
  '0423-picture-alts',
];
const VISITOR = { 'visitor-unique-id': 'pl_oldershop001' };

let database: TestDatabase;
let shop: TestApp;
let migrated: string[];
let functions: string[];
beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
  const folder = await mkdtemp(join(tmpdir(), 'older-schema-'));
  // Its functions are those that its migrations make.
  await mkdir(join(folder, 'functions'));
  for (const name of (await readdir(migrationsFolder)).filter((each) => each <= OLDER)) {
    await cp(join(migrationsFolder, name), join(folder, 'migrations', name));
  }
  const olderSeeds = seedSteps.filter(({ name }) => !NEWER_SEEDS.includes(name));
  await prepareDatabase({ database, schemaFolder: folder, seedSteps: olderSeeds });
  await rm(folder, { recursive: true });
  await database.db.transaction().execute(async (trx) => {
    await growOrders(trx, 1);
    await sql`with visitor as (insert into visitors (unique_id, market_id)
        select ${VISITOR['visitor-unique-id']}, id from markets where slug = 'pl' returning id, market_id),
      cart as (insert into carts (market_id, visitor_id, currency, version)
        select market_id, id, 'PLN', 3 from visitor returning id)
      insert into cart_items (cart_id, item_type, product_id, quantity)
      select cart.id, 'product', p.id, 1 from cart, products p where p.code = 'laser-female-armpits'`.execute(trx);
  });
  ({ migrations: migrated, functions } = await prepareDatabase({ database, schemaFolder, seedSteps }));
  shop = await createTestApp({ database });
}, 300_000);
afterAll(async () => {
  if (shop) await shop.close();
  else await database?.drop();
});

test('all newer migrations run on what it holds, and functions get their present texts', async () => {
  expect(functions).toContain('keep-order-states.sql');
  expect(migrated.length).toBeGreaterThan(8);
  expect(migrated.filter((name) => name <= OLDER)).toEqual([]);
});

test('a cart that was begun is still there, and is ordered', async () => {
  const cart = await getCart(shop, VISITOR);
  expect(cart).toMatchObject({ count: 1, items: [{ itemType: 'product', quantity: 1 }] });
  await confirmHealthRules(shop, VISITOR);
  const placed = await shop.call('POST', '/api/orders', {
    headers: { ...VISITOR, 'idempotency-key': newKey() },
    body: orderOf(cart),
  });
  expect([placed.statusCode, placed.json().data?.order.priceTotal]).toEqual([201, cart.priceTotal]);
});

test('accounts log in as before; staff read and refund the orders of then', async () => {
  await logInAs(shop, 'customer');
  const { headers } = await logInAs(shop, 'manager');
  const found = await shop.call('GET', '/api/admin/orders?q=AX-00000001', { headers });
  const [order] = found.json().data.orders;
  expect(order).toMatchObject({ number: 'AX-00000001', doneStatus: 'done', paidStatus: 'paid' });
  const refunded = await shop.call('POST', `/api/admin/orders/${order.id}/refunds`, { headers, body: {} });
  expect([refunded.statusCode, refunded.json().data?.order.paidStatus]).toEqual([201, 'refunded']);
});
