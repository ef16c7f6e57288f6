import { useTranslate } from '@aksamit/module-sdk/i18n';
import { LinkButton, resultsHref, Stack } from '@aksamit/ui';

interface ListPagerProps {
  /** The shown page, from 1 on. */
  page: number;
  pages: number;
  /** Address of a page of the list. */
  addressOf: (page: number) => string;
}

/** Links to the pages before and after; nothing when all is on one. */
export function ListPager({ page, pages, addressOf }: ListPagerProps) {
  const t = useTranslate();
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('pager.label')} data-print="hide">
      <Stack direction="row" gap={4} style={{ justifyContent: 'center', marginTop: '2.5rem' }}>
        {page > 1 ? (
          <LinkButton variant="secondary" href={resultsHref(addressOf(page - 1))} rel="prev">
            {t('pager.previous')}
          </LinkButton>
        ) : null}
        <span>{t('pager.position', { page, pages })}</span>
        {page < pages ? (
          <LinkButton variant="secondary" href={resultsHref(addressOf(page + 1))} rel="next">
            {t('pager.next')}
          </LinkButton>
        ) : null}
      </Stack>
    </nav>
  );
}
