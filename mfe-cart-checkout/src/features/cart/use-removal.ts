import type { CartItem } from '@aksamit/contracts';
import { useBus } from '@aksamit/module-sdk/bus';
import { useState } from 'react';
import { lineStep } from '../../commerce/commerce-steps';
import { useAddCartItem } from './api/add-cart-item';
import { useRemoveCartItem } from './api/remove-cart-item';

/** Removes lines from the cart and restores the last one on request. */
export function useRemoval() {
  const removal = useRemoveCartItem();
  const addition = useAddCartItem();
  const bus = useBus();
  const [removed, setRemoved] = useState<CartItem | null>(null);
  const [error, setError] = useState<unknown>(null);

  const remove = async (item: CartItem) => {
    setError(null);
    try {
      await removal.mutateAsync(item.id);
      bus.publish('commerce', lineStep('remove_from_cart', item));
      setRemoved(item);
    } catch (failure) {
      setError(failure);
    }
  };
  const undo = async () => {
    if (!removed) return;
    setError(null);
    try {
      const line = await addition.add({
        itemType: removed.itemType,
        itemId: removed.itemId,
        quantity: removed.quantity,
        ...(removed.data ? { data: removed.data } : {}),
        ...(removed.location ? { locationId: removed.location.id } : {}),
      });
      bus.publish('commerce', lineStep('add_to_cart', line, 'addToCart'));
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
