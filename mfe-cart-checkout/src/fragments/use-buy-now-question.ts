import type { CartItem } from '@aksamit/contracts';
import { useRef, useState } from 'react';
import { useRestOfCart } from '../features/cart/api/use-rest-of-cart';

/** `alone`: the rest of the cart is deselected and stays in it; `withRest`: everything is ordered together. */
export type BuyNowAnswer = 'alone' | 'withRest';

interface BuyNow {
  /** Adds the item to the cart. Rejects when it was not added. */
  add(): Promise<void>;
  /** Opens the next step of the order, with what is ordered beside the item. */
  goOn(ordered: readonly CartItem[]): void;
  /** The question is closed although the item is in the cart: deselecting the rest failed. */
  onLeft(): void;
}

/**
 * "Buy now" while the cart has something else: the shopper decides whether that is ordered too, before anything changes.
 * Nothing is lost: deselected lines stay in the cart.
 */
export function useBuyNowQuestion({ add, goOn, onLeft }: BuyNow) {
  const restOfCart = useRestOfCart();
  const [rest, setRest] = useState<readonly CartItem[]>([]);
  const [hasAsked, setHasAsked] = useState(false);
  const [running, setRunning] = useState<BuyNowAnswer | null>(null);
  const [error, setError] = useState<unknown>(null);
  // An answer that failed half-way adds nothing twice.
  const isAdded = useRef(false);

  /** Buys at once where the cart has nothing else, else asks. Rejects when it was not added. */
  const buy = async (item: Parameters<typeof restOfCart.find>[0]): Promise<'bought' | 'asked'> => {
    const lines = await restOfCart.find(item);
    isAdded.current = false;
    setError(null);
    setRest(lines);
    if (lines.length > 0) {
      setHasAsked(true);
      return 'asked';
    }
    await add();
    goOn([]);
    return 'bought';
  };
  const answer = async (chosen: BuyNowAnswer): Promise<void> => {
    if (running) return;
    setRunning(chosen);
    setError(null);
    try {
      if (!isAdded.current) await add();
      isAdded.current = true;
      if (chosen === 'alone') await restOfCart.deselect(rest);
    } catch (failure) {
      setError(failure);
      setRunning(null);
      return;
    }
    goOn(chosen === 'alone' ? [] : rest);
  };
  const close = (): void => {
    if (running) return;
    setRest([]);
    if (isAdded.current) onLeft();
  };
  return {
    buy,
    answer,
    /** What the question is about; empty: it is closed. */
    rest,
    /** Once it was asked its dialog stays mounted: closing gives the focus back. */
    hasAsked,
    running,
    error,
    close,
  };
}

export type BuyNowQuestion = ReturnType<typeof useBuyNowQuestion>;
