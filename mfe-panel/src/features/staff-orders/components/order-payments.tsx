import type { StaffOrder } from '@aksamit/contracts/staff';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Badge, Text } from '@aksamit/ui';
import { paymentState, paymentWord, useMoneyOf } from '../order-words';
import { Part, Rows } from './order-style';

/** Payments, attempts too, and refunds. */
export function OrderPayments({ order }: { order: StaffOrder }) {
  const t = useTranslate();
  return (
    <Part aria-labelledby="order-payments">
      <h2 id="order-payments">{t('staff.orders.payments.title')}</h2>
      {order.payments.length === 0 && order.refunds.length === 0 ? (
        <Text size="sm" tone="muted">
          {t('staff.orders.payments.none')}
        </Text>
      ) : null}
      <Rows>
        {order.payments.map((payment) => (
          <Payment key={payment.id} payment={payment} currency={order.currency} />
        ))}
        {order.refunds.map((refund) => (
          <Refund key={refund.id} refund={refund} order={order} />
        ))}
      </Rows>
    </Part>
  );
}

function Payment({ payment, currency }: { payment: StaffOrder['payments'][number]; currency: string }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const money = useMoneyOf(currency);
  const method = paymentWord(payment, t);
  return (
    <li>
      <span>
        {method}{' '}
        <Badge tone={payment.status === 'completed' ? 'success' : 'neutral'}>{paymentState(payment.status, t)}</Badge>
        <small>
          {formatDateTime(payment.createdAt, locale)}
          {payment.externalId ? `, ${t('staff.orders.payments.externalId', { id: payment.externalId })}` : null}
        </small>
      </span>
      <span data-amount>
        {money(payment.amount)}
        {payment.amountRefunded > 0 ? (
          <small>{t('staff.orders.lines.returned', { amount: money(payment.amountRefunded) })}</small>
        ) : null}
      </span>
    </li>
  );
}

function Refund({ refund, order }: { refund: StaffOrder['refunds'][number]; order: StaffOrder }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const money = useMoneyOf(order.currency);
  const names = refund.items.map(({ orderItemId }) => order.items.find(({ id }) => id === orderItemId)?.name);
  const byVoucher =
    refund.voucherAmount > 0 ? t('staff.orders.refunds.toVoucher', { amount: money(refund.voucherAmount) }) : null;
  const facts = [
    formatDateTime(refund.createdAt, locale),
    t(`staff.orders.refunds.reasons.${refund.reason}`),
    names.filter(Boolean).join(', '),
    byVoucher,
  ];
  return (
    <li>
      <span>
        {t('staff.orders.refunds.name')}{' '}
        <Badge tone={refund.isDone ? 'success' : 'warning'}>
          {t(refund.isDone ? 'staff.orders.refunds.done' : 'staff.orders.refunds.pending')}
        </Badge>
        <small>{facts.filter(Boolean).join(', ')}</small>
      </span>
      <span data-amount>−{money(refund.amount)}</span>
    </li>
  );
}
