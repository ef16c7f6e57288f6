import { useTranslate } from '@aksamit/module-sdk/i18n';
import { EmptyState, LinkButton, Stack, Text } from '@aksamit/ui';
import type { ReactNode } from 'react';

export interface ListPagesProps {
  /** From 1. */
  page: number;
  last: number;
  /** Of the list's page by its number. */
  addressOf(page: number): string;
  /** Names the list for who hears it. */
  label: string;
}

/** Links to older and newer entries, where there are more than fit on a page. */
export function ListPages({ page, last, addressOf, label }: ListPagesProps) {
  const t = useTranslate();
  if (last <= 1) return null;
  return (
    <Stack as="nav" direction="row" aria-label={label}>
      {page > 1 ? (
        <LinkButton variant="secondary" size="sm" href={addressOf(page - 1)}>
          {t('orders.newer')}
        </LinkButton>
      ) : null}
      <Text as="span" size="sm" tone="muted">
        {t('orders.pageOf', { page, last })}
      </Text>
      {page < last ? (
        <LinkButton variant="secondary" size="sm" href={addressOf(page + 1)}>
          {t('orders.older')}
        </LinkButton>
      ) : null}
    </Stack>
  );
}

export interface PastTheEndProps {
  icon: ReactNode;
  title: string;
  /** Of the list's first page, and what leads there. */
  href: string;
  action: string;
}

/** A list page that no longer exists, such as one from a bookmark. */
export function PastTheEnd({ icon, title, href, action }: PastTheEndProps) {
  return <EmptyState icon={icon} title={title} action={<LinkButton href={href}>{action}</LinkButton>} />;
}
