import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';

/**
 * POST /articles/{id}/rating, once a visitor.
 * @returns the article's mean with two decimals and how many ratings it has
 * @throws HttpError 409 `already_rated`, 429, 404
 */
export async function rateArticle(
  http: HttpClient,
  id: string,
  rating: number,
  idempotencyKey?: string,
): Promise<{ rating: number; ratingsCount: number }> {
  const sending = { params: { id }, body: { rating }, needsVisitor: true };
  const answer = await callApi(
    http,
    'POST /articles/{id}/rating',
    idempotencyKey === undefined ? sending : { ...sending, idempotencyKey },
  );
  return answer.data.article;
}
