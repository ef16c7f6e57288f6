import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { Container, EmptyState, LinkButton } from '@aksamit/ui';
import { SearchX } from 'lucide-react';
import type { OfferListPage } from '../features/sales/offer-rules';

interface SaleMissingProps {
  kind: 'bundle' | 'offer';
  /** Page of the list that leads on. */
  page: 'catalog/bundles' | OfferListPage;
}

/** A bundle or offer that is not sold (any more). */
export function SaleMissing({ kind, page }: SaleMissingProps) {
  const t = useTranslate();
  const href = useHref();
  usePageHead({ title: t(`${kind}.missingTitle`), robots: 'noindex' });
  return (
    <Container style={{ paddingBlock: 'clamp(2rem, 1rem + 4vw, 5rem)' }}>
      <EmptyState
        headingLevel={1}
        icon={<SearchX />}
        title={t(`${kind}.missingTitle`)}
        text={t(`${kind}.missingText`)}
        action={<LinkButton href={href(page)}>{t(`${kind}.list.title`)}</LinkButton>}
      />
    </Container>
  );
}
