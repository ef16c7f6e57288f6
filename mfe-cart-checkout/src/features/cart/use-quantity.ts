import type { CartItem } from '@aksamit/contracts';
import { isHttpError } from '@aksamit/module-sdk/http';
import { useRef, useState } from 'react';
import { useChangeCartItem } from './api/change-cart-item';

/**
 * Quantity of a line: shows the requested quantity at once and reverts to the cart's when the shop refuses. One request
 * runs at a time; presses meanwhile are sent as one request afterwards, so that the last one counts. A quantity outside
 * the pricing matrix (422 no_price) becomes the line's bound.
 */
export function useQuantity(item: Pick<CartItem, 'id' | 'quantity'>) {
  const change = useChangeCartItem();
  const [wanted, setWanted] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [most, setMost] = useState(99);
  const latest = useRef<number | null>(null);
  const isSending = useRef(false);

  const sendLatest = async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (let quantity = latest.current; quantity !== null; quantity = latest.current) {
      try {
        await change.mutateAsync({ id: item.id, change: { quantity } });
        if (latest.current === quantity) latest.current = null;
      } catch (failure) {
        if (isHttpError(failure) && failure.code === 'no_price' && quantity > item.quantity) setMost(quantity - 1);
        setError(failure);
        // Presses made while the shop was refusing are discarded.
        latest.current = null;
      }
    }
    isSending.current = false;
    setWanted(null);
  };
  const set = (quantity: number) => {
    latest.current = quantity;
    setWanted(quantity);
    setError(null);
    void sendLatest();
  };
  return { quantity: wanted ?? item.quantity, isPending: wanted !== null, most, error, set };
}
