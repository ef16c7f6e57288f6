import type { Cart } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import { useHttp } from '@aksamit/module-sdk/http';
import { useMutation, useQueryClient } from '@aksamit/module-sdk/query';
import { useEffect, useRef } from 'react';
import { cartKey } from './cart-announcements';

/**
 * Renews the held slots of the cart once per step: POST /cart-items/{id}/hold. The cart that is fetched afterwards
 * shows what could not be renewed. Source: readings.md, "Visits and slots" (renewed on each step).
 */
export function useRenewedHolds(cart: Cart | undefined): void {
  const http = useHttp();
  const queryClient = useQueryClient();
  const isDone = useRef(false);
  const { mutate } = useMutation({
    mutationFn: (ids: string[]) =>
      Promise.allSettled(
        ids.map((id) => callApi(http, 'POST /cart-items/{id}/hold', { params: { id }, needsVisitor: true })),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: cartKey }),
    networkMode: 'always',
  });
  useEffect(() => {
    if (!cart || isDone.current) return;
    isDone.current = true;
    const held = cart.items.filter(({ holdSecondsLeft }) => (holdSecondsLeft ?? 0) > 0);
    if (held.length > 0) mutate(held.map(({ id }) => id));
  }, [cart, mutate]);
}
