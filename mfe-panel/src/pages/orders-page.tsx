import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useSearchParams } from '@aksamit/shared-kit/router';
import { OrderList } from '../features/orders/components/order-list';
import { PanelPage } from './panel-page';

/** All orders of the customer. */
export function OrdersPage() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const asked = search.get('page') ?? '';
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
  return (
    <PanelPage current="orders" lead={t('orders.lead')}>
      {(user) => <OrderList userId={user.id} page={page} />}
    </PanelPage>
  );
}
