import { useBus } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { navigator } from '@aksamit/module-sdk/router';
import { useState } from 'react';
import { lineStep } from '../commerce/commerce-steps';
import { buyNowPath } from '../features/booking/buy-now-flow';
import { useAddCartItem } from '../features/cart/api/add-cart-item';
import { useAddedChoice } from './use-added-choice';
import { useBuyNowQuestion } from './use-buy-now-question';

/** What follows once the item is in the cart: the page stays, or the next step of the order opens. */
export type Flow = 'addToCart' | 'buyNow';

/** Brings the page's element into view with the focus. @returns whether there is one */
function leadsTo(id: string | undefined): boolean {
  const element = id === undefined ? null : document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView?.({ block: 'start' });
  return element !== null;
}

/** What is added, as the fragment's contract has it. */
interface Addition {
  itemType: 'product' | 'package' | 'bundle' | 'offer';
  itemId: number;
  quantity: number;
  name: string;
  chosen?: string[] | undefined;
  isConfirmed?: boolean | undefined;
  missing?: string | undefined;
  missingAt?: string | undefined;
}

/** Adds the item by either flow and publishes it. */
export function useAddition(item: Addition) {
  const { itemType, itemId, quantity, name, chosen, missing, missingAt, isConfirmed } = item;
  const t = useTranslate();
  const bus = useBus();
  const href = useHref();
  const addition = useAddCartItem();
  const added = useAddedChoice(`${itemType} ${itemId}`, JSON.stringify([quantity, chosen]));
  const [running, setRunning] = useState<Flow | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [additions, setAdditions] = useState(0);
  const [isMissingShown, setIsMissingShown] = useState(false);

  const put = async (flow: Flow): Promise<void> => {
    const data = chosen ? { data: { bundlableProductId: chosen } } : {};
    const confirmed = isConfirmed ? { isConfirmed } : {};
    const line = await addition.add({ itemType, itemId: String(itemId), quantity, ...data, ...confirmed });
    bus.publish('commerce', lineStep('add_to_cart', line, flow));
    bus.publish('cart.item-added', { itemType, itemId, quantity, flow });
  };
  const showAdded = () => {
    added.mark();
    setAdditions((count) => count + 1);
  };
  const buyNow = useBuyNowQuestion({
    add: () => put('buyNow'),
    goOn: () => navigator.push(buyNowPath(href('cart-checkout/reservation'))),
    onLeft: showAdded,
  });
  const addToCart = async () => {
    await put('addToCart');
    showAdded();
    const action = { label: t('goToCart'), href: href('cart-checkout/cart') };
    bus.publish('toast', { type: 'success', message: t('added', { name }), action });
    return 'added';
  };
  const add = async (flow: Flow): Promise<void> => {
    setIsMissingShown(Boolean(missing) && !leadsTo(missingAt));
    if (missing) return;
    setFailure(null);
    setRunning(flow);
    try {
      const bought = { itemType, itemId: String(itemId), hasData: chosen !== undefined };
      const outcome = await (flow === 'buyNow' ? buyNow.buy(bought) : addToCart());
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
    isAdded: added.isAdded,
    /** How often this root has added it. */
    additions,
    isMissingShown,
    failure,
    buyNow,
  };
}
