/**
 * The paint-first copy of the cart in local storage: shown until the real one is loaded, never trusted beyond that.
 * Keys `cart` and `lastCartUpdate` are the specification's (commerce core, section 7). Personal data of a line (a
 * voucher's recipient) is omitted; the copy is cleared at logout. Source: readings, "Sessions, visitors, cookies".
 */
import type { Cart } from '@aksamit/contracts';

const CART_KEY = 'cart';
const LAST_UPDATE_KEY = 'lastCartUpdate';
const VISITOR_KEY = 'visitor';

/** Raise it when a stored copy of the old shape can no longer be rendered. */
const SHAPE = 1;

/** Scope of the copy: names are in the locale, prices in the market's currency. */
export interface CartScope {
  market: string;
  locale: string;
}

function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    // Blocked by the browser's settings: the shop works without the copy.
    return null;
  }
}

/** The copy of this market and locale, or undefined. */
export function readStoredCart(scope: CartScope): Cart | undefined {
  const copy = readCopy();
  return copy?.market === scope.market && copy.locale === scope.locale ? copy.cart : undefined;
}

/** Whether another tab's change of `lastCartUpdate` concerns this market; a tab in another market has another cart. */
export function isNewsFor(market: string, { key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): boolean {
  return key === LAST_UPDATE_KEY && newValue !== null && readCopy()?.market === market;
}

function readCopy(): (CartScope & { cart: Cart }) | undefined {
  try {
    const stored = JSON.parse(storage()?.getItem(CART_KEY) ?? 'null');
    return stored?.shape === SHAPE && Array.isArray(stored.cart?.items) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Replaces the stored copy. Other tabs are notified through `lastCartUpdate`, which changes only with the cart itself.
 * A copy in another language does not count, or tabs in two languages would notify each other endlessly.
 */
export function storeCart(scope: CartScope, cart: Cart, now: Date): void {
  const next = copyOf(scope, cart);
  try {
    if (storage()?.getItem(CART_KEY) === next) return;
    const before = readCopy();
    storage()?.setItem(CART_KEY, next);
    if (before?.market === scope.market && before.cart.id === cart.id && before.cart.version === cart.version) return;
    storage()?.setItem(LAST_UPDATE_KEY, now.toISOString());
  } catch {
    // Full or blocked: the next visit paints without a copy.
  }
}

/** The entries of a cart that a form changed, for the form's page to store. */
export function storedEntries(scope: CartScope, cart: Cart, now: Date): Record<string, string> {
  return { [CART_KEY]: copyOf(scope, cart), [LAST_UPDATE_KEY]: now.toISOString() };
}

function copyOf(scope: CartScope, cart: Cart): string {
  const slim = { ...cart, items: cart.items.map((item) => ({ ...item, data: null })) };
  return JSON.stringify({ shape: SHAPE, ...scope, cart: slim });
}

/** Clears the stored copy, as at logout. */
export function clearStoredCart(): void {
  storage()?.removeItem(CART_KEY);
  storage()?.removeItem(LAST_UPDATE_KEY);
}

/** Whether this browser was here before. A new visitor has no cart, so a first page does not request one. */
export function hasVisitedBefore(): boolean {
  return [CART_KEY, LAST_UPDATE_KEY, VISITOR_KEY].some((key) => storage()?.getItem(key));
}
