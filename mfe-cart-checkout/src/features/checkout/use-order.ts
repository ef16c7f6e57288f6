import { useBus } from '@aksamit/shared-kit/bus';
import type { Cart, ChangedCartLine } from '@aksamit/shared-kit/contracts';
import { isHttpError } from '@aksamit/shared-kit/http';
import { useRef, useState } from 'react';
import { type OrderPlaced, usePlaceOrder } from './api/place-order';
import { clearDraft } from './checkout-draft';
import { toOrderRequest } from './checkout-values';
import { clearAttempt } from './order-attempt';
import type { useCheckoutForm } from './use-checkout-form';

/** Why there is no order, in the way it is told. Nothing has been charged in any of them. */
export type OrderTrouble =
  | { kind: 'form'; isServers: boolean; others: string[] }
  | { kind: 'cartChanged'; lines: ChangedCartLine[] }
  | { kind: 'code'; problem: 'expired' | 'limit_reached' }
  | { kind: 'failed'; error: unknown };

interface OrderOptions {
  cart: Cart;
  checkout: ReturnType<typeof useCheckoutForm>;
  /** The order stands: on to the payment. Stays busy until it resolves. */
  onPlaced(placed: OrderPlaced): Promise<void>;
  /** What is in the cart is not what was shown. */
  onCartOutdated(): void;
}

function troubleOf(error: unknown, showServerErrors: OrderOptions['checkout']['showServerErrors']): OrderTrouble {
  if (!isHttpError(error)) return { kind: 'failed', error };
  if (error.status === 422 && Object.keys(error.fieldPaths).length > 0)
    return { kind: 'form', isServers: true, others: showServerErrors(error) };
  if (error.code === 'cart_changed') {
    const { lines } = error.details;
    return { kind: 'cartChanged', lines: Array.isArray(lines) ? (lines as ChangedCartLine[]) : [] };
  }
  if (error.code === 'expired' || error.code === 'limit_reached') return { kind: 'code', problem: error.code };
  return { kind: 'failed', error };
}

/** Places the order: once for a double click, with every refusal told where it belongs. */
export function useOrder({ cart, checkout, onPlaced, onCartOutdated }: OrderOptions) {
  const bus = useBus();
  const placing = usePlaceOrder();
  const [trouble, setTrouble] = useState<OrderTrouble | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  // State comes a render too late for the second click of a double click.
  const isRunning = useRef(false);

  const place = checkout.form.handleSubmit(
    async (values) => {
      if (values.paymentMethod === '') return;
      setTrouble(null);
      try {
        const placed = await placing.mutateAsync(toOrderRequest(values, cart, values.paymentMethod));
        clearDraft();
        clearAttempt();
        bus.publish('order.placed', { orderId: placed.order.id, orderPaymentId: placed.orderPayment.id });
        await onPlaced(placed);
      } catch (error) {
        const next = troubleOf(error, checkout.showServerErrors);
        setTrouble(next);
        if (next.kind !== 'form') onCartOutdated();
        setAttempt((count) => count + 1);
      }
    },
    () => {
      setTrouble({ kind: 'form', isServers: false, others: [] });
      setAttempt((count) => count + 1);
    },
  );

  const submit = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await place();
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { submit, isBusy, trouble, attempt };
}
