/** Writes without a login are bounded: each call has a limit, each table that it grows an end. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { domains } from '../domains';
import { purgeShortLinks } from '../domains/content/short-links';
import { purgeVisitors } from '../domains/operations/markets';
import { anonymousWrites, countedReads, grownByOthers, tableBounds } from '../testing/anonymous-writes';
import { addItem, makeProducts, newVisitor } from '../testing/commerce-fixture';
import { createTestApp, type TestApp } from '../testing/test-app';
import { ANONYMOUS_BODY_BYTES } from './anonymous-bodies';
import { documentedPath } from './api-document';

/** `POST /users/activation-mails` is outside of /me, but requires a login. */
const NEEDS_LOGIN = /^\S+ \/(me|admin|internal|users\/activation-mails)(\/|$)/;
const source = join(__dirname, '..');
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop?.close());

const declared = Object.keys(anonymousWrites);
const grown = [
  ...new Set([...Object.values(anonymousWrites), ...Object.values(countedReads)].flatMap(({ grows }) => grows)),
];

test('every call that changes something without a login is declared, and no other', () => {
  const served = shop.app
    .servedRoutes()
    .map(documentedPath)
    .map((name) => name.replace(' /api', ' '))
    .map((name) => name.replace(/ +/, ' '))
    .filter((name) => /^(POST|PUT|DELETE|PATCH) /.test(name) && !NEEDS_LOGIN.test(name));
  expect([...new Set(served)].sort()).toEqual([...declared].sort());
});

test('every table that grows has a bound, and what purges it is called by a job', () => {
  expect(grown.filter((table) => !tableBounds[table])).toEqual([]);
  expect(Object.keys(tableBounds).filter((table) => !grown.includes(table))).toEqual([]);
  const jobs = ['platform/platform-jobs.ts', ...domains.map(({ name }) => `domains/${name}/jobs.ts`)]
    .filter((file) => existsSync(join(source, file)))
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join();
  const purges = Object.values(tableBounds).flatMap(({ purgedBy }) => purgedBy ?? []);
  expect([...new Set(purges)].filter((name) => !jobs.includes(` ${name}(db`))).toEqual([]);
});

test('no table is written to that is not in the lists', () => {
  const texts = ['domains', 'platform'].flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.includes('.test.'))
      .map((path) => readFileSync(join(source, folder, path), 'utf8')),
  );
  const written = texts.flatMap((text) => [...text.matchAll(/insert into ([a-z_]+)/g)].map(([, table = '']) => table));
  const known = [...Object.keys(tableBounds), ...grownByOthers];
  expect([...new Set(written)].filter((table) => !known.includes(table))).toEqual([]);
  expect(known.filter((table) => !written.includes(table))).toEqual([]);
});

const urlOf = (name: string) =>
  `/api${name
    .split(' ')[1]
    ?.replace(/\{provider\}/, 'stripe')
    .replace(/\{\w+\}/g, '1')}`;
test.each(declared.filter((name) => !/^DELETE|file-uploads\/\{id\}/.test(name)))(
  '%s takes no large body',
  async (name) => {
    const method = name.startsWith('PUT') ? 'PUT' : 'POST';
    const answer = await shop.call(method, urlOf(name), { body: { a: 'x'.repeat(2 * ANONYMOUS_BODY_BYTES) } });
    expect([answer.statusCode, answer.json().error.code]).toEqual([413, 'payload_too_large']);
  },
);

test('a visitor who left nothing goes after 30 days, whoever left something stays', async () => {
  const { db } = shop.database;
  const products = await makeProducts(db);
  const without = { knowsHealthRules: false };
  const [idle, shopper] = [await newVisitor(shop, 'pl', without), await newVisitor(shop, 'pl', without)];
  await addItem(shop, shopper, products.calves);
  const idOf = (headers: Record<string, string>) => headers['visitor-unique-id'] ?? '';
  const known = async () =>
    (
      await sql<{ id: string }>`select unique_id as id from visitors
        where unique_id in (${idOf(idle)}, ${idOf(shopper)})`.execute(db)
    ).rows.map(({ id }) => id);
  const later = (days: number) => new Date(Date.now() + days * 86_400_000);
  await purgeVisitors(db, later(29));
  expect((await known()).sort()).toEqual([idOf(idle), idOf(shopper)].sort());
  expect(await purgeVisitors(db, later(31))).toBeGreaterThan(0);
  expect(await known()).toEqual([idOf(shopper)]);
});

test('a short link goes after two years', async () => {
  const { db } = shop.database;
  await sql`insert into short_links (code, url, url_hash, created_at)
    select 'abcdefg' || n, 'https://x.example/' || n, sha256(n::text::bytea), now() - make_interval(months => n * 6, days => 1)
    from generate_series(2, 5) n`.execute(db);
  expect(await purgeShortLinks(db)).toBe(2);
  expect(await purgeShortLinks(db)).toBe(0);
});
