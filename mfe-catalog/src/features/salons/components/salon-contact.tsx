import type { Location } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Heading, LinkButton, Stack, Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { ExternalLink, Mail, Navigation, Phone } from 'lucide-react';
import type { ReactNode } from 'react';

const Line = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    color: ${tokens.color.accent};
  }
`;

const Address = styled.div`
  display: flex;
  gap: 0.5rem;
  align-items: center;

  & > address {
    font-style: normal;
  }
`;

/** Address on a public map. */
const mapAddress = ({ lat, lng }: Location['location']): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;

/** Address that begins a route; phones open their own map with it. */
const routeAddress = ({ lat, lng }: Location['location']): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat}%2C${lng}`;

export interface SalonContactProps {
  salon: Location;
  /** Stands beside the address: copies it. */
  copyAddress: ReactNode;
}

/** Where a salon is, how to reach it and by whom it is answered. An online one has no address. */
export function SalonContact({ salon, copyAddress }: SalonContactProps) {
  const t = useTranslate();
  return (
    <Stack gap={3}>
      <Heading level={2} size="md">
        {t(salon.isVirtual ? 'salons.contact' : 'salonPage.where')}
      </Heading>
      {salon.isVirtual ? (
        <Text>{t('salonPage.virtualText')}</Text>
      ) : (
        <>
          <Address>
            <address>
              {salon.address}
              <br />
              {salon.postalCode} {salon.city.name}
            </address>
            {copyAddress}
          </Address>
          {salon.locale.directions ? <Text size="sm">{salon.locale.directions}</Text> : null}
          <Stack direction="row" gap={2}>
            <LinkButton
              size="sm"
              variant="secondary"
              href={routeAddress(salon.location)}
              rel="noreferrer"
              target="_blank"
            >
              <Navigation aria-hidden="true" />
              {t('salonPage.route')}
            </LinkButton>
            <LinkButton
              size="sm"
              variant="quiet"
              flush
              href={mapAddress(salon.location)}
              rel="noreferrer"
              target="_blank"
            >
              {t('salons.onMap')}
              <ExternalLink aria-hidden="true" />
            </LinkButton>
          </Stack>
        </>
      )}
      <div>
        <Line href={`tel:${salon.phone.replace(/[^+\d]/g, '')}`}>
          <Phone aria-hidden="true" />
          {salon.phone}
        </Line>
        <br />
        <Line href={`mailto:${salon.email}`}>
          <Mail aria-hidden="true" />
          {salon.email}
        </Line>
      </div>
    </Stack>
  );
}
