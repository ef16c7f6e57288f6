import type { LegalDocument, legalDocumentChange, legalDocumentInput } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { z } from 'zod';
import { invalidFields, notFound } from '../../../platform/api-error';
import { type Db, inTransaction, type Trx } from '../../../platform/database';
import { sortedBy } from '../../../platform/pagination';
import { contentError } from '../errors';

const columns = sql`d.id, d.cms_page_id::text as "cmsPageId", d.status, d.body, d.summary, d.created_at as "createdAt",
  d.published_at as "publishedAt", d.effective_at as "effectiveAt", d.version`;

const ORDERS = { createdAt: sql`d.created_at`, effectiveAt: sql`d.effective_at` };

export async function selectLegalDocuments(
  trx: Trx,
  filter: { cmsPageId?: string | undefined; sort?: string | undefined; limit: number; offset: number },
) {
  const matching = sql`(${filter.cmsPageId ?? null}::bigint is null or d.cms_page_id = ${filter.cmsPageId ?? null})`;
  const found = await sql<LegalDocument>`select ${columns} from legal_documents d where ${matching}
    order by ${sortedBy(filter.sort, ORDERS)} d.created_at desc, d.id limit ${filter.limit} offset ${filter.offset}`.execute(
    trx,
  );
  const counted = await sql<{ total: number }>`select count(*)::int as total from legal_documents d
    where ${matching}`.execute(trx);
  return { legalDocuments: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** @throws 422 when the page is no legal one */
export async function draftLegalDocument(
  trx: Trx,
  { cmsPageId, body, summary }: z.output<typeof legalDocumentInput>,
): Promise<LegalDocument> {
  const made = await sql<LegalDocument>`insert into legal_documents as d (cms_page_id, body, summary)
    select g.id, ${JSON.stringify(body)}::jsonb, ${summary && JSON.stringify(summary)}::jsonb from cms_pages g where g.id = ${cmsPageId} and g.kind = 'legal'
    returning ${columns}`.execute(trx);
  if (!made.rows[0]) throw invalidFields({ cmsPageId: ['not_allowed'] });
  return made.rows[0];
}

/**
 * Edits a draft, publishes it, or withdraws a text that is not in effect yet.
 * @throws 404, 409 document_changed, 409 record_closed for a text that was published or withdrawn, 422 for a time within the next seven days
 */
export async function changeLegalDocument(
  trx: Trx,
  id: string,
  { version, body, summary, action, effectiveAt }: z.output<typeof legalDocumentChange>,
  now: Date,
): Promise<{ before: LegalDocument; after: LegalDocument }> {
  const before = await lockDocument(trx, id);
  const isDraft = before.status === 'draft';
  // A text that takes effect is valid also in the moments before the worker records it.
  const isAhead = before.status === 'published' && before.effectiveAt !== null && new Date(before.effectiveAt) > now;
  const isOpen = isDraft || (action === 'withdraw' && isAhead);
  if (!isOpen) throw contentError('409 record_closed');
  if (version !== undefined && version !== before.version) throw contentError('409 document_changed');
  await sql`update legal_documents set version = version + 1 where id = ${id}`.execute(trx);
  if (body) await sql`update legal_documents set body = ${JSON.stringify(body)}::jsonb where id = ${id}`.execute(trx);
  if (summary !== undefined) {
    await sql`update legal_documents set summary = ${summary && JSON.stringify(summary)}::jsonb
      where id = ${id}`.execute(trx);
  }
  if (action === 'publish') {
    const published = await sql`update legal_documents set status = 'published', published_at = ${now}::timestamptz,
      effective_at = coalesce(${effectiveAt ?? null}::timestamptz, ${earliest(now)})
      where id = ${id} and coalesce(${effectiveAt ?? null}::timestamptz >= ${earliest(now)}, true)
      returning id`.execute(trx);
    if (published.rows.length === 0) throw invalidFields({ effectiveAt: ['seven_days'] });
  }
  if (action === 'withdraw') {
    await sql`update legal_documents set status = 'withdrawn' where id = ${id}`.execute(trx);
  }
  return { before, after: await lockDocument(trx, id) };
}

/** When a text that is published now may take effect. */
const earliest = (now: Date) =>
  sql`(${now}::timestamptz at time zone 'Europe/Warsaw' + interval '7 days') at time zone 'Europe/Warsaw'`;

async function lockDocument(trx: Trx, id: string): Promise<LegalDocument> {
  const found =
    await sql<LegalDocument>`select ${columns} from legal_documents d where d.id = ${id} for update`.execute(trx);
  const document = found.rows[0];
  if (!document) throw notFound();
  return document;
}

/**
 * Puts published legal texts into effect after their seven days, the earlier first. Each once, also with several
 * workers. For the worker.
 */
export async function applyLegalDocuments(db: Db, now = new Date()): Promise<number> {
  return inTransaction(db, async (trx) => {
    const due = await sql<{ id: string }>`select id from legal_documents
      where status = 'published' and effective_at <= ${now} order by effective_at, id for update skip locked`.execute(
      trx,
    );
    for (const { id } of due.rows) {
      await sql`update cms_pages g set body = d.body, effective_at = d.effective_at, updated_at = ${now}
        from legal_documents d where d.id = ${id} and g.id = d.cms_page_id
          and (g.effective_at is null or g.effective_at <= d.effective_at)`.execute(trx);
      await sql`update legal_documents set status = 'inEffect' where id = ${id}`.execute(trx);
    }
    return due.rows.length;
  });
}
