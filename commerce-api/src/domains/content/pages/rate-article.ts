import { sql } from 'kysely';
import { notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { contentError } from '../errors';

/**
 * Counts a visitor's rating of a published article; the second one of a visitor is refused, also when both come at
 * once: the row's key decides, and a trigger adds to the article's sum. Source: calls.md, "once a visitor".
 * @returns the article's rating (two decimals) and how many there are
 * @throws 404 for an article that is not published, 404 visitor_not_found, 409 already_rated
 */
export async function rateArticle(
  trx: Trx,
  input: { articleId: string; visitorUniqueId: string; rating: number; now: Date },
): Promise<{ id: string; rating: number; ratingsCount: number }> {
  const article = await sql`select from articles where id = ${input.articleId} and enabled
    and published_at <= ${input.now}`.execute(trx);
  if (article.rows.length === 0) throw notFound();
  const visitor = await sql<{ id: string }>`select id from visitors
    where unique_id = ${input.visitorUniqueId}`.execute(trx);
  const visitorId = visitor.rows[0]?.id;
  if (!visitorId) throw contentError('404 visitor_not_found');
  const inserted = await sql`insert into article_ratings (article_id, visitor_id, rating)
    values (${input.articleId}, ${visitorId}, ${input.rating}) on conflict do nothing returning rating`.execute(trx);
  if (inserted.rows.length === 0) throw contentError('409 already_rated');
  const rated = await sql<{ sum: number; count: number }>`select rating_sum as sum, ratings_count as count
    from articles where id = ${input.articleId}`.execute(trx);
  const { sum = input.rating, count = 1 } = rated.rows[0] ?? {};
  return { id: input.articleId, rating: Math.round((sum / count) * 100) / 100, ratingsCount: count };
}
