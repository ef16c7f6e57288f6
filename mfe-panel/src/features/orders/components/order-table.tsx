import type { Order } from '@aksamit/shared-kit/contracts';
import { formatDate, useTranslate } from '@aksamit/shared-kit/i18n';
import { useHref, useMoney } from '@aksamit/shared-kit/lifecycle';
import { WideTable } from '../../../states/wide-table';
import { OrderState } from './order-state';

const COLUMNS = ['number', 'treatment', 'date', 'status'] as const;

/** Orders: number, treatment, date, status. Columns: specification, content, section 3. */
export function OrderTable({ orders, caption }: { orders: readonly Order[]; caption: string }) {
  const t = useTranslate();
  const href = useHref();
  const money = useMoney();
  const columns = COLUMNS.map((key) => ({
    key,
    label: t(`orders.columns.${key}`),
    isPlain: key !== 'date',
  }));
  const rows = orders.map((order) => ({
    key: order.id,
    cells: [
      <a
        key="number"
        href={href('cart-checkout/payment-confirmation', { id: order.orderPaymentId })}
        style={{ whiteSpace: 'nowrap' }}
      >
        {order.number}
      </a>,
      <div key="treatment" style={{ minWidth: 'min(14rem, 24vw)' }}>
        <ul>
          {order.items.map((item) => (
            <li key={item.id}>
              {item.product.name} ×&nbsp;{item.quantity}
            </li>
          ))}
        </ul>
        {money(order.amountDue, order.currency.code)}
        {order.amountRefunded ? (
          <div>{t('orders.refunded', { amount: money(order.amountRefunded, order.currency.code) })}</div>
        ) : null}
      </div>,
      formatDate(order.createdAt),
      <OrderState key="status" order={order} />,
    ],
  }));
  return <WideTable caption={caption} columns={columns} rows={rows} />;
}
