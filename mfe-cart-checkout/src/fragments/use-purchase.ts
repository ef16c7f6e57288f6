import type { CartItem } from '@aksamit/contracts';
import { useBus } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useState } from 'react';
import { lineStep } from '../commerce/commerce-steps';
import { type NewCartItem, useAddCartItem } from '../features/cart/api/add-cart-item';
import { useBuyNowQuestion } from './use-buy-now-question';

/** What follows once the item is in the cart: the page stays, or the next step of the order opens. */
export type Flow = 'addToCart' | 'buyNow';

interface Purchase {
  /** What is bought; null while it cannot be. */
  item: NewCartItem | null;
  /** The message that it is in the cart, in the page's locale. */
  addedMessage: string;
  /** It is in the cart, and the page stays. */
  onAdded(): void;
  /** Opens the next step of the order, with what is ordered beside the item. */
  goOn(ordered: readonly CartItem[]): void;
}

/** Puts an item into the cart by either flow, publishes it, and asks about the rest of the cart before "buy now". */
export function usePurchase({ item, addedMessage, onAdded, goOn }: Purchase) {
  const t = useTranslate();
  const bus = useBus();
  const href = useHref();
  const addition = useAddCartItem();
  const [running, setRunning] = useState<Flow | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [additions, setAdditions] = useState(0);

  const put = async (flow: Flow): Promise<void> => {
    if (item === null) return;
    const line = await addition.add(item);
    bus.publish('commerce', lineStep('add_to_cart', line, flow));
    const { itemType, itemId, quantity } = item;
    bus.publish('cart.item-added', { itemType, itemId: Number(itemId), quantity, flow });
  };
  const showAdded = () => {
    onAdded();
    setAdditions((count) => count + 1);
  };
  const buyNow = useBuyNowQuestion({ add: () => put('buyNow'), goOn, onLeft: showAdded });
  const addToCart = async () => {
    await put('addToCart');
    showAdded();
    const action = { label: t('goToCart'), href: href('cart-checkout/cart') };
    bus.publish('toast', { type: 'success', message: addedMessage, action });
    return 'added';
  };
  const buy = async (flow: Flow): Promise<void> => {
    if (item === null) return;
    const { itemType, itemId, data } = item;
    setFailure(null);
    setRunning(flow);
    try {
      const outcome = await (flow === 'buyNow'
        ? buyNow.buy({ itemType, itemId, hasData: data !== undefined })
        : addToCart());
      // The next page replaces this one: the button stays busy until then.
      if (outcome !== 'bought') setRunning(null);
    } catch (error) {
      setFailure(error);
      setRunning(null);
    }
  };
  return {
    buy,
    running,
    /** How often this root has added it. */
    additions,
    /** Error of the last attempt, null without one. */
    failure,
    resetFailure: () => setFailure(null),
    /** Whether the rest of the cart is bought with it. */
    buyNow,
  };
}
