import type { Cart } from '@aksamit/contracts';
import { type CartTools, fetchCart } from './cart-calls';
import { type CartKeeper, isOlder } from './cart-of-page';

/** Who has the page's cart at this moment, for roots without queries of their own. */
export function shownCartOf(tools: CartTools): CartKeeper {
  return [...tools.ofPage.keepers].at(-1) ?? keeperWithoutQueries(tools);
}

/** Where nothing of the page has queries, as on a page of which only islands run. */
function keeperWithoutQueries(tools: CartTools): CartKeeper {
  const { ofPage } = tools;
  const keep = (cart: Cart): void => {
    const shown = ofPage.cached?.cart;
    ofPage.cached = { cart: isOlder(cart, shown) && shown ? shown : cart, at: Date.now() };
    tools.announce(ofPage.cached.cart);
  };
  const fetch = async () => {
    const cart = await fetchCart(tools);
    keep(cart);
    return cart;
  };
  return {
    current: () => ofPage.cached?.cart,
    fetch,
    async show(cart) {
      if (cart) keep(cart);
      else await fetch();
    },
  };
}
