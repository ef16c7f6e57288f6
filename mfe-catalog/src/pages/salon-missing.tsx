import { useTranslate } from '@aksamit/module-sdk/i18n';
import { InBrowserOnly } from '@aksamit/module-sdk/islands';
import { useHref, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { Container, EmptyState, LinkButton } from '@aksamit/ui';
import { MapPinOff } from 'lucide-react';
import { FailedPage } from './load-failures';
import { LoadingCards } from './loading-cards';

/** A salon that is on its way, or could not be had. */
export function SalonLoading({ query }: { query: { isError: boolean; isFetching: boolean; refetch(): unknown } }) {
  const t = useTranslate();
  if (query.isError)
    return (
      <InBrowserOnly>{() => <FailedPage onRetry={() => query.refetch()} busy={query.isFetching} />}</InBrowserOnly>
    );
  return (
    <Container style={{ paddingBlock: '4rem' }}>
      <LoadingCards label={t('salons.loading')} height="20rem" />
    </Container>
  );
}

/** No salon has the page's slug. */
export function SalonMissing() {
  const t = useTranslate();
  const href = useHref();
  usePageHead({ title: t('missing.salonTitle'), robots: 'noindex' });
  return (
    <Container style={{ paddingBlock: 'clamp(2rem, 1rem + 4vw, 5rem)' }}>
      <EmptyState
        headingLevel={1}
        icon={<MapPinOff />}
        title={t('missing.salonTitle')}
        text={t('missing.salonText')}
        action={<LinkButton href={href('catalog/salons')}>{t('missing.salons')}</LinkButton>}
      />
    </Container>
  );
}
