import type { Order } from '@aksamit/shared-kit/contracts';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useMoney } from '@aksamit/shared-kit/lifecycle';
import { PricedList } from '@aksamit/shared-kit/ui';

/** What was ordered, as it was bought. */
export function OrderLines({ order }: { order: Order }) {
  const t = useTranslate();
  const money = useMoney();
  const lines = order.items.map(({ id, product, quantity, price }) => ({
    id,
    name: product.name,
    note: t('line.pieces', { count: quantity }),
    price: money(price, order.currency.code),
  }));
  return <PricedList lines={lines} />;
}
