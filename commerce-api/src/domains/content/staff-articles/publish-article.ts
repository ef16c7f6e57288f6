/** Makes versions public, at once or when their time has come. Source: docs/decisions/0211. */
import { type ArticlePublication, publishableArticle } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { invalidFields } from '../../../platform/api-error';
import { type Db, inTransaction, type Trx } from '../../../platform/database';
import { updateRecord } from '../../people/staff';
import { requireArticle, requireVersion, type StoredArticle, type StoredVersion } from './article-text';
import { articleKind } from './blog-kinds';

/** @throws 422 with the fields that an unfinished text lacks */
export function requirePublishable({ content }: StoredVersion): void {
  const checked = publishableArticle.safeParse(content);
  if (checked.success) return;
  const fields = checked.error.issues.map(({ path }) => [`content.${path.join('.')}`, ['required']]);
  throw invalidFields(Object.fromEntries(fields));
}

/** The article becomes what the version holds. The day of its first publication stays. */
export async function publishVersion(
  trx: Trx,
  article: StoredArticle,
  { version, at }: { version: StoredVersion; at: Date | string },
): Promise<void> {
  const before = await sql`select 1 from article_versions where article_id = ${article.id}
    and published_at is not null limit 1`.execute(trx);
  const publishedAt = before.rows.length > 0 ? article.publishedAt : new Date(at).toISOString();
  await updateRecord(trx, articleKind, article.id, { ...version.content, enabled: true, publishedAt });
  await sql`update article_versions set publish_at = null, published_at = ${at}
    where article_id = ${article.id} and number = ${version.number}`.execute(trx);
  await cancelPlan(trx, article.id);
}

export async function cancelPlan(trx: Trx, articleId: string): Promise<void> {
  await sql`update article_versions set publish_at = null
    where article_id = ${articleId} and publish_at is not null`.execute(trx);
}

/** @throws 422 for a time that has passed, and for an unfinished text */
export async function changePublication(
  trx: Trx,
  article: StoredArticle,
  { version, change, now }: { version: StoredVersion; change: ArticlePublication; now: Date },
): Promise<void> {
  switch (change.action) {
    case 'publish':
      requirePublishable(version);
      return publishVersion(trx, article, { version, at: now });
    case 'plan':
      requirePublishable(version);
      if (Date.parse(change.publishAt) <= now.getTime()) throw invalidFields({ publishAt: ['time_passed'] });
      await cancelPlan(trx, article.id);
      await sql`update article_versions set publish_at = ${change.publishAt}, published_at = null
        where article_id = ${article.id} and number = ${version.number}`.execute(trx);
      return;
    case 'cancelPlan':
      return cancelPlan(trx, article.id);
    case 'withdraw':
      await cancelPlan(trx, article.id);
      await updateRecord(trx, articleKind, article.id, { enabled: false });
      return;
  }
}

/**
 * Publishes the versions whose time has come, each for itself: one that cannot be stored any more does not hold up the
 * others. For the worker; two of them share the work. @returns how many
 */
export async function publishPlannedArticles(db: Db, now = new Date()): Promise<number> {
  const due = await sql<{ articleId: string }>`select article_id::text as "articleId" from article_versions
    where publish_at <= ${now} order by publish_at`.execute(db);
  const failures: unknown[] = [];
  let published = 0;
  for (const { articleId } of due.rows) {
    try {
      published += await inTransaction(db, (trx) => publishPlanOf(trx, articleId, now));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'Failed to publish planned articles. Look at their texts.');
  return published;
}

async function publishPlanOf(trx: Trx, articleId: string, now: Date): Promise<number> {
  const article = await requireArticle(trx, articleId, 'write');
  const found = await sql<{ number: number; publishAt: string }>`select number, publish_at as "publishAt"
    from article_versions where article_id = ${articleId} and publish_at <= ${now}`.execute(trx);
  const [plan] = found.rows;
  // Another worker published it, or somebody took it back.
  if (!plan) return 0;
  await publishVersion(trx, article, {
    version: await requireVersion(trx, article, plan.number),
    at: plan.publishAt,
  });
  return 1;
}
