import type { CmsPage } from '@aksamit/contracts';
import { sql } from 'kysely';
import { expectRefusal } from '../../../testing/errors/refusals';
import { auditLogOf, logInAll, type Person, type Role } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { newCustomer } from '../../../testing/visit-fixture';
import { applyLegalDocuments } from './legal-documents';

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
const list = async (path: string) => (await admin('GET', path)).json();

test.each([
  ['articles', 'article', ['code', 'state', 'editedAt', 'publishAt']],
  ['cms-pages', 'cmsPage', ['code', 'kind', 'updatedAt', 'changedAt', 'changedBy', 'hasDraft', 'publishAt']],
] as const)('every seeded record of %s comes, and goes back unchanged', async (path, one, fixed) => {
  const { data, meta } = await list(`/${path}?perPage=100`);
  const [records] = Object.values(data) as { id: string }[][];
  expect(meta.total).toBeGreaterThan(0);
  for (const record of (records ?? []).filter((_, index) => index % 20 === 0)) {
    const { id, ...fields } = (await admin('GET', `/${path}/${record.id}`)).json().data[one];
    const body = Object.fromEntries(Object.entries(fields).filter(([name]) => !fixed.some((field) => field === name)));
    const answer = await admin('PUT', `/${path}/${id}`, body);
    expect([id, answer.statusCode, answer.json().error]).toEqual([id, 200, undefined]);
    expect((await auditLogOf(shop))[0]).toMatchObject({ subjectKind: one, details: {} });
  }
});

test('an article is added, found by visitors, hidden; a link that runs something is refused', async () => {
  const { data } = await list('/articles?perPage=1');
  const { id: _id, state: _state, editedAt: _at, publishAt: _plan, ...first } = data.articles[0];
  const body = {
    ...first,
    code: 'nowy-wpis',
    slugs: { pl: 'nowy-wpis', en: 'new-post' },
    publishedAt: '2026-01-01T10:00:00+01:00',
  };
  const made = (await admin('POST', '/articles', body)).json().data.article;
  expect((await shop.call('GET', '/api/articles/nowy-wpis')).statusCode).toBe(200);
  await admin('PUT', `/articles/${made.id}`, { enabled: false });
  expect((await shop.call('GET', '/api/articles/nowy-wpis')).statusCode).toBe(404);
  const bar = {
    promoBarHeadline: 'x',
    promoBarSubheadline: 'x',
    promoBarButtonMainLabel: 'x',
    promoBarButtonMainUrl: 'javascript:alert(1)',
    promoBarButtonSideLabel: '',
    promoBarButtonSideUrl: '',
  };
  const refused = await admin('PUT', `/articles/${made.id}`, { promoBar: { pl: bar, en: bar } });
  expect(Object.keys(refused.json().error.fields)).toContain('promoBar.pl.promoBarButtonMainUrl');
});

