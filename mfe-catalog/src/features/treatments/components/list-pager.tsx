import { useTranslate } from '@aksamit/module-sdk/i18n';
import { LinkButton, resultsHref, Stack } from '@aksamit/ui';
import { TREATMENTS_PER_PAGE, type ZoneFilters, zoneAddress } from '../zone-filters';

interface ListPagerProps {
  path: string;
  filters: ZoneFilters;
  total: number;
}

/** Links to the pages before and after; nothing when all is on one. */
export function ListPager({ path, filters, total }: ListPagerProps) {
  const t = useTranslate();
  const pages = Math.ceil(total / TREATMENTS_PER_PAGE);
  if (pages <= 1) return null;
  const { page } = filters;
  const address = (number: number) => resultsHref(zoneAddress(path, { ...filters, page: number }));
  return (
    <nav aria-label={t('pager.label')}>
      <Stack direction="row" gap={4} style={{ justifyContent: 'center', marginTop: '2.5rem' }}>
        {page > 1 ? (
          <LinkButton variant="secondary" href={address(page - 1)} rel="prev">
            {t('pager.previous')}
          </LinkButton>
        ) : null}
        <span>{t('pager.position', { page, pages })}</span>
        {page < pages ? (
          <LinkButton variant="secondary" href={address(page + 1)} rel="next">
            {t('pager.next')}
          </LinkButton>
        ) : null}
      </Stack>
    </nav>
  );
}
