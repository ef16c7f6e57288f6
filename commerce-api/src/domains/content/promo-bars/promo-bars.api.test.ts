/** Promo bars from staff's first press to what visitors see. */
import type { Article, CmsPage } from '@aksamit/contracts';
import { sql } from 'kysely';
import { expectRefusal } from '../../../testing/errors/refusals';
import { auditLogOf, logInAll, type Person, type Role } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { noteDueBars } from './note-due-bars';

const DAY_MS = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const both = <Value>(pl: Value, en = pl) => ({ pl, en });
/** An article of the seed that nothing promotes, with its category. */
const SLUG = 'laser-latem';

let shop: TestApp;
let people: Record<Role, Person>;
let article: { id: string; categoryId: string; slug: string };
beforeAll(async () => {
  shop = await createTestApp();
  people = await logInAll(shop);
  const found = await sql<typeof article>`select a.id::text as id, a.category_id::text as "categoryId",
      a.slugs ->> 'pl' as slug
    from articles a where a.promo_bar_id is null and a.promo_bar is null and a.enabled and a.published_at < now()
      and not a.is_professional order by a.id limit 1`.execute(shop.database.db);
  article = found.rows[0] ?? { id: '', categoryId: '', slug: SLUG };
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.setNow(null);
  await sql`update articles set promo_bar_id = null, promo_bar = null, promo_bar_visible = false
    where id = ${article.id}`.execute(shop.database.db);
  await sql`update promo_bars set enabled = false`.execute(shop.database.db);
});

