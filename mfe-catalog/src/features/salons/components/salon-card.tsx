import type { Location } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Card, Grid, Heading, LinkButton, offscreenItem } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { MapPin, Phone } from 'lucide-react';

/** A salon as a card shows it. */
type CardSalon = Pick<Location, 'id' | 'name' | 'slug' | 'address' | 'postalCode' | 'city' | 'phone'>;

const Rows = styled.div`
  display: grid;
  gap: 0.5rem;
  margin-block: 0.75rem 1rem;
  font-size: ${tokens.text.sm};
  font-style: normal;
  line-height: 1.45;

  & > p {
    display: flex;
    gap: 0.625rem;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 1.5rem;
  }
  & svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: ${tokens.color.accent};
  }
`;

const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** A salon in a list: where it is, how to call it, the way to its page. */
export function SalonCard({ salon, headingLevel = 2 }: { salon: CardSalon; headingLevel?: 2 | 3 }) {
  const t = useTranslate();
  const href = useHref();
  const address = href('catalog/salon', { slug: salon.slug });
  return (
    <Card as="article" aria-label={salon.name} style={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Heading level={headingLevel} size="sm">
        {salon.name}
      </Heading>
      <Rows as="address">
        <p>
          <MapPin aria-hidden="true" />
          <span>
            {salon.address}
            <br />
            {salon.postalCode} {salon.city.name}
          </span>
        </p>
        <p>
          <Phone aria-hidden="true" />
          <a href={phoneHref(salon.phone)}>{salon.phone}</a>
        </p>
      </Rows>
      <LinkButton
        size="sm"
        variant="secondary"
        href={address}
        aria-label={t('salons.detailsNamed', salon)}
        style={{ alignSelf: 'flex-start', marginTop: 'auto' }}
      >
        {t('salons.details')}
      </LinkButton>
    </Card>
  );
}

/** Cards of salons, as many in a row as fit. */
export function SalonGrid({ salons, headingLevel }: { salons: readonly CardSalon[]; headingLevel?: 2 | 3 }) {
  return (
    <Grid as="ul" minColumn="18rem" gap={4}>
      {salons.map((salon, index) => (
        <li key={salon.id} style={offscreenItem(index, 240)}>
          <SalonCard salon={salon} {...(headingLevel ? { headingLevel } : {})} />
        </li>
      ))}
    </Grid>
  );
}
