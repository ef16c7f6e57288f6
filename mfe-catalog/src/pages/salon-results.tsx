import type { ProductCategory } from '@aksamit/contracts';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { InBrowserOnly } from '@aksamit/module-sdk/islands';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { EmptyState, Heading, LinkButton, Text } from '@aksamit/ui';
import { MapPinOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { countSalons, type SalonOverview, salonsAroundQuery } from '../features/salons/api/list-salons';
import { CitySalons, SalonList } from '../features/salons/components/salon-list';
import { StoreZone } from '../features/salons/components/store-zone';
import { FailedList } from './load-failures';
import { LoadingCards } from './loading-cards';
import { MapTiles } from './map-tiles';

interface Request {
  isError: boolean;
  isFetching: boolean;
  refetch(): unknown;
}

interface SalonResultsProps {
  query: Request & { data: SalonOverview | undefined };
  /** The form for the next search. @param last the city as it is written, and names of cities with salons */
  search(last: { city: string; cities: readonly string[] }): ReactNode;
  /** Address of the list. */
  path: string;
  /** As it was searched for. */
  city: string | undefined;
  /** Whose salons are listed; omitted: all of them. */
  category?: Pick<ProductCategory, 'code' | 'slug'>;
  /** Below the salons that were found. */
  children?: ReactNode;
}

/** The search for salons and what it found: those of a city, those around one without any, or the largest cities. */
export function SalonResults({ query, search, path, city, category, children }: SalonResultsProps) {
  const overview = query.data;
  const { cities = [], salons = [] } = overview ?? {};
  return (
    <>
      {search({
        city: (city ? salons[0]?.city.name : undefined) ?? city ?? '',
        cities: cities.map(({ name }) => name),
      })}
      {overview ? null : <Awaited query={query} />}
      {overview && salons.length > 0 ? (
        <>
          <Count path={path} city={city} count={city ? salons.length : countSalons(cities)} />
          {city ? (
            <CitySalons salons={salons} category={category?.slug} tiles={MapTiles} />
          ) : (
            <SalonList overview={overview} category={category?.slug} tiles={MapTiles} />
          )}
          {children}
        </>
      ) : null}
      {overview && salons.length === 0 ? <NoneInCity path={path} city={city ?? ''} category={category} /> : null}
    </>
  );
}

function Awaited({ query }: { query: Request }) {
  const t = useTranslate();
  if (!query.isError) return <LoadingCards label={t('salons.loading')} height="14rem" />;
  return <InBrowserOnly>{() => <FailedList onRetry={() => query.refetch()} busy={query.isFetching} />}</InBrowserOnly>;
}

/** How many there are, and from those of a city the way to all. */
function Count({ path, city, count }: { path: string; city: string | undefined; count: number }) {
  const t = useTranslate();
  return (
    <Text size="sm" tone="muted" role="status" style={{ marginTop: '1rem' }}>
      {t('salons.count', { count })}
      <StoreZone />
      {city ? (
        <>
          {' '}
          <a href={path}>{t('salonList.allCities')}</a>
        </>
      ) : null}
    </Text>
  );
}

interface NoneInCityProps {
  path: string;
  /** Empty: no salon at all serves the category. */
  city: string;
  category: SalonResultsProps['category'] | undefined;
}

/** Wording: specification, error catalogue (no salon in the searched city; nearby search up to 50 km). */
function NoneInCity({ path, city, category }: NoneInCityProps) {
  const t = useTranslate();
  const asked = salonsAroundQuery(useHttp(), { city, category: category?.code });
  const list = useQuery({ ...asked, enabled: city !== '' });
  const around = list.data;
  if (list.isError || (around === undefined && city)) return <Awaited query={list} />;
  if (around && around.length > 0)
    return (
      <section style={{ marginTop: '1.5rem' }}>
        <Heading level={2} size="md">
          {t(category ? 'salonList.noneOfCategory' : 'salonList.noneTitle', { city })}
        </Heading>
        <Text role="status">{t('salonList.noneText')}</Text>
        <CitySalons salons={around} category={category?.slug} tiles={MapTiles} />
      </section>
    );
  return <NoneAround path={path} city={city} isKnown={around !== null} isOfCategory={category !== undefined} />;
}

interface NoneAroundProps {
  path: string;
  city: string;
  /** Whether there is such a city. */
  isKnown: boolean;
  isOfCategory: boolean;
}

function NoneAround({ path, city, isKnown, isOfCategory }: NoneAroundProps) {
  const t = useTranslate();
  const salons = useHref()('catalog/salons');
  const none = isOfCategory ? 'salonList.noneOfCategory' : 'salonList.noneTitle';
  return (
    <div style={{ marginTop: '1.5rem' }}>
      {city ? (
        <EmptyState
          icon={<MapPinOff />}
          title={t(isKnown ? none : 'salonList.unknownTitle', { city })}
          text={t(isKnown ? 'salonList.noneNear' : 'salonList.unknownText')}
          action={
            <LinkButton variant="secondary" href={path}>
              {t(isOfCategory ? 'salonList.allCities' : 'missing.salons')}
            </LinkButton>
          }
        />
      ) : (
        <EmptyState
          icon={<MapPinOff />}
          title={t('salons.empty')}
          text={t('salons.emptyText')}
          action={<LinkButton href={salons}>{t('missing.salons')}</LinkButton>}
        />
      )}
    </div>
  );
}
