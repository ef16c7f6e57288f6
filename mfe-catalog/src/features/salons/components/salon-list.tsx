import type { LocationCity } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Heading, offscreen, Text } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { ListedSalon, SalonOverview } from '../api/list-salons';
import { presentTimeQuery } from '../api/present-time';
import { mainCities } from '../city-rules';
import type { TiledPoint } from '../tiled-map/tiled-point';
import { CityMap, CountryMap, type DrawnPoint } from './drawn-map';
import { MapGround, type Tiles } from './map-ground';
import { useSalonPoints } from './salon-points';
import { SalonRows } from './salon-rows';

const Columns = styled.div`
  display: grid;
  gap: 2rem;
  margin-top: 1.5rem;

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: 3rem;

    & > aside {
      position: sticky;
      top: calc(${tokens.headerHeight} + 1rem);
      align-self: start;
    }
  }
`;

const Others = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: 0 1rem;
  padding: 0;
  margin-top: 0.5rem;
  list-style: none;

  & a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-block: 0.25rem;
  }
  & small {
    color: ${tokens.color['ink-muted']};
  }
`;

/** Usual height of a row and of a heading, CSS pixels. */
const PHONE_PX = { heading: 50, row: 168 };
const WIDE_PX = { heading: 56, row: 136 };

interface SalonListProps {
  overview: SalonOverview;
  /** Slug of the category whose salons are listed. */
  category?: string | undefined;
  tiles: Tiles;
}

/** Salons of many cities beside their map: those of the main cities in rows, the other cities as links. */
export function SalonList({ overview: { cities, salons }, category, tiles }: SalonListProps) {
  const t = useTranslate();
  const { main, others } = mainCities(cities);
  const addressOf = useCityAddress(category);
  const points = pointsOf(cities, addressOf);
  const map = (
    <MapGround points={points.map(tiledCity)} tiles={tiles}>
      <CountryMap points={points} />
    </MapGround>
  );
  return (
    <Beside map={map} hint={t('salonList.mapHint')}>
      {main.map((city, index) => (
        <MainCity
          key={city.slug}
          city={city}
          salons={salons.filter((salon) => salon.city.slug === city.slug)}
          isFirst={index === 0}
          {...(category ? { category } : {})}
        />
      ))}
      {others.length > 0 ? (
        <nav aria-labelledby="other-cities">
          <Heading level={2} size="md" id="other-cities" style={{ marginTop: '1.5rem' }}>
            {t('salonList.others')}
          </Heading>
          <Others>
            {others.map((city) => (
              <li key={city.slug}>
                <a href={addressOf(city)}>
                  {city.name}
                  {city.locationsCount > 1 ? <small>&nbsp;({city.locationsCount})</small> : null}
                </a>
              </li>
            ))}
          </Others>
        </nav>
      ) : null}
    </Beside>
  );
}

interface MainCityProps {
  city: LocationCity;
  /** Some of its salons. */
  salons: readonly ListedSalon[];
  category?: string;
  isFirst: boolean;
}

/** A main city's salons in rows, and the way to the others. */
function MainCity({ city, salons, category, isFirst }: MainCityProps) {
  const t = useTranslate();
  const ofCity = useCityList(category);
  const { data: now = 0 } = useQuery(presentTimeQuery());
  return (
    <section style={isFirst ? undefined : reserved(salons.length)}>
      <Heading level={2} size="md" style={{ marginBlock: isFirst ? '0 0.5rem' : '1.5rem 0.5rem' }}>
        {city.name}
      </Heading>
      <SalonRows salons={salons} now={now} category={category} />
      {city.locationsCount > salons.length ? (
        <p>
          <a href={ofCity(city)}>{t('salonList.allInCity', { city: city.name, count: city.locationsCount })}</a>
        </p>
      ) : null}
    </section>
  );
}

const reserved = (rows: number) =>
  offscreen(PHONE_PX.heading + PHONE_PX.row * rows, WIDE_PX.heading + WIDE_PX.row * rows);

interface CitySalonsProps {
  salons: readonly ListedSalon[];
  /** Slug of the category whose salons are listed. */
  category?: string | undefined;
  tiles: Tiles;
}

/** The salons of one city, or those around one, beside their map. */
export function CitySalons({ salons, category, tiles }: CitySalonsProps) {
  const { data: now = 0 } = useQuery(presentTimeQuery());
  const { drawn, tiled, centre } = useSalonPoints(salons, true);
  const map = (
    <MapGround points={tiled} tiles={tiles}>
      <CityMap points={drawn} centre={centre} />
    </MapGround>
  );
  return (
    <Beside map={map}>
      <SalonRows salons={salons} now={now} headingLevel={2} showCity category={category} />
    </Beside>
  );
}

interface BesideProps {
  map: ReactNode;
  hint?: string;
  children: ReactNode;
}

function Beside({ map, hint, children }: BesideProps) {
  const t = useTranslate();
  return (
    <Columns>
      <div>{children}</div>
      <aside id="map" aria-label={t('salonList.map')}>
        {map}
        {hint ? <Text size="sm">{hint}</Text> : null}
        <Text size="sm" tone="muted">
          {t('salonMap.credit')}
        </Text>
      </aside>
    </Columns>
  );
}

/** Address of the list of a city's salons, of those that serve the category. */
function useCityList(category: string | undefined): (city: Pick<LocationCity, 'slug'>) => string {
  const href = useHref();
  const path = category ? href('catalog/salon', { slug: category }) : href('catalog/salons');
  return ({ slug }) => `${path}?city=${encodeURIComponent(slug)}`;
}

/** A city leads to its only salon, else to the list of its salons. */
function useCityAddress(category: string | undefined): (city: LocationCity) => string {
  const href = useHref();
  const ofCity = useCityList(category);
  return (city) => {
    const slug = city.onlyLocationSlug;
    if (!slug) return ofCity(city);
    return category
      ? href('catalog/salon-category', { categorySlug: category, slug })
      : href('catalog/salon', { slug });
  };
}

const tiledCity = ({ id, lat, lng, name, href }: DrawnPoint): TiledPoint => ({
  ...{ id, lat, lng, name, address: '' },
  ...(href === undefined ? {} : { href }),
});

/** Cities as points, the ones with the most salons first. */
function pointsOf(cities: readonly LocationCity[], addressOf: (city: LocationCity) => string): DrawnPoint[] {
  return [...cities]
    .sort((a, b) => b.locationsCount - a.locationsCount)
    .map((city) => ({
      lat: city.lat,
      lng: city.lng,
      id: city.slug,
      label: city.name,
      name: `${city.name} (${city.locationsCount})`,
      href: addressOf(city),
      isLarge: city.locationsCount > 1,
    }));
}