describe('pages made of sections', () => {
  const meta = { title: 'Nowa', description: 'Opis', keywords: 'laser, skóra', canonical: null };
  const page = (change: object = {}) => ({
    code: 'nowa',
    kind: 'information',
    title: { pl: 'Nowa', en: 'New' },
    slugs: { pl: 'nowa', en: 'new-page' },
    lead: { pl: 'Wstęp.', en: 'Lead.' },
    meta: { pl: meta, en: meta },
    ...change,
  });
  const steps = (text: string) => [{ kind: 'steps', title: 'Jak', items: [{ title: 'Raz', text }] }];
  const sections = (pl: object[]) => ({ sections: { pl, en: pl } });
  const shown = async () => (await shop.call('GET', '/api/cms-pages/nowa')).json().data.cmsPage;
  const fieldsOf = async (body: object) =>
    (await admin('POST', '/cms-pages', page({ code: 'inna', slugs: { pl: 'inna', en: 'other' }, ...body }))).json()
      .error?.fields;

  test('are added, shown with their text as a body, and edited; a body alone replaces them', async () => {
    const made = await admin('POST', '/cms-pages', page(sections(steps('Co {seriesWeeks} tygodni'))));
    expect(made.statusCode).toBe(201);
    const { id } = made.json().data.cmsPage;
    expect(await shown()).toMatchObject({
      sections: [{ kind: 'steps', items: [{ title: 'Raz', text: 'Co 6 tygodni' }] }],
      body: [
        { type: 'heading', text: 'Jak', level: 2 },
        { type: 'list', items: ['Raz: Co 6 tygodni'], ordered: true },
      ],
      meta: { keywords: 'laser, skóra' },
    });
    await admin('PUT', `/cms-pages/${id}`, sections(steps('Inaczej')));
    expect((await shown()).body[1].items).toEqual(['Raz: Inaczej']);
    const body = [{ type: 'paragraph', text: 'Sam tekst.' }];
    await admin('PUT', `/cms-pages/${id}`, { body: { pl: body, en: body } });
    expect(await shown()).toMatchObject({ body, sections: [{ kind: 'text', blocks: body }] });
    const named = { ...meta, canonical: 'catalog/price-list' };
    await admin('PUT', `/cms-pages/${id}`, { meta: { pl: named, en: named } });
    expect((await shown()).meta.canonical).toBe('/cennik/');
  });

  test.each([
    [
      'a link that runs something',
      { kind: 'callToAction', text: 'x', actions: [{ label: 'x', path: 'javascript:alert(1)' }] },
    ],
    ['a link to another host', { kind: 'callToAction', text: 'x', actions: [{ label: 'x', path: '//evil.test' }] }],
    ['an unknown kind', { kind: 'carousel' }],
    ['an unknown field', { kind: 'promoBar', headline: 'x', subheadline: 'x', actions: [], html: '<b>' }],
    ['an unknown fact', { kind: 'quote', text: 'Mamy {salons}', author: 'A', role: null }],
    ['too long a line', { kind: 'quote', title: 'x'.repeat(301), text: 'x', author: 'A', role: null }],
  ])('%s is refused at its field', async (_, section) => {
    const fields = Object.keys(await fieldsOf(sections([section])));
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.every((field) => field.startsWith('sections.pl.0') || field.startsWith('sections.en.0'))).toBe(true);
  });

  test('an unknown fact is explained; neither sections nor body, and a canonical page that needs a record, are refused', async () => {
    expect(await fieldsOf({ ...sections([]), lead: { pl: '{salons}', en: 'x' } })).toEqual({
      'lead.pl': ['Nie znamy takiego faktu: nazwa w klamrach jest błędna'],
    });
    expect(Object.keys(await fieldsOf({}))).toEqual(['body']);
    const named = { ...meta, canonical: 'catalog/salon' };
    expect(Object.keys(await fieldsOf({ ...sections([]), meta: { pl: named, en: named } }))).toEqual([
      'meta.pl.canonical',
    ]);
  });

  test('the front page keeps its address', async () => {
    const { data } = await list('/cms-pages?q=home');
    const { id } = data.cmsPages.find(({ code }: { code: string }) => code === 'home');
    const moved = await admin('PUT', `/cms-pages/${id}`, { slugs: { pl: 'start', en: 'start' } });
    expect([moved.statusCode, Object.keys(moved.json().error.fields)]).toEqual([422, ['slugs']]);
  });
});

