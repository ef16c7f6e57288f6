import type { Gender, ProductSummary } from '@aksamit/contracts';
import { shareImageOf } from '@aksamit/contracts/structured-data';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { InBrowserOnly } from '@aksamit/module-sdk/islands';
import type { PageLoader } from '@aksamit/module-sdk/lifecycle';
import { useHref, usePageContext, usePagedAddresses, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { definePages } from '@aksamit/module-sdk/pages';
import { keepPreviousData, useQuery } from '@aksamit/module-sdk/query';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { Container, EmptyState, LinkButton, Results, resultsHref } from '@aksamit/ui';
import { SearchX } from 'lucide-react';
import { commerceItem, listSeen } from '../commerce/commerce-items';
import { useCommerceStep } from '../commerce/use-commerce-step';
import { bodyPartGroupListQuery } from '../features/treatments/api/list-body-part-groups';
import { categoryListQuery } from '../features/treatments/api/list-categories';
import { treatmentListQuery } from '../features/treatments/api/list-treatments';
import { FilterLinks } from '../features/treatments/components/filter-links';
import { ListPager } from '../features/treatments/components/list-pager';
import { ListToolbar } from '../features/treatments/components/list-toolbar';
import { partFigure, treatmentFigure } from '../features/treatments/components/treatment-figure';
import { TreatmentGrid, TreatmentGridSkeleton } from '../features/treatments/components/treatment-grid';
import { ZoneExplorer } from '../features/treatments/components/zone-explorer';
import { ZoneHero } from '../features/treatments/components/zone-hero';
import {
  isFiltered,
  parseZoneFilters,
  TREATMENTS_PER_PAGE,
  type ZoneFilters,
  zoneAddress,
  zoneListParams,
  zonePages,
} from '../features/treatments/zone-filters';
import { listPageJsonLd } from '../structured-data/page-json-ld';
import { freshUntil, productKeys } from './cached-products';
import { FailedList } from './load-failures';

export default definePages(
  {
    layout: 'plain',
    rendering: 'public',
    islands: true,
    // All other parameters are excluded from the page's cache key.
    query: ['category', 'bodyPart', 'sort', 'page'],
  },
  [
    {
      name: 'womens-zone',
      patterns: { pl: ['/strefa-kobiet/'], en: ['/womens-zone/'] },
      load: zoneLoader('female'),
      component: WomensZonePage,
    },
    {
      name: 'mens-zone',
      patterns: { pl: ['/strefa-mezczyzn/'], en: ['/mens-zone/'] },
      load: zoneLoader('male'),
      component: MensZonePage,
    },
  ],
);

/** A zone's list with its filters. A page beyond the last one is not found. */
function zoneLoader(gender: Gender): PageLoader {
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
      cacheKeys: ['products', 'categories', ...productKeys(treatments)],
      ...freshUntil(treatments.map(({ promoValidTo }) => promoValidTo)),
    };
  };
}

function ZonePage({ gender }: { gender: Gender }) {
  const t = useTranslate();
  const http = useHttp();
  const path = useHref()(zonePages[gender].list);
  const filters = parseZoneFilters(useSearchParams()[0]);
  const list = useZoneList(gender, filters);
  const categories = useQuery(categoryListQuery(http)).data ?? [];
  const bodyPartGroups = useQuery(bodyPartGroupListQuery(http)).data ?? [];

  const category = categories.find(({ code }) => code === filters.category);
  const bodyPart = bodyPartGroups.flatMap((group) => group.bodyParts).find(({ code }) => code === filters.bodyPart);
  useZoneHead(gender, filters, [category?.name, bodyPart?.name].filter(Boolean).join(', '), list.data);

  return (
    <div data-zone={gender === 'male' ? 'men' : 'women'}>
      <ZoneHero gender={gender} title={t(`zone.${gender}.title`)} />
      <Container style={{ paddingBottom: 'clamp(3rem, 2rem + 4vw, 6rem)' }}>
        <Results>
          <FilterLinks path={path} filters={filters} categories={categories} bodyPartGroups={[]} />
          <ZoneExplorer
            gender={gender}
            path={path}
            filters={filters}
            parts={bodyPartGroups.flatMap((group) => group.bodyParts)}
            found={list.data?.treatments ?? []}
            total={list.data?.total}
          >
            {list.data ? (
              <>
                <ListToolbar path={path} filters={filters} total={list.data.total} />
                {list.data.treatments.length > 0 ? (
                  <TreatmentGrid treatments={list.data.treatments} eagerPictures={1} drawing={treatmentFigure} />
                ) : (
                  <EmptyZone path={path} gender={gender} bodyPart={bodyPart?.code} />
                )}
                <ListPager path={path} filters={filters} total={list.data.total} />
              </>
            ) : list.isError ? (
              <div style={{ marginTop: '1.5rem' }}>
                <InBrowserOnly>
                  {() => <FailedList onRetry={() => list.refetch()} busy={list.isFetching} />}
                </InBrowserOnly>
              </div>
            ) : (
              <TreatmentGridSkeleton />
            )}
          </ZoneExplorer>
        </Results>
      </Container>
    </div>
  );
}

