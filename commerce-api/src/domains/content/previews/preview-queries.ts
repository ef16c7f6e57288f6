/** Links to records as they would look. Source: docs/decisions/0211. */
import type { ContentPreviewLink, PreviewedKind } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';
import { hashToken, newToken } from '../../../platform/secret-token';

/** How long a link leads to its preview. */
const PREVIEW_HOURS = 24;

export interface StoredPreview {
  recordKind: PreviewedKind;
  recordId: string;
  content: Record<string, unknown>;
  expiresAt: string;
}

/** @returns the token, which is stored as its hash alone */
export async function addContentPreview(
  trx: Trx,
  { recordKind, recordId, content }: Omit<StoredPreview, 'expiresAt'>,
  { actorId, now }: { actorId: string; now: Date },
): Promise<ContentPreviewLink> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + PREVIEW_HOURS * 3_600_000).toISOString();
  await sql`insert into content_previews
      (token_hash, record_kind, record_id, content, created_by, created_at, expires_at)
    values (${hashToken(token)}, ${recordKind}, ${recordId}, ${JSON.stringify(content)}::jsonb, ${actorId}, ${now},
      ${expiresAt})`.execute(trx);
  return { token, expiresAt };
}

/** @returns null for an unknown token, and for one that has ended */
export async function findContentPreview(db: Db, token: string, now: Date): Promise<StoredPreview | null> {
  const found = await sql<StoredPreview>`select record_kind as "recordKind", record_id::text as "recordId", content,
      expires_at as "expiresAt"
    from content_previews where token_hash = ${hashToken(token)} and expires_at > ${now}`.execute(db);
  return found.rows[0] ?? null;
}

/** For the worker. @returns how many ended */
export async function purgeContentPreviews(db: Db, now = new Date()): Promise<number> {
  const gone = await sql`delete from content_previews where expires_at <= ${now}`.execute(db);
  return Number(gone.numAffectedRows ?? 0n);
}
