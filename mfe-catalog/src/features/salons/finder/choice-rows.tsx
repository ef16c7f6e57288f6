import { formatKilometres } from '@aksamit/contracts/figures';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { Badge, Button } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { ListedSalon } from '../api/list-salons';
import { RatingLine } from '../components/rating-line';
import { useFirstTimeText } from '../use-first-time-text';
import type { RowChoice } from './row-choice';
import { type FirstTimes, useFirstTimes } from './use-first-times';

const Rows = styled.ul`
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;
  justify-content: space-between;
  padding-block: 0.875rem;
  border-top: 1px solid ${tokens.color.border};
  line-height: 1.45;

  & > div {
    flex: 1 1 14rem;
  }
  & strong,
  & small {
    display: block;
  }
  & small,
  & p {
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
  }
  & p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
  }
  & p > b {
    color: ${tokens.color.ink};
    font-weight: 600;
  }
  /* The whole row is the button's target. */
  & > button::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  &:hover strong,
  &:focus-within strong {
    color: ${tokens.color.accent};
  }
`;

interface ChoiceRowsProps {
  salons: readonly ListedSalon[];
  choice: RowChoice;
  /** Accessible name of the list. */
  label: string;
}

/** Salons to choose from, each one press: where it is, its first free time, distance and rating. */
export function ChoiceRows({ salons, choice, label }: ChoiceRowsProps) {
  const times = useFirstTimes(
    choice.productId,
    salons.map(({ id }) => id),
  );
  return (
    <Rows aria-label={label}>
      {salons.map((salon) => (
        <ChoiceRow key={salon.id} salon={salon} choice={choice} times={times} />
      ))}
    </Rows>
  );
}

function ChoiceRow({ salon, choice, times }: { salon: ListedSalon; choice: RowChoice; times: FirstTimes }) {
  const t = useTranslate();
  const { locale } = usePageContext();
  const firstTime = useFirstTimeText();
  const { id, name, address, city, distanceKm } = salon;
  const mark = id === choice.preferredId ? 'preferred' : id === choice.selectedId ? 'selected' : null;
  const startAt = times.get(id);
  return (
    <Row data-salon={id}>
      <div>
        <strong>{name}</strong>
        <small>{`${address}, ${city.name}`}</small>
        <p>
          {startAt === undefined ? null : <b>{firstTime(startAt)}</b>}
          {distanceKm === undefined ? null : (
            <span>{t('salonRow.distance', { km: formatKilometres(distanceKm, locale) })}</span>
          )}
          <RatingLine rating={salon.rating} count={salon.ratingsCount} />
        </p>
        {mark ? <Badge tone="soft">{t(`salonFinder.${mark}`)}</Badge> : null}
      </div>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('salonFinder.chooseNamed', { name, address: `${address}, ${city.name}` })}
        onClick={() => choice.onChoose?.(id)}
      >
        {t('salonFinder.choose')}
      </Button>
    </Row>
  );
}
