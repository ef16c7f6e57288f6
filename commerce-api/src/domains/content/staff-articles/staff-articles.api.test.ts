/** From a first draft to what visitors read: versions, publication at a time, previews. */
import type { StaffArticleText } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { expectRefusal } from '../../../testing/errors/refusals';
import { auditLogOf, logInAll, type Person, type Role } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { publishPlannedArticles } from './publish-article';

let shop: TestApp;
let people: Record<Role, Person>;
beforeAll(async () => {
  shop = await createTestApp();
  people = await logInAll(shop);
});
afterAll(() => shop.close());
afterEach(() => shop.setNow(null));

const as = (role: Role, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  shop.call(method, `/api/admin${path}`, { headers: people[role].headers, body });
const admin = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => as('admin', method, path, body);
const textOf = (answer: { json(): { data: { articleText: StaffArticleText } } }) => answer.json().data.articleText;
const read = async (id: string) => textOf(await admin('GET', `/articles/${id}/text`));
const visit = async (slug: string) => (await shop.call('GET', `/api/articles/${slug}`)).statusCode;
const titleAt = async (slug: string) =>
  (await shop.call('GET', `/api/articles/${slug}`)).json().data.article.title as string;

const both = <Value>(pl: Value, en = pl) => ({ pl, en });
const finished = {
  lead: both('Krótko.', 'In short.'),
  content: both([{ type: 'paragraph' as const, text: 'Skóra lubi regularność.' }]),
  meta: both({ title: 'Skóra', description: 'Jak dbać o skórę.' }),
};

let drafts = 0;
/** A new draft with its text finished. */
async function draft(change: object = {}): Promise<StaffArticleText> {
  drafts += 1;
  const { articleAuthors } = (await admin('GET', '/article-authors')).json().data;
  const { articleCategories } = (await admin('GET', '/article-categories?sort=position')).json().data;
  const begun = await admin('POST', '/article-drafts', {
    title: both(`Szkic ${drafts}`, `Draft ${drafts}`),
    slugs: both(`szkic-${drafts}`, `draft-${drafts}`),
    categoryId: articleCategories[0].id,
    authorId: articleAuthors[0].id,
  });
  expect(begun.statusCode).toBe(201);
  return save(textOf(begun), { ...finished, ...change });
}
const send = ({ id, version, content }: StaffArticleText, change: object) =>
  admin('POST', `/articles/${id}/versions`, { basedOn: version.number, content: { ...content, ...change } });
async function save(text: StaffArticleText, change: object): Promise<StaffArticleText> {
  const saved = await send(text, change);
  expect([saved.statusCode, saved.json().error]).toEqual([201, undefined]);
  return textOf(saved);
}
const publication = ({ id, version }: StaffArticleText, body: object) =>
  admin('POST', `/articles/${id}/publications`, { basedOn: version.number, ...body });
async function publish(text: StaffArticleText): Promise<StaffArticleText> {
  const published = await publication(text, { action: 'publish' });
  expect([published.statusCode, published.json().error]).toEqual([200, undefined]);
  return textOf(published);
}
const changedPages = async () =>
  (await sql<{ key: string }>`select distinct key from page_changes order by 1`.execute(shop.database.db)).rows.map(
    ({ key }) => key,
  );

test('a draft that is not finished is listed and read with the others', async () => {
  const text = await draft({ title: both('Tylko po polsku', ''), meta: both({ title: '', description: '' }) });
  const listed = await admin('GET', `/articles?state=draft&q=Tylko`);
  expect([listed.statusCode, listed.json().data?.articles.map(({ id }: { id: string }) => id)]).toEqual([
    200,
    [text.id],
  ]);
  const one = await admin('GET', `/articles/${text.id}`);
  expect([one.statusCode, one.json().data?.article.title]).toEqual([200, { pl: 'Tylko po polsku', en: '' }]);
});

test('a draft is seen by staff alone, in the list with its state; published, visitors read it at once', async () => {
  const text = await draft();
  const slug = text.content.slugs.pl;
  expect(text).toMatchObject({ state: 'draft', version: { number: 2, publishedAt: null }, publishedAt: null });
  expect(await visit(slug)).toBe(404);
  const listed = async (state: string) =>
    (await admin('GET', `/articles?state=${state}&q=Szkic&sort=-editedAt`))
      .json()
      .data.articles.map(({ id }: { id: string }) => id);
  expect(await listed('draft')).toContain(text.id);
  await sql`delete from page_changes`.execute(shop.database.db);
  const published = await publish(text);
  expect(published).toMatchObject({ state: 'published', hasChanges: false, href: { pl: expect.stringMatching(slug) } });
  expect(await visit(slug)).toBe(200);
  expect(await changedPages()).toEqual([`article:${text.id}`, 'articles']);
  expect(await listed('draft')).not.toContain(text.id);
  expect(await listed('published')).toContain(text.id);
  expect((await auditLogOf(shop)).find(({ call }) => String(call).endsWith('/publications'))).toMatchObject({
    subjectKind: 'article',
    subjectId: text.id,
    details: { action: 'publish', version: 2 },
  });
});

test('a change of a public article waits as a version until it is published; a former one is restored by saving it', async () => {
  const published = await publish(await draft());
  const slug = published.content.slugs.pl;
  const first = await titleAt(slug);
  const changed = await save(published, { title: both('Nowy tytuł', 'New title') });
  expect(changed).toMatchObject({ state: 'published', hasChanges: true, version: { number: 3 } });
  expect(await titleAt(slug)).toBe(first);
  expect(await titleAt((await publish(changed)).content.slugs.pl)).toBe('Nowy tytuł');

  const { articleVersions } = (await admin('GET', `/articles/${changed.id}/versions`)).json().data;
  expect(articleVersions.map(({ number }: { number: number }) => number)).toEqual([3, 2, 1]);
  expect(articleVersions[0]).toMatchObject({
    title: both('Nowy tytuł', 'New title'),
    createdBy: { id: people.admin.userId },
  });
  const former = (await admin('GET', `/articles/${changed.id}/versions/2`)).json().data.articleVersion;
  const restored = await publish(await save(await read(changed.id), former.content));
  expect([restored.version.number, await titleAt(slug)]).toEqual([4, first]);
  expect((await admin('GET', `/articles/${changed.id}/versions/9`)).statusCode).toBe(404);
});

test('an article from before versions has what is public as its first one', async () => {
  const found = await sql<{ id: string }>`select id::text as id from articles where enabled
    and not exists (select 1 from article_versions v where v.article_id = articles.id) limit 1`.execute(
    shop.database.db,
  );
  const text = await read(found.rows[0]?.id ?? '');
  expect(text).toMatchObject({ state: 'published', hasChanges: false, version: { number: 1, createdBy: null } });
  const changed = await save(text, { lead: both('Inny wstęp.', 'Another lead.') });
  expect(changed.version.number).toBe(2);
  const first = (await admin('GET', `/articles/${text.id}/versions/1`)).json().data.articleVersion;
  expect(first.content).toEqual(text.content);
});

test('a record that another program wrote is a version too', async () => {
  const published = await publish(await draft());
  await admin('PUT', `/articles/${published.id}`, { lead: both('Z importu.', 'Imported.') });
  const text = await read(published.id);
  expect(text).toMatchObject({ hasChanges: false, version: { number: 3 }, content: { lead: { pl: 'Z importu.' } } });
  await admin('PUT', `/articles/${published.id}`, { enabled: false });
  expect(await read(published.id)).toMatchObject({ state: 'draft', version: { number: 3 } });
});

test('two who save at once: one wins, the other is refused and nothing is lost', async () => {
  const text = await draft();
  const answers = await Promise.all(['Ada', 'Ewa'].map((name) => send(text, { title: both(name) })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  await expectRefusal(shop, 'POST /admin/articles/{id}/versions 409 content_changed', {
    method: 'POST',
    url: `/api/admin/articles/${text.id}/versions`,
    headers: people.admin.headers,
    body: { basedOn: text.version.number, content: text.content },
  });
  await expectRefusal(shop, 'POST /admin/articles/{id}/publications 409 content_changed', {
    method: 'POST',
    url: `/api/admin/articles/${text.id}/publications`,
    headers: people.admin.headers,
    body: { basedOn: text.version.number, action: 'publish' },
  });
});

test('an unfinished text is saved, and refused with its fields when it is to be published', async () => {
  const text = await draft({ meta: both({ title: '', description: '' }), title: both('Tylko', '') });
  const refused = await publication(text, { action: 'publish' });
  expect(refused.statusCode).toBe(422);
  expect(Object.keys(refused.json().error.fields).sort()).toEqual([
    'content.meta.en.title',
    'content.meta.pl.title',
    'content.title.en',
  ]);
  expect(await visit(text.content.slugs.pl)).toBe(404);
});

test('an address that another article has is refused at its field', async () => {
  const [one, other] = [await draft(), await draft()];
  const refused = await send(other, { slugs: one.content.slugs });
  expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([422, ['slugs']]);
});

describe('publication at a time', () => {
  const hour = 3_600_000;
  const plan = async (text: StaffArticleText, publishAt: string) =>
    textOf(await publication(text, { action: 'plan', publishAt }));

  test('comes at its time and not before, once, with the pages that show it', async () => {
    const text = await draft();
    const at = new Date(Date.now() + 2 * hour);
    const planned = await plan(text, at.toISOString());
    expect(planned).toMatchObject({ state: 'planned', plan: { number: 2, publishAt: at.toISOString() } });
    const { db } = shop.database;
    expect(await publishPlannedArticles(db, new Date(at.getTime() - 1))).toBe(0);
    expect(await visit(text.content.slugs.pl)).toBe(404);
    await sql`delete from page_changes`.execute(db);
    const works = await Promise.all([1, 2].map(() => publishPlannedArticles(db, at)));
    expect(works.sort()).toEqual([0, 1]);
    expect(await changedPages()).toEqual([`article:${text.id}`, 'articles']);
    shop.setNow(at);
    expect(await visit(text.content.slugs.pl)).toBe(200);
    const { publishedAt } = (await shop.call('GET', `/api/articles/${text.content.slugs.pl}`)).json().data.article;
    expect(publishedAt).toBe(at.toISOString());
  });

  test('is taken back, and replaced by another time; what was saved since does not go along', async () => {
    const published = await publish(await draft());
    const changed = await save(published, { title: both('Jutro') });
    await plan(changed, new Date(Date.now() + hour).toISOString());
    const later = new Date(Date.now() + 3 * hour);
    const planned = await plan(changed, later.toISOString());
    await save(planned, { title: both('Jeszcze nie') });
    expect(await publishPlannedArticles(shop.database.db, new Date(Date.now() + 2 * hour))).toBe(0);
    expect(await publishPlannedArticles(shop.database.db, later)).toBe(1);
    expect(await titleAt(published.content.slugs.pl)).toBe('Jutro');
    const latest = await read(published.id);
    await plan(latest, new Date(Date.now() + 5 * hour).toISOString());
    expect(textOf(await publication(latest, { action: 'cancelPlan' })).plan).toBeNull();
    expect(await publishPlannedArticles(shop.database.db, new Date(Date.now() + 6 * hour))).toBe(0);
  });

  test('of a time that has passed is refused', async () => {
    const refused = await publication(await draft(), { action: 'plan', publishAt: '2026-01-01T10:00:00Z' });
    expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([422, ['publishAt']]);
  });
});

test('chosen related articles come first, in their order, as long as they are public', async () => {
  const [one, other, hidden] = [await publish(await draft()), await publish(await draft()), await draft()];
  const text = await publish(await draft({ relatedIds: [other.id, hidden.id, one.id] }));
  const { relatedArticles } = (await shop.call('GET', `/api/articles/${text.content.slugs.pl}`)).json().data.article;
  expect(relatedArticles).toHaveLength(3);
  expect(relatedArticles.slice(0, 2).map(({ id }: { id: string }) => id)).toEqual([other.id, one.id]);
  expect(relatedArticles.map(({ id }: { id: string }) => id)).not.toContain(text.id);
  const itself = await send(text, { relatedIds: [text.id] });
  const refused = await publication(textOf(itself), { action: 'publish' });
  expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([422, ['relatedIds']]);
});

test('a withdrawn article is gone for visitors, and comes back with its day of publication', async () => {
  const published = await publish(await draft());
  const slug = published.content.slugs.pl;
  const withdrawn = textOf(await publication(published, { action: 'withdraw' }));
  expect(withdrawn).toMatchObject({ state: 'draft', publishedAt: null });
  expect(await visit(slug)).toBe(404);
  expect((await publish(withdrawn)).publishedAt).toBe(published.publishedAt);
  expect(await visit(slug)).toBe(200);
});

describe('a preview', () => {
  const link = async (text: StaffArticleText, content: object) =>
    admin('POST', '/content-previews', { recordKind: 'article', recordId: text.id, content });
  const shown = (token: string) => shop.call('GET', `/api/content-previews/${token}`);

  test('shows what is typed as visitors would see it, to everybody with the link, and changes nothing', async () => {
    const text = await draft();
    const made = await link(text, { title: both('Podgląd', 'Preview'), slugs: both('inny-adres', 'other-address') });
    expect(made.statusCode).toBe(201);
    const { token, expiresAt } = made.json().data.contentPreviewLink;
    await sql`delete from page_changes`.execute(shop.database.db);
    const answer = await shown(token);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.json().data.contentPreview).toMatchObject({
      expiresAt,
      cmsPage: null,
      article: { title: 'Podgląd', lead: 'Krótko.', slug: 'inny-adres' },
    });
    expect(await changedPages()).toEqual([]);
    expect([await visit('inny-adres'), await visit(text.content.slugs.pl)]).toEqual([404, 404]);
    expect(await read(text.id)).toEqual(text);
    const stored = await sql<{ token_hash: Buffer }>`select token_hash from content_previews`.execute(shop.database.db);
    expect(JSON.stringify(stored.rows)).not.toContain(token);
    shop.setNow(new Date(Date.parse(expiresAt) - 1));
    expect((await shown(token)).statusCode).toBe(200);
    shop.setNow(new Date(expiresAt));
    expect((await shown(token)).statusCode).toBe(404);
  });

  test('is of pages too', async () => {
    const { cmsPages } = (await admin('GET', '/cms-pages?perPage=1&kind=information')).json().data;
    const made = await admin('POST', '/content-previews', {
      recordKind: 'cmsPage',
      recordId: cmsPages[0].id,
      content: { title: both('Strona w podglądzie', 'Previewed page') },
    });
    const { token } = made.json().data.contentPreviewLink;
    expect((await shown(token)).json().data.contentPreview).toMatchObject({
      article: null,
      cmsPage: { title: 'Strona w podglądzie' },
    });
  });

  test('of what publication would refuse is refused with its field', async () => {
    const [one, other] = [await draft(), await draft()];
    const taken = await link(other, { slugs: one.content.slugs });
    expect([taken.statusCode, Object.keys(taken.json().error.fields)]).toEqual([422, ['slugs']]);
    const unknown = await link(other, { colour: 'red' });
    expect(unknown.statusCode).toBe(422);
    expect((await shown('nie-ma-takiego-podgladu')).statusCode).toBe(404);
  });
});

test.each(['staff', 'manager'] as const)('the role %s has no right to any of it', async (role) => {
  const calls = [
    await as(role, 'GET', '/articles/1/text'),
    await as(role, 'POST', '/articles/1/versions', {}),
    await as(role, 'POST', '/articles/1/publications', {}),
    await as(role, 'POST', '/content-previews', {}),
    await as(role, 'POST', '/article-drafts', {}),
    await as(role, 'GET', '/article-authors'),
    await as(role, 'PUT', '/article-categories/1', {}),
  ];
  expect(calls.map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 403));
});

test('authors and categories are added and changed; their pages follow', async () => {
  const made = await admin('POST', '/article-authors', {
    code: 'irena-maj',
    name: 'Irena Maj',
    role: both('Kosmetolożka', 'Cosmetologist'),
    specialization: both(''),
    bio: both('Od lat w zawodzie.', 'Years of practice.'),
    slugs: both('irena-maj'),
  });
  expect([made.statusCode, made.json().error]).toEqual([201, undefined]);
  expect((await shop.call('GET', '/api/article-authors/irena-maj')).json().data.articleAuthor.name).toBe('Irena Maj');
  const category = await admin('POST', '/article-categories', {
    code: 'nowosci',
    name: both('Nowości', 'News'),
    slugs: both('nowosci', 'news'),
    description: both('Co nowego.', 'What is new.'),
    position: 99,
  });
  expect([category.statusCode, category.json().error]).toEqual([201, undefined]);
  const { id } = category.json().data.articleCategory;
  await admin('PUT', `/article-categories/${id}`, { name: both('Aktualności', 'News') });
  const { articleCategories } = (await shop.call('GET', '/api/article-categories?perPage=100')).json().data;
  expect(articleCategories.at(-1)).toMatchObject({ name: 'Aktualności' });
});
