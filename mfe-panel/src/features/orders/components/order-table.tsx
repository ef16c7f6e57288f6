import type { Order, OrderItem } from '@aksamit/contracts';
import { reductionOf } from '@aksamit/contracts/money';
import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useMoney } from '@aksamit/module-sdk/lifecycle';
import { Text } from '@aksamit/ui';
import { WideTable } from '../../../states/wide-table';
import { OrderState } from './order-state';

const COLUMNS = ['number', 'treatment', 'date', 'status'] as const;

/** Orders: number, treatment, date, status. Columns: specification, content, section 3. */
export function OrderTable({ orders, caption }: { orders: readonly Order[]; caption: string }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
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
              <LowestPrice item={item} currency={order.currency.code} />
              <VoucherDesignOf item={item} />
              {item.confirmedLabel ? (
                <Text size="sm" tone="muted" as="div">
                  {t('orders.confirmed', { label: item.confirmedLabel })}
                </Text>
              ) : null}
            </li>
          ))}
        </ul>
        {money(order.amountDue, order.currency.code)}
        {order.amountRefunded ? (
          <div>{t('orders.refunded', { amount: money(order.amountRefunded, order.currency.code) })}</div>
        ) : null}
      </div>,
      formatDate(order.createdAt, locale),
      <OrderState key="status" order={order} />,
    ],
  }));
  return <WideTable caption={caption} columns={columns} rows={rows} />;
}

/** The design of a voucher; nothing of another line. */
function VoucherDesignOf({ item: { data } }: { item: OrderItem }) {
  const t = useTranslate();
  if (!data || !('voucherValue' in data) || !data.voucherDesign) return null;
  return (
    <Text size="sm" tone="muted" as="div">
      {t('vouchers.design', { design: t(`vouchers.designs.${data.voucherDesign}`) })}
    </Text>
  );
}

/** The lowest price of the 30 days before a reduced line's promotion, as of the purchase. */
function LowestPrice({ item, currency }: { item: OrderItem; currency: string }) {
  const t = useTranslate();
  const money = useMoney();
  const { itemType, price, discountCodeValue, amountWaived = 0, lowestPriceValue, quantity } = item;
  const paid = price + discountCodeValue + amountWaived;
  const reduction = reductionOf({ paid, lowestPiece: lowestPriceValue, pieces: quantity });
  if (!reduction) return null;
  const { lowest, lowestEach } = reduction;
  return (
    <Text size="sm" tone="muted" as="div">
      {lowestEach === null
        ? t('offers.lowest', { price: money(lowest, currency) })
        : t(itemType === 'product' ? 'offers.lowestEach' : 'offers.lowestPerSet', {
            price: money(lowest, currency),
            each: money(lowestEach, currency),
          })}
    </Text>
  );
}
