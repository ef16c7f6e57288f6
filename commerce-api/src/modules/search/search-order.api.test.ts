/**
 * Rare words and words that stand everywhere are looked up in different ways, and found in one and the same order, also
 * when it is remembered that they stand everywhere.
 */
import { sql } from 'kysely';
import { growShop } from '../../seed';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import type { PricingScope } from '../pricing';
import { selectMatches } from './search-queries';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database?.drop());

const scope: PricingScope = { marketId: 1, locale: 'pl', now: new Date() };

/** Every match of a kind, sorted in one go. */
async function sortedAtOnce(word: string, kind: 'product' | 'article'): Promise<string[]> {
  const stem = sql`search_stem(${word}, 'pl')`;
  const query = (weight: string) =>
    sql`to_tsquery('simple', ${word}::text || ${`:*${weight}|`} || ${stem} || ${`:*${weight}`})`;
  const found = await sql<{ id: string }>`select e.record_id::text as id from search_entries e
    where e.kind = ${kind} and e.locale = 'pl' and (e.document @@ ${query('')} or e.body @@ ${query('')})
      and case e.kind when 'product'
        then exists (select from products p where p.id = e.record_id and p.enabled and 1 = any(p.sold_in))
        else exists (select from articles a where a.id = e.record_id and a.enabled and a.published_at <= ${scope.now}) end
    order by case when e.document @@ ${query('A')} then 0 when e.document @@ ${query('AB')} then 1
        when e.document @@ ${query('')} then 2 else 3 end,
      e.place, e.record_id limit 6`.execute(database.db);
  return found.rows.map(({ id }) => id);
}

const WORDS = ['pachy', 'nogi', 'bikini', 'twarz', 'laser', 'skora', 'depilacja', 'endermologia', 'zabieg', 'cialo'];

async function compare(): Promise<number> {
  let found = 0;
  for (const word of WORDS) {
    const first = await selectMatches(database.db, [[word]], '&', 6, scope);
    const again = await selectMatches(database.db, [[word]], '&', 6, scope);
    const expected = { product: await sortedAtOnce(word, 'product'), article: await sortedAtOnce(word, 'article') };
    expect([word, first]).toEqual([word, expect.objectContaining(expected)]);
    expect([word, again]).toEqual([word, first]);
    found += expected.product.length;
  }
  return found;
}

test('in the demo shop', async () => {
  expect(await compare()).toBeGreaterThan(20);
});

test('in a shop three times as large, where more words stand everywhere', async () => {
  await growShop(database.db, 3);
  expect(await compare()).toBeGreaterThan(20);
});

test('of a word that stood everywhere and is rare now, what is left is found', async () => {
  await sql`delete from search_entries where kind = 'product' and record_id not in (
    select record_id from search_entries where kind = 'product' order by place limit 40)`.execute(database.db);
  expect(await compare()).toBeGreaterThan(5);
});
