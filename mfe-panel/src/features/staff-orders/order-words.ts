/** Statuses, methods and times of orders in words. */

import { moneyText } from '@aksamit/contracts/money';
import type { StaffOrder, StaffOrderSummary } from '@aksamit/contracts/staff';
import { type Translate, useLocaleFormats } from '@aksamit/module-sdk/i18n';
import type { BadgeProps } from '@aksamit/ui';
import { methodWord } from '../../staff-kit/payment-methods';

type Tone = NonNullable<BadgeProps['tone']>;

export const DONE_TONES: Readonly<Record<StaffOrderSummary['doneStatus'], Tone>> = {
  new: 'neutral',
  active: 'soft',
  done: 'success',
  canceled: 'neutral',
};

export const PAID_TONES: Readonly<Record<StaffOrderSummary['paidStatus'], Tone>> = {
  notPaid: 'warning',
  partPaid: 'warning',
  paid: 'success',
  partRefunded: 'soft',
  refunded: 'neutral',
};

/** Amounts of an order in its own currency, which may be another one than that of the shown market. */
export function useMoneyOf(currency: string): (amountMinor: number) => string {
  const locale = useLocaleFormats();
  return (amountMinor) => moneyText(amountMinor, currency, locale);
}

export const customerOf = ({ firstName, lastName }: Pick<StaffOrderSummary, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** `+48 600 100 200`. */
export const phoneOf = ({ phonePrefix, phone }: Pick<StaffOrderSummary, 'phonePrefix' | 'phone'>): string =>
  `+${phonePrefix} ${phone.replace(/(\d{3})(?=\d)/g, '$1 ')}`;

const SALON_METHODS = { cash: 'salonCash', card: 'salonCard', coupon: 'salonCoupon' } as const;

type Payment = Pick<StaffOrder['payments'][number], 'paymentMethod' | 'paymentProvider' | 'salonMethod'>;

/** How a payment was made; in the salon how it was taken, where that is known. */
export function paymentWord({ paymentMethod, paymentProvider, salonMethod }: Payment, t: Translate): string {
  if (salonMethod) return methodWord(SALON_METHODS[salonMethod], t);
  return methodWord(paymentProvider === 'salon' ? 'cash' : paymentMethod, t);
}

const PAYMENT_STATES = ['new', 'pending', 'completed', 'canceled', 'refunded', 'error'];

export const PAYMENT_TONES: Readonly<Record<string, Tone>> = {
  completed: 'success',
  canceled: 'neutral',
  refunded: 'neutral',
  error: 'danger',
};

export type RefundState = NonNullable<StaffOrder['refunds'][number]['state']>;

export const REFUND_TONES: Readonly<Record<RefundState, Tone>> = {
  requested: 'soft',
  inSalon: 'warning',
  done: 'success',
  failed: 'danger',
};

/** State of a refund; an older API has only whether it is done. */
export const refundState = ({ state, isDone }: StaffOrder['refunds'][number]): RefundState =>
  state ?? (isDone ? 'done' : 'requested');

/** State of a payment; one that its gateway does not know yet counts as `pending`. */
export const paymentState = (status: string, t: Translate): string =>
  t(`staff.orders.payments.states.${PAYMENT_STATES.includes(status) ? status : 'pending'}`);

const VISIT_STATES = ['held', 'booked', 'done', 'noShow', 'refused', 'canceled'];

export const VISIT_TONES: Readonly<Record<string, Tone>> = {
  booked: 'soft',
  done: 'success',
  noShow: 'warning',
  refused: 'danger',
};

/** State of a visit as orders and the log name it; the calendar's word for `booked` is `active`. */
export const visitState = (state: string | null, t: Translate): string =>
  t(`staff.orders.visits.states.${state !== null && VISIT_STATES.includes(state) ? state : 'booked'}`);

/** Why an order has no invoice, as a key below `staff.orders.invoices.none`. @param isInvoiceRequested unknown to an older API */
export function whyNoInvoice({
  isInvoiceRequested,
  paidStatus,
}: Pick<StaffOrder, 'isInvoiceRequested' | 'paidStatus'>): 'notRequested' | 'soon' | 'unpaid' {
  const isPaid = paidStatus !== 'notPaid' && paidStatus !== 'partPaid';
  if (!(isInvoiceRequested ?? !isPaid)) return 'notRequested';
  return isPaid ? 'soon' : 'unpaid';
}
