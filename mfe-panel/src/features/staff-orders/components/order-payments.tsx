import type { OrderHistoryEntry, StaffOrder } from '@aksamit/contracts/staff';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Badge, Text } from '@aksamit/ui';
import { PAYMENT_TONES, paymentState, paymentWord, REFUND_TONES, refundState, useMoneyOf } from '../order-words';
import { Part, Rows } from './order-style';

/** Payments, attempts too, what vouchers paid, and refunds. */
export function OrderPayments({ order }: { order: StaffOrder }) {
  const t = useTranslate();
  const vouchers = (order.history ?? []).filter(({ kind }) => kind === 'voucherPayment');
  const isEmpty = order.payments.length + order.refunds.length + vouchers.length === 0;
  return (
    <Part aria-labelledby="order-payments">
      <h2 id="order-payments">{t('staff.orders.payments.title')}</h2>
      {isEmpty ? (
        <Text size="sm" tone="muted">
          {t('staff.orders.payments.none')}
        </Text>
      ) : null}
      <Rows>
        {vouchers.map((step) => (
          <VoucherPayment key={`${step.at} ${step.reference} ${step.amount}`} step={step} currency={order.currency} />
        ))}
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

function VoucherPayment({ step, currency }: { step: OrderHistoryEntry; currency: string }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const money = useMoneyOf(currency);
  return (
    <li>
      <span>
        {t('staff.orders.payments.voucher', { code: step.reference ?? '' })}
        <small>{formatDateTime(step.at, locale)}</small>
      </span>
      <span data-amount>{money(step.amount ?? 0)}</span>
    </li>
  );
}

function Payment({ payment, currency }: { payment: StaffOrder['payments'][number]; currency: string }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const money = useMoneyOf(currency);
  const method = paymentWord(payment, t);
  // Part of a sentence elsewhere, it begins a line here.
  const name = method.charAt(0).toLocaleUpperCase() + method.slice(1);
  return (
    <li>
      <span>
        {name} <Badge tone={PAYMENT_TONES[payment.status] ?? 'soft'}>{paymentState(payment.status, t)}</Badge>
        <small>
          {formatDateTime(payment.createdAt, locale)}
          {payment.externalId ? `, ${t('staff.orders.payments.externalId', { id: payment.externalId })}` : null}
        </small>
        {payment.coupon ? <small>{t('staff.orders.payments.coupon', payment.coupon)}</small> : null}
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
  const state = refundState(refund);
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
        <Badge tone={REFUND_TONES[state]}>{t(`staff.orders.refunds.states.${state}`)}</Badge>
        <small>{facts.filter(Boolean).join(', ')}</small>
        {refund.note ? <small>{t('staff.orders.refunds.note', { note: refund.note })}</small> : null}
        {state === 'failed' || state === 'inSalon' ? (
          <small data-task>{t(`staff.orders.refunds.tasks.${state}`)}</small>
        ) : null}
      </span>
      <span data-amount>−{money(refund.amount)}</span>
    </li>
  );
}
