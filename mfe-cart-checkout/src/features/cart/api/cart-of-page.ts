import type { Cart } from '@aksamit/contracts';
import type { useModule } from '@aksamit/module-sdk/lifecycle';

type PageContext = ReturnType<typeof useModule>['context'];

/** Has the cart that roots of the page show, and shows them another. */
export interface CartKeeper {
  /** Undefined: none was fetched yet. */
  current(): Cart | undefined;
  /** From the server. */
  fetch(): Promise<Cart>;
  /** Shows the cart that a change returned; undefined: it is to be fetched. Resolves once it is shown. */
  show(cart: Cart | undefined): Promise<void>;
}

/** The cart in one document: of all fragments and pages of this module, with queries and without. */
export interface CartOfPage {
  /** Roots with queries, which keep the cart in them; the latest one answers. */
  keepers: Set<CartKeeper>;
  /** The cart of roots without queries, until one with queries takes it over. */
  cached: { cart: Cart; at: number } | undefined;
}

const carts = new WeakMap<PageContext, CartOfPage>();

/** Of the page with this context, which all its roots have in common. */
export function cartOfPage(context: PageContext): CartOfPage {
  const known = carts.get(context) ?? { keepers: new Set(), cached: undefined };
  carts.set(context, known);
  return known;
}

/** Whether the shown cart is a later version of the same one: of overlapping changes the later stays. */
export const isOlder = (cart: Cart, shown: Cart | undefined): boolean =>
  shown?.id === cart.id && cart.version < shown.version;
