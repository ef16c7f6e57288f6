import { useHttp } from '@aksamit/module-sdk/http';
import { createTranslations } from '@aksamit/module-sdk/i18n';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { usePageParams } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { pagePath } from '@aksamit/module-sdk/router';
import { salonQuery } from '../features/salons/api/get-salon';
import { salonPricesQuery } from '../features/salons/api/list-salon-prices';
import { categoryListQuery } from '../features/treatments/api/list-categories';
import { categoryOfSlug } from '../features/treatments/category-rules';
import { productKeys } from '../page-cache/cached-products';
import { PageTexts } from '../texts/page-texts';
import { salonTexts } from '../texts/salon-texts';
import { freshWhile } from './fresh-salons';
import { CategoryNotDone, genderAsked, SalonInCategory, salonInCategoryTexts } from './salon-in-category';
import { SalonLoading, SalonMissing } from './salon-missing';

export default definePage({
  name: 'salon-category',
  layout: 'plain',
  rendering: 'public',
  islands: true,
  patterns: { pl: ['/salony/:categorySlug/:slug/'], en: ['/salons/:categorySlug/:slug/'] },
  query: ['gender'],
  // The first category of the salons, which a recorded salon has.
  example: { params: { categorySlug: 'epilacja' } },
  load,
  component: SalonInCategoryPage,
});

/**
 * A category's treatments in a salon: 301 from slugs of another language and from the two in the other order, 404 when
 * either is not there or the salon does not serve the category.
 */
async function load({ context, http, queryClient, setHead }: LoadInput): Promise<LoadResult> {
  const t = createTranslations(context.locale, salonTexts);
  const { categorySlug = '', slug = '' } = context.params;
  const salon =
    (await queryClient.fetchQuery(salonQuery(http, slug))) ??
    (await queryClient.fetchQuery(salonQuery(http, categorySlug)));
  // One of the two is the salon's: the other one is its category.
  const categories = salon?.productCategories ?? [];
  const served = categoryOfSlug(categories, categorySlug) ?? categoryOfSlug(categories, slug);
  if (!salon || !served) {
    setHead({ title: t(salon ? 'salonInCategory.notDoneTitle' : 'missing.salonTitle'), robots: 'noindex' });
    if (salon) await queryClient.prefetchQuery(categoryListQuery(http));
    return { status: 404, cacheKeys: ['locations'] };
  }
  const { sitemap, locale, basePath } = context;
  const pathIn = (code: 'pl' | 'en', base: string) =>
    pagePath(sitemap, {
      page: 'catalog/salon-category',
      locale: code,
      basePath: base,
      params: { categorySlug: served.slugs[code], slug: salon.slugs[code] },
    });
  const canonicalPath = pathIn(locale, basePath);
  if (canonicalPath && (salon.slug !== slug || served.slug !== categorySlug))
    return { redirect: canonicalPath, status: 301 };
  const [pl, en] = [pathIn('pl', ''), pathIn('en', '')];
  const { metaTitle, metaDescription } = salonInCategoryTexts(t, salon, served);
  setHead({
    title: metaTitle,
    description: metaDescription,
    ...(canonicalPath ? { canonicalPath } : {}),
    ...(pl && en ? { alternates: { pl, en } } : {}),
  });
  const prices = salonPricesQuery(http, genderAsked(context.query.gender), served.code);
  const treatments = await queryClient.fetchQuery(prices);
  const cacheKeys = ['locations', 'products', `location:${salon.id}`, ...productKeys(treatments)];
  return { status: 200, cacheKeys, ...(await freshWhile(queryClient, [salon])) };
}

/** `/salony/:categorySlug/:slug/`: what a salon does of a category, with its prices there. */
export function SalonInCategoryPage() {
  return (
    <PageTexts resources={salonTexts}>
      <SalonInCategoryOfAddress />
    </PageTexts>
  );
}

function SalonInCategoryOfAddress() {
  const { categorySlug = '', slug = '' } = usePageParams();
  const salon = useQuery(salonQuery(useHttp(), slug));
  if (salon.data === null) return <SalonMissing />;
  if (!salon.data) return <SalonLoading query={salon} />;
  const category = categoryOfSlug(salon.data.productCategories, categorySlug);
  if (category) return <SalonInCategory salon={salon.data} category={category} />;
  return <CategoryNotDone salon={salon.data} slug={categorySlug} missing={<SalonMissing />} />;
}
