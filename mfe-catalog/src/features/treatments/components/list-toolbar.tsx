import { useTranslate } from '@aksamit/module-sdk/i18n';
import { resultsHref } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { type ZoneFilters, zoneAddress, zoneSorts } from '../zone-filters';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1.5rem;
  margin-block: 1.5rem 1rem;
  color: ${tokens.color['ink-muted']};
  font-size: ${tokens.text.sm};

  & > nav {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 1rem;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    color: ${tokens.color.accent};
    text-decoration: underline;
  }
  & a[aria-current] {
    color: ${tokens.color.ink};
    font-weight: 600;
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  ${media.mobile} {
    & > nav {
      flex-wrap: nowrap;
      width: calc(100% + 2 * ${tokens.gutter});
      margin-inline: calc(-1 * ${tokens.gutter});
      padding-inline: ${tokens.gutter};
      overflow-x: auto;
      scrollbar-width: none;
      white-space: nowrap;
    }
  }
`;

const sortLabels = { '': 'own', price: 'cheapest', '-price': 'dearest', duration: 'shortest' } as const;

interface ListToolbarProps {
  path: string;
  filters: ZoneFilters;
  total: number;
}

/** How many treatments there are, and their sort orders. */
export function ListToolbar({ path, filters, total }: ListToolbarProps) {
  const t = useTranslate();
  const filtered = filters.category !== undefined || filters.bodyPart !== undefined;
  return (
    <Bar>
      <p role="status">
        {t('list.count', { count: total })}
        {filtered ? (
          <>
            {' · '}
            <a href={resultsHref(path)}>{t('filters.clear')}</a>
          </>
        ) : null}
      </p>
      <nav aria-label={t('list.sort')}>
        <span aria-hidden="true">{t('list.sort')}:</span>
        {zoneSorts.map((sort) => (
          <a
            key={sort}
            href={resultsHref(zoneAddress(path, { ...filters, sort, page: 1 }))}
            aria-current={filters.sort === sort ? 'true' : undefined}
          >
            {t(`list.sorts.${sortLabels[sort]}`)}
          </a>
        ))}
      </nav>
    </Bar>
  );
}
