import { useHttp } from '@aksamit/module-sdk/http';
import { createTranslations, useTranslate } from '@aksamit/module-sdk/i18n';
import { InBrowserOnly, Island } from '@aksamit/module-sdk/islands';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { useHref, usePageContext, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { keepPreviousData, useQuery } from '@aksamit/module-sdk/query';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { ChoiceLinks, EmptyState, Heading, LinkButton, Text } from '@aksamit/ui';
import { MapPinOff } from 'lucide-react';
import {
  categoriesOf,
  countSalons,
  type SalonOverview,
  salonOverviewQuery,
  salonsAroundQuery,
} from '../features/salons/api/list-salons';
import { cityAsked } from '../features/salons/city-rules';
import { CitySalons, SalonList } from '../features/salons/components/salon-list';
import { StoreZone } from '../features/salons/components/store-zone';
import { salonEntry } from '../features/salons/salon-entry';
import salonFinder from '../islands/salon-finder.island';
import { listPageJsonLd } from '../structured-data/page-json-ld';
import { PageTexts } from '../texts/page-texts';
import { salonListTexts } from '../texts/salon-list-texts';
import { freshWhile } from './fresh-salons';
import { FailedList } from './load-failures';
import { LoadingCards } from './loading-cards';
import { MapTiles } from './map-tiles';
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

/** All salons, those of a city, or where it has none, those around it. */
async function load({ context, http, queryClient, setHead }: LoadInput): Promise<LoadResult> {
  const t = createTranslations(context.locale, salonListTexts);
  const city = cityAsked(context.query.city);
  setHead({ title: t('salons.metaTitle'), description: t('salons.metaDescription') });
  const { salons } = await queryClient.fetchQuery(salonOverviewQuery(http, { city }));
  const around = city && salons.length === 0 ? await queryClient.fetchQuery(salonsAroundQuery(http, city)) : null;
  const [first] = salons;
  if (city && first) setHead({ title: t('salonList.metaInCity', { city: first.city.name }) });
  return { status: 200, cacheKeys: ['locations', 'opinions'], ...(await freshWhile(queryClient, around ?? salons)) };
}

/** `/salony/`: the finder of salons; with `?city=` those of a city. */
export function SalonsPage() {
  return (
    <PageTexts resources={salonListTexts}>
      <Salons />
    </PageTexts>
  );
}

function Salons() {
  const t = useTranslate();
  const href = useHref();
  const { origin } = usePageContext();
  const path = href('catalog/salons');
  const city = cityAsked(useSearchParams()[0].get('city'));
  const overview = useQuery({ ...salonOverviewQuery(useHttp(), { city }), placeholderData: keepPreviousData });
  const { cities = [], salons = [] } = overview.data ?? {};
  const name = city ? salons[0]?.city.name : undefined;
  const title = name ? t('salonList.inCity', { city: name }) : t('salons.title');
  const trail = [
    { label: t('trail.home'), href: href('content/home') },
    { label: t('salonList.title'), href: path },
    ...(name ? [{ label: name, href: `${path}?city=${encodeURIComponent(city ?? '')}` }] : []),
  ];
  usePageHead({
    title: name ? t('salonList.metaInCity', { city: name }) : t('salons.metaTitle'),
    description: t('salons.metaDescription'),
    canonicalPath: path,
    jsonLd: listPageJsonLd(
      { origin, trail },
      { items: salons.map((salon) => salonEntry(salon, href('catalog/salon', { slug: salon.slug }))) },
    ),
  });
  return (
    <PlainPage trailLabel={t('trail.label')} trail={trail} title={title} lead={t('salons.lead')}>
      <Island
        of={salonFinder}
        props={{ action: path, city: name ?? city ?? '', cities: cities.map((one) => one.name) }}
      />
      {overview.data ? (
        <FoundSalons overview={overview.data} city={city} />
      ) : overview.isError ? (
        <InBrowserOnly>
          {() => <FailedList onRetry={() => overview.refetch()} busy={overview.isFetching} />}
        </InBrowserOnly>
      ) : (
        <LoadingCards label={t('salons.loading')} height="14rem" />
      )}
    </PlainPage>
  );
}

function FoundSalons({ overview, city }: { overview: SalonOverview; city: string | undefined }) {
  const t = useTranslate();
  const href = useHref();
  const all = href('catalog/salons');
  const { cities, salons } = overview;
  if (salons.length === 0) return <NoneInCity city={city ?? ''} />;
  return (
    <>
      <Text size="sm" tone="muted" role="status" style={{ marginTop: '1rem' }}>
        {t('salons.count', { count: city ? salons.length : countSalons(cities) })}
        <StoreZone />
        {city ? (
          <>
            {' '}
            <a href={all}>{t('salonList.allCities')}</a>
          </>
        ) : null}
      </Text>
      {city ? <CitySalons salons={salons} tiles={MapTiles} /> : <SalonList overview={overview} tiles={MapTiles} />}
      <nav aria-labelledby="salon-categories" style={{ marginTop: '2.5rem' }}>
        <Heading level={2} size="md" id="salon-categories" style={{ marginBottom: '0.75rem' }}>
          {t('salonList.categories')}
        </Heading>
        <ChoiceLinks
          choices={categoriesOf(salons).map(({ name, slug }) => ({
            label: name,
            href: href('catalog/salon', { slug }),
            current: false,
          }))}
        />
      </nav>
    </>
  );
}

/** Wording: specification, error catalogue (no salon in the searched city; nearby search up to 50 km). */
function NoneInCity({ city }: { city: string }) {
  const t = useTranslate();
  const all = useHref()('catalog/salons');
  const list = useQuery({ ...salonsAroundQuery(useHttp(), city), enabled: city !== '' });
  const around = list.data;
  if (list.isError)
    return <InBrowserOnly>{() => <FailedList onRetry={() => list.refetch()} busy={list.isFetching} />}</InBrowserOnly>;
  if (around === undefined && city) return <LoadingCards label={t('salons.loading')} height="14rem" />;
  if (around && around.length > 0)
    return (
      <section style={{ marginTop: '1.5rem' }}>
        <Heading level={2} size="md">
          {t('salonList.noneTitle', { city })}
        </Heading>
        <Text role="status">{t('salonList.noneText')}</Text>
        <CitySalons salons={around} tiles={MapTiles} />
      </section>
    );
  const isKnown = around !== null;
  return (
    <div style={{ marginTop: '1.5rem' }}>
      <EmptyState
        icon={<MapPinOff />}
        title={isKnown ? t('salonList.noneTitle', { city }) : t('salonList.unknownTitle', { city })}
        text={t(isKnown ? 'salonList.noneNear' : 'salonList.unknownText')}
        action={
          <LinkButton variant="secondary" href={all}>
            {t('missing.salons')}
          </LinkButton>
        }
      />
    </div>
  );
}
