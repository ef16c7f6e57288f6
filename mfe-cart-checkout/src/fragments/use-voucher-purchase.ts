import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useMoney } from '@aksamit/module-sdk/lifecycle';
import { navigator } from '@aksamit/module-sdk/router';
import { useState } from 'react';
import { buyNowPath } from '../features/booking/buy-now-flow';
import { reservableItems } from '../features/cart/cart-sums';
import { useCheckoutForm } from '../features/checkout/use-checkout-form';
import {
  chosenAmount,
  type SendRules,
  type VoucherAmounts,
  type VoucherValues,
  voucherData,
  voucherProblems,
} from '../features/voucher/voucher-rules';
import { type Flow, usePurchase } from './use-purchase';

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
  sending: SendRules;
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
  const orderer = useOrderer();
  const [isAdded, setIsAdded] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const amount = chosenAmount(values);
  const record = onSale.vouchers.find(({ kind }) => kind === values.kind);
  const item = record &&
    amount !== null && {
      itemType: 'voucher' as const,
      itemId: record.id,
      quantity: values.quantity,
      data: voucherData(values, amount),
    };
  const { buy, resetFailure, running, additions, failure, buyNow } = usePurchase({
    item: item || null,
    addedMessage: t('added', { amount: money(amount ?? 0) }),
    onAdded: () => setIsAdded(true),
    // A treatment beside the voucher still needs its time.
    goOn(rest) {
      const hasVisits = reservableItems({ items: [...rest] }).length > 0;
      navigator.push(hasVisits ? buyNowPath(href('cart-checkout/reservation')) : href('cart-checkout/summary'));
    },
  });

  const add = async (flow: Flow): Promise<void> => {
    if (running || !record) return;
    if (voucherProblems(values, onSale.amounts, onSale.sending).size > 0 || amount === null) {
      setAttempt((count) => count + 1);
      return;
    }
    setAttempt(0);
    resetFailure();
    if (flow === 'buyNow' && !(await orderer.isComplete())) return;
    await buy(flow);
  };
  return {
    add,
    running,
    isAdded,
    additions,
    /** After a change of the form the confirmation is outdated. */
    resetAdded: () => setIsAdded(false),
    /** Presses with invalid fields since the last valid one. */
    attempt,
    isOrdererAsked: orderer.isAsked,
    isGuest: orderer.isGuest,
    guestForm: orderer.form,
    failure,
    buyNow,
    /** What is bought, as it is named in messages. */
    name: t('item', { amount: money(amount ?? 0) }),
  };
}

export type VoucherPurchase = ReturnType<typeof useVoucherPurchase>;
