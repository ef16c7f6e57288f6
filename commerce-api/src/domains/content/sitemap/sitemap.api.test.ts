/** When a page was last edited, as reported to search engines. */
import { sql } from 'kysely';
import { logInAs, type Person } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
let admin: Person;
const BEFORE = '2026-01-01T00:00:00.000Z';
beforeAll(async () => {
  shop = await createTestApp();
  admin = await logInAs(shop, 'admin');
  // A change of `edited_at` alone is no edit.
  for (const table of ['products', 'locations', 'articles']) {
    await sql`update ${sql.table(table)} set edited_at = ${BEFORE}`.execute(shop.database.db);
  }
});
afterAll(() => shop?.close());

const kinds = ['products', 'bundles', 'offers', 'locations', 'articles'] as const;
type Kind = (typeof kinds)[number];
const listed = async (kind: Kind): Promise<{ id: string; updatedAt: string | null }[]> =>
  (await shop.call('GET', '/api/sitemap')).json().data.sitemap[kind];
const edit = async (kind: Kind, id: string, change: object) => {
  const answer = await shop.call('PUT', `/api/admin/${kind}/${id}`, { headers: admin.headers, body: change });
  expect(answer.statusCode).toBe(200);
};

test.each(kinds)('%s: what is edited is newer than before, all else is not', async (kind) => {
  const [first, ...others] = await listed(kind);
  const name = kind === 'articles' ? 'title' : 'name';
  const began = (await sql<{ now: Date }>`select now() as now`.execute(shop.database.db)).rows[0]?.now;
  await edit(kind, first?.id ?? '', { [name]: { pl: 'Nowa nazwa', en: 'New name' } });
  const after = await listed(kind);
  const editedAt = after.find(({ id }) => id === first?.id)?.updatedAt ?? '';
  expect(Date.parse(editedAt)).toBeGreaterThanOrEqual(new Date(began ?? '').getTime());
  expect(after.filter(({ id }) => id !== first?.id)).toEqual(others);
});

test('a counter, a position in the list and a record that was never edited report no change', async () => {
  const { db } = shop.database;
  const before = [await listed('products'), await listed('articles')];
  await sql`update products set position = position + 1`.execute(db);
  await sql`update articles set ratings_count = ratings_count + 1, rating_sum = rating_sum + 5`.execute(db);
  const byId = (list: { id: string }[]) => [...list].sort((one, other) => Number(one.id) - Number(other.id));
  expect(byId(await listed('products'))).toEqual(byId(before[0] ?? []));
  expect(await listed('articles')).toEqual(before[1]);
  await sql`update locations set edited_at = null`.execute(db);
  expect(new Set((await listed('locations')).map(({ updatedAt }) => updatedAt))).toEqual(new Set([null]));
});

test('an author’s page was edited when one of the articles on it was', async () => {
  const { sitemap } = (await shop.call('GET', '/api/sitemap')).json().data;
  expect(sitemap.articleAuthors.length).toBeGreaterThan(0);
  const newest = Math.max(...sitemap.articles.map(({ updatedAt }: { updatedAt: string }) => Date.parse(updatedAt)));
  const edits = sitemap.articleAuthors.map(({ updatedAt }: { updatedAt: string }) => Date.parse(updatedAt));
  expect(Math.max(...edits)).toBe(newest);
});

test('a category of salons lists the salons that serve it, and no closed one', async () => {
  const { sitemap } = (await shop.call('GET', '/api/sitemap')).json().data;
  const dermapen = sitemap.salonCategories.find(({ slug }: { slug: string }) => slug === 'dermapen');
  const { meta, data } = (await shop.call('GET', '/api/locations?category=dermapen')).json();
  expect(dermapen.locationIds).toHaveLength(meta.total);
  expect(sitemap.locations.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(dermapen.locationIds));
  const [{ id }] = data.locations;
  await edit('locations', id, { enabled: false });
  const after = (await shop.call('GET', '/api/sitemap')).json().data.sitemap;
  const left = after.salonCategories.find(({ slug }: { slug: string }) => slug === 'dermapen');
  expect(left.locationIds).toEqual(dermapen.locationIds.filter((one: string) => one !== id));
});
