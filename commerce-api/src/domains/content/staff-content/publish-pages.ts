/** Drafts become what visitors see: at once, or at their time by the worker. Source: docs/decisions/0212. */
import type { StaffPageDraft, staffPagePublication } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { z } from 'zod';
import { ApiError, invalidFields } from '../../../platform/api-error';
import { type Db, inTransaction, type Trx } from '../../../platform/database';
import { changeRecord, explainerOf } from '../../people/staff';
import { pageKind } from './content-kinds';
import { lockDraft, selectDraft } from './page-drafts';

export interface Publication extends z.output<typeof staffPagePublication> {
  editor: string;
  now: Date;
}

/**
 * Publishes a page's draft or plans it; a page without a draft, such as one that was withdrawn, is shown again as it is.
 * @throws 404, 409 page_changed, 422
 */
export async function publishPage(trx: Trx, pageId: string, publication: Publication): Promise<StaffPageDraft> {
  const { version, when, publishAt, editor, now } = publication;
  const draft = await lockDraft(trx, pageId, version);
  if (when === 'now') {
    await publishDraft(trx, pageId, { draft, editor, now });
    return selectDraft(trx, pageId);
  }
  const at = when === 'later' ? plannedTime(publishAt, draft, now) : null;
  await sql`update cms_page_drafts set publish_at = ${at}, failure = null, edited_by = ${editor}, version = version + 1
    where cms_page_id = ${pageId}`.execute(trx);
  return selectDraft(trx, pageId);
}

function plannedTime(publishAt: string | undefined, draft: StaffPageDraft, now: Date): string {
  if (publishAt === undefined) throw invalidFields({ publishAt: ['required'] });
  if (Date.parse(publishAt) <= now.getTime()) throw invalidFields({ publishAt: ['time_passed'] });
  if (!draft.content) throw invalidFields({ when: ['no_draft'] });
  return publishAt;
}

interface Published {
  draft: Pick<StaffPageDraft, 'content'>;
  editor: string | null;
  now: Date;
}

async function publishDraft(trx: Trx, pageId: string, { draft, editor, now }: Published): Promise<void> {
  const values = { ...draft.content, enabled: true };
  await changeRecord(trx, pageKind, { id: pageId, values, editor, now });
  await sql`update cms_pages set updated_at = ${now} where id = ${pageId}`.execute(trx);
  await sql`update cms_page_drafts set content = null, publish_at = null, failure = null, version = version + 1
    where cms_page_id = ${pageId}`.execute(trx);
}

/**
 * Publishes the drafts whose time has come, each in a transaction of its own; one that cannot be published, as when its
 * address is another page's meanwhile, stays a draft with the reason. For the worker.
 * @returns how many were published
 */
export async function publishDuePages(db: Db, now = new Date()): Promise<number> {
  const due = await sql<{ id: string }>`select cms_page_id::text as id from cms_page_drafts
    where publish_at <= ${now} order by publish_at`.execute(db);
  let count = 0;
  for (const { id } of due.rows) {
    try {
      if (await inTransaction(db, (trx) => publishDue(trx, id, now))) count += 1;
    } catch (error) {
      await noteFailure(db, id, await refusalOf(error));
    }
  }
  return count;
}

/** False for one that another worker has, or that is not due any more. */
async function publishDue(trx: Trx, pageId: string, now: Date): Promise<boolean> {
  const locked = await sql`select from cms_pages where id = ${pageId} for update skip locked`.execute(trx);
  if (locked.rows.length === 0) return false;
  const found = await sql<{ content: StaffPageDraft['content']; editor: string | null }>`
    select content, edited_by as editor from cms_page_drafts
    where cms_page_id = ${pageId} and publish_at <= ${now}`.execute(trx);
  const draft = found.rows[0];
  if (!draft) return false;
  await publishDraft(trx, pageId, { draft, editor: draft.editor, now });
  return true;
}

/** @throws what is no refusal of the draft */
async function refusalOf(error: unknown): Promise<string> {
  const explained: unknown = await explainerOf(pageKind)(error).catch((refusal: unknown) => refusal);
  if (explained instanceof ApiError && explained.status < 500) return explained.code;
  throw explained;
}

async function noteFailure(db: Db, pageId: string, failure: string): Promise<void> {
  await sql`update cms_page_drafts set publish_at = null, failure = ${failure}, version = version + 1
    where cms_page_id = ${pageId}`.execute(db);
}
