import { sql } from 'kysely';
import { inTransaction } from '../../platform/database';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { fittingSentences, isFitting, sentencesOf } from './fitting-sentences';
import { seedVisitedOpinions } from './seed-visited-opinions';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

interface Confirmed {
  total: number;
  confirmed: number;
  /** Confirmed by another salon's or treatment's visit, or by one that had not ended. */
  wrong: number;
  /** Outside the salon's hours. */
  closed: number;
}

const count = async () => {
  const found = await sql<Confirmed>`select count(*)::int as total, count(v.id)::int as confirmed,
      count(*) filter (where v.id is not null and (v.location_id, v.product_id) is distinct from (o.location_id, o.product_id)
        or upper(v.during) > o.created_at or v.state <> 'done')::int as wrong,
      count(*) filter (where v.id is not null and not exists (select from location_opening_hours h
        where h.location_id = v.location_id and not h.closed
          and h.weekday = extract(isodow from lower(v.during) at time zone 'Europe/Warsaw')
          and h.opens <= (lower(v.during) at time zone 'Europe/Warsaw')::time
          and h.closes >= (upper(v.during) at time zone 'Europe/Warsaw')::time))::int as closed
    from opinions o left join visits v on v.id = o.visit_id and o.verification = 'visit'`.execute(database.db);
  return found.rows[0];
};

test('most opinions on single treatments have the visit that they speak of, held before they were written', async () => {
  const { total, confirmed, wrong, closed } = (await count()) ?? { total: 0, confirmed: 0, wrong: 1, closed: 1 };
  expect([total, wrong, closed]).toEqual([300, 0, 0]);
  expect(confirmed).toBeGreaterThan(60);
  expect(confirmed).toBeLessThan(total);
});

test('every opinion fits its treatment', async () => {
  const found = await sql<{ content: string; locale: 'pl' | 'en'; name: string; category: string; gender: string }>`
    select o.content, o.locale, p.name ->> 'pl' as name, c.code as category, p.gender
    from opinions o join products p on p.id = o.product_id join product_categories c on c.id = p.category_id`.execute(
    database.db,
  );
  const odd = found.rows.filter(
    (row) => !(sentencesOf(row.content, row.locale) ?? []).every((sentence) => isFitting(sentence, row)),
  );
  expect(odd).toEqual([]);
  for (const row of found.rows)
    expect(fittingSentences(sentencesOf(row.content, row.locale) ?? [], row, 1)).not.toEqual([]);
});

test('what a guest wrote stays as it is, without a visit of its own', async () => {
  const words = 'Byłam tu pierwszy raz i wrócę.';
  const added = await sql<{ id: string }>`insert into opinions (location_id, product_id, author_name, rating, locale,
      content, verification, status, moderated_at)
    select o.location_id, o.product_id, 'Iga S.', 5, 'pl', ${words}, 'none', 'published', now()
    from opinions o where o.verification = 'visit' limit 1 returning id::text`.execute(database.db);
  await inTransaction(database.db, (trx) => seedVisitedOpinions(trx));
  const stored = await sql<{ content: string; verification: string }>`select content, verification from opinions
    where id = ${added.rows[0]?.id}`.execute(database.db);
  expect(stored.rows).toEqual([{ content: words, verification: 'none' }]);
});
