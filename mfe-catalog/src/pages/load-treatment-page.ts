import type { PageLoader } from '@aksamit/module-sdk/lifecycle';
import { treatmentKindQuery } from '../features/treatment-pages/api/list-kind';
import { kindOffersQuery } from '../features/treatment-pages/api/list-kind-offers';
import type { KindPage } from '../features/treatment-pages/treatment-pages';
import { freshUntil, productKeys } from '../page-cache/cached-products';

/**
 * A page of a kind of treatment: two calls, and one of the fragment with its articles. It stands without offers and articles; a
 * failure leaves them out.
 */
export function treatmentPageLoader({ category, texts: ofPage }: KindPage): PageLoader {
  return async ({ context, http, queryClient, setHead }) => {
    const texts = ofPage[context.locale];
    setHead({ title: texts.metaTitle, description: texts.metaDescription });
    const offersOfKind = kindOffersQuery(http, category);
    const [{ female, male, packages }] = await Promise.all([
      queryClient.fetchQuery(treatmentKindQuery(http, category)),
      queryClient.prefetchQuery(offersOfKind),
    ]);
    const offers = queryClient.getQueryData(offersOfKind.queryKey) ?? [];
    const shown = [...female, ...male, ...packages];
    return {
      status: 200,
      cacheKeys: ['products', 'offers', 'articles', ...productKeys([...shown, ...offers])],
      ...freshUntil([
        ...shown.map(({ promoValidTo }) => promoValidTo),
        ...offers.flatMap(({ promoValidTo, validTo }) => [promoValidTo, validTo]),
      ]),
    };
  };
}
