import type { Cart } from '@aksamit/shared-kit/contracts';
import type { QueryClient } from '@aksamit/shared-kit/query';
import { cartKey } from './cart-announcements';

const isOlder = (cart: Cart, shown: Cart | undefined): boolean => shown?.id === cart.id && cart.version < shown.version;

/**
 * Shows the cart that a change answered: it is the refetch that the specification asks for (commerce core, section 4).
 * Without one, after a failure, it is fetched. Of two changes that overlap the later version stays, whichever answer
 * comes last; a fetch under way is aborted, since it may have been read before the change.
 */
export async function showAnsweredCart(queryClient: QueryClient, currency: string, cart: Cart | undefined) {
  if (!cart) return queryClient.invalidateQueries({ queryKey: cartKey });
  await queryClient.cancelQueries({ queryKey: cartKey });
  queryClient.setQueryData<Cart>([...cartKey, currency], (shown) => (shown && isOlder(cart, shown) ? shown : cart));
}
