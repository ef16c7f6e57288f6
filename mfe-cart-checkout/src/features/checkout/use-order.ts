import type { Cart, ChangedCartLine } from '@aksamit/contracts';
import { isAppliedChange } from '@aksamit/module-sdk/api';
import { useBus } from '@aksamit/module-sdk/bus';
import { isHttpError } from '@aksamit/module-sdk/http';
import { startTransition, useRef, useState } from 'react';
import { cartStep } from '../../commerce/commerce-steps';
import { expectPurchase } from '../../commerce/once';
import type { PayChoice } from '../../payment-methods/pay-choice';
import { type OrderPlaced, usePlaceOrder } from './api/place-order';
import { useSendHealthConsent } from './api/send-health-consent';
import { clearDraft } from './checkout-draft';
import { type CheckoutValues, toOrderRequest } from './checkout-values';
import { clearAttempt } from './order-attempt';
import type { useCheckoutForm } from './use-checkout-form';

/** Why no order was placed, by the form of the notice. Nothing has been charged in any of these cases. */
export type OrderError =
  | { kind: 'form'; isServers: boolean; others: string[] }
  | { kind: 'cartChanged'; lines: ChangedCartLine[] }
  | { kind: 'code'; problem: 'expired' | 'limit_reached' }
  /** The held slot is gone, or the visit is not allowed at that time; `from`: the first allowed instant. */
  | { kind: 'visit'; message: string; from: string | null }
  /** `by`: source of the age. */
  | { kind: 'tooYoung'; by: 'account' | 'declaration' }
  | { kind: 'failed'; error: unknown };

/** Longest wait for the new total before the change is shown without it. */
const NEW_SUM_WITHIN_MS = 3_000;

const VISIT_REFUSALS = ['slot_taken', 'hold_expired', 'interval_too_short', 'notice_too_short'];

interface OrderOptions {
  cart: Cart;
  checkout: ReturnType<typeof useCheckoutForm>;
  /** The order stands: on to the payment. Stays busy until it resolves. */
  onPlaced(placed: OrderPlaced, choice: PayChoice): Promise<void>;
  /** The order stands, and only the API's response cannot be read: there is nothing to pay with, and nothing to repeat. */
  onPlacedUnseen(): void;
  /** The cart differs from what was shown. Resolves when the new one is shown. */
  onCartOutdated(): Promise<unknown>;
}

function orderErrorOf(
  error: unknown,
  { showServerErrors, form }: Pick<OrderOptions['checkout'], 'showServerErrors' | 'form'>,
): OrderError {
  const isDeclared = form.getValues('asksAge');
  if (!isHttpError(error)) return { kind: 'failed', error };
  if (error.status === 422 && Object.keys(error.fieldPaths).length > 0)
    return { kind: 'form', isServers: true, others: showServerErrors(error) };
  if (error.code === 'cart_changed') {
    const { lines } = error.details;
    return { kind: 'cartChanged', lines: Array.isArray(lines) ? (lines as ChangedCartLine[]) : [] };
  }
  if (VISIT_REFUSALS.includes(error.code)) {
    const { from } = error.details;
    return { kind: 'visit', message: error.message, from: typeof from === 'string' ? from : null };
  }
  if (error.code === 'too_young') return { kind: 'tooYoung', by: isDeclared ? 'declaration' : 'account' };
  if (error.code === 'expired' || error.code === 'limit_reached') return { kind: 'code', problem: error.code };
  return { kind: 'failed', error };
}

/** Source of the age that makes the customer too young; null: none. */
function refusalOf({ form, age }: OrderOptions['checkout']): 'account' | 'declaration' | null {
  const { asksHealth, asksAge, choosesAge, ageDeclaration } = form.getValues();
  if (asksHealth && age === 'refused') return 'account';
  return asksAge && choosesAge && ageDeclaration === 'under16' ? 'declaration' : null;
}

/** The last refusal, and how many there were: the notice is announced again for each. */
function useOrderError() {
  const [orderError, setOrderError] = useState<OrderError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const showError = (error: OrderError) => {
    setOrderError(error);
    setAttempt((count) => count + 1);
  };
  return { orderError, attempt, showError, clearError: () => setOrderError(null) };
}

/** Sends the order, and before it the health consent where one is required; then reports the order to the shop. */
function useOrderPlacement({
  cart,
  checkout: { given },
  onPlaced,
  onPlacedUnseen,
}: Pick<OrderOptions, 'cart' | 'checkout' | 'onPlaced' | 'onPlacedUnseen'>) {
  const bus = useBus();
  const placing = usePlaceOrder();
  const sendHealthConsent = useSendHealthConsent();
  return async (values: CheckoutValues, choice: PayChoice): Promise<void> => {
    if (values.asksHealth) await sendHealthConsent(window.location.pathname);
    const placed = await placing.mutateAsync(toOrderRequest(values, cart, choice, given)).catch((error: unknown) => {
      if (isAppliedChange(error, 'POST /orders')) return null;
      throw error;
    });
    clearDraft();
    clearAttempt();
    if (placed === null) return onPlacedUnseen();
    expectPurchase(placed.orderPayment.id);
    bus.publish('commerce', { ...cartStep('add_payment_info', cart), paymentMethod: placed.order.paymentMethod });
    bus.publish('order.placed', { orderId: placed.order.id, orderPaymentId: placed.orderPayment.id });
    await onPlaced(placed, choice);
  };
}

/** Places the order: once for a double click, with every refusal shown where it belongs. */
export function useOrder({ cart, checkout, onPlaced, onPlacedUnseen, onCartOutdated }: OrderOptions) {
  const placeOrder = useOrderPlacement({ cart, checkout, onPlaced, onPlacedUnseen });
  const { orderError, attempt, showError, clearError } = useOrderError();
  const [isBusy, setIsBusy] = useState(false);
  // State comes a render too late for the second click of a double click.
  const isRunning = useRef(false);

  const showRefusal = async (error: unknown) => {
    const next = orderErrorOf(error, checkout);
    const renewed = next.kind === 'form' ? null : onCartOutdated();
    // Shown together with the new total: pressing again before it arrived would order at the old one, and be
    // refused again.
    if (next.kind === 'cartChanged') {
      await Promise.race([renewed, new Promise((resolve) => setTimeout(resolve, NEW_SUM_WITHIN_MS))]);
    }
    showError(next);
  };
  const sendOrder = checkout.form.handleSubmit(
    async (values) => {
      if (values.paymentMethod === '') return;
      // Not earlier: with missing fields the page is rendered once, with the errors.
      setIsBusy(true);
      clearError();
      try {
        await placeOrder(values, values.paymentMethod);
      } catch (error) {
        await showRefusal(error);
      }
    },
    // The fields show at once what is missing; the list of it may take a frame more.
    () => startTransition(() => showError({ kind: 'form', isServers: false, others: [] })),
  );

  const submit = async () => {
    if (isRunning.current) return;
    // No other field changes this refusal: it is shown at once.
    const by = refusalOf(checkout);
    if (by) {
      showError({ kind: 'tooYoung', by });
      return;
    }
    isRunning.current = true;
    try {
      await sendOrder();
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { submit, isBusy, orderError, attempt };
}
