import { useTranslate } from '@aksamit/module-sdk/i18n';
import { LinkButton, Stack, Text } from '@aksamit/ui';

export interface PageLinksProps {
  page: number;
  total: number;
  perPage: number;
  /** Address of the list's first page; further ones add `page` to its query. */
  address: string;
}

/** Newer and older pages of a list; nothing when there is only one. */
export function PageLinks({ page, total, perPage, address }: PageLinksProps) {
  const t = useTranslate();
  const last = Math.ceil(total / perPage);
  if (last <= 1) return null;
  const addressOf = (number: number) =>
    number === 1 ? address : `${address}${address.includes('?') ? '&' : '?'}page=${number}`;
  return (
    <Stack as="nav" direction="row" gap={4} aria-label={t('blog.pages')}>
      {page > 1 ? (
        <LinkButton variant="secondary" size="sm" href={addressOf(page - 1)} rel="prev">
          {t('blog.newer')}
        </LinkButton>
      ) : null}
      <Text as="span" size="sm" tone="muted">
        {t('blog.pageOf', { page, last })}
      </Text>
      {page < last ? (
        <LinkButton variant="secondary" size="sm" href={addressOf(page + 1)} rel="next">
          {t('blog.older')}
        </LinkButton>
      ) : null}
    </Stack>
  );
}
