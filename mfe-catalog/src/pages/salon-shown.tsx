import type { DetailedLocation } from '@aksamit/contracts';
import { shareImageOf } from '@aksamit/contracts/structured-data';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Island } from '@aksamit/module-sdk/islands';
import { useHref, useModule, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Badge, Card, Grid, Heading, Stack, Text } from '@aksamit/ui';
import { neighboursQuery } from '../features/salons/api/list-salons';
import { presentTimeQuery } from '../features/salons/api/present-time';
import { CityMap } from '../features/salons/components/drawn-map';
import { MapGround } from '../features/salons/components/map-ground';
import { OpeningHours } from '../features/salons/components/opening-hours';
import { RatingLine } from '../features/salons/components/rating-line';
import { SalonContact } from '../features/salons/components/salon-contact';
import { SalonGallery } from '../features/salons/components/salon-gallery';
import { SalonOpinions, SalonTeam } from '../features/salons/components/salon-people';
import { useSalonPoints } from '../features/salons/components/salon-points';
import { SalonServices } from '../features/salons/components/salon-services';
import { salonJsonLd } from '../features/salons/salon-json-ld';
import copyAddress from '../islands/copy-address.island';
import { trailEntry } from '../structured-data/page-json-ld';
import { MapTiles } from './map-tiles';
import { PlainPage } from './plain-page';
import { useSalonTrail } from './use-salon-trail';
import { VisitBegins } from './visit-begins';

/** Everything about one salon. */
export function ShownSalon({ salon }: { salon: DetailedLocation }) {
  const t = useTranslate();
  const { origin, market } = useModule().context;
  const { path, alternates, trail } = useSalonTrail({ label: salon.name, slug: salon.slug, slugs: salon.slugs });
  const { data: now = 0 } = useQuery(presentTimeQuery());
  usePageHead({
    title: salon.locale.metaTitle || salon.name,
    description: salon.locale.metaDescription || salon.locale.description,
    canonicalPath: path,
    alternates,
    ...shareImageOf(salon.images),
    jsonLd: [
      salonJsonLd(salon, { url: origin + path, origin, brand: market.brand.name }),
      trailEntry({ origin, trail }),
    ],
  });
  return (
    <PlainPage
      trailLabel={t('trail.label')}
      trail={trail}
      title={salon.locale.headlineSeo || salon.name}
      lead={salon.locale.description}
    >
      <Stack gap={3} style={{ marginBottom: '1.5rem' }}>
        <Stack direction="row" gap={3}>
          {salon.isVirtual ? <Badge tone="soft">{t('salonPage.virtual')}</Badge> : null}
          <RatingLine rating={salon.rating} count={salon.ratingsCount} />
        </Stack>
        <VisitBegins salon={salon} />
      </Stack>
      <SalonGallery salon={salon} />
      <Grid minColumn="20rem" stretch>
        <Card>
          <Heading level={2} size="md" style={{ marginBottom: '0.75rem' }}>
            {t('salons.hours')}
          </Heading>
          <OpeningHours salon={salon} now={now} />
        </Card>
        <Card>
          <SalonContact
            salon={salon}
            copyAddress={
              <Island
                of={copyAddress}
                props={{ address: `${salon.address}, ${salon.postalCode} ${salon.city.name}` }}
              />
            }
          />
          {salon.isVirtual ? null : <SalonMap salon={salon} />}
        </Card>
      </Grid>
      <Stack gap={10} style={{ marginTop: '2.5rem' }}>
        <SalonServices salon={salon} />
        <SalonTeam team={salon.team} />
        <SalonOpinions salon={salon} />
        <SalonInfos infos={salon.infos} />
        {salon.isVirtual ? null : <OthersInCity salon={salon} />}
      </Stack>
    </PlainPage>
  );
}

function SalonInfos({ infos }: Pick<DetailedLocation, 'infos'>) {
  const t = useTranslate();
  if (infos.length === 0) return null;
  return (
    <section>
      <Heading level={2} size="md" style={{ marginBottom: '1rem' }}>
        {t('salonPage.infos')}
      </Heading>
      <Grid minColumn="18rem" gap={4}>
        {[...infos]
          .sort((a, b) => a.order - b.order)
          .map(({ title, description, order }) => (
            <Card tone="blush" key={order}>
              <Heading level={3} size="sm">
                {title}
              </Heading>
              <Text>{description}</Text>
            </Card>
          ))}
      </Grid>
    </section>
  );
}

/** The nearest of the other salons of its city. */
function useNeighbours(salon: DetailedLocation) {
  const { data = { salons: [], total: 0 } } = useQuery(neighboursQuery(useHttp(), salon));
  return data;
}

/** The salon on the map of its city, with the others there. */
function SalonMap({ salon }: { salon: DetailedLocation }) {
  const t = useTranslate();
  const { drawn, tiled } = useSalonPoints([salon, ...useNeighbours(salon).salons], true, salon.id);
  return (
    <div style={{ marginTop: '1rem' }}>
      <MapGround points={tiled} currentId={salon.id} tiles={MapTiles}>
        <CityMap points={drawn} centre={salon.city} />
      </MapGround>
      <Text size="sm" tone="muted">
        {t('salonMap.credit')}
      </Text>
    </div>
  );
}

function OthersInCity({ salon }: { salon: DetailedLocation }) {
  const t = useTranslate();
  const href = useHref();
  const { salons, total } = useNeighbours(salon);
  if (salons.length === 0) return null;
  const { name: city, slug: citySlug } = salon.city;
  return (
    <section>
      <Heading level={2} size="md" style={{ marginBottom: '0.5rem' }}>
        {t('salonPage.inCity', { city })}
      </Heading>
      <ul>
        {salons.map(({ id, name, slug, address }) => (
          <li key={id} style={{ paddingBlock: '0.375rem' }}>
            <a href={href('catalog/salon', { slug })}>{name}</a>,{' '}
            <span style={{ whiteSpace: 'nowrap' }}>{address}</span>
          </li>
        ))}
        {total > salons.length ? (
          <li style={{ paddingBlock: '0.375rem' }}>
            <a href={`${href('catalog/salons')}?city=${encodeURIComponent(citySlug)}`}>
              {t('salonList.allInCity', { city, count: total + 1 })}
            </a>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
