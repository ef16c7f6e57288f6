import { useTranslate } from '@aksamit/module-sdk/i18n';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { orderListQuery } from '../features/orders/api/get-orders';
import { WithdrawView } from '../features/orders/components/withdraw-view';
import { FOUND, forCustomer, LEFT } from './load-private';
import { OrdersView } from './orders-view';
import { pageNumber } from './page-number';
import { PanelPage } from './panel-page';

export default definePage({
  name: 'orders',
  layout: 'panel',
  rendering: 'private',
  patterns: { pl: ['/panel/moje-zamowienia/'], en: ['/panel/orders/'] },
  query: ['withdraw', 'page'],
  area: 'panel',
  load: forCustomer(load),
  component: OrdersPage,
});

async function load({ context, http, queryClient }: LoadInput, userId: string): Promise<LoadResult> {
  if (context.query.withdraw !== undefined) return LEFT;
  await queryClient.fetchQuery(orderListQuery(http, userId, pageNumber(context.query.page ?? null)));
  return FOUND;
}

/** All orders of the customer; `?withdraw=` opens the withdrawal from one of them. */
export function OrdersPage() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const withdraw = search.get('withdraw');
  if (withdraw) {
    return (
      <PanelPage current="orders" name={t('withdrawal.pageTitle')}>
        {(user) => <WithdrawView userId={user.id} orderId={withdraw} />}
      </PanelPage>
    );
  }
  return <OrdersView page={pageNumber(search.get('page'))} />;
}
