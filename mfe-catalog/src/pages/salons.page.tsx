import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { InBrowserOnly } from '@aksamit/module-sdk/islands';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { useHref, usePageContext, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { keepPreviousData, useQuery } from '@aksamit/module-sdk/query';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { EmptyState, LinkButton, Text } from '@aksamit/ui';
import { MapPinOff } from 'lucide-react';
import { salonCityListQuery, salonListQuery } from '../features/salons/api/list-salons';
import { cityAsked } from '../features/salons/city-rules';
import { CityLinks } from '../features/salons/components/city-links';
import { SalonGrid } from '../features/salons/components/salon-card';
import { listPageJsonLd } from '../structured-data/page-json-ld';
import { FailedList } from './load-failures';
import { LoadingCards } from './loading-cards';
import { PlainPage } from './plain-page';

export default definePage({
  name: 'salons',
  layout: 'plain',
  rendering: 'public',
  islands: true,
  patterns: { pl: ['/salony/'], en: ['/salons/'] },
  query: ['city'],
  load,
  component: SalonsPage,
});

/** All salons, or those of a city. */
async function load({ context, http, queryClient, t, setHead }: LoadInput): Promise<LoadResult> {
  setHead({ title: t('salons.metaTitle'), description: t('salons.metaDescription') });
  await Promise.all([
    queryClient.fetchQuery(salonListQuery(http, { city: cityAsked(context.query.city) })),
    queryClient.prefetchQuery(salonCityListQuery(http)),
  ]);
  return { status: 200, cacheKeys: ['locations'] };
}

/** `/salony/`: all salons, or those of a city (`?city=`). */
export function SalonsPage() {
  const t = useTranslate();
  const http = useHttp();
  const href = useHref();
  const { origin } = usePageContext();
  const path = href('catalog/salons');
  const city = cityAsked(useSearchParams()[0].get('city'));
  const list = useQuery({ ...salonListQuery(http, { city }), placeholderData: keepPreviousData });
  const cities = useQuery(salonCityListQuery(http)).data ?? [];
  const trail = [
    { label: t('trail.home'), href: href('content/home') },
    { label: t('salons.title'), href: path },
  ];
  usePageHead({
    title: t('salons.metaTitle'),
    description: t('salons.metaDescription'),
    canonicalPath: path,
    jsonLd: listPageJsonLd(
      { origin, trail },
      { items: (list.data ?? []).map(({ name, slug }) => ({ name, href: href('catalog/salon', { slug }) })) },
    ),
  });
  return (
    <PlainPage trailLabel={t('trail.label')} trail={trail} title={t('salons.title')} lead={t('salons.lead')}>
      <CityLinks path={path} cities={cities} chosen={city} />
      {list.data ? (
        <>
          <Text size="sm" tone="muted" role="status" style={{ marginBlock: '1rem' }}>
            {t('salons.count', { count: list.data.length })}
          </Text>
          {list.data.length > 0 ? (
            <SalonGrid salons={list.data} />
          ) : (
            <EmptyState
              icon={<MapPinOff />}
              title={t('salons.empty')}
              text={t('salons.emptyText')}
              action={
                <LinkButton variant="secondary" href={path}>
                  {t('missing.salons')}
                </LinkButton>
              }
            />
          )}
        </>
      ) : list.isError ? (
        <InBrowserOnly>{() => <FailedList onRetry={() => list.refetch()} busy={list.isFetching} />}</InBrowserOnly>
      ) : (
        <LoadingCards label={t('salons.loading')} height="14rem" />
      )}
    </PlainPage>
  );
}
