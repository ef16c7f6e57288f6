/** Versions of what staff write of an article. Source: docs/decisions/0211. */
import { type StaffArticleContent, staffArticleContent } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import type { RecordWriting } from '../../people/staff';

export interface VersionWriting {
  articleId: string;
  content: StaffArticleContent;
  actorId: string | null;
  now: Date;
  /** Null: it is not public. */
  publishedAt: Date | string | null;
}

/** What a version holds, of a stored article. */
export const contentOf = (record: Record<string, unknown>): StaffArticleContent =>
  staffArticleContent.parse(
    Object.fromEntries(Object.keys(staffArticleContent.shape).map((field) => [field, record[field]])),
  );

/** Adds the next version. @returns its number */
export async function addArticleVersion(
  trx: Trx,
  { articleId, content, actorId, now, publishedAt }: VersionWriting,
): Promise<number> {
  const added = await sql<{ number: number }>`insert into article_versions
      (article_id, number, content, created_at, created_by, published_at)
    select ${articleId}, coalesce(max(v.number), 0) + 1, ${JSON.stringify(content)}::jsonb, ${now}, ${actorId}::uuid,
      ${publishedAt}::timestamptz
    from article_versions v where v.article_id = ${articleId} returning number`.execute(trx);
  const [row] = added.rows;
  if (!row) throw new Error('Failed to add a version: the database returned no row. Look at article_versions.');
  return row.number;
}

/** Stores what is public as the first version of an article that has none: it was there before versions were. */
export async function keepFirstVersion(
  trx: Trx,
  { id: articleId, record, now }: { id: string; record: Record<string, unknown>; now: Date },
): Promise<void> {
  const known = await sql`select 1 from article_versions where article_id = ${articleId} limit 1`.execute(trx);
  if (known.rows.length > 0) return;
  const since = typeof record.publishedAt === 'string' ? record.publishedAt : null;
  const publishedAt = record.enabled === true ? since : null;
  await addArticleVersion(trx, { articleId, content: contentOf(record), actorId: null, now, publishedAt });
}

/** An article that was written as it is public, by another program, has that as a version too. */
export async function keepArticleVersion(trx: Trx, { id, before, after, actorId, now }: RecordWriting): Promise<void> {
  if (before) await keepFirstVersion(trx, { id, record: before, now });
  const content = contentOf(after);
  if (before && JSON.stringify(contentOf(before)) === JSON.stringify(content)) return;
  const publishedAt = after.enabled === true ? now : null;
  await addArticleVersion(trx, { articleId: id, content, actorId, now, publishedAt });
}
