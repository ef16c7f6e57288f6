import type { BodyPartGroup, ProductCategory } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { ChoiceLinks, resultsHref, Tabs } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { type ZoneFilters, zoneAddress } from '../zone-filters';

const Parts = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.625rem;
  margin-top: 1.25rem;

  & > div {
    display: flex;
    align-items: baseline;
    gap: 0.5rem;
  }
  & > div > strong {
    flex: none;
    width: 5.5rem;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
    font-weight: 500;
  }
  ${media.mobile} {
    display: flex;
    gap: 1.25rem;
    margin-inline: calc(-1 * ${tokens.gutter});
    padding: 3px ${tokens.gutter};
    overflow-x: auto;
    scrollbar-width: none;

    & > div {
      flex: none;
    }
    & > div > strong {
      width: auto;
    }
    & ul {
      flex-wrap: nowrap;
    }
  }
`;

interface FilterLinksProps {
  /** Path of the zone. */
  path: string;
  filters: ZoneFilters;
  categories: readonly ProductCategory[];
  bodyPartGroups: readonly BodyPartGroup[];
}

/** Filters of a zone: every choice is a link with an address of its own. A body part chosen again is deselected. */
export function FilterLinks({ path, filters, categories, bodyPartGroups }: FilterLinksProps) {
  const t = useTranslate();
  const address = (change: Partial<ZoneFilters>) => resultsHref(zoneAddress(path, { ...filters, page: 1, ...change }));
  const categoryItems = [
    { label: t('filters.all'), href: address({ category: undefined }), current: !filters.category },
    ...categories.map(({ code, name }) => ({
      label: name,
      href: address({ category: code }),
      current: filters.category === code,
    })),
  ];
  return (
    <div>
      <Tabs label={t('filters.category')} items={categoryItems} />
      {bodyPartGroups.length > 0 ? (
        <Parts aria-label={t('filters.bodyPart')}>
          {bodyPartGroups.map((group) => (
            <div key={group.code}>
              <strong>{group.name}</strong>
              <ChoiceLinks
                choices={group.bodyParts.map(({ code, name }) => {
                  const current = filters.bodyPart === code;
                  return { label: name, href: address({ bodyPart: current ? undefined : code }), current };
                })}
              />
            </div>
          ))}
        </Parts>
      ) : null}
    </div>
  );
}
