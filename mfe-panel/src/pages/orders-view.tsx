import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Stack } from '@aksamit/ui';
import { OrderList } from '../features/orders/components/order-list';
import { PanelPage } from './panel-page';
import { VisitTabs } from './visit-tabs';

/** The customer's orders: the same view at the address of the orders and at the tab of the visits. */
export function OrdersView({ page }: { page: number }) {
  const t = useTranslate();
  return (
    <PanelPage current="orders" lead={t('orders.lead')}>
      {(user) => (
        <Stack gap={8}>
          <VisitTabs current="orders" />
          <OrderList userId={user.id} page={page} />
        </Stack>
      )}
    </PanelPage>
  );
}
