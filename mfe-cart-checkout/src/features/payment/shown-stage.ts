import type { OrderPayment, PaymentStage } from '@aksamit/shared-kit/contracts';
import { isHttpError } from '@aksamit/shared-kit/http';
import { isOpenStage } from './payment-polling';

/**
 * What the payment pages show: a stage of the payment, or what makes another way on: nobody has tried to pay yet
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
 * The bank refused the newest try while an older one is still open: the payer is told, and not kept waiting for what was
 * given up.
 */
export const isRefusedAgain = (data: Shown | undefined) =>
  data?.canPay === true && isOpenStage(data.stage) && Boolean(data.payments[0]?.refusal);

/** An order that nobody has begun to pay: there is nothing to wait for. */
const isUntried = ({ stage, canPay, payments }: Shown) => stage === 'new' && canPay && payments.length === 0;

const OPEN = ['new', 'pending', 'undefined'];

/** No attempt is open that could still be paid, and no further one is taken for the slots of this order. */
const isHoldOver = ({ canPay, isHoldOver: isOver, payments }: Shown) =>
  canPay && isOver === true && !payments.some(({ status }) => OPEN.includes(status));

/** This visitor has no such payment, or no longer; too many questions say nothing of it. */
export const isNotFound = (error: unknown): boolean =>
  isHttpError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;

/** What became of a payment, as the confirmation page says it. Stages: specification, content, section 4. */
export function shownStage({ data, error, isOver }: Answer): ShownStage {
  if (isNotFound(error)) return 'notFound';
  if (data?.stage === 'canceled' && !data.canPay) return 'orderCanceled';
  if (data && isHoldOver(data)) return 'holdOver';
  if (data && isUntried(data)) return 'unpaid';
  if (data && !isOpenStage(data.stage)) return data.stage === 'undefined' ? 'pending' : data.stage;
  if (isRefusedAgain(data)) return 'canceled';
  if (isOver) return 'triesLimit';
  // A status that nobody knows is never shown as more than "being looked into".
  if (awaitsBankApp(data)) return 'bankApp';
  return data && data.stage !== 'new' ? 'pending' : 'new';
}

/** The same where an order is paid: nothing is fetched or waited for there, the order waits for its payer. */
export function stageToPay(data: Shown): ShownStage {
  if (data.stage === 'canceled' && !data.canPay) return 'orderCanceled';
  // An attempt that is open may still be paid; another one is refused.
  if (data.canPay && data.isHoldOver) return isHoldOver(data) ? 'holdOver' : 'pending';
  if (data.stage === 'new') return data.canPay ? 'unpaid' : 'pending';
  return data.stage === 'undefined' ? 'pending' : data.stage;
}
