import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Heading, offscreen, Text } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { ListedSalon } from '../api/list-salons';
import { presentTimeQuery } from '../api/present-time';
import { byCity, type CityGroup, mainCities } from '../city-rules';
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
  salons: readonly ListedSalon[];
  /** Slug of the category whose salons are listed. */
  category?: string | undefined;
  tiles: Tiles;
}

/** Salons of many cities beside their map: those of the main cities in rows, the other cities as links. */
export function SalonList({ salons, category, tiles }: SalonListProps) {
  const t = useTranslate();
  const { data: now = 0 } = useQuery(presentTimeQuery());
  const groups = byCity(salons);
  const { main, others } = mainCities(groups);
  const addressOf = useCityAddress(category);
  const points = pointsOf(groups, addressOf);
  const map = (
    <MapGround points={points.map(tiledCity)} tiles={tiles}>
      <CountryMap points={points} />
    </MapGround>
  );
  return (
    <Beside map={map} hint={t('salonList.mapHint')}>
      {main.map(({ city, salons: inCity }, index) => (
        <section key={city.slug} style={index > 0 ? reserved(inCity.length) : undefined}>
          <Heading level={2} size="md" style={{ marginBlock: index > 0 ? '1.5rem 0.5rem' : '0 0.5rem' }}>
            {city.name}
          </Heading>
          <SalonRows salons={inCity} now={now} category={category} />
        </section>
      ))}
      {others.length > 0 ? (
        <nav aria-labelledby="other-cities">
          <Heading level={2} size="md" id="other-cities" style={{ marginTop: '1.5rem' }}>
            {t('salonList.others')}
          </Heading>
          <Others>
            {others.map((group) => (
              <li key={group.city.slug}>
                <a href={addressOf(group)}>
                  {group.city.name}
                  {group.salons.length > 1 ? <small>&nbsp;({group.salons.length})</small> : null}
                </a>
              </li>
            ))}
          </Others>
        </nav>
      ) : null}
    </Beside>
  );
}

const reserved = (rows: number) =>
  offscreen(PHONE_PX.heading + PHONE_PX.row * rows, WIDE_PX.heading + WIDE_PX.row * rows);

interface CitySalonsProps {
  salons: readonly ListedSalon[];
  tiles: Tiles;
}

/** The salons of one city, or those around one, beside their map. */
export function CitySalons({ salons, tiles }: CitySalonsProps) {
  const { data: now = 0 } = useQuery(presentTimeQuery());
  const { drawn, tiled, centre } = useSalonPoints(salons, true);
  const map = (
    <MapGround points={tiled} tiles={tiles}>
      <CityMap points={drawn} centre={centre} />
    </MapGround>
  );
  return (
    <Beside map={map}>
      <SalonRows salons={salons} now={now} headingLevel={2} showCity />
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

/** A city leads to its only salon, else to the list of its salons. */
function useCityAddress(category: string | undefined): (group: CityGroup<ListedSalon>) => string {
  const href = useHref();
  return ({ city, salons: [first, ...rest] }) => {
    if (!first || rest.length > 0) return `${href('catalog/salons')}?city=${encodeURIComponent(city.slug)}`;
    return category
      ? href('catalog/salon-category', { categorySlug: category, slug: first.slug })
      : href('catalog/salon', { slug: first.slug });
  };
}

const tiledCity = ({ id, lat, lng, name, href }: DrawnPoint): TiledPoint => ({
  ...{ id, lat, lng, name, address: '' },
  ...(href === undefined ? {} : { href }),
});

/** Cities as points, the ones with the most salons first. */
function pointsOf(
  groups: readonly CityGroup<ListedSalon>[],
  addressOf: (group: CityGroup<ListedSalon>) => string,
): DrawnPoint[] {
  return [...groups]
    .sort((a, b) => b.salons.length - a.salons.length)
    .map((group) => ({
      lat: group.city.lat,
      lng: group.city.lng,
      id: group.city.slug,
      label: group.city.name,
      name: `${group.city.name} (${group.salons.length})`,
      href: addressOf(group),
      isLarge: group.salons.length > 1,
    }));
}