/** The zone's treatments; the previous ones stay until the new ones arrive. Measures what was shown. */
function useZoneList(gender: Gender, filters: ZoneFilters) {
  const http = useHttp();
  const { market } = usePageContext();
  const path = useHref()(zonePages[gender].list);
  const list = useQuery({
    ...treatmentListQuery(http, zoneListParams(gender, filters)),
    placeholderData: keepPreviousData,
  });
  const shown = list.isPlaceholderData ? [] : (list.data?.treatments ?? []);
  useCommerceStep(
    zoneAddress(path, filters),
    listSeen(`zone-${gender}`, shown.map(commerceItem), market.currencies[0]?.code ?? ''),
  );
  return list;
}

/**
 * @param chosen names of the chosen filters; empty: none
 * @param shown the treatments of this page, and how many there are in all
 */
function useZoneHead(
  gender: Gender,
  filters: ZoneFilters,
  chosen: string,
  { treatments, total }: { treatments: readonly ProductSummary[]; total: number } = { treatments: [], total: 0 },
): void {
  const t = useTranslate();
  const href = useHref();
  const { market, origin } = usePageContext();
  const trail = [
    { label: t('trail.home'), href: href('content/home') },
    { label: t(`zone.${gender}.title`), href: href(zonePages[gender].list) },
  ];
  const number = isFiltered(filters) ? 1 : filters.page;
  const headTitle = chosen ? `${chosen} – ${t(`zone.${gender}.title`)}` : t(`zone.${gender}.metaTitle`);
  usePageHead({
    title: number > 1 ? `${headTitle} – ${t('list.pageNumber', { page: number })}` : headTitle,
    description: t(`zone.${gender}.metaDescription`),
    ...usePagedAddresses(zonePages[gender].list, number),
    // Another market may sell less, and have fewer pages.
    ...(number > 1 ? { markets: [market.slug] } : {}),
    ...shareImageOf(treatments.map(({ image }) => image)),
    jsonLd: listPageJsonLd(
      { origin, trail },
      {
        items: treatments.map(({ name, slug }) => ({ name, href: href(zonePages[gender].product, { slug }) })),
        from: (filters.page - 1) * TREATMENTS_PER_PAGE + 1,
        total,
      },
    ),
  });
}

/** No treatment matches the filters: the way back to all of the zone. */
function EmptyZone({ path, gender, bodyPart }: { path: string; gender: Gender; bodyPart: string | undefined }) {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<SearchX />}
      drawing={partFigure(gender, bodyPart)}
      title={t('list.emptyTitle')}
      text={t(bodyPart ? 'list.emptyBodyPart' : 'list.emptyText')}
      action={
        <LinkButton variant="secondary" href={resultsHref(path)}>
          {t('list.showAll')}
        </LinkButton>
      }
    />
  );
}

/** `/strefa-kobiet/`: treatments for women. */
export function WomensZonePage() {
  return <ZonePage gender="female" />;
}

/** `/strefa-mezczyzn/`: treatments for men. */
export function MensZonePage() {
  return <ZonePage gender="male" />;
}
