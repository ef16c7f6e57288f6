import { useBus } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useMoney } from '@aksamit/module-sdk/lifecycle';
import { navigator } from '@aksamit/module-sdk/router';
import { useState } from 'react';
import { lineStep } from '../commerce/commerce-steps';
import { useAddCartItem } from '../features/cart/api/add-cart-item';
import { useCheckoutForm } from '../features/checkout/use-checkout-form';
import {
  chosenAmount,
  type VoucherAmounts,
  type VoucherValues,
  voucherData,
  voucherProblems,
} from '../features/voucher/voucher-rules';

/** What happens after the voucher is in the cart: the page stays, or the summary opens. */
export type PurchaseFlow = 'addToCart' | 'buyNow';

/** The guest's data: asked for once it is needed, and checked when it is shown. */
function useOrderer() {
  const { form, isGuest } = useCheckoutForm();
  const [isAsked, setIsAsked] = useState(false);
  /** Whether the customer's data is complete; shows its fields if they are not shown yet. */
  const isComplete = async (): Promise<boolean> => {
    if (!isGuest) return true;
    if (isAsked) return form.trigger('user', { shouldFocus: true });
    setIsAsked(true);
    return false;
  };
  return { form, isGuest, isAsked, isComplete };
}

/** What can be bought: a record of each kind, and the amounts. */
interface VouchersOnSale {
  vouchers: readonly { id: string; kind: VoucherValues['kind'] }[];
  amounts: VoucherAmounts;
}

/**
 * Adds the voucher to the cart, or buys it at once. "Buy now" needs the guest's data too: its first press shows those
 * fields, the next one checks them.
 * @param values the form's fields as typed
 */
export function useVoucherPurchase({ vouchers, amounts }: VouchersOnSale, values: VoucherValues) {
  const t = useTranslate();
  const money = useMoney();
  const bus = useBus();
  const href = useHref();
  const addition = useAddCartItem();
  const orderer = useOrderer();
  const [attempt, setAttempt] = useState(0);
  const [isAdded, setIsAdded] = useState(false);
  const [running, setRunning] = useState<PurchaseFlow | null>(null);

  const add = async (flow: PurchaseFlow): Promise<void> => {
    const amount = chosenAmount(values);
    const record = vouchers.find(({ kind }) => kind === values.kind);
    if (running || !record) return;
    if (voucherProblems(values, amounts).size > 0 || amount === null) {
      setAttempt((count) => count + 1);
      return;
    }
    setAttempt(0);
    if (flow === 'buyNow' && !(await orderer.isComplete())) return;
    setRunning(flow);
    const { quantity } = values;
    const data = voucherData(values, amount);
    try {
      const line = await addition.add({ itemType: 'voucher', itemId: record.id, quantity, data });
      bus.publish('commerce', lineStep('add_to_cart', line, flow));
    } catch {
      // `failure` has the message.
      setRunning(null);
      return;
    }
    bus.publish('cart.item-added', { itemType: 'voucher', itemId: Number(record.id), quantity, flow });
    if (flow === 'buyNow') return navigator.push(href('cart-checkout/summary'));
    setRunning(null);
    setIsAdded(true);
    bus.publish('toast', { type: 'success', message: t('added', { amount: money(amount) }) });
  };
  return {
    add,
    running,
    isAdded,
    /** After a change of the form the confirmation is outdated. */
    resetAdded: () => setIsAdded(false),
    /** Presses with invalid fields since the last valid one. */
    attempt,
    isOrdererAsked: orderer.isAsked,
    isGuest: orderer.isGuest,
    guestForm: orderer.form,
    /** Error of the last call, null without one. */
    failure: addition.error,
  };
}

export type VoucherPurchase = ReturnType<typeof useVoucherPurchase>;