test.each([
  ['leads out of the shop', { to: '//evil.test' }, 'to'],
  ['leads out by a backslash', { to: '/\\evil.test' }, 'to'],
  ['leads out behind a dot', { to: '/.//evil.test/' }, 'to'],
  ['leads out behind an encoded dot', { to: '/%2e//evil.test/' }, 'to'],
  ['leads out by a step up', { to: '/a/..//evil.test/' }, 'to'],
  ['leads a step up', { to: '/a/../nowy/' }, 'to'],
  ['leads an encoded step up', { to: '/a/.%2E?a=1' }, 'to'],
  ['leads to two slashes', { to: '/a//b/' }, 'to'],
  ['leads to itself', { to: '/stary/' }, 'to'],
  ['leads to itself but for the slash', { to: '/stary' }, 'to'],
  ['is there already', { from: '/stary/' }, 'from'],
  ['is there already but for the slash', { from: '/stary' }, 'from'],
  ['begins at a query', { from: '/inny/?a=1' }, 'from'],
  ['begins at two slashes', { from: '/inny//a/' }, 'from'],
  ['begins a step up', { from: '/a/../inny/' }, 'from'],
  ['begins at an encoded dot', { from: '/inny/%2e' }, 'from'],
])('a redirect that %s is 422', async (_, change, field) => {
  await admin('POST', '/redirects', { from: '/stary/', to: '/nowy/' });
  const answer = await admin('POST', '/redirects', {
    from: '/inny/',
    to: '/nowy/',
    ...change,
    ...(field === 'to' ? { from: '/stary/' } : {}),
  });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().error.fields)).toEqual([field]);
});

test.each(['/', '/a', '/a.b/..c/', '/...', '/łódź/%20x/?next=https://x.test//a/../b#c', '/#a//b'])(
  'a redirect leads to %s',
  async (to) => {
    const { statusCode } = await admin('POST', '/redirects', { from: `/do/${encodeURIComponent(to)}/`, to });
    expect(statusCode).toBe(201);
  },
);

