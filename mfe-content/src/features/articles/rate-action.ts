import { isHttpError } from '@aksamit/module-sdk/http';
import type { ActionInput, PageAction } from '@aksamit/module-sdk/lifecycle';
import { pagePath } from '@aksamit/module-sdk/router';
import { articleQuery } from './api/get-article';
import { rateArticle } from './api/rate-article';
import type { SentRating } from './components/article-rating';

/** Query of the article's address with what came of a rating sent without scripts. */
export const SENT_RATING = 'rated';

/** Result of a sent rating as the address holds it; nothing for anything else. */
export function sentRatingOf(value: string | null | undefined): SentRating | undefined {
  if (value === 'already' || value === 'failed') return value;
  return ratingOf(value) ?? undefined;
}

function ratingOf(value: string | null | undefined): 1 | 2 | 3 | 4 | 5 | null {
  return value && /^[1-5]$/.test(value) ? (Number(value) as 1 | 2 | 3 | 4 | 5) : null;
}

/**
 * Action of an article's rating without scripts. Field: `rating`. The article's address names the result, so that its
 * page stays the cached one.
 */
export const rateAction: PageAction = async (input) => {
  const { context, form, http, queryClient } = input;
  const rating = ratingOf(form.get('rating'));
  if (rating === null) return { status: 422 };
  const found = await queryClient.fetchQuery(articleQuery(http, context.params.slug ?? ''));
  if (!found) return { redirect: pagePath(context.sitemap, { ...context, page: 'content/blog' }) ?? '/', status: 303 };
  const path = `${context.basePath}${found.href[context.locale]}`;
  return { redirect: `${path}?${SENT_RATING}=${await send(http, found.id, rating)}#article-rating`, status: 303 };
};

async function send(http: ActionInput['http'], id: string, rating: 1 | 2 | 3 | 4 | 5): Promise<SentRating> {
  try {
    await rateArticle(http, id, rating);
    return rating;
  } catch (error) {
    return isHttpError(error) && error.status === 409 ? 'already' : 'failed';
  }
}
