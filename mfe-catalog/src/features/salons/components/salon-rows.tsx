import { formatKilometres } from '@aksamit/contracts/figures';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageContext } from '@aksamit/module-sdk/lifecycle';
import { Heading, Picture } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { ListedSalon } from '../api/list-salons';
import { hoursToday, salonClock, spanOfDate } from '../opening-rules';
import { useHoursText } from './opening-hours';
import { OpeningState, within } from './opening-state';
import { RatingLine } from './rating-line';

const Rows = styled.ul`
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: 0.25rem 1rem;
  padding-block: 0.875rem;
  border-top: 1px solid ${tokens.color.border};

  & img {
    width: 100%;
    height: auto;
    border-radius: ${tokens.radius.sm};
  }
  & address {
    font-style: normal;
  }
  /* The whole row leads to the salon; what else is pressed in it stands above. */
  & h2 > a::after,
  & h3 > a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  &:hover h2 > a,
  &:hover h3 > a {
    color: ${tokens.color.accent};
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1rem;
  font-size: ${tokens.text.sm};

  & > span:not([hidden]) {
    color: ${tokens.color['ink-muted']};
  }
  & > a {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    margin-inline-start: auto;
    font-weight: 600;
  }
`;

interface SalonRowsProps {
  salons: readonly ListedSalon[];
  /** Present time, milliseconds. */
  now: number;
  headingLevel?: 2 | 3;
  /** Writes the city too, where salons of several stand in one list. */
  showCity?: boolean;
  /** Slug of the category whose salons are listed: their pages under it. */
  category?: string | undefined;
  /** Accessible name of the list, where no heading stands above it. */
  label?: string | undefined;
}

/** Salons in rows: picture, street, whether it is open, today's hours, rating, distance, and the way to a visit. */
export function SalonRows({ salons, label, ...rest }: SalonRowsProps) {
  return (
    <Rows aria-label={label}>
      {salons.map((salon) => (
        <SalonRow key={salon.id} salon={salon} {...rest} />
      ))}
    </Rows>
  );
}

interface SalonRowProps extends Omit<SalonRowsProps, 'salons' | 'label'> {
  salon: ListedSalon;
}

function SalonRow({ salon, now, headingLevel = 3, showCity = false, category }: SalonRowProps) {
  const t = useTranslate();
  const href = useHref();
  const address = category
    ? href('catalog/salon-category', { categorySlug: category, slug: salon.slug })
    : href('catalog/salon', { slug: salon.slug });
  return (
    <Row>
      <div>{salon.image ? <Picture image={salon.image} sizes="80px" alt="" /> : null}</div>
      <div>
        <Heading level={headingLevel} size="sm">
          <a href={address}>{salon.name}</a>
        </Heading>
        <address>{showCity ? `${salon.address}, ${salon.postalCode} ${salon.city.name}` : salon.address}</address>
        <OpeningState salon={salon} now={now} days={0} />
        <Facts>
          <TodaysHours salon={salon} now={now} />
          <Distance km={salon.distanceKm} />
          <RatingLine rating={salon.rating} count={salon.ratingsCount} />
          <a href={`${address}#${BOOK_HERE}`} aria-label={t('salonRow.bookNamed', { name: salon.name })}>
            {t('salonRow.book')}
          </a>
        </Facts>
      </div>
    </Row>
  );
}

/** Id of the part of a salon's page where a visit begins. */
const BOOK_HERE = 'visit';

function TodaysHours({ salon, now }: { salon: ListedSalon; now: number }) {
  const t = useTranslate();
  const hours = useHoursText();
  const today = new Date(now);
  const { date } = salonClock(today);
  const reason = salon.openingExceptions.find((one) => one.date === date)?.reason;
  return (
    <span {...within(spanOfDate(date), now)}>
      {t('salonRow.todaysHours', { hours: hours(hoursToday(salon, today)) })}
      {reason ? ` (${reason})` : null}
    </span>
  );
}

function Distance({ km }: { km: number | undefined }) {
  const t = useTranslate();
  const { locale } = usePageContext();
  if (km === undefined) return null;
  return <span>{t('salonRow.distance', { km: formatKilometres(km, locale) })}</span>;
}
