/** The latest version of an article with what is public of it, and the list of its versions. */
import type { ArticleState, ArticleVersion, StaffArticleContent, StaffArticleText } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { localePaths } from '../../../platform/page-address';
import { sortedBy } from '../../../platform/pagination';
import { findRecord, lockRecord } from '../../people/staff';
import { articleKind } from './blog-kinds';
import { contentOf } from './keep-article-version';

export type StoredVersion = ArticleVersion & { content: StaffArticleContent };

export interface StoredArticle {
  id: string;
  code: string;
  enabled: boolean;
  state: ArticleState;
  categoryId: string;
  publishedAt: string;
  editedAt: string | null;
  slugs: { pl: string; en: string };
  [field: string]: unknown;
}

const columns = sql`v.number, v.content -> 'title' as title, v.created_at as "createdAt",
  case when u.id is not null then json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) end as "createdBy",
  v.publish_at as "publishAt", v.published_at as "publishedAt"`;

/** The article, locked where it will be written. @throws 404 */
export async function requireArticle(trx: Trx, id: string, use: 'read' | 'write'): Promise<StoredArticle> {
  const found = await (use === 'write' ? lockRecord : findRecord)(trx, articleKind, id);
  if (!found) throw notFound();
  // Its fields are those of the kind, which the engine knows by name alone.
  return found as StoredArticle;
}

/** The latest version; of an article without any, what is public as its first. */
export async function latestVersion(trx: Trx, article: StoredArticle): Promise<StoredVersion> {
  const found = await sql<StoredVersion>`select ${columns}, v.content from article_versions v
    left join users u on u.id = v.created_by where v.article_id = ${article.id} order by v.number desc limit 1`.execute(
    trx,
  );
  return completed(found.rows[0]) ?? firstOf(article);
}

/** Versions that were stored before articles named promo bars name none. */
const completed = (version: StoredVersion | undefined): StoredVersion | undefined =>
  version && { ...version, content: { ...{ promoBarId: null }, ...version.content } };

/** @throws 404 for a number that the article does not have */
export async function requireVersion(trx: Trx, article: StoredArticle, number: number): Promise<StoredVersion> {
  const found = await sql<StoredVersion>`select ${columns}, v.content from article_versions v
    left join users u on u.id = v.created_by where v.article_id = ${article.id} and v.number = ${number}`.execute(trx);
  const version = completed(found.rows[0]) ?? firstOf(article);
  if (version.number !== number) throw notFound();
  return version;
}

const ORDERS = { number: sql`v.number`, createdAt: sql`v.created_at` };

/** Versions, the newest first. @throws 422 for an unknown order */
export async function selectVersions(
  trx: Trx,
  article: StoredArticle,
  page: { sort?: string | undefined; limit: number; offset: number },
): Promise<{ articleVersions: ArticleVersion[]; total: number }> {
  const found = await sql<ArticleVersion & { total: number }>`select ${columns}, count(*) over ()::int as total
    from article_versions v left join users u on u.id = v.created_by
    where v.article_id = ${article.id} 
    order by ${sortedBy(page.sort, ORDERS)} v.number desc limit ${page.limit} offset ${page.offset}`.execute(trx);
  const [first] = found.rows;
  if (!first) {
    const { content: _content, ...version } = firstOf(article);
    return page.offset === 0 ? { articleVersions: [version], total: 1 } : { articleVersions: [], total: 1 };
  }
  return { articleVersions: found.rows.map(({ total: _total, ...version }) => version), total: first.total };
}

function firstOf(article: StoredArticle): StoredVersion {
  const content = contentOf(article);
  return {
    number: 1,
    title: content.title,
    createdAt: article.editedAt ?? article.publishedAt,
    createdBy: null,
    publishAt: null,
    publishedAt: article.enabled ? article.publishedAt : null,
    content,
  };
}

/** The article as its editor shows it. */
export async function articleTextOf(trx: Trx, article: StoredArticle): Promise<StaffArticleText> {
  const { content, ...version } = await latestVersion(trx, article);
  const planned = await sql<{ number: number; publishAt: string }>`select number, publish_at as "publishAt"
    from article_versions where article_id = ${article.id} and publish_at is not null`.execute(trx);
  const category = await sql<{ slugs: { pl: string; en: string } }>`select slugs from article_categories
    where id = ${article.categoryId}`.execute(trx);
  const { slugs } = category.rows[0] ?? { slugs: article.slugs };
  const isShown = article.state === 'published' || (article.enabled && article.state === 'planned');
  return {
    id: article.id,
    code: article.code,
    state: article.state,
    version,
    content,
    hasChanges: JSON.stringify(sortedKeys(content)) !== JSON.stringify(sortedKeys(contentOf(article))),
    plan: planned.rows[0] ?? null,
    publishedAt: isShown ? article.publishedAt : null,
    href: localePaths('content/article', (locale) => ({
      categorySlug: slugs[locale],
      slug: article.slugs[locale],
    })),
  };
}

/** The database returns the keys of its JSON in an order of its own. */
function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortedKeys(inner)]));
}
