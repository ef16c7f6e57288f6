import type { ProductFacets } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { resultsHref } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { type ZoneFilters, zoneAddress, zoneSorts } from '../zone-filters';
import { FilterChoices, FilterMenu } from './filter-menu';

const Bar = styled.div`
  position: relative;
  z-index: 3;
  margin-bottom: 1.25rem;

  & > nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  & h3 {
    margin-top: 0.75rem;
    color: ${tokens.color['ink-muted']};
    font-family: ${tokens.font.sans};
    font-size: ${tokens.text.sm};
    font-weight: 600;
  }
  & div:first-of-type > h3 {
    margin-top: 0;
  }
  ${media.tablet} {
    & > nav > :last-child {
      margin-inline-start: auto;
    }
  }
`;

const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.625rem;
  min-height: 2.75rem;
  margin-top: 0.5rem;
  color: ${tokens.color['ink-muted']};
  font-size: ${tokens.text.sm};

  & a {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 2.75rem;
    color: ${tokens.color.ink};
  }
  & a[data-chip] {
    min-height: 2.25rem;
    padding-inline: 0.875rem 0.625rem;
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.ink};
    color: ${tokens.color.paper};
    text-decoration: none;
  }
  & svg {
    width: 1rem;
    height: 1rem;
  }
  ${media.mobile} {
    & a[data-chip] {
      min-height: 2.75rem;
    }
  }
`;

const sortLabels = { '': 'own', price: 'cheapest', '-price': 'dearest', duration: 'shortest' } as const;

interface ZoneFilterBarProps {
  /** Path of the zone. */
  path: string;
  filters: ZoneFilters;
  /** What the list can be narrowed by; undefined while that is not known: then it can be sorted only. */
  facets: ProductFacets | undefined;
  /** Undefined while it is not known. */
  total: number | undefined;
}

/**
 * Filters and sort orders of a zone, each a link with an address of its own, in one row of menus; and what is chosen, each
 * with a link that takes it off.
 */
export function ZoneFilterBar({ path, filters, facets, total }: ZoneFilterBarProps) {
  const t = useTranslate();
  const address = (change: Partial<ZoneFilters>) => resultsHref(zoneAddress(path, { ...filters, page: 1, ...change }));
  const sorts = zoneSorts.map((sort) => ({
    label: t(`list.sorts.${sortLabels[sort]}`),
    href: address({ sort }),
    current: filters.sort === sort,
  }));
  const chosen = [
    ...(facets?.category ? [{ name: facets.category.name, href: address({ category: undefined }) }] : []),
    ...(facets?.bodyPart ? [{ name: facets.bodyPart.name, href: address({ bodyPart: undefined }) }] : []),
  ];
  return (
    <Bar>
      <nav aria-label={t('zonePage.filters')}>
        {facets ? <FacetMenus facets={facets} address={address} /> : null}
        <FilterMenu
          label={t('list.sort')}
          chosen={filters.sort ? t(`list.sorts.${sortLabels[filters.sort]}`) : ''}
          atEnd
        >
          <FilterChoices choices={sorts} />
        </FilterMenu>
      </nav>
      <Status>
        <p role="status">{total === undefined ? null : t('list.count', { count: total })}</p>
        {chosen.map(({ name, href }) => (
          <a key={href} href={href} data-chip="" aria-label={t('zonePage.takeOff', { name })}>
            {name}
            <X aria-hidden="true" />
          </a>
        ))}
        {chosen.length > 1 ? <a href={resultsHref(path)}>{t('filters.clear')}</a> : null}
      </Status>
    </Bar>
  );
}

interface FacetMenusProps {
  facets: ProductFacets;
  address: (change: Partial<ZoneFilters>) => string;
}

function FacetMenus({ facets, address }: FacetMenusProps) {
  const t = useTranslate();
  const { categories, bodyPartGroups, category, bodyPart } = facets;
  return (
    <>
      {categories.length > 0 ? (
        <FilterMenu label={t('zonePage.category')} chosen={category?.name}>
          <FilterChoices
            choices={[
              { label: t('filters.all'), href: address({ category: undefined }), current: category === null },
              ...categories.map(({ code, name, count }) => ({
                label: name,
                href: address({ category: code }),
                current: category?.code === code,
                count,
              })),
            ]}
          />
        </FilterMenu>
      ) : null}
      {bodyPartGroups.length > 0 ? (
        <FilterMenu label={t('filters.bodyPart')} chosen={bodyPart?.name} wide>
          {bodyPartGroups.map((group) => (
            <div key={group.code}>
              <h3>{group.name}</h3>
              <FilterChoices
                columns
                choices={group.bodyParts.map((part) => partChoice(part, bodyPart?.code, address))}
              />
            </div>
          ))}
        </FilterMenu>
      ) : null}
    </>
  );
}

type Part = ProductFacets['bodyPartGroups'][number]['bodyParts'][number];

/** A body part chosen again is deselected. */
function partChoice({ code, name, count }: Part, chosen: string | undefined, address: FacetMenusProps['address']) {
  const current = code === chosen;
  return { label: name, href: address({ bodyPart: current ? undefined : code }), current, count };
}
