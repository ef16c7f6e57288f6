import { useBus } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useMoney } from '@aksamit/module-sdk/lifecycle';
import { navigator } from '@aksamit/module-sdk/router';
import { useState } from 'react';
import { lineStep } from '../commerce/commerce-steps';
import { buyNowPath } from '../features/booking/buy-now-flow';
import { useAddCartItem } from '../features/cart/api/add-cart-item';
import { reservableItems } from '../features/cart/cart-sums';
import { useCheckoutForm } from '../features/checkout/use-checkout-form';
import {
  chosenAmount,
  type VoucherAmounts,
  type VoucherValues,
  voucherData,
  voucherProblems,
} from '../features/voucher/voucher-rules';
import { useBuyNowQuestion } from './use-buy-now-question';

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

/** Puts the voucher into the cart; the confirmation is outdated after a change of the form. */
function useVoucherAddition({ vouchers }: VouchersOnSale, values: VoucherValues) {
  const t = useTranslate();
  const money = useMoney();
  const bus = useBus();
  const href = useHref();
  const addition = useAddCartItem();
  const [isAdded, setIsAdded] = useState(false);
  const [additions, setAdditions] = useState(0);
  const amount = chosenAmount(values);
  const record = vouchers.find(({ kind }) => kind === values.kind);
  const put = async (flow: PurchaseFlow): Promise<void> => {
    if (!record || amount === null) return;
    const { quantity } = values;
    const data = voucherData(values, amount);
    const line = await addition.add({ itemType: 'voucher', itemId: record.id, quantity, data });
    bus.publish('commerce', lineStep('add_to_cart', line, flow));
    bus.publish('cart.item-added', { itemType: 'voucher', itemId: Number(record.id), quantity, flow });
  };
  const addToCart = async () => {
    await put('addToCart');
    setIsAdded(true);
    setAdditions((count) => count + 1);
    const action = { label: t('goToCart'), href: href('cart-checkout/cart') };
    bus.publish('toast', { type: 'success', message: t('added', { amount: money(amount ?? 0) }), action });
    return 'added';
  };
  return { put, addToCart, isAdded, setIsAdded, additions, amount, record };
}

/**
 * Adds the voucher to the cart, or buys it at once. "Buy now" needs the guest's data too: its first press shows those
 * fields, the next one checks them.
 * @param values the form's fields as typed
 */
export function useVoucherPurchase(onSale: VouchersOnSale, values: VoucherValues) {
  const t = useTranslate();
  const money = useMoney();
  const href = useHref();
  const { put, addToCart, isAdded, setIsAdded, additions, amount, record } = useVoucherAddition(onSale, values);
  const orderer = useOrderer();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  const [running, setRunning] = useState<PurchaseFlow | null>(null);
  const buyNow = useBuyNowQuestion({
    add: () => put('buyNow'),
    // A treatment beside the voucher still needs its time.
    goOn(rest) {
      const hasVisits = reservableItems({ items: [...rest] }).length > 0;
      navigator.push(hasVisits ? buyNowPath(href('cart-checkout/reservation')) : href('cart-checkout/summary'));
    },
    onLeft: () => setIsAdded(true),
  });

  const add = async (flow: PurchaseFlow): Promise<void> => {
    if (running || !record) return;
    if (voucherProblems(values, onSale.amounts).size > 0 || amount === null) {
      setAttempt((count) => count + 1);
      return;
    }
    setAttempt(0);
    setFailure(null);
    if (flow === 'buyNow' && !(await orderer.isComplete())) return;
    setRunning(flow);
    try {
      const item = { itemType: 'voucher', itemId: record.id, hasData: true } as const;
      const outcome = await (flow === 'buyNow' ? buyNow.buy(item) : addToCart());
      // The next page replaces this one: the button stays busy until then.
      if (outcome !== 'bought') setRunning(null);
    } catch (error) {
      setFailure(error);
      setRunning(null);
    }
  };
  return {
    add,
    running,
    isAdded,
    /** How often it was added. */
    additions,
    /** After a change of the form the confirmation is outdated. */
    resetAdded: () => setIsAdded(false),
    /** Presses with invalid fields since the last valid one. */
    attempt,
    isOrdererAsked: orderer.isAsked,
    isGuest: orderer.isGuest,
    guestForm: orderer.form,
    /** Error of the last call, null without one. */
    failure,
    /** Whether the rest of the cart is bought with it. */
    buyNow,
    /** What is bought, as it is named in messages. */
    name: t('item', { amount: money(amount ?? 0) }),
  };
}

export type VoucherPurchase = ReturnType<typeof useVoucherPurchase>;
