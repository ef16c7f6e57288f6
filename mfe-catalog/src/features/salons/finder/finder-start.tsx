import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Heading } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { useId, useState } from 'react';
import type { ListedSalon } from '../api/list-salons';
import { FinderRows } from './finder-rows';
import type { RowChoice } from './row-choice';
import { type CityChoice, largestCities } from './salon-search';

/** Up to this many are shown at once; of more, the largest. */
const MOST_CITIES = 12;
const LARGEST_CITIES = 8;

const Cities = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  padding: 0;
  margin-top: 0.5rem;
  list-style: none;

  & button {
    min-height: 2.25rem;
    padding: 0.25rem 0.875rem;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
    font-size: ${tokens.text.sm};
    white-space: nowrap;
    cursor: pointer;
  }
  & button:hover {
    border-color: ${tokens.color.accent};
    color: ${tokens.color.accent};
  }
  & small {
    color: ${tokens.color['ink-muted']};
  }
  & [data-more] {
    border-color: transparent;
    background: none;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  ${media.mobile} {
    & button {
      min-height: 2.75rem;
    }
  }
`;

interface FinderStartProps {
  cities: readonly CityChoice[];
  /** The visitor's own salons: preferred, chosen last. */
  own: readonly ListedSalon[];
  onCity(name: string): void;
  choice: RowChoice;
}

/** What leads to a salon before anything is typed: the visitor's own salons and the cities. */
export function FinderStart({ cities, own, onCity, choice }: FinderStartProps) {
  const t = useTranslate();
  return (
    <>
      {own.length > 0 ? (
        <section>
          <Heading level={3} size="sm">
            {t('salonFinder.own')}
          </Heading>
          <FinderRows salons={own} choice={choice} label={t('salonFinder.own')} />
        </section>
      ) : null}
      <CityChoices cities={cities} onCity={onCity} />
    </>
  );
}

/** The largest cities, and all of them on a press: the field below them stays in reach of a phone. */
function CityChoices({ cities, onCity }: Pick<FinderStartProps, 'cities' | 'onCity'>) {
  const t = useTranslate();
  const id = useId();
  const [isAll, setAll] = useState(false);
  const hasMore = cities.length > MOST_CITIES;
  const shown = isAll || !hasMore ? cities : largestCities(cities, LARGEST_CITIES);
  return (
    <section>
      <Heading level={3} size="sm" id={id}>
        {t('salonFinder.cities')}
      </Heading>
      <Cities aria-labelledby={id}>
        {shown.map(({ name, count }) => (
          <li key={name}>
            <button type="button" onClick={() => onCity(name)}>
              {name}
              {count > 1 ? <small>&nbsp;({count})</small> : null}
            </button>
          </li>
        ))}
        {hasMore ? (
          <li key="">
            <button type="button" data-more="" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
              {isAll ? t('salonFinder.fewerCities') : t('salonFinder.allCities', { count: cities.length })}
            </button>
          </li>
        ) : null}
      </Cities>
    </section>
  );
}
