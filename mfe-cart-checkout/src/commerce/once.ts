/**
 * Marks kept in this browser so that a step of the way is told once: an order is a purchase once, however often, late
 * or in how many tabs its confirmation is opened. Other browsers hold no mark and tell nothing.
 */
const PURCHASES_KEY = 'purchasesToTell';
const BEGUN_KEY = 'checkoutBegun';

function read(storage: () => Storage, key: string): string[] {
  try {
    const marks: unknown = JSON.parse(storage().getItem(key) ?? '[]');
    return Array.isArray(marks) ? marks.filter((mark) => typeof mark === 'string') : [];
  } catch {
    return [];
  }
}

function write(storage: () => Storage, key: string, marks: readonly string[]): boolean {
  try {
    storage().setItem(key, JSON.stringify(marks.slice(-20)));
    return true;
  } catch {
    return false;
  }
}

const local = () => localStorage;
const session = () => sessionStorage;

/** An order was placed in this browser: once it is paid, it is a purchase to tell. */
export function expectPurchase(orderPaymentId: string): void {
  write(local, PURCHASES_KEY, [...read(local, PURCHASES_KEY), orderPaymentId]);
}

/** True the first time that it is asked for an order of this browser, false ever after. */
export function takePurchase(orderPaymentId: string): boolean {
  const marks = read(local, PURCHASES_KEY);
  if (!marks.includes(orderPaymentId)) return false;
  return write(
    local,
    PURCHASES_KEY,
    marks.filter((mark) => mark !== orderPaymentId),
  );
}

/** True the first time in this tab that the way to the order is begun with this cart. */
export function beginsCheckout(cartId: string): boolean {
  const marks = read(session, BEGUN_KEY);
  return !marks.includes(cartId) && write(session, BEGUN_KEY, [...marks, cartId]);
}
