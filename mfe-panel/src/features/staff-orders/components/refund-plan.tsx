import type { RefundPreview, StaffOrder } from '@aksamit/contracts/staff';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Notice } from '@aksamit/ui';
import { useState } from 'react';
import { methodWord } from '../../../staff-kit/payment-methods';
import { useMoneyOf } from '../order-words';
import { endedVisits } from '../refund-choice';
import { Rows } from './order-style';

export interface RefundPlanProps {
  order: StaffOrder;
  salonNames: ReadonlyMap<string, string>;
  preview: RefundPreview;
}

/** How much goes back where, of which lines, what ends, and which visits are canceled. */
export function RefundPlan({ order, salonNames, preview }: RefundPlanProps) {
  const t = useTranslate();
  const money = useMoneyOf(order.currency);
  const nameOf = (lineId: string) => order.items.find(({ id }) => id === lineId)?.name ?? '';
  const ended = preview.endedItemIds.map(nameOf);
  return (
    <>
      <section aria-label={t('staff.orders.refund.where')}>
        <h4>{t('staff.orders.refund.where')}</h4>
        <Rows>
          {waysBack(order, preview, t).map(({ key, name, amount }) => (
            <li key={key}>
              <span>{name}</span>
              <span data-amount>{money(amount)}</span>
            </li>
          ))}
        </Rows>
      </section>
      <section aria-label={t('staff.orders.refund.ofLines')}>
        <h4>{t('staff.orders.refund.ofLines')}</h4>
        <Rows>
          {preview.items.map(({ orderItemId, amount }) => (
            <li key={orderItemId}>
              <span>{nameOf(orderItemId)}</span>
              <span data-amount>{money(amount)}</span>
            </li>
          ))}
        </Rows>
      </section>
      {ended.length > 0 ? (
        <Notice tone="warning">{t('staff.orders.refund.ends', { lines: ended.join(', ') })}</Notice>
      ) : (
        <Notice tone="info">{t('staff.orders.refund.endsNothing')}</Notice>
      )}
      <CanceledVisits order={order} salonNames={salonNames} preview={preview} />
    </>
  );
}

interface WayBack {
  key: string;
  name: string;
  amount: number;
}

/** Vouchers first, then gateways, then the till, as the API refunds. */
function waysBack(order: StaffOrder, preview: RefundPreview, t: ReturnType<typeof useTranslate>): WayBack[] {
  const vouchers = preview.vouchers.map(({ code, amount }) => ({
    key: `voucher ${code}`,
    name: t('staff.orders.refund.toVoucher', { code }),
    amount,
  }));
  const payments = preview.payments.map(({ paymentId, isInSalon, amount }) => {
    const payment = order.payments.find(({ id }) => id === paymentId);
    return { key: paymentId, name: wayBack(payment, isInSalon, t), amount };
  });
  return [...vouchers, ...payments];
}

/** A card that the salon took goes back by its terminal; cash, and what a coupon was worth, out of the till. */
function wayBack(
  payment: StaffOrder['payments'][number] | undefined,
  isInSalon: boolean,
  t: ReturnType<typeof useTranslate>,
): string {
  if (!isInSalon) return t('staff.orders.refund.byGateway', { method: methodWord(payment?.paymentMethod ?? null, t) });
  return t(payment?.salonMethod === 'card' ? 'staff.orders.refund.byTerminal' : 'staff.orders.refund.fromTill');
}

function CanceledVisits({ order, salonNames, preview }: RefundPlanProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  // The clock of the moment at which the plan was shown.
  const [now] = useState(() => new Date());
  const visits = endedVisits(order, preview, now);
  if (visits.length === 0) return null;
  return (
    <section aria-label={t('staff.orders.refund.visits')}>
      <h4>{t('staff.orders.refund.visits')}</h4>
      <Rows>
        {visits.map(({ id, startAt, locationId }) => (
          <li key={id}>
            {formatDateTime(startAt, locale)}, {salonNames.get(locationId) ?? t('staff.orders.visits.otherSalon')}
          </li>
        ))}
      </Rows>
    </section>
  );
}
