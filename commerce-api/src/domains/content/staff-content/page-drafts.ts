/** Drafts of pages, and their former states. Source: docs/decisions/0212. */
import type { StaffPageContent, StaffPageDraft, StaffPageVersion } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { contentError } from '../errors';
import { personName } from '../person-name';
import { pageKind } from './content-kinds';

/** @throws 404 for an unknown page and for a legal one */
export async function selectDraft(trx: Trx, pageId: string): Promise<StaffPageDraft> {
  const found =
    await sql<StaffPageDraft>`select coalesce(e.version, 0) as version, e.content, e.edited_at as "editedAt",
      ${personName} as "editedBy", e.publish_at as "publishAt", e.failure
    from cms_pages g left join cms_page_drafts e on e.cms_page_id = g.id left join users u on u.id = e.edited_by
    where g.id = ${pageId} and g.kind <> 'legal'`.execute(trx);
  const draft = found.rows[0];
  if (!draft) throw notFound();
  return draft;
}

/** The draft with its page locked. @throws 404; 409 page_changed where it is not the version that was edited */
export async function lockDraft(trx: Trx, pageId: string, version: number): Promise<StaffPageDraft> {
  await sql`select from cms_pages where id = ${pageId} for update`.execute(trx);
  const draft = await selectDraft(trx, pageId);
  if (draft.version !== version) {
    throw contentError('409 page_changed', { details: { version: draft.version, editedBy: draft.editedBy } });
  }
  return draft;
}

export interface DraftChange {
  version: number;
  /** Null: the draft is thrown away. */
  content: StaffPageContent | null;
  editor: string;
  now: Date;
}

/** Stores a draft instead of the former one, or none. @throws 404, 409 page_changed, 422 */
export async function saveDraft(trx: Trx, pageId: string, change: DraftChange): Promise<StaffPageDraft> {
  const { version, content, editor, now } = change;
  const before = await lockDraft(trx, pageId, version);
  if (content) {
    const page = await sql<{ code: string; slugs: unknown }>`select code, slugs from cms_pages
      where id = ${pageId}`.execute(trx);
    pageKind.check?.({ before: { ...page.rows[0] }, values: content, now });
  }
  const stored = content && JSON.stringify(content);
  // A draft that is thrown away is not published any more.
  const publishAt = content ? before.publishAt : null;
  await sql`insert into cms_page_drafts as e (cms_page_id, content, edited_by, edited_at, publish_at)
    values (${pageId}, ${stored}::jsonb, ${editor}, ${now}, ${publishAt})
    on conflict (cms_page_id) do update set content = excluded.content, edited_by = excluded.edited_by,
      edited_at = excluded.edited_at, publish_at = excluded.publish_at, failure = null,
      version = e.version + 1`.execute(trx);
  return selectDraft(trx, pageId);
}

/** Enough to go back to; older ones stay in the database. */
const MOST_VERSIONS = 100;

/** Published states, the newest first. @throws 404 */
export async function selectVersions(trx: Trx, pageId: string): Promise<StaffPageVersion[]> {
  await selectDraft(trx, pageId);
  const found = await sql<StaffPageVersion>`select v.number, v.enabled, v.content, v.created_at as "createdAt",
      ${personName} as "createdBy"
    from cms_page_versions v left join users u on u.id = v.created_by where v.cms_page_id = ${pageId}
    order by v.number desc limit ${MOST_VERSIONS}`.execute(trx);
  return found.rows;
}
