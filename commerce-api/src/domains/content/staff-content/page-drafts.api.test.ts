/** A page is prepared, previewed by nobody but staff, published at once or at a time, and its former states are there. */
import type { StaffPageDraft, StaffPageVersion } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { expectRefusal } from '../../../testing/errors/refusals';
import { logInAll, type Person, type Role } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { publishDuePages } from './publish-pages';

let shop: TestApp;
let people: Record<Role, Person>;
beforeAll(async () => {
  shop = await createTestApp();
  people = await logInAll(shop);
});
afterAll(() => shop.close());
afterEach(() => shop.setNow(null));

const admin = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  shop.call(method, `/api/admin/cms-pages${path}`, { headers: people.admin.headers, body });
const meta = { title: 'Wiosna', description: 'Oferta wiosenna', keywords: '', canonical: null };
const quote = (text: string) => [{ kind: 'quote', text, author: 'Zespół Aksamit', role: null }];
const contentOf = (slug: string, text: string) => ({
  title: { pl: `Wiosna ${text}`, en: `Spring ${text}` },
  slugs: { pl: `lp/${slug}`, en: `lp/${slug}-en` },
  lead: { pl: '', en: '' },
  sections: { pl: quote(text), en: quote(text) },
  meta: { pl: meta, en: meta },
});

async function addPage(slug: string): Promise<string> {
  const body = { code: slug, kind: 'campaign', enabled: false, ...contentOf(slug, 'pierwsza') };
  const made = await admin('POST', '', body);
  expect(made.statusCode).toBe(201);
  return made.json().data.cmsPage.id;
}
const draftOf = async (id: string): Promise<StaffPageDraft> =>
  (await admin('GET', `/${id}/draft`)).json().data.pageDraft;
const save = (id: string, version: number, content: object | null) =>
  admin('PUT', `/${id}/draft`, { version, content });
const versionsOf = async (id: string): Promise<StaffPageVersion[]> =>
  (await admin('GET', `/${id}/versions`)).json().data.versions;
const seen = (slug: string) => shop.call('GET', `/api/cms-pages/lp/${slug}`);

test('a landing page is drafted, published, changed, and its former states name who made them', async () => {
  const id = await addPage('wiosna');
  expect((await seen('wiosna')).statusCode).toBe(404);
  const { version } = await draftOf(id);
  const saved = (await save(id, version, contentOf('wiosna', 'druga'))).json().data.pageDraft;
  expect(saved).toMatchObject({ version: version + 1, content: { title: { pl: 'Wiosna druga' } } });
  expect((await seen('wiosna')).statusCode).toBe(404);

  await sql`truncate page_changes`.execute(shop.database.db);
  const published = await admin('PUT', `/${id}/publication`, { version: saved.version, when: 'now' });
  expect(published.json().data.pageDraft).toMatchObject({ content: null, publishAt: null });
  expect((await seen('wiosna')).json().data.cmsPage).toMatchObject({ title: 'Wiosna druga' });
  const changes = await sql<{ key: string }>`select key from page_changes`.execute(shop.database.db);
  expect(changes.rows.map(({ key }) => key)).toContain(`cms-page:${id}`);

  const versions = await versionsOf(id);
  expect(versions.map(({ number, enabled, content }) => [number, enabled, content.title.pl])).toEqual([
    [2, true, 'Wiosna druga'],
    [1, false, 'Wiosna pierwsza'],
  ]);
  expect(versions[0]?.createdBy).toEqual(expect.any(String));
  const listed = (await admin('GET', '?q=wiosna')).json().data.cmsPages[0];
  expect(listed).toMatchObject({ hasDraft: false, changedBy: versions[0]?.createdBy });
});

test('of two people who edit one page the later is refused, also after a change of the page itself', async () => {
  const id = await addPage('lato');
  const { version } = await draftOf(id);
  expect((await save(id, version, contentOf('lato', 'Ewy'))).statusCode).toBe(200);
  const late = await save(id, version, contentOf('lato', 'Jana'));
  expect(late.json().error.details).toMatchObject({ version: version + 1, editedBy: expect.any(String) });
  const { version: current } = await draftOf(id);
  await admin('PUT', `/${id}`, { enabled: true });
  const { headers } = people.admin;
  await expectRefusal(shop, 'PUT /admin/cms-pages/{id}/publication 409 page_changed', {
    method: 'PUT',
    url: `/api/admin/cms-pages/${id}/publication`,
    headers,
    body: { version: current, when: 'now' },
  });
  await expectRefusal(shop, 'PUT /admin/cms-pages/{id}/draft 409 page_changed', {
    method: 'PUT',
    url: `/api/admin/cms-pages/${id}/draft`,
    headers,
    body: { version: current, content: null },
  });
});

test('a draft is published at its time, once, by the person who planned it', async () => {
  const id = await addPage('jesien');
  const { version } = await draftOf(id);
  const saved = (await save(id, version, contentOf('jesien', 'druga'))).json().data.pageDraft;
  const plan = (publishAt: string) =>
    admin('PUT', `/${id}/publication`, { version: saved.version, when: 'later', publishAt });
  expect((await plan('2020-01-01T10:00:00+01:00')).statusCode).toBe(422);
  const publishAt = '2099-03-01T06:00:00.000Z';
  expect((await plan(publishAt)).json().data.pageDraft).toMatchObject({ content: expect.any(Object) });
  const { db } = shop.database;
  expect(await publishDuePages(db, new Date('2099-03-01T05:59:59.000Z'))).toBe(0);
  expect((await seen('jesien')).statusCode).toBe(404);
  const due = new Date(publishAt);
  const counts = await Promise.all([publishDuePages(db, due), publishDuePages(db, due)]);
  expect(counts.toSorted()).toEqual([0, 1]);
  expect((await seen('jesien')).json().data.cmsPage.title).toBe('Wiosna druga');
  expect((await versionsOf(id))[0]?.createdBy).toEqual(expect.any(String));
});

test('a planned draft whose address was taken stays a draft with the reason; a plan is taken back', async () => {
  const id = await addPage('zima');
  const { version } = await draftOf(id);
  const saved = (await save(id, version, contentOf('zima-nowa', 'druga'))).json().data.pageDraft;
  const publishAt = '2099-03-01T06:00:00.000Z';
  const body = { version: saved.version, when: 'later', publishAt };
  const planned = (await admin('PUT', `/${id}/publication`, body)).json().data.pageDraft;
  await addPage('zima-nowa');
  expect(await publishDuePages(shop.database.db, new Date(publishAt))).toBe(0);
  const failed = await draftOf(id);
  expect(failed).toMatchObject({ publishAt: null, failure: 'validation_failed', content: expect.any(Object) });
  expect(failed.version).toBe(planned.version + 1);
  const thrownAway = await save(id, failed.version, null);
  expect(thrownAway.json().data.pageDraft).toMatchObject({ content: null, failure: null });
  const nothing = { version: failed.version + 1, when: 'later', publishAt };
  expect((await admin('PUT', `/${id}/publication`, nothing)).statusCode).toBe(422);
});

test('legal pages have no drafts; an unknown fact is refused in a draft too', async () => {
  const legal = await sql<{ id: string }>`select id::text as id from cms_pages where kind = 'legal' limit 1`.execute(
    shop.database.db,
  );
  expect((await admin('GET', `/${legal.rows[0]?.id}/draft`)).statusCode).toBe(404);
  const id = await addPage('fakt');
  const { version } = await draftOf(id);
  expect((await save(id, version, contentOf('fakt', '{neverHeard}'))).statusCode).toBe(422);
});
