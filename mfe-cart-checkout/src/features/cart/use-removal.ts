import type { CartItem } from '@aksamit/shared-kit/contracts';
import { useState } from 'react';
import { useAddCartItem } from './api/add-cart-item';
import { useRemoveCartItem } from './api/remove-cart-item';

/** Takes lines out of the cart and puts the last one back when asked. */
export function useRemoval() {
  const removal = useRemoveCartItem();
  const addition = useAddCartItem();
  const [removed, setRemoved] = useState<CartItem | null>(null);
  const [error, setError] = useState<unknown>(null);

  const remove = async (item: CartItem) => {
    setError(null);
    try {
      await removal.mutateAsync(item.id);
      setRemoved(item);
    } catch (failure) {
      setError(failure);
    }
  };
  const undo = async () => {
    if (!removed) return;
    setError(null);
    try {
      await addition.mutateAsync({
        itemType: removed.itemType,
        itemId: removed.itemId,
        quantity: removed.quantity,
        ...(removed.data ? { data: removed.data } : {}),
        ...(removed.location ? { locationId: removed.location.id } : {}),
      });
      setRemoved(null);
    } catch (failure) {
      setError(failure);
    }
  };
  return {
    remove,
    undo,
    removed,
    error,
    /** Line being taken out now. */
    pendingId: removal.isPending ? removal.variables : null,
    isRestoring: addition.isPending,
  };
}
