import type { Gender } from '@aksamit/contracts';
import { cardImage } from '@aksamit/contracts/pictures';
import { shareImageOf } from '@aksamit/contracts/structured-data';
import { useHttp } from '@aksamit/module-sdk/http';
import { createTranslations, useTranslate } from '@aksamit/module-sdk/i18n';
import { InBrowserOnly } from '@aksamit/module-sdk/islands';
import type { PageLoader } from '@aksamit/module-sdk/lifecycle';
import { Fragment, useHref, usePageContext, usePagedAddresses, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { definePages } from '@aksamit/module-sdk/pages';
import { keepPreviousData, useQuery } from '@aksamit/module-sdk/query';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { Container, Results } from '@aksamit/ui';
import { commerceItem, listSeen } from '../commerce/commerce-items';
import { useCommerceStep } from '../commerce/use-commerce-step';
import { offerTilesQuery } from '../features/sales/api/list-offer-tiles';
import { OfferStrip } from '../features/sales/components/offer-strip';
import { treatmentListQuery } from '../features/treatments/api/list-treatments';
import { EmptyZone } from '../features/treatments/components/empty-zone';
import { ListPager } from '../features/treatments/components/list-pager';
import { TreatmentGrid, TreatmentGridSkeleton } from '../features/treatments/components/treatment-grid';
import { ZoneBodyParts } from '../features/treatments/components/zone-body-parts';
import { ZoneExplorer } from '../features/treatments/components/zone-explorer';
import { ZoneFilterBar } from '../features/treatments/components/zone-filter-bar';
import { ZoneHero } from '../features/treatments/components/zone-hero';
import { PriceListSlide, ZoneWaysOn } from '../features/treatments/components/zone-ways-on';
import {
  emptyReason,
  isFiltered,
  isFound,
  parseZoneFilters,
  TREATMENTS_PER_PAGE,
  type ZoneFilters,
  zoneAddress,
  zoneListParams,
  zonePages,
} from '../features/treatments/zone-filters';
import { freshUntil, productKeys } from '../page-cache/cached-products';
import { listPageJsonLd } from '../structured-data/page-json-ld';
import { PageTexts } from '../texts/page-texts';
import { zoneTexts } from '../texts/zone-texts';
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

/**
 * A zone's list with what it can be narrowed by, and its offers. A page beyond the last one, and one of an unknown filter, is not
 * found. Without its offers the page is shown without them, to this visitor only.
 */
function zoneLoader(gender: Gender): PageLoader {
  return async ({ context, http, queryClient, setHead }) => {
    const t = createTranslations(context.locale, zoneTexts);
    setHead({ title: t(`zone.${gender}.metaTitle`), description: t(`zone.${gender}.metaDescription`) });
    const filters = parseZoneFilters(new URLSearchParams(context.query));
    const tiles = offerTilesQuery(http, gender);
    const [list, offers] = await Promise.all([
      queryClient.fetchQuery(treatmentListQuery(http, zoneListParams(gender, filters))),
      queryClient.fetchQuery(tiles).catch(() => null),
    ]);
    if (!offers) queryClient.setQueryData(tiles.queryKey, []);
    const ends = [
      ...list.treatments.map(({ promoValidTo }) => promoValidTo),
      ...(offers ?? []).flatMap(({ promoValidTo, validTo }) => [promoValidTo, validTo]),
      ...(offers ? [] : [new Date().toISOString()]),
    ];
    return {
      status: isFound(emptyReason(filters, list)) ? 200 : 404,
      // Articles: for page servers that do not read a fragment's own keys.
      cacheKeys: [
        'products',
        'categories',
        'offers',
        'articles',
        ...productKeys([...list.treatments, ...(offers ?? [])]),
      ],
      ...freshUntil(ends),
    };
  };
}

function Zone({ gender }: { gender: Gender }) {
  const t = useTranslate();
  const path = useHref()(zonePages[gender].list);
  const filters = parseZoneFilters(useSearchParams()[0]);
  const list = useZoneList(gender, filters);
  const offers = useQuery(offerTilesQuery(useHttp(), gender)).data ?? [];
  const { facets } = list.data ?? {};
  useZoneHead(gender, filters, list.data);
  return (
    <div data-zone={gender === 'male' ? 'men' : 'women'}>
      <ZoneHero gender={gender} title={t(`zone.${gender}.title`)} />
      <OfferStrip gender={gender} offers={offers} />
      <Container style={{ paddingBottom: 'clamp(2.5rem, 2rem + 2vw, 4rem)' }}>
        <Results>
          <ZoneFilterBar path={path} filters={filters} facets={facets} total={list.data?.total} />
          <ZoneExplorer
            gender={gender}
            path={path}
            filters={filters}
            parts={facets?.bodyPartGroups.flatMap(({ bodyParts }) => bodyParts) ?? []}
            found={list.data?.treatments ?? []}
            total={list.data?.total}
          >
            <ZoneList gender={gender} path={path} filters={filters} list={list} />
          </ZoneExplorer>
        </Results>
        <ZoneBodyParts path={path} filters={filters} groups={facets?.bodyPartGroups ?? []} />
      </Container>
      <PriceListSlide gender={gender} />
      <ZoneWaysOn />
      <Fragment module="content" name="article-teaser" version={1} optional props={{ gender }} />
    </div>
  );
}

interface ZoneListProps {
  gender: Gender;
  path: string;
  filters: ZoneFilters;
  list: ReturnType<typeof useZoneList>;
}

/** One page of the list; what stands in for it while it is loading, where it failed, and where it is empty. */
function ZoneList({ gender, path, filters, list: { data, isError, isFetching, refetch } }: ZoneListProps) {
  if (data) {
    const reason = emptyReason(filters, data);
    return (
      <>
        {reason ? (
          <EmptyZone gender={gender} path={path} filters={filters} reason={reason} />
        ) : (
          <TreatmentGrid treatments={data.treatments} eagerPictures={1} compact />
        )}
        {reason ? null : (
          <ListPager
            page={filters.page}
            pages={Math.ceil(data.total / TREATMENTS_PER_PAGE)}
            addressOf={(page) => zoneAddress(path, { ...filters, page })}
          />
        )}
      </>
    );
  }
  if (!isError) return <TreatmentGridSkeleton compact />;
  return (
    <div style={{ marginTop: '1.5rem' }}>
      <InBrowserOnly>{() => <FailedList onRetry={() => refetch()} busy={isFetching} />}</InBrowserOnly>
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

/** @param list the shown page of the list, as far as it is known; an empty one is not indexed */
function useZoneHead(gender: Gender, filters: ZoneFilters, list: ReturnType<typeof useZoneList>['data']): void {
  const t = useTranslate();
  const href = useHref();
  const { market, origin } = usePageContext();
  const trail = [
    { label: t('trail.home'), href: href('content/home') },
    { label: t(`zone.${gender}.title`), href: href(zonePages[gender].list) },
  ];
  const treatments = list?.treatments ?? [];
  const number = isFiltered(filters) ? 1 : filters.page;
  const chosen = [list?.facets?.category?.name, list?.facets?.bodyPart?.name].filter(Boolean).join(', ');
  const headTitle = chosen ? `${chosen} – ${t(`zone.${gender}.title`)}` : t(`zone.${gender}.metaTitle`);
  usePageHead({
    title: number > 1 ? `${headTitle} – ${t('list.pageNumber', { page: number })}` : headTitle,
    description: t(`zone.${gender}.metaDescription`),
    ...usePagedAddresses(zonePages[gender].list, number),
    // Another market may sell less, and have fewer pages.
    ...(number > 1 ? { markets: [market.slug] } : {}),
    ...(list && treatments.length === 0 ? { robots: 'noindex' as const } : {}),
    ...shareImageOf(treatments.map(cardImage)),
    jsonLd: listPageJsonLd(
      { origin, trail },
      {
        items: treatments.map(({ name, slug }) => ({ name, href: href(zonePages[gender].product, { slug }) })),
        from: (filters.page - 1) * TREATMENTS_PER_PAGE + 1,
        total: list?.total ?? 0,
      },
    ),
  });
}

function ZonePage({ gender }: { gender: Gender }) {
  return (
    <PageTexts resources={zoneTexts}>
      <Zone gender={gender} />
    </PageTexts>
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
