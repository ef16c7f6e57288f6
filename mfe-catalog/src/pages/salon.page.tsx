import { useHttp } from '@aksamit/module-sdk/http';
import { createTranslations } from '@aksamit/module-sdk/i18n';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { usePageParams } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { pagePath } from '@aksamit/module-sdk/router';
import { salonQuery } from '../features/salons/api/get-salon';
import {
  type ListedSalon,
  neighboursQuery,
  salonOverviewQuery,
  salonsAroundQuery,
} from '../features/salons/api/list-salons';
import { cityAsked } from '../features/salons/city-rules';
import { categoryListQuery } from '../features/treatments/api/list-categories';
import { categoryOfSlug } from '../features/treatments/category-rules';
import { PageTexts } from '../texts/page-texts';
import { salonTexts } from '../texts/salon-texts';
import { freshWhile } from './fresh-salons';
import { recordHead } from './record-head';
import { SalonLoading, SalonMissing } from './salon-missing';
import { ShownSalon } from './salon-shown';
import { SalonsOfCategory } from './salons-of-category';

export default definePage({
  name: 'salon',
  layout: 'plain',
  rendering: 'public',
  islands: true,
  patterns: { pl: ['/salony/:slug/'], en: ['/salons/:slug/'] },
  // Of the salons of a category.
  query: ['city'],
  load,
  component: SalonPage,
});

/** A salon or a category's salons: 301 to its own address from another language's slug, 404 when it is neither. */
async function load({ context, http, queryClient, setHead }: LoadInput): Promise<LoadResult> {
  const t = createTranslations(context.locale, salonTexts);
  const { slug = '' } = context.params;
  const salon = await queryClient.fetchQuery(salonQuery(http, slug));
  const category = salon ? undefined : categoryOfSlug(await queryClient.fetchQuery(categoryListQuery(http)), slug);
  const shown = salon ?? category;
  if (salon) {
    const { metaTitle, metaDescription, description } = salon.locale;
    setHead(recordHead(context, 'catalog/salon', { ...salon, lead: description, metaTitle, metaDescription }));
  } else if (category) {
    const { name } = category;
    const metaTitle = t('salons.ofCategory', { name });
    const metaDescription = t('salonList.ofCategoryDescription', { name });
    setHead(recordHead(context, 'catalog/salon', { ...category, lead: '', metaTitle, metaDescription }));
  } else setHead({ title: t('missing.salonTitle') });
  if (!shown) return { status: 404, cacheKeys: ['locations'] };
  if (shown.slug !== slug) {
    const { sitemap, locale, basePath } = context;
    const redirect = pagePath(sitemap, { page: 'catalog/salon', locale, basePath, params: { slug: shown.slug } });
    if (redirect) return { redirect, status: 301 };
  }
  if (salon) {
    if (!salon.isVirtual) await queryClient.prefetchQuery(neighboursQuery(http, salon));
    const cacheKeys = ['locations', 'products', `location:${salon.id}`];
    return { status: 200, cacheKeys, ...(await freshWhile(queryClient, [salon])) };
  }
  const shownSalons = await loadSalons({ context, http, queryClient }, category?.code);
  return { status: 200, cacheKeys: ['locations', 'opinions'], ...(await freshWhile(queryClient, shownSalons)) };
}

/** Those of the category, in the city of the address, or where it has none, those around it. */
async function loadSalons(
  { context, http, queryClient }: Pick<LoadInput, 'context' | 'http' | 'queryClient'>,
  category: string | undefined,
): Promise<readonly ListedSalon[]> {
  const asked = { city: cityAsked(context.query.city), category };
  const { salons } = await queryClient.fetchQuery(salonOverviewQuery(http, asked));
  if (!asked.city || salons.length > 0) return salons;
  return (await queryClient.fetchQuery(salonsAroundQuery(http, asked))) ?? [];
}

/** `/salony/:slug/`: a salon, or the salons of a category of treatments; both are in one namespace of slugs. */
export function SalonPage() {
  return (
    <PageTexts resources={salonTexts}>
      <SalonOfAddress />
    </PageTexts>
  );
}

function SalonOfAddress() {
  const http = useHttp();
  const { slug = '' } = usePageParams();
  const salon = useQuery(salonQuery(http, slug));
  const categories = useQuery({ ...categoryListQuery(http), enabled: salon.data === null });
  if (salon.data) return <ShownSalon salon={salon.data} />;
  const category = categoryOfSlug(categories.data ?? [], slug);
  if (category) return <SalonsOfCategory category={category} />;
  if (salon.data === null && categories.data) return <SalonMissing />;
  return <SalonLoading query={salon.data === null ? categories : salon} />;
}
