import type { Article, OfferSummary } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** What a call to action shows of an offer; its price stands on its own page. */
export type RunningOffer = Pick<OfferSummary, 'name' | 'slug' | 'lead' | 'variant' | 'validTo'>;

/** GET /offers: the first that can be bought now and fits the article's visitors; null when there is none. */
export function runningOfferQuery(http: HttpClient, gender: Article['gender']) {
  return queryOptions({
    queryKey: ['running-offer', gender],
    queryFn: async (): Promise<RunningOffer | null> => {
      const query = { perPage: 1, gender: gender === 'all' ? undefined : gender };
      const [offer] = (await callApi(http, 'GET /offers', { query })).data.offers;
      if (!offer) return null;
      const { name, slug, lead, variant, validTo } = offer;
      return { name, slug, lead, variant, validTo };
    },
  });
}
