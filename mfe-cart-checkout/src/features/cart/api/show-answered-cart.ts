import type { Cart } from '@aksamit/contracts';
import type { QueryClient } from '@aksamit/module-sdk/query';
import { cartKey } from './cart-announcements';
import { isOlder } from './cart-of-page';

/**
 * Shows the cart returned by a change: it is the refetch that the specification requires (commerce core, section 4).
 * After a failure without one, it is fetched. Of two overlapping changes the later version stays, whichever response
 * comes last; a running fetch is aborted, since it may have been read before the change.
 */
export async function showAnsweredCart(queryClient: QueryClient, currency: string, cart: Cart | undefined) {
  if (!cart) return queryClient.invalidateQueries({ queryKey: cartKey });
  await queryClient.cancelQueries({ queryKey: cartKey });
  queryClient.setQueryData<Cart>([...cartKey, currency], (shown) => (shown && isOlder(cart, shown) ? shown : cart));
}