const as = (role: Role, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  shop.call(method, `/api/admin${path}`, { headers: people[role].headers, ...(body ? { body } : {}) });
const admin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  as('admin', method, path, body);

const words = {
  headline: both('Zimowe spotkania', 'Winter dates'),
  subheadline: both('Do końca lutego', 'Until the end of February'),
  actions: both([{ label: 'Zobacz', path: '/oferty-specjalne/' }], [{ label: 'See', path: '/special-offers/' }]),
};
const input = (change: object = {}) => ({ name: 'Zima', enabled: true, ...words, startAt: at(-1), ...change });

async function add(change: object = {}): Promise<{ id: string; state: string; endAt: string | null }> {
  const made = await admin('POST', '/promo-bars', input(change));
  expect([made.statusCode, made.json().error]).toEqual([201, undefined]);
  return made.json().data.promoBar;
}
const read = async (path: string, headers: Record<string, string> = {}) => shop.call('GET', `/api${path}`, { headers });
async function shownOn(slug: string, headers?: Record<string, string>): Promise<Article['promoContent']> {
  return (await read(`/articles/${slug}`, headers)).json().data.article.promoContent;
}
const sectionsOf = async (slug: string) =>
  ((await read(`/cms-pages/${slug}`)).json().data.cmsPage as CmsPage).sections ?? [];

test('one written once stands on articles of its categories, in both languages, until one press ends it', async () => {
  expect(await shownOn(article.slug)).toBeNull();
  const bar = await add({ articleCategoryIds: [article.categoryId], look: 'velvet' });
  expect(bar.state).toBe('on');
  expect(await shownOn(article.slug)).toEqual({
    id: bar.id,
    promoBarVisible: true,
    promoBarHeadline: 'Zimowe spotkania',
    promoBarSubheadline: 'Do końca lutego',
    promoBarButtonMainLabel: 'Zobacz',
    promoBarButtonMainUrl: '/oferty-specjalne/',
    promoBarButtonSideLabel: '',
    promoBarButtonSideUrl: '',
    look: 'velvet',
  });
  expect(await shownOn(article.slug, { 'accept-language': 'en' })).toMatchObject({ promoBarHeadline: 'Winter dates' });
  const ended = await admin('PUT', `/promo-bars/${bar.id}/end`);
  expect(ended.json().data.promoBar).toMatchObject({ id: bar.id, state: 'over' });
  expect(await shownOn(article.slug)).toBeNull();
  expect((await auditLogOf(shop)).slice(0, 1)).toMatchObject([
    { call: 'PUT /admin/promo-bars/:id/end', subjectKind: 'promoBar', subjectId: bar.id },
  ]);
});

test('the one that an article names comes first, then its own words, then one for it alone, then its categories', async () => {
  const { db } = shop.database;
  const ofCategory = await add({ name: 'Kategoria', articleCategoryIds: [article.categoryId] });
  const ofArticle = await add({ name: 'Artykuł', articleIds: [article.id], startAt: at(-2) });
  const named = await add({ name: 'Wskazany' });
  expect(await shownOn(article.slug)).toMatchObject({ id: ofArticle.id });
  const own = { promoBarHeadline: 'Własny', promoBarSubheadline: '', promoBarButtonMainLabel: '' };
  const rest = { promoBarButtonMainUrl: '', promoBarButtonSideLabel: '', promoBarButtonSideUrl: '' };
  const promoBar = both({ ...own, ...rest });
  await admin('PUT', `/articles/${article.id}`, { promoBar, promoBarVisible: true });
  expect(await shownOn(article.slug)).toMatchObject({ id: article.id, promoBarHeadline: 'Własny' });
  await admin('PUT', `/articles/${article.id}`, { promoBarId: named.id });
  expect(await shownOn(article.slug)).toMatchObject({ id: named.id });
  await admin('PUT', `/promo-bars/${named.id}`, { enabled: false });
  expect(await shownOn(article.slug)).toMatchObject({ promoBarHeadline: 'Własny' });
  await sql`update articles set promo_bar_visible = false where id = ${article.id}`.execute(db);
  await admin('PUT', `/promo-bars/${ofArticle.id}`, { enabled: false });
  expect(await shownOn(article.slug)).toMatchObject({ id: ofCategory.id });
});

test('a draft, one to come, one that is over and one of another market are not shown', async () => {
  const positions = { articleIds: [article.id] };
  await add({ ...positions, enabled: false });
  await add({ ...positions, startAt: at(1) });
  await add({ ...positions, startAt: at(-3), endAt: at(-1) });
  await add({ ...positions, marketId: '2' });
  expect(await shownOn(article.slug)).toBeNull();
  const british = await shownOn(article.slug, { 'market-slug': 'en' });
  expect(british).toMatchObject({ promoBarHeadline: expect.any(String) });
});

test('it begins and ends by itself: caches end at its hour, and the worker reports the change once', async () => {
  const { db } = shop.database;
  const begins = new Date(Math.ceil(Date.now() / 1000) * 1000 + DAY_MS);
  const ends = new Date(begins.getTime() + DAY_MS);
  const { id } = await add({ articleIds: [article.id], startAt: begins.toISOString(), endAt: ends.toISOString() });
  const reported = async () =>
    (await sql<{ key: string }>`delete from page_changes returning key`.execute(db)).rows.map(({ key }) => key);
  expect(await reported()).toEqual(expect.arrayContaining(['promo-bars', `promo-bar:${id}`]));
  shop.setNow(new Date(begins.getTime() - 30_000));
  const before = await read(`/articles/${article.slug}`);
  expect([before.headers['cache-control'], before.json().data.article.promoContent]).toEqual([
    'public, max-age=30',
    null,
  ]);
  await noteDueBars(db, new Date(begins.getTime() - 1000));
  expect(await reported()).not.toContain(`promo-bar:${id}`);
  expect(await noteDueBars(db, begins)).toBe(1);
  expect((await reported()).sort()).toEqual([`promo-bar:${id}`, 'promo-bars'].sort());
  expect(await noteDueBars(db, begins)).toBe(0);
  shop.setNow(begins);
  expect(await shownOn(article.slug)).toMatchObject({ id });
  shop.setNow(ends);
  expect(await shownOn(article.slug)).toBeNull();
  expect(await noteDueBars(db, ends)).toBe(1);
  expect(await reported()).toContain('promo-bars');
});

describe('on pages', () => {
  const meta = { title: 'Zima', description: 'Opis', keywords: '', canonical: null };
  const hero = { kind: 'hero', title: 'Zima' };
  const quote = { kind: 'quote', text: 'Dobrze.', author: 'Ewa', role: null };
  let pages = 0;
  async function addPage(sections: object[] | null, kind = 'campaign') {
    pages += 1;
    const body = both([{ type: 'paragraph', text: 'Sam tekst.' }]);
    const made = await admin('POST', '/cms-pages', {
      ...{ code: `zima-${pages}`, kind, title: both('Zima', 'Winter'), lead: both('Wstęp.'), meta: both(meta) },
      slugs: both(`lp/zima-${pages}`, `lp/winter-${pages}`),
      ...(sections ? { sections: both(sections) } : { body }),
    });
    expect([made.statusCode, made.json().error]).toEqual([201, undefined]);
    return { id: made.json().data.cmsPage.id as string, slug: `lp/zima-${pages}` };
  }
  const named = (promoBarId: string) => ({
    ...{ kind: 'promoBar', headline: '', subheadline: '', actions: [] },
    promoBarId,
  });

  test('of its kinds it follows the hero, or comes first', async () => {
    const [withHero, ofText] = [await addPage([hero, quote]), await addPage(null)];
    const other = await addPage([hero], 'information');
    const { id } = await add({ pageKinds: { information: false, campaign: true, offer: false } });
    const bar = { kind: 'promoBar', headline: 'Zimowe spotkania', subheadline: 'Do końca lutego', look: 'soft' };
    expect(await sectionsOf(withHero.slug)).toMatchObject([{ kind: 'hero' }, bar, { kind: 'quote' }]);
    expect(await sectionsOf(ofText.slug)).toMatchObject([bar, { kind: 'text' }]);
    expect(await sectionsOf(other.slug)).toMatchObject([{ kind: 'hero' }]);
    await admin('PUT', `/promo-bars/${id}`, { pageIds: [other.id] });
    expect(await sectionsOf(other.slug)).toMatchObject([{ kind: 'hero' }, bar]);
  });

  test('a section that names it shows it while it is on, once, and then nothing; it is no text of the page', async () => {
    const { id } = await add({ pageKinds: { information: false, campaign: true, offer: false } });
    const page = await addPage([hero, quote, named(id)]);
    expect(await sectionsOf(page.slug)).toMatchObject([
      { kind: 'hero' },
      { kind: 'quote' },
      { kind: 'promoBar', headline: 'Zimowe spotkania', actions: [{ label: 'Zobacz', path: '/oferty-specjalne/' }] },
    ]);
    const { body } = (await read(`/cms-pages/${page.slug}`)).json().data.cmsPage;
    expect(JSON.stringify(body)).not.toContain('Zimowe');
    await admin('PUT', `/promo-bars/${id}/end`);
    expect(await sectionsOf(page.slug)).toMatchObject([{ kind: 'hero' }, { kind: 'quote' }]);
  });

  test('one that a section or a draft names is not removed', async () => {
    const { id } = await add();
    const page = await addPage([hero, named(id)]);
    const remove = { method: 'DELETE' as const, url: `/api/admin/promo-bars/${id}`, headers: people.admin.headers };
    await expectRefusal(shop, 'DELETE /admin/promo-bars/{id} 409 promo_bar_used', remove);
    const { version } = (await admin('GET', `/cms-pages/${page.id}/draft`)).json().data.pageDraft;
    const { title, slugs, lead, meta: ofPage } = (await admin('GET', `/cms-pages/${page.id}`)).json().data.cmsPage;
    const content = { title, slugs, lead, meta: ofPage, sections: both([hero, named(id)]) };
    await admin('PUT', `/cms-pages/${page.id}/draft`, { version, content });
    await admin('PUT', `/cms-pages/${page.id}`, { sections: both([hero]) });
    expect((await admin('DELETE', `/promo-bars/${id}`)).statusCode).toBe(409);
    const drafted = (await admin('GET', `/cms-pages/${page.id}/draft`)).json().data.pageDraft.version;
    await admin('PUT', `/cms-pages/${page.id}/draft`, { version: drafted, content: null });
    expect((await admin('DELETE', `/promo-bars/${id}`)).statusCode).toBe(200);
    expect((await admin('GET', `/promo-bars/${id}`)).statusCode).toBe(404);
  });

  test('a section of a page or a draft cannot name one that is not there', async () => {
    const { id } = await add();
    const page = await addPage([hero]);
    await admin('DELETE', `/promo-bars/${id}`);
    const sections = both([hero, named(id)]);
    const message = 'Sekcja wskazuje pasek, którego już nie ma. Wybierz inny albo usuń tę sekcję';
    const { version } = (await admin('GET', `/cms-pages/${page.id}/draft`)).json().data.pageDraft;
    const { title, slugs, lead, meta: ofPage } = (await admin('GET', `/cms-pages/${page.id}`)).json().data.cmsPage;
    const content = { title, slugs, lead, meta: ofPage, sections };
    for (const refused of [
      await admin('PUT', `/cms-pages/${page.id}`, { sections }),
      await admin('PUT', `/cms-pages/${page.id}/draft`, { version, content }),
    ]) {
      expect([refused.statusCode, refused.json().error.fields]).toEqual([422, { sections: [message] }]);
    }
    expect(await sectionsOf(page.slug)).toMatchObject([{ kind: 'hero' }]);
  });

  test('one that is removed while a page comes to name it is either named or gone', async () => {
    const { id } = await add();
    const page = await addPage([hero]);
    const [written, removed] = await Promise.all([
      admin('PUT', `/cms-pages/${page.id}`, { sections: both([hero, named(id)]) }),
      admin('DELETE', `/promo-bars/${id}`),
    ]);
    expect([
      [200, 409],
      [422, 200],
    ]).toContainEqual([written.statusCode, removed.statusCode]);
  });
});

test('one that an article names is not removed', async () => {
  const { id } = await add();
  await admin('PUT', `/articles/${article.id}`, { promoBarId: id });
  expect((await admin('DELETE', `/promo-bars/${id}`)).statusCode).toBe(409);
  await admin('PUT', `/articles/${article.id}`, { promoBarId: null });
  expect((await admin('DELETE', `/promo-bars/${id}`)).statusCode).toBe(200);
  expect((await admin('PUT', `/articles/${article.id}`, { promoBarId: id })).json().error.fields).toHaveProperty(
    'promoBarId',
  );
});

test('one that is not on has no end to come', async () => {
  const { id } = await add({ startAt: at(1) });
  const url = `/api/admin/promo-bars/${id}/end`;
  const end = { method: 'PUT' as const, url, headers: people.admin.headers };
  await expectRefusal(shop, 'PUT /admin/promo-bars/{id}/end 409 promo_bar_not_on', end);
});

test.each([
  ['an end before its start', { endAt: at(-2) }, 'endAt'],
  ['a link that runs something', { actions: both([{ label: 'x', path: 'javascript:alert(1)' }]) }, 'actions'],
  ['a link to another host', { actions: both([{ label: 'x', path: '//evil.test' }]) }, 'actions'],
  ['an unknown look', { look: 'neon' }, 'look'],
  ['no words in a language', { headline: { pl: 'Tak', en: '' } }, 'headline.en'],
  ['an unknown category', { articleCategoryIds: ['999999'] }, 'articleCategoryIds'],
])('%s is refused at its field', async (_, change, field) => {
  const refused = await admin('POST', '/promo-bars', input(change));
  expect(refused.statusCode).toBe(422);
  expect(Object.keys(refused.json().error.fields).every((path) => path.startsWith(field))).toBe(true);
});

test('the database refuses what no call sends: an empty period, an unknown look, a link that runs', async () => {
  const { db } = shop.database;
  const { id } = await add();
  const change = (set: ReturnType<typeof sql>) => sql`update promo_bars set ${set} where id = ${id}`.execute(db);
  await expect(change(sql`end_at = start_at`)).rejects.toThrow('promo_bars_period');
  await expect(change(sql`look = 'neon'`)).rejects.toThrow('promo_bars_look_check');
  for (const path of ['javascript:alert(1)', '//evil.test', '/\\evil.test', 'http://plain.test']) {
    const actions = JSON.stringify(both([{ label: 'x', path }]));
    await expect(change(sql`actions = ${actions}::jsonb`)).rejects.toThrow('promo_bars_actions_links');
  }
  for (const path of ['/', '/oferty-specjalne/', 'https://example.com/x']) {
    await change(sql`actions = ${JSON.stringify(both([{ label: 'x', path }]))}::jsonb`);
  }
});

test('the list tells which are on, coming and over, is searched, filtered and sorted', async () => {
  const mark = 'Znaczek';
  const made = [
    await add({ name: `${mark} c`, startAt: at(-9), endAt: at(-8) }),
    await add({ name: `${mark} b` }),
    await add({ name: `${mark} a`, startAt: at(1) }),
    await add({ name: `${mark} d`, enabled: false }),
  ];
  expect(made.map(({ state }) => state)).toEqual(['over', 'on', 'coming', 'draft']);
  const list = async (query: string) => (await admin('GET', `/promo-bars?q=${mark}&${query}`)).json();
  const names = async (query: string) =>
    (await list(query)).data.promoBars.map(({ name }: { name: string }) => name.at(-1)).join('');
  expect(await names('sort=name')).toBe('abcd');
  expect(await names('sort=-startAt&perPage=1')).toBe('a');
  expect(await names('state=coming')).toBe('a');
  expect((await list('state=on&perPage=1')).meta).toEqual({ page: 1, perPage: 1, total: 1 });
});

test('one is above the header at a time in a market; page servers receive it with its market', async () => {
  const bars = async () =>
    (await shop.app.inject({ method: 'GET', url: '/internal/markets' }))
      .json()
      .data.markets.map(({ promoBar }: { promoBar?: { id: string } }) => promoBar?.id ?? null);
  const polish = await add({ isShopWide: true, marketId: '1', endAt: at(2) });
  expect(await bars()).toEqual([polish.id, null]);
  const refused = async (change: object) =>
    Object.keys(
      (await admin('POST', '/promo-bars', input({ isShopWide: true, ...change }))).json().error?.fields ?? {},
    );
  expect(await refused({ marketId: '1', startAt: at(1) })).toEqual(['isShopWide']);
  expect(await refused({})).toEqual(['isShopWide']);
  const british = await add({ isShopWide: true, marketId: '2' });
  await add({ isShopWide: true, marketId: '1', startAt: at(2) });
  await add({ isShopWide: true, enabled: false });
  expect(await bars()).toEqual([polish.id, british.id]);
  await admin('PUT', `/promo-bars/${polish.id}/end`);
  expect(await bars()).toEqual([null, british.id]);
});

test('each state is a version with who stored it, and a former one can be stored again', async () => {
  const { id } = await add({ name: 'Pierwszy' });
  await admin('PUT', `/promo-bars/${id}`, { name: 'Drugi' });
  await admin('PUT', `/promo-bars/${id}`, { name: 'Drugi' });
  const versions = async () => (await admin('GET', `/promo-bars/${id}/versions`)).json().data.promoBarVersions;
  const [latest, first] = await versions();
  expect([latest, first]).toMatchObject([
    { number: 2, content: { name: 'Drugi' }, createdBy: expect.any(String) },
    { number: 1, content: { name: 'Pierwszy' } },
  ]);
  expect((await admin('PUT', `/promo-bars/${id}`, first.content)).statusCode).toBe(200);
  expect((await versions()).map(({ content }: { content: { name: string } }) => content.name)).toEqual([
    'Pierwszy',
    'Drugi',
    'Pierwszy',
  ]);
});

test.each(['staff', 'manager', 'customer'] as const)('a %s has no right to them', async (role) => {
  const { id } = await add();
  const answers = [
    await as(role, 'GET', '/promo-bars'),
    await as(role, 'GET', `/promo-bars/${id}`),
    await as(role, 'POST', '/promo-bars', input()),
    await as(role, 'PUT', `/promo-bars/${id}`, { name: 'x' }),
    await as(role, 'PUT', `/promo-bars/${id}/end`),
    await as(role, 'DELETE', `/promo-bars/${id}`),
    await as(role, 'GET', `/promo-bars/${id}/versions`),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 7 }, () => 403));
});

test('the copies of the seed are records now, which their articles name', async () => {
  const found = await sql<{ named: number; copied: number }>`select count(promo_bar_id)::int as named,
    count(promo_bar)::int as copied from articles where code in ('first-endermology', 'first-48-hours')`.execute(
    shop.database.db,
  );
  expect(found.rows).toEqual([{ named: 2, copied: 0 }]);
});
