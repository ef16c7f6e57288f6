import { useHttp } from '@aksamit/shared-kit/http';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useHref } from '@aksamit/shared-kit/lifecycle';
import { useQuery } from '@aksamit/shared-kit/query';
import { EmptyState, LinkButton, Stack, Text } from '@aksamit/shared-kit/ui';
import { ShoppingBag } from 'lucide-react';
import { Loaded } from '../../../states/loaded';
import { TreatmentsLink } from '../../../states/treatments-link';
import { ORDERS_PER_PAGE, orderListQuery } from '../api/get-orders';
import { OrderTable } from './order-table';

export interface OrderListProps {
  userId: string;
  /** From 1. */
  page?: number;
  /** Shows only the newest ones. */
  most?: number;
}

/** The customer's orders in each state: loading, slow, offline, failed, none, there. */
export function OrderList({ userId, page = 1, most }: OrderListProps) {
  const t = useTranslate();
  const list = useQuery(orderListQuery(useHttp(), userId, page));
  return (
    <Loaded query={list} failedTitle={t('orders.failedTitle')} failedText={t('orders.failedText')} height="16rem">
      {({ orders, total }) =>
        orders.length === 0 && page > 1 ? (
          <PastTheEnd />
        ) : orders.length === 0 ? (
          <EmptyState
            headingLevel={most === undefined ? 2 : 3}
            icon={<ShoppingBag />}
            title={t('orders.emptyTitle')}
            text={t('orders.emptyText')}
            action={<TreatmentsLink />}
          />
        ) : (
          <Stack gap={5}>
            <OrderTable orders={most === undefined ? orders : orders.slice(0, most)} caption={t('orders.title')} />
            {most === undefined ? <Pages page={page} last={Math.ceil(total / ORDERS_PER_PAGE)} /> : null}
          </Stack>
        )
      }
    </Loaded>
  );
}

/** A page that is no more, such as one from a bookmark. */
function PastTheEnd() {
  const t = useTranslate();
  const href = useHref();
  return (
    <EmptyState
      icon={<ShoppingBag />}
      title={t('orders.pastTheEnd')}
      action={<LinkButton href={href('panel/orders')}>{t('orders.toNewest')}</LinkButton>}
    />
  );
}

/** The way to older and newer orders, where there are more than fit on a page. */
function Pages({ page, last }: { page: number; last: number }) {
  const t = useTranslate();
  const address = useHref()('panel/orders');
  if (last <= 1) return null;
  return (
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
  );
}
