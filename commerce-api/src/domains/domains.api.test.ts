/** The domains share out the tables, and their declarations do not collide. */
import { sql } from 'kysely';
import { pino } from 'pino';
import { readConfig } from '../config';
import { refusedSmsOf } from '../platform/domain';
import { messageTextsOf } from '../platform/message-texts';
import { PLATFORM_TABLES, platformJobs } from '../platform/platform-jobs';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { domains, personalData } from './index';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

test('every table is owned by exactly one domain, or by the platform; so is a view that code reads', async () => {
  const found = await sql<{ name: string; isView: boolean }>`select c.relname as name, c.relkind = 'v' as "isView"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
    order by 1`.execute(database.db);
  const owned = [...PLATFORM_TABLES, ...domains.flatMap(({ owns }) => owns)];
  expect(repeated(owned)).toEqual([]);
  // Of views only those: the others are read by functions of the database.
  const expected = found.rows.filter(({ name, isView }) => !isView || owned.includes(name));
  expect([...owned].sort()).toEqual(expected.map(({ name }) => name).sort());
});

test('no call is declared by two domains', () => {
  expect(repeated(domains.flatMap(({ callErrors }) => Object.keys(callErrors ?? {})))).toEqual([]);
});

test('no code and no text is declared by two domains, and each is there in both languages', () => {
  for (const part of ['errors', 'validation'] as const) {
    const keys = (locale: 'pl' | 'en') => domains.flatMap(({ texts }) => Object.keys(texts?.[locale][part] ?? {}));
    expect(keys('pl').length).toBeGreaterThan(10);
    expect([repeated(keys('pl')), repeated(keys('en'))]).toEqual([[], []]);
    expect(keys('pl').sort()).toEqual(keys('en').sort());
  }
});

test('jobs have names of their own; what is not configured has none', () => {
  const namesOf = (env: Record<string, string>) => {
    const config = readConfig({ DEPLOYMENT: 'demo', DATABASE_URL: database.url, ...env });
    const context = {
      db: database.db,
      config,
      logger: pino({ level: 'silent' }),
      personalData,
      messageTexts: messageTextsOf(domains),
      refusedSms: refusedSmsOf(domains),
    };
    return [...platformJobs(context), ...domains.flatMap((domain) => domain.jobs?.(context) ?? [])].map(
      ({ name }) => name,
    );
  };
  const names = namesOf({});
  expect(names.length).toBeGreaterThan(30);
  expect(repeated(names)).toEqual([]);
  expect(names).not.toContain('e-mails');
  expect(namesOf({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Aksamit <shop@shop.test>' })).toContain('e-mails');
});
