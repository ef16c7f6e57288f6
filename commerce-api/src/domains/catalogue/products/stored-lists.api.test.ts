/** The database's stored lists equal a fresh count and sort, whatever staff change. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop?.close());

const counted = sql`select m.id as market_id, p.category_id::text, p.gender, p.type, p.is_special, count(*)::int as count
  from products p cross join lateral unnest(p.sold_in) as m (id)
  where p.enabled and p.type in ('product', 'package') group by 1, 2, 3, 4, 5`;
const storedCounts = sql`select market_id, category_id::text, gender, type, is_special, count from listed_counts
  where count <> 0`;
const priced = sql`select distinct on (product_id, market_id) product_id::text, market_id, amount_minor
  from product_prices order by product_id, market_id, quantity_from`;
const storedPrices = sql`select product_id::text, market_id, amount_minor from listed_prices`;

async function difference(truth: typeof counted, stored: typeof counted): Promise<number> {
  const { db } = shop.database;
  const found = await sql`((${truth}) except (${stored})) union all ((${stored}) except (${truth}))`.execute(db);
  return found.rows.length;
}

const CHANGES = {
  disable: (id: number) => sql`update products set enabled = not enabled where id = ${id}`,
  gender: (id: number) =>
    sql`update products set gender = case gender when 'male' then 'female' else 'male' end where id = ${id}`,
  category: (id: number) => sql`update products set category_id = (select category_id from products
    order by abs(id - ${id}) desc limit 1) where id = ${id}`,
  special: (id: number) => sql`update products set is_special = not is_special where id = ${id}`,
  unsell: (id: number) =>
    sql`delete from product_prices where product_id = ${id} and market_id = (select min(id) from markets)`,
  unsellSmallest: (id: number) => sql`delete from product_prices where product_id = ${id} and quantity_from = 1`,
  price: (id: number) => sql`update product_prices set amount_minor = amount_minor + 100 where product_id = ${id}`,
  sell: (id: number) => sql`insert into product_prices (product_id, market_id, currency, quantity_from, quantity_to,
      amount_minor) select ${id}, m.id, 'PLN', 99, 99, 1234 from markets m where m.slug = 'pl' and not exists
      (select from product_prices pp where pp.product_id = ${id} and pp.market_id = m.id and pp.quantity_to = 99)`,
  rename: (id: number) => sql`update products set name = name where id = ${id}`,
};
const changeNames = Object.keys(CHANGES) as (keyof typeof CHANGES)[];

test('counts and first prices stay true through any changes', async () => {
  const { db } = shop.database;
  const found = await sql<{ id: number }>`select id::int from products where type in ('product', 'package')
    order by id limit 12`.execute(db);
  const ids = found.rows.map(({ id }) => id);
  const change = fc.tuple(fc.constantFrom(...changeNames), fc.constantFrom(...ids));
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
      for (const [name, id] of changes) await CHANGES[name](id).execute(db);
      expect(await difference(counted, storedCounts)).toBe(0);
      expect(await difference(priced, storedPrices)).toBe(0);
    }),
    { numRuns: 40 },
  );
});

test.each(['', 'gender=female', 'category=epilation', 'type=package', 'isSpecial=true', 'gender=male&type=product'])(
  'a list narrowed by "%s" has as many pages as it states',
  async (filter) => {
    const { meta } = (await shop.call('GET', `/api/products?perPage=7&${filter}`)).json();
    const pages = Math.max(1, Math.ceil(meta.total / 7));
    const last = (await shop.call('GET', `/api/products?perPage=7&page=${pages}&${filter}`)).json();
    expect(last.meta.total).toBe(meta.total);
    expect(last.data.products.length).toBe(meta.total === 0 ? 0 : meta.total - 7 * (pages - 1));
    const beyond = (await shop.call('GET', `/api/products?perPage=7&page=${pages + 1}&${filter}`)).json();
    expect([beyond.data.products, beyond.meta.total]).toEqual([[], meta.total]);
  },
);

test.each(['price', '-price', 'name', '-name', 'duration', '-duration', 'order', '-order'])(
  'pages sorted by %s hold each treatment once',
  async (sort) => {
    const seen: string[] = [];
    let total = Number.NaN;
    for (let page = 1; page === 1 || seen.length < total; page += 1) {
      const { data, meta } = (await shop.call('GET', `/api/products?perPage=60&page=${page}&sort=${sort}`)).json();
      if (data.products.length === 0) break;
      seen.push(...data.products.map(({ id }: { id: string }) => id));
      total = meta.total;
    }
    expect(new Set(seen).size).toBe(total);
  },
);
