import type { Gender, ProductSummary } from '@aksamit/contracts';
import type { PageLoader } from '@aksamit/module-sdk/lifecycle';
import { pagePath } from '@aksamit/module-sdk/router';
import { treatmentQuery } from '../features/treatments/api/get-treatment';
import { bodyPartGroupListQuery } from '../features/treatments/api/list-body-part-groups';
import { categoryListQuery } from '../features/treatments/api/list-categories';
import { packageVariantsQuery } from '../features/treatments/api/list-package-variants';
import { priceListQuery } from '../features/treatments/api/list-prices';
import { treatmentListQuery } from '../features/treatments/api/list-treatments';
import { parsePriceList } from '../features/treatments/price-list-rules';
import { type PriceListPageName, priceLists } from '../features/treatments/price-lists';
import { relatedListParams } from '../features/treatments/related-rules';
import { parseZoneFilters, zoneListParams, zonePages } from '../features/treatments/zone-filters';
import { recordHead } from './record-head';

/** The first price boundary ahead among these treatments: a page must not outlive a promotion that it shows. */
function freshUntil(treatments: readonly ProductSummary[]): { freshUntil?: string } {
  const ends = treatments.flatMap(({ promoValidTo }) => promoValidTo ?? []);
  const [first] = ends.sort((a, b) => Date.parse(a) - Date.parse(b));
  return first ? { freshUntil: first } : {};
}

const keysOf = (treatments: readonly ProductSummary[]): string[] => treatments.map(({ id }) => `product:${id}`);

/** A zone's list with its filters. A page beyond the last one is not found. */
export function zoneLoader(gender: Gender): PageLoader {
  return async ({ context, http, queryClient, t, setHead }) => {
    setHead({ title: t(`zone.${gender}.metaTitle`), description: t(`zone.${gender}.metaDescription`) });
    const filters = parseZoneFilters(new URLSearchParams(context.query));
    const [{ treatments }] = await Promise.all([
      queryClient.fetchQuery(treatmentListQuery(http, zoneListParams(gender, filters))),
      queryClient.prefetchQuery(categoryListQuery(http)),
      queryClient.prefetchQuery(bodyPartGroupListQuery(http)),
    ]);
    return {
      status: filters.page > 1 && treatments.length === 0 ? 404 : 200,
      cacheKeys: ['products', 'categories', ...keysOf(treatments)],
      ...freshUntil(treatments),
    };
  };
}

/** A treatment: 301 to its own address from another language's or a former slug and from the wrong zone. */
export function productLoader(gender: Gender): PageLoader {
  return async ({ context, http, queryClient, t, setHead }) => {
    const { slug = '' } = context.params;
    const product = await queryClient.fetchQuery(treatmentQuery(http, slug));
    setHead(
      product
        ? recordHead(context, zonePages[product.gender].product, product)
        : { title: t('missing.treatmentTitle') },
    );
    if (!product) return { status: 404, cacheKeys: ['products'] };
    if (product.slug !== slug || product.gender !== gender) {
      const redirect = pagePath(context.sitemap, {
        page: zonePages[product.gender].product,
        locale: context.locale,
        basePath: context.basePath,
        params: { slug: product.slug },
      });
      if (redirect) return { redirect, status: 301 };
    }
    const related = treatmentListQuery(http, relatedListParams(product));
    // The page stands without its related treatments and other sizes: a failure leaves them out.
    const sizes = product.level === null ? undefined : packageVariantsQuery(http, product);
    await Promise.all([queryClient.prefetchQuery(related), sizes && queryClient.prefetchQuery(sizes)]);
    const shown = [product, ...(queryClient.getQueryData(related.queryKey)?.treatments ?? [])];
    return { status: 200, cacheKeys: ['products', ...keysOf(shown)], ...freshUntil(shown) };
  };
}

/** Prices of one gender: all, or those of one list. */
export function priceListLoader(page: PriceListPageName): PageLoader {
  return async ({ context, http, queryClient, t, setHead }) => {
    setHead({ title: t(`priceLists.${page}.metaTitle`), description: t(`priceLists.${page}.metaDescription`) });
    const { gender } = parsePriceList(new URLSearchParams(context.query));
    const treatments = await queryClient.fetchQuery(priceListQuery(http, gender, priceLists[page]));
    return { status: 200, cacheKeys: ['products', ...keysOf(treatments)], ...freshUntil(treatments) };
  };
}
