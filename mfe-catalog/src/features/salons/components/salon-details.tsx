import type { Location } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Badge, Card, Grid, Heading, LinkButton, Stack, Text } from '@aksamit/ui';
import { ExternalLink } from 'lucide-react';
import { OpeningHours } from './opening-hours';

/** Address on a public map; the site's own map with a list beside it is a page of its own. */
const mapAddress = ({ lat, lng }: Location['location']): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;

/** Everything about one salon: where, how to reach it, when, what. */
export function SalonDetails({ salon }: { salon: Location }) {
  const t = useTranslate();
  return (
    <Grid minColumn="20rem">
      <SalonContact salon={salon} />
      <Card>
        <Heading level={2} size="md" style={{ marginBottom: '0.75rem' }}>
          {t('salons.hours')}
        </Heading>
        <OpeningHours salon={salon} />
      </Card>
      <SalonServices categories={salon.productCategories} />
    </Grid>
  );
}

function SalonContact({ salon }: { salon: Location }) {
  const t = useTranslate();
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t('salons.address')}
        </Heading>
        <address style={{ fontStyle: 'normal' }}>
          {salon.address}
          <br />
          {salon.postalCode} {salon.city.name}
        </address>
        <LinkButton size="sm" variant="secondary" href={mapAddress(salon.location)} rel="noreferrer" target="_blank">
          {t('salons.onMap')}
          <ExternalLink aria-hidden="true" />
        </LinkButton>
        <Heading level={2} size="md">
          {t('salons.contact')}
        </Heading>
        <Text as="div">
          <a href={`tel:${salon.phone.replace(/[^+\d]/g, '')}`}>{salon.phone}</a>
          <br />
          <a href={`mailto:${salon.email}`}>{salon.email}</a>
        </Text>
        {salon.locale.directions ? (
          <>
            <Heading level={2} size="md">
              {t('salons.directions')}
            </Heading>
            <Text size="sm">{salon.locale.directions}</Text>
          </>
        ) : null}
      </Stack>
    </Card>
  );
}

/** Kinds of treatments in the salon, and the zones to choose one from. */
function SalonServices({ categories }: { categories: Location['productCategories'] }) {
  const t = useTranslate();
  const href = useHref();
  return (
    <Card tone="blush">
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t('salons.services')}
        </Heading>
        <Stack as="ul" direction="row" gap={2}>
          {categories.map(({ id, name }) => (
            <li key={id}>
              <Badge>{name}</Badge>
            </li>
          ))}
        </Stack>
        <Stack direction="row" gap={3}>
          <LinkButton href={href('catalog/womens-zone')}>{t('missing.female')}</LinkButton>
          <LinkButton variant="secondary" href={href('catalog/mens-zone')}>
            {t('missing.male')}
          </LinkButton>
        </Stack>
      </Stack>
    </Card>
  );
}
