import type { OrderPayment, PaymentStage } from '@aksamit/contracts';
import { isHttpError } from '@aksamit/module-sdk/http';
import { isOpenStage } from './payment-polling';

/**
 * Stage on the payment pages: a stage of the payment, or a case with another next step: no payment attempt yet
 * (`unpaid`), the hour to pay for its slots is over (`holdOver`), there is nothing left to pay (`orderCanceled`), this
 * visitor has no such payment (`notFound`).
 */
export type ShownStage =
  | Exclude<PaymentStage, 'undefined'>
  | 'unpaid'
  | 'holdOver'
  | 'orderCanceled'
  | 'bankApp'
  | 'notFound';

type Shown = Pick<OrderPayment, 'stage' | 'canPay' | 'isHoldOver' | 'payments'>;

interface Answer {
  data: Shown | undefined;
  error: unknown;
  /** The last question was asked. */
  isOver: boolean;
}

/** A BLIK code was charged: the payer has to confirm in the bank's app. */
export const awaitsBankApp = (data: Shown | undefined) => data?.payments[0]?.awaitsBankApp === true;

/**
 * The bank refused the newest attempt while an older one is still open: show the refusal instead of waiting for the
 * abandoned attempt.
 */
export const isRefusedAgain = (data: Shown | undefined) =>
  data?.canPay === true && isOpenStage(data.stage) && Boolean(data.payments[0]?.refusal);

/** An order without a payment attempt: there is nothing to wait for. */
const isUntried = ({ stage, canPay, payments }: Shown) => stage === 'new' && canPay && payments.length === 0;

const OPEN = ['new', 'pending', 'undefined'];

/** No open attempt could still be paid, and no further one is accepted for the slots of this order. */
const isHoldOver = ({ canPay, isHoldOver: isOver, payments }: Shown) =>
  canPay && isOver === true && !payments.some(({ status }) => OPEN.includes(status));

/** This visitor has no such payment, or no longer; too many requests do not prove that. */
export const isNotFound = (error: unknown): boolean =>
  isHttpError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Stage of a payment as the confirmation page shows it. Stages: specification, content, section 4. */
export function shownStage({ data, error, isOver }: Answer): ShownStage {
  if (isNotFound(error)) return 'notFound';
  if (data?.stage === 'canceled' && !data.canPay) return 'orderCanceled';
  if (data && isHoldOver(data)) return 'holdOver';
  if (data && isUntried(data)) return 'unpaid';
  if (data && !isOpenStage(data.stage)) return data.stage === 'undefined' ? 'pending' : data.stage;
  if (isRefusedAgain(data)) return 'canceled';
  if (isOver) return 'triesLimit';
  // An unknown status is never shown as more than "being looked into".
  if (awaitsBankApp(data)) return 'bankApp';
  return data && data.stage !== 'new' ? 'pending' : 'new';
}

/** The same for the page on which an order is paid: it does not poll, since the order waits for its payer. */
export function stageToPay(data: Shown): ShownStage {
  if (data.stage === 'canceled' && !data.canPay) return 'orderCanceled';
  // An open attempt may still be paid; another one is refused.
  if (data.canPay && data.isHoldOver) return isHoldOver(data) ? 'holdOver' : 'pending';
  if (data.stage === 'new') return data.canPay ? 'unpaid' : 'pending';
  return data.stage === 'undefined' ? 'pending' : data.stage;
}
