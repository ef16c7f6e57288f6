/**
 * Rare and frequent words are looked up in different ways, but found in the same order: first by the field with the
 * word, then by the order of the list.
 */
import { sql } from 'kysely';
import { growShop } from '../../../seed';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database';
import type { PricingScope } from '../pricing';
import { selectGroup, selectMatches } from './search-matches';

type SearchKind = 'product' | 'article' | 'location';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

const scope: PricingScope = { marketId: 1, locale: 'pl', now: new Date() };

/** Every match of a kind, sorted in one go. */
async function sortedAtOnce(word: string, kind: SearchKind): Promise<string[]> {
  const stem = sql`search_stem(${word}, 'pl')`;
  const query = (weight: string) =>
    sql`to_tsquery('simple', ${word}::text || ${`:*${weight}|`} || ${stem} || ${`:*${weight}`})`;
  const found = await sql<{ id: string }>`select e.record_id::text as id from search_entries e
    where e.kind = ${kind} and e.locale = 'pl' and (e.document @@ ${query('')} or e.body @@ ${query('')})
      and case e.kind
        when 'product' then exists (select from products p where p.id = e.record_id and p.enabled and 1 = any(p.sold_in))
        when 'article' then exists (
          select from articles a where a.id = e.record_id and a.enabled and a.published_at <= ${scope.now})
        else exists (select from locations l where l.id = e.record_id and l.enabled) end
    order by case when e.document @@ ${query('A')} then 0 when e.document @@ ${query('AB')} then 1
        when e.document @@ ${query('')} then 2 else 3 end,
      e.place, e.record_id limit 6`.execute(database.db);
  return found.rows.map(({ id }) => id);
}

const WORDS = [
  'pachy',
  'nogi',
  'bikini',
  'twarz',
  'laser',
  'skora',
  'depilacja',
  'endermologia',
  'zabieg',
  'cialo',
  'warszawa',
  'krakow',
  'aksamit',
];

async function compare(): Promise<number> {
  let found = 0;
  for (const word of WORDS) {
    const matches = await selectMatches(database.db, { words: [[word]], join: '&' }, scope);
    const expected = {
      product: await sortedAtOnce(word, 'product'),
      article: await sortedAtOnce(word, 'article'),
      location: await sortedAtOnce(word, 'location'),
    };
    expect([word, matches]).toEqual([word, expect.objectContaining(expected)]);
    for (const kind of ['product', 'article', 'location'] as const) {
      const group = await selectGroup(database.db, { words: [[word]], join: '&' }, kind, 6, scope);
      expect([word, group[kind]]).toEqual([word, expected[kind]]);
    }
    found += expected.product.length + expected.location.length;
  }
  return found;
}

test('what has the word in its title goes before what has it as a subject, in the lead, and in the text', async () => {
  // Three whose order in their list is the reverse, and before them one with the word only in its lead.
  await sql`update products set lead = jsonb_set(lead, '{pl}', '"Kwarcolit"') where id = (
    select id from products where type = 'product' order by position limit 1)`.execute(database.db);
  await sql`update products set name = jsonb_set(name, '{pl}', '"Nowy kwarcolit"') where id = (
    select id from products where type = 'product' order by position desc limit 1)`.execute(database.db);
  await sql`update product_categories set name = jsonb_set(name, '{pl}', '"Kwarcolit i inne"') where id = (
    select category_id from products where type = 'product' order by position desc offset 1 limit 1)`.execute(
    database.db,
  );
  const { product } = await selectMatches(database.db, { words: [['kwarcolit']], join: '&' }, scope);
  const stands = await sql<{ id: string; match: string }>`select id::text, case
      when name ->> 'pl' ilike '%kwarcolit%' then 'title' when lead ->> 'pl' ilike '%kwarcolit%' then 'lead'
      else 'subject' end as match from products`.execute(database.db);
  const matchOf = new Map(stands.rows.map(({ id, match }) => [id, match]));
  expect(product.map((id) => matchOf.get(id))).toEqual(['title', ...Array(5).fill('subject')]);
  expect(await sortedAtOnce('kwarcolit', 'product')).toEqual(product);
});

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
