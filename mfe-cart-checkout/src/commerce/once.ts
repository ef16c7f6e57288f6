/**
 * Marks stored in this browser so that analytics receive each step once. An order is one purchase, however often, late
 * or in how many tabs its confirmation is opened. Other browsers have no mark and report nothing.
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

/** Records an order placed in this browser: once paid, it is to be reported as a purchase. */
export function expectPurchase(orderPaymentId: string): void {
  write(local, PURCHASES_KEY, [...read(local, PURCHASES_KEY), orderPaymentId]);
}

/** True on the first call for an order of this browser, false on every later one. */
export function takePurchase(orderPaymentId: string): boolean {
  const marks = read(local, PURCHASES_KEY);
  if (!marks.includes(orderPaymentId)) return false;
  return write(
    local,
    PURCHASES_KEY,
    marks.filter((mark) => mark !== orderPaymentId),
  );
}

/** True the first time in this tab that the checkout begins with this cart. */
export function beginsCheckout(cartId: string): boolean {
  const marks = read(session, BEGUN_KEY);
  return !marks.includes(cartId) && write(session, BEGUN_KEY, [...marks, cartId]);
}
