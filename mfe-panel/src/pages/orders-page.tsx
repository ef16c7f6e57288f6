import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { OrderList } from '../features/orders/components/order-list';
import { WithdrawView } from '../features/orders/components/withdraw-view';
import { pageNumber } from './page-number';
import { PanelPage } from './panel-page';

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
  return (
    <PanelPage current="orders" lead={t('orders.lead')}>
      {(user) => <OrderList userId={user.id} page={pageNumber(search.get('page'))} />}
    </PanelPage>
  );
}
