import { useHttp } from '@aksamit/shared-kit/http';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useHref } from '@aksamit/shared-kit/lifecycle';
import { useQuery } from '@aksamit/shared-kit/query';
import { EmptyState, ErrorState, LinkButton, Skeleton, Stack, Text, VisuallyHidden } from '@aksamit/shared-kit/ui';
import { ShoppingBag } from 'lucide-react';
import { ORDERS_PER_PAGE, orderListQuery } from '../api/get-orders';
import { OrderTable } from './order-table';

export interface OrderListProps {
  userId: string;
  /** From 1. */
  page?: number;
  /** Shows only the newest ones. */
  most?: number;
}

/** The customer's orders in each state: loading, failed, none, there. */
export function OrderList({ userId, page = 1, most }: OrderListProps) {
  const t = useTranslate();
  const href = useHref();
  const list = useQuery(orderListQuery(useHttp(), userId, page));
  if (!list.data && list.isError) {
    return (
      <ErrorState
        title={t('orders.failedTitle')}
        text={t('orders.failedText')}
        retryLabel={t('retry')}
        busy={list.isFetching}
        onRetry={() => list.refetch()}
      />
    );
  }
  if (!list.data) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton height="16rem" shape="card" />
      </div>
    );
  }
  const { orders, total } = list.data;
  if (orders.length === 0) {
    return (
      <EmptyState
        icon={<ShoppingBag />}
        title={t('orders.emptyTitle')}
        text={t('orders.emptyText')}
        action={<LinkButton href={href('catalog/womens-zone')}>{t('orders.emptyAction')}</LinkButton>}
      />
    );
  }
  const last = Math.ceil(total / ORDERS_PER_PAGE);
  const address = href('panel/orders');
  return (
    <Stack gap={5}>
      <OrderTable orders={most === undefined ? orders : orders.slice(0, most)} caption={t('orders.title')} />
      {most === undefined && last > 1 ? (
        <Stack as="nav" direction="row" aria-label={t('orders.pages')}>
          {page > 1 ? (
            <LinkButton variant="secondary" size="sm" href={`${address}?page=${page - 1}`}>
              {t('orders.newer')}
            </LinkButton>
          ) : null}
          <Text as="span" size="sm" tone="muted">
            {t('orders.pageOf', { page, last })}
          </Text>
          {page < last ? (
            <LinkButton variant="secondary" size="sm" href={`${address}?page=${page + 1}`}>
              {t('orders.older')}
            </LinkButton>
          ) : null}
        </Stack>
      ) : null}
    </Stack>
  );
}
