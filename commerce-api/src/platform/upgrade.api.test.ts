/** A shop of an earlier release is migrated while it sells: no request is refused, nothing is lost. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { seedSteps } from '../seed';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createTestDatabase, migrationsFolder, schemaFolder, type TestDatabase } from '../testing/test-database';
import { openDatabase } from './database';
import { migrate, readMigrations } from './migrations';
import { prepareDatabase } from './prepare';

jest.setTimeout(300_000);

/** The release that is migrated has the migrations before this one, and these steps of the demo shop. */
const FIRST_NEW = '0045';
const LAST_OLD_SEED = '0008-pages';

let database: TestDatabase;
let shop: TestApp | null = null;
beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
  const files = await readMigrations(migrationsFolder);
  const client = await database.pool.connect();
  await migrate(
    client,
    files.filter(({ name }) => name < FIRST_NEW),
  );
  client.release();
  for (const step of seedSteps.slice(0, seedSteps.findIndex(({ name }) => name === LAST_OLD_SEED) + 1)) {
    await database.db.transaction().execute(async (trx) => {
      await sql`insert into applied_seeds (name) values (${step.name})`.execute(trx);
      await step.run(trx, new Date(), true);
    });
  }
});
afterAll(() => (shop ? shop.close() : database?.drop()));

/** The constant load of a process of the earlier release, with the API's own time-outs. */
const TRAFFIC: Record<string, readonly string[]> = {
  'list of treatments': [
    `select p.id, (count(*) over ())::int as total from products p join product_categories c on c.id = p.category_id
     where p.enabled and 1 = any(p.sold_in) and c.enabled order by p.position, p.id limit 24`,
  ],
  search: [
    `select record_id from search_entries where locale = 'pl' and kind = 'product'
     and document @@ to_tsquery('simple', 'pach:*') order by place, record_id limit 6`,
  ],
  articles: [`select id, title from articles where enabled order by published_at desc limit 12`],
  salons: [`select l.id, l.name from locations l where l.enabled order by l.position, l.id`],
  'a change of a price': [
    `update product_prices set amount_minor = amount_minor + 1
     where product_id = (select min(product_id) from product_prices)`,
  ],
  'a change of a treatment': [
    `update products set name = name, is_special = not is_special where id = (select max(id) from products)`,
  ],
  'a cart': [
    `with visitor as (insert into visitors (unique_id, market_id) values ('pl_' || $1, 1) returning id),
      cart as (insert into carts (market_id, visitor_id, currency) select 1, id, 'PLN' from visitor returning id)
     insert into cart_items (cart_id, item_type, product_id, quantity)
     select cart.id, 'product', (select min(product_id) from product_prices), 1 from cart`,
  ],
};

test('migrations run while the earlier release reads and writes', async () => {
  const old = openDatabase(database.url, Object.keys(TRAFFIC).length);
  let isOver = false;
  const visitors: string[] = [];
  const done: Record<string, number> = {};
  const busy = Object.entries(TRAFFIC).map(async ([name, statements]) => {
    while (!isOver) {
      for (const statement of statements) {
        const id = randomBytes(6).toString('hex');
        await old.pool.query(statement, statement.includes('$1') ? [id] : []);
        if (name === 'a cart') visitors.push(`pl_${id}`);
      }
      done[name] = (done[name] ?? 0) + 1;
    }
  });
  // All of them are running before it begins.
  while (Object.keys(done).length < busy.length) await new Promise((resolve) => setImmediate(resolve));
  const prepared = prepareDatabase({ database, schemaFolder, seedSteps: [] }).finally(() => {
    isOver = true;
  });
  await Promise.all([prepared, ...busy]);
  await old.close();

  const { migrations } = await prepared;
  const files = await readMigrations(migrationsFolder);
  expect(migrations).toEqual(files.map(({ name }) => name).filter((name) => name >= FIRST_NEW));

  // The rows written meanwhile are there, and today's release works with them.
  await prepareDatabase({ database, schemaFolder, seedSteps });
  shop = await createTestApp({ database });
  for (const visitor of [visitors[0], visitors.at(-1)]) {
    const cart = (await shop.call('GET', '/api/carts', { headers: { 'visitor-unique-id': visitor ?? '' } })).json();
    expect(cart.data.cart.items).toHaveLength(1);
  }
  for (const path of ['products?sort=price', 'products?sort=name', 'search?q=pachy', 'articles', 'locations']) {
    const answer = await shop.call('GET', `/api/${path}`);
    expect([path, answer.statusCode]).toEqual([path, 200]);
  }
  const first = await sql<{ wrong: number }>`select count(*)::int as wrong from listed_prices l where l.amount_minor <>
    (select pp.amount_minor from product_prices pp where pp.product_id = l.product_id and pp.market_id = l.market_id
      order by pp.quantity_from limit 1)`.execute(database.db);
  expect(first.rows).toEqual([{ wrong: 0 }]);
  const stored = await sql<{ stored: number; counted: number }>`select
    (select sum(count)::int from listed_counts where market_id = 1) as stored,
    (select count(*)::int from products where enabled and type in ('product', 'package') and 1 = any(sold_in))
      as counted`.execute(database.db);
  expect(stored.rows[0]?.stored).toBe(stored.rows[0]?.counted);
});

test('a migration with a lower number that comes later is applied too, and a second run finds nothing to do', async () => {
  const client = await database.pool.connect();
  const file = (name: string) => ({ name, sql: `create table of_${name.slice(0, 4)} (id integer)`, checksum: name });
  expect(await migrate(client, [file('9501-a.sql'), file('9503-c.sql')])).toEqual(['9501-a.sql', '9503-c.sql']);
  const all = [file('9501-a.sql'), file('9502-b.sql'), file('9503-c.sql')];
  expect(await migrate(client, all)).toEqual(['9502-b.sql']);
  expect(await migrate(client, all)).toEqual([]);
  client.release();
});
