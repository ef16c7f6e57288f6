import type { CartItem } from '@aksamit/shared-kit/contracts';
import { isHttpError } from '@aksamit/shared-kit/http';
import { useEffect, useRef, useState } from 'react';
import { useChangeCartItem } from './api/change-cart-item';

/** Presses on plus come in rows; the last one counts. */
const SETTLE_MS = 350;

/**
 * Quantity of a line: shows at once what was asked for, sends it when the presses have stopped, and goes back to what
 * the cart says when the shop refuses. A quantity outside the pricing matrix (422 no_price) becomes the line's bound.
 */
export function useQuantity(item: Pick<CartItem, 'id' | 'quantity'>) {
  const change = useChangeCartItem();
  const [wanted, setWanted] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [most, setMost] = useState(99);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = async (quantity: number) => {
    try {
      await change.mutateAsync({ id: item.id, change: { quantity } });
    } catch (failure) {
      if (isHttpError(failure) && failure.code === 'no_price' && quantity > item.quantity) setMost(quantity - 1);
      setError(failure);
    }
    setWanted((now) => (now === quantity ? null : now));
  };
  const set = (quantity: number) => {
    setWanted(quantity);
    setError(null);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(quantity), SETTLE_MS);
  };
  return { quantity: wanted ?? item.quantity, isPending: wanted !== null, most, error, set };
}
