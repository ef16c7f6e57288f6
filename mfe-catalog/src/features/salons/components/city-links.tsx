import type { LocationCity } from '@aksamit/shared-kit/contracts';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { ChoiceLinks } from '@aksamit/shared-kit/ui';

interface CityLinksProps {
  /** Path of the list of salons. */
  path: string;
  cities: readonly LocationCity[];
  /** Slug of the chosen city. */
  chosen: string | undefined;
}

/** Cities with salons, each a link to its own list. */
export function CityLinks({ path, cities, chosen }: CityLinksProps) {
  const t = useTranslate();
  const choices = [
    { label: t('salons.allCities'), href: path, current: chosen === undefined },
    ...cities.map(({ name, slug }) => ({
      label: name,
      href: `${path}?city=${encodeURIComponent(slug)}`,
      current: chosen === slug,
    })),
  ];
  return (
    <nav aria-label={t('salons.cities')}>
      <ChoiceLinks choices={choices} />
    </nav>
  );
}
