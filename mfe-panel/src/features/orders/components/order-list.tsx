import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { EmptyState, Stack } from '@aksamit/ui';
import { ShoppingBag } from 'lucide-react';
import { TableSkeleton } from '../../../states/content-skeletons';
import { ListPages, PastTheEnd } from '../../../states/list-pages';
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

/** The customer's orders in each state: loading, slow, offline, failed, none, loaded. */
export function OrderList({ userId, page = 1, most }: OrderListProps) {
  const t = useTranslate();
  const address = useHref()('panel/orders');
  const list = useQuery(orderListQuery(useHttp(), userId, page));
  return (
    <Loaded
      query={list}
      failedTitle={t('orders.failedTitle')}
      failedText={t('orders.failedText')}
      skeleton={<TableSkeleton rows={most ?? 4} />}
    >
      {({ orders, total }) =>
        orders.length === 0 && page > 1 ? (
          <PastTheEnd
            icon={<ShoppingBag />}
            title={t('orders.pastTheEnd')}
            href={address}
            action={t('orders.toNewest')}
          />
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
            {most === undefined ? (
              <ListPages
                page={page}
                last={Math.ceil(total / ORDERS_PER_PAGE)}
                addressOf={(number) => `${address}?page=${number}`}
                label={t('orders.pages')}
              />
            ) : null}
          </Stack>
        )
      }
    </Loaded>
  );
}
