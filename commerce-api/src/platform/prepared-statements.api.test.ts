import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { inTransaction, openDatabase } from './database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
});
afterAll(() => database.drop());

/** A pool of one connection, so that each statement meets the plan of the one before. */
async function withOneConnection(work: (handle: ReturnType<typeof openDatabase>) => Promise<void>) {
  const handle = openDatabase(database.url, 1);
  try {
    await work(handle);
  } finally {
    await handle.close();
  }
}

const preparedTexts = async ({ pool }: ReturnType<typeof openDatabase>) =>
  (await pool.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map(
    ({ statement }) => statement,
  );

describe('statements that come again', () => {
  it('are prepared at their third coming, one plan for all values', () =>
    withOneConnection(async (handle) => {
      const square = async (value: number) =>
        (await sql<{ square: number }>`select ${value}::int * ${value}::int as square`.execute(handle.db)).rows[0]
          ?.square;
      expect([await square(2), await square(3)]).toEqual([4, 9]);
      expect(await preparedTexts(handle)).toEqual([]);
      expect([await square(4), await square(5)]).toEqual([16, 25]);
      expect(await preparedTexts(handle)).toHaveLength(1);
    }));

  it('are not prepared without values, or beyond the most that a connection keeps', () =>
    withOneConnection(async (handle) => {
      for (let time = 0; time < 4; time += 1) await sql`select 1`.execute(handle.db);
      expect(await preparedTexts(handle)).toEqual([]);
      for (let text = 0; text < 410; text += 1) {
        for (let time = 0; time < 3; time += 1) {
          await sql`select ${text}::int as ${sql.ref(`column_${text}`)}`.execute(handle.db);
        }
      }
      expect(await preparedTexts(handle)).toHaveLength(400);
    }));

  it('go on when a migration changes the columns that they give, also in the middle of a transaction', () =>
    withOneConnection(async (handle) => {
      await sql`create table kept (id int, name text)`.execute(handle.db);
      await sql`insert into kept values (1, 'one')`.execute(handle.db);
      const alone = () => sql`select * from kept where id = ${1}`.execute(handle.db);
      const inside = () =>
        inTransaction(handle.db, async (trx) => {
          await sql`update kept set name = name || ${'!'}`.execute(trx);
          return sql`select kept.* from kept where id = ${1}`.execute(trx);
        });
      for (let time = 0; time < 4; time += 1) {
        await alone();
        await inside();
      }
      await sql`alter table kept add column note text default 'new'`.execute(handle.db);
      expect((await alone()).rows).toEqual([{ id: 1, name: 'one!!!!', note: 'new' }]);
      expect((await inside()).rows).toEqual([{ id: 1, name: 'one!!!!!', note: 'new' }]);
      expect((await inside()).rows).toEqual([{ id: 1, name: 'one!!!!!!', note: 'new' }]);
    }));
});
