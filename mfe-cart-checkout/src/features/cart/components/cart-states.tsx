import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { EmptyState, ErrorState, LinkButton, Skeleton, Stack } from '@aksamit/ui';
import { ShoppingBag } from 'lucide-react';
import { messageOfError } from '../../../requests/message-of-error';
import { Waiting } from '../../../waiting/waiting';

/** An empty cart. Wording: specification, error catalogue. */
export function EmptyCart() {
  const t = useTranslate();
  const href = useHref();
  return (
    <EmptyState
      headingLevel={1}
      icon={<ShoppingBag />}
      title={t('cart.empty')}
      text={t('cart.emptyText')}
      action={
        <Stack direction="row" gap={3} style={{ justifyContent: 'center' }}>
          <LinkButton href={href('catalog/womens-zone')}>{t('cart.womensZone')}</LinkButton>
          <LinkButton variant="secondary" href={href('catalog/mens-zone')}>
            {t('cart.mensZone')}
          </LinkButton>
        </Stack>
      }
    />
  );
}

/** The cart could not be fetched; its content is safe. */
export function CartFailed({ error, isBusy, onRetry }: { error: unknown; isBusy: boolean; onRetry(): void }) {
  const t = useTranslate();
  return (
    <ErrorState
      headingLevel={1}
      title={t('cart.failed')}
      text={messageOfError(error, t)}
      retryLabel={t('retry')}
      onRetry={onRetry}
      busy={isBusy}
    />
  );
}

/** Two lines and the totals in their real size. */
export function CartSkeleton() {
  return (
    <Waiting first={{ height: '2.5rem', width: '14rem' }} gap={5}>
      <Skeleton height="9.5rem" shape="card" />
      <Skeleton height="9.5rem" shape="card" />
      <Skeleton height="14rem" shape="card" />
    </Waiting>
  );
}
