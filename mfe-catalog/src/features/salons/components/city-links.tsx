import type { LocationCity } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { type Choice, ChoiceLinks } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { mainCities } from '../city-rules';

interface CityLinksProps {
  /** Path of the list of salons. */
  path: string;
  cities: readonly LocationCity[];
  /** Slug of the chosen city. */
  chosen: string | undefined;
}

const More = styled.details`
  margin-top: 0.375rem;

  & > summary {
    display: inline-block;
    min-height: 2.75rem;
    padding-block: 0.625rem;
    color: ${tokens.color.accent};
    cursor: pointer;
    font-size: ${tokens.text.sm};
  }
`;

/** Cities with salons, each a link to its own list: first those with the most salons, all of them on demand. */
export function CityLinks({ path, cities, chosen }: CityLinksProps) {
  const t = useTranslate();
  const choiceOf = ({ name, slug }: LocationCity): Choice => ({
    label: name,
    href: `${path}?city=${encodeURIComponent(slug)}`,
    current: chosen === slug,
  });
  const everywhere = { label: t('salons.everywhere'), href: path, current: chosen === undefined };
  const main = mainCities(cities, chosen);
  return (
    <nav aria-label={t('salons.cities')}>
      <ChoiceLinks choices={[everywhere, ...main.map(choiceOf)]} />
      {main.length < cities.length && (
        <More>
          <summary>{t('salons.allCities', { count: cities.length })}</summary>
          <ChoiceLinks choices={cities.map(choiceOf)} />
        </More>
      )}
    </nav>
  );
}
