import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Text } from '@aksamit/ui';
import { space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Navigation, Phone } from 'lucide-react';
import type { ShownVisit } from '../shown-visits';
import { visitMoment } from '../visit-moment';

const Facts = styled.div`
  display: grid;
  gap: ${space(1)};

  & > strong::first-letter {
    text-transform: uppercase;
  }
  & address {
    font-style: normal;
  }
  & s {
    color: ${tokens.color['ink-muted']};
    font-weight: 400;
  }
`;

const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(5)};
  padding: 0;
  list-style: none;

  & a {
    display: inline-flex;
    gap: ${space(2)};
    align-items: center;
    min-height: 2.75rem;
  }
  & svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

/** Address that begins a route; phones open their own map with it. */
const routeAddress = (lat: number, lng: number): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat}%2C${lng}`;

/** What a visit is for, when, in which salon, and how to get there. */
export function VisitFacts({ visit }: { visit: ShownVisit }) {
  const locale = useLocaleFormats();
  const href = useHref();
  const t = useTranslate();
  const { name, startAt, endAt, location, city, therapist } = visit;
  const isCanceled = visit.doneStatus === 'canceled';
  const moment = visitMoment(startAt, locale, endAt);
  return (
    <Facts>
      <strong>{isCanceled ? <s>{moment}</s> : moment}</strong>
      <Text size="sm">{name}</Text>
      {therapist ? <Text size="sm">{t('therapists.of', { name: therapist.firstName })}</Text> : null}
      {location ? (
        <address>
          {location.slug ? <a href={href('catalog/salon', { slug: location.slug })}>{location.name}</a> : location.name}
          <br />
          {location.address}, {location.postalCode} {location.city}
        </address>
      ) : (
        city
      )}
      {location ? <WaysToSalon location={location} isCanceled={isCanceled} /> : null}
    </Facts>
  );
}

type WaysToSalonProps = Required<Pick<ShownVisit, 'location'>> & { isCanceled: boolean };

/** Nobody travels to a canceled visit. */
function WaysToSalon({ location, isCanceled }: WaysToSalonProps) {
  const t = useTranslate();
  const { lat, lng, phone, name } = location;
  return (
    <Ways>
      {isCanceled || lat === undefined || lng === undefined ? null : (
        <li>
          <a
            href={routeAddress(lat, lng)}
            target="_blank"
            rel="noreferrer"
            aria-label={t('orderVisits.routeTo', { name })}
          >
            <Navigation aria-hidden="true" />
            {t('orderVisits.route')}
          </a>
        </li>
      )}
      {phone ? (
        <li>
          <a href={`tel:${phone.replace(/\s/g, '')}`}>
            <Phone aria-hidden="true" />
            {phone}
          </a>
        </li>
      ) : null}
    </Ways>
  );
}