test('redirects lead in no circle, also when two close it at once; one may lead on to another', async () => {
  const add = (from: string, to: string) => admin('POST', '/redirects', { from, to });
  expect((await add('/krok-1/', '/krok-2/')).statusCode).toBe(201);
  const second = await add('/krok-2/', '/krok-3/?x=1');
  expect(second.statusCode).toBe(201);
  const closing = await admin('PUT', `/redirects/${second.json().data.redirect.id}`, { to: '/krok-1/' });
  expect([closing.statusCode, closing.json().error.fields.to]).toEqual([
    422,
    ['Ten adres prowadzi z powrotem na początek przekierowania'],
  ]);
  const answers = await Promise.all([add('/tam/', '/z-powrotem/'), add('/z-powrotem/', '/tam/')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
});

describe('legal documents', () => {
  const body = (text: string) => ({ pl: [{ type: 'paragraph', text }], en: [{ type: 'paragraph', text }] });
  const pageId = async () => {
    const found = await sql<{ id: string }>`select id::text from cms_pages where code = 'regulations'`.execute(
      shop.database.db,
    );
    return found.rows[0]?.id ?? '';
  };
  const textNow = async () =>
    (await shop.call('GET', '/api/cms-pages/regulamin')).json().data.cmsPage.body[0]?.text ?? '';
  const draft = async (text: string) =>
    (await admin('POST', '/legal-documents', { cmsPageId: await pageId(), body: body(text) })).json().data
      .legalDocument;
  const change = (id: string, body: object) => admin('PUT', `/legal-documents/${id}`, body);
  const day = 86_400_000;

  test('of two people who edit a draft the later is refused', async () => {
    const { id, version } = await draft('wersja wspólna');
    expect((await change(id, { version, body: body('wersja Ewy') })).statusCode).toBe(200);
    await expectRefusal(shop, 'PUT /admin/legal-documents/{id} 409 document_changed', {
      method: 'PUT',
      url: `/api/admin/legal-documents/${id}`,
      headers: people.admin.headers,
      body: { version, body: body('wersja Jana') },
    });
    await change(id, { action: 'withdraw' });
  });

  test('a text may take effect later than in seven days, never earlier', async () => {
    const { id } = await draft('wersja na później');
    const publish = (days: number) =>
      change(id, { action: 'publish', effectiveAt: new Date(Date.now() + days * day).toISOString() });
    const early = await publish(6.9);
    expect([early.statusCode, Object.keys(early.json().error.fields)]).toEqual([422, ['effectiveAt']]);
    const { effectiveAt } = (await publish(20)).json().data.legalDocument;
    expect(Date.parse(effectiveAt)).toBeGreaterThan(Date.now() + 19 * day);
    await change(id, { action: 'withdraw' });
  });

  test('a text takes effect seven days after its publication, once', async () => {
    const { id } = await draft('wersja 1');
    expect((await change(id, { body: body('wersja 2') })).json().data.legalDocument.status).toBe('draft');
    const published = (await change(id, { action: 'publish' })).json().data.legalDocument;
    expect(Date.parse(published.effectiveAt) - Date.parse(published.publishedAt)).toBe(7 * day);
    await expectRefusal(shop, 'PUT /admin/legal-documents/{id} 409 record_closed', {
      method: 'PUT',
      url: `/api/admin/legal-documents/${id}`,
      headers: people.admin.headers,
      body: { body: body('wersja 3') },
    });
    const { db } = shop.database;
    const effective = Date.parse(published.effectiveAt);
    expect(await applyLegalDocuments(db, new Date(effective - 1))).toBe(0);
    expect(await textNow()).not.toBe('wersja 2');
    const applied = await Promise.all([1, 2].map(() => applyLegalDocuments(db, new Date(effective))));
    expect(applied.sort()).toEqual([0, 1]);
    shop.setNow(new Date(effective));
    expect(await textNow()).toBe('wersja 2');
    shop.setNow(null);
    // From now on consents are given to this text.
    const { headers } = await newCustomer(shop);
    const { user } = (await shop.call('GET', '/api/me', { headers })).json().data;
    const since = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw' }).format(effective);
    expect(user.userAgreeTexts).toMatchObject([{ type: 'regulations', textVersion: since }]);
    expect((await change(id, { action: 'withdraw' })).json().error.code).toBe('record_closed');
  });

  test('its page shows the coming version, and the one that it replaces from its moment on as an earlier one', async () => {
    const readPage = (version?: string, slug = 'regulamin') =>
      shop.call('GET', `/api/cms-pages/${slug}${version ? `?version=${version}` : ''}`);
    const pageOf = async (version?: string) => (await readPage(version)).json().data.cmsPage as CmsPage;
    const summary = { pl: 'Dodaliśmy zasady.', en: 'We added rules.' };
    const listed = async () => (await pageOf()).versions?.find((each) => each.summary === summary.pl);

    const { id } = await draft('nadchodząca');
    expect((await change(id, { summary })).json().data.legalDocument.summary).toEqual(summary);
    expect(await listed()).toBeUndefined();
    const { effectiveAt } = (await change(id, { action: 'publish' })).json().data.legalDocument;
    expect((await change(id, { summary: null })).json().error.code).toBe('record_closed');
    const coming = await listed();
    expect(coming).toMatchObject({ state: 'coming', effectiveAt, endsAt: null });
    expect(await pageOf(coming?.version)).toMatchObject({
      body: [{ text: 'nadchodząca' }],
      version: coming?.version,
      effectiveAt,
    });

    // It applies from its very moment, also before the worker records it.
    shop.setNow(new Date(Date.parse(effectiveAt) - 1));
    const before = await pageOf();
    expect(before.body).not.toMatchObject([{ text: 'nadchodząca' }]);
    shop.setNow(new Date(effectiveAt));
    expect(await pageOf()).toMatchObject({ version: coming?.version, body: [{ text: 'nadchodząca' }] });
    expect(await pageOf(before.version)).toMatchObject({ body: before.body, version: before.version });
    const states = (await pageOf()).versions?.map(({ state }) => state);
    expect(states?.filter((state) => state === 'current')).toHaveLength(1);
    shop.setNow(null);
    await change(id, { action: 'withdraw' });
    expect(await listed()).toBeUndefined();
    expect((await readPage('2019-01-01')).statusCode).toBe(404);
    expect((await readPage(before.version, 'faq')).statusCode).toBe(404);
    expect((await readPage('jutro')).statusCode).toBe(422);
  });

  test('every legal page has its full text and an earlier version, whose text stays readable', async () => {
    const list = (await shop.call('GET', '/api/cms-pages?kind=legal&perPage=50')).json().data.cmsPages;
    expect(list).toHaveLength(6);
    for (const { slug } of list as { slug: string }[]) {
      const { versions } = (await shop.call('GET', `/api/cms-pages/${slug}`)).json().data.cmsPage;
      const earliest = versions.at(-1);
      expect(earliest).toMatchObject({ state: 'earlier', endsAt: versions.at(-2).effectiveAt });
      const old = await shop.call('GET', `/api/cms-pages/${slug}?version=${earliest.version}`);
      expect(old.json().data.cmsPage.body.length).toBeGreaterThan(0);
    }
    const salons = (await shop.call('GET', '/api/cms-pages/salon-regulations')).json().data.cmsPage;
    expect(salons.version).toBe('2020-09-23');
  });

  test('a change of its versions renders its page again', async () => {
    const { db } = shop.database;
    const { id } = await draft('zmiana strony');
    await sql`delete from page_changes`.execute(db);
    await change(id, { action: 'publish' });
    const changed = await sql<{ key: string }>`select distinct key from page_changes order by 1`.execute(db);
    expect(changed.rows.map(({ key }) => key)).toEqual([`cms-page:${await pageId()}`, 'cms-pages']);
    await change(id, { action: 'withdraw' });
  });

  test('one that was withdrawn never holds; the database keeps the seven days', async () => {
    const { id } = await draft('nigdy');
    await change(id, { action: 'publish' });
    expect((await change(id, { action: 'withdraw' })).json().data.legalDocument.status).toBe('withdrawn');
    const { db } = shop.database;
    // After its seven days, and before the demo's coming text takes effect.
    expect(await applyLegalDocuments(db, new Date(Date.now() + 10 * day))).toBe(0);
    const other = await draft('za szybko');
    await expect(
      sql`update legal_documents set status = 'published', published_at = now(), effective_at = now()
        where id = ${other.id}`.execute(db),
    ).rejects.toMatchObject({ constraint: 'legal_documents_seven_days' });
    await expect(sql`delete from legal_documents`.execute(db)).rejects.toThrow('legal documents stay');
  });

  test('seven days end at the same time of the day, also when the clocks change in between', async () => {
    const { id } = await draft('jesień');
    shop.setNow(new Date('2026-10-22T12:00:00+02:00'));
    const made = await change(id, { action: 'publish' });
    shop.setNow(null);
    expect(made.json().data.legalDocument.effectiveAt).toBe('2026-10-29T11:00:00.000Z');
  });

  test('one whose seven days are over is not withdrawn, also before the worker lets it hold', async () => {
    const { id } = await draft('już obowiązuje');
    const { effectiveAt } = (await change(id, { action: 'publish' })).json().data.legalDocument;
    shop.setNow(new Date(effectiveAt));
    const late = await change(id, { action: 'withdraw' });
    shop.setNow(null);
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'record_closed']);
  });

  test('only of legal pages; a legal page is not edited around it', async () => {
    const found = await sql<{ id: string }>`select id::text from cms_pages where code = 'about'`.execute(
      shop.database.db,
    );
    const wrong = await admin('POST', '/legal-documents', { cmsPageId: found.rows[0]?.id, body: body('x') });
    expect(Object.keys(wrong.json().error.fields)).toEqual(['cmsPageId']);
    expect((await admin('PUT', `/cms-pages/${await pageId()}`, { body: body('x') })).statusCode).toBe(404);
  });
});
