import type { CartItem } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import { isHttpError } from '@aksamit/module-sdk/http';
import { newIdempotencyKey } from '../../../requests/new-idempotency-key';
import { useCartCalls } from './cart-calls';
import { shownCartOf } from './shown-cart';

/** What is about to be bought at once. */
interface BoughtItem {
  itemType: CartItem['itemType'];
  itemId: string;
  /** Choice or recipient of its own, with which it is a line of its own. */
  hasData: boolean;
}

/**
 * What the cart has beside an item that is bought at once: it would be ordered together with it. It has no query: a button
 * must not load the package for that.
 */
export function useRestOfCart() {
  const tools = useCartCalls();
  return {
    /**
     * Accepted lines beside the item; the API adds an equal one to its own line.
     * @throws when the cart cannot be fetched
     */
    async find({ itemType, itemId, hasData }: BoughtItem): Promise<CartItem[]> {
      const shown = shownCartOf(tools);
      const { items } = shown.current() ?? (await shown.fetch());
      const absorbs = (line: CartItem) =>
        !hasData && line.itemType === itemType && line.itemId === itemId && line.data === null && line.startAt === null;
      return items.filter((line) => line.isAccepted && !absorbs(line));
    },
    /**
     * Deselects lines: they stay in the cart, outside of the order. PUT /cart-items/{id}. One that is gone counts as done.
     * @throws at the first line that cannot be deselected
     */
    async deselect(lines: readonly Pick<CartItem, 'id'>[]): Promise<void> {
      for (const { id } of lines) {
        const sending = { idempotencyKey: newIdempotencyKey(), needsVisitor: true };
        const call = { params: { id }, body: { isAccepted: false }, ...sending };
        try {
          const { data } = await callApi(tools.http, 'PUT /cart-items/{id}', call);
          await shownCartOf(tools).show(data.cart);
        } catch (error) {
          if (!isHttpError(error) || error.status !== 404) throw error;
        }
      }
    },
  };
}
