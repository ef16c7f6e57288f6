import type { CheckoutStore } from '../checkouts/checkout-store';
import {
  chargeJson,
  movementJson,
  paymentIntentJson,
  paymentOfCharge,
  refundJson,
  sessionJson,
  sourceOfMovement,
} from './stripe-json';

export type StripeObject = Record<string, unknown>;
export type FindObject = (id: string) => Promise<StripeObject | null>;

/** Finds any of the stand-in's objects by its id: sessions, payments, charges, refunds, movements of the balance. */
export function createObjectFinder(store: CheckoutStore, publicOrigin: string): FindObject {
  async function payment(id: string) {
    const checkout = await store.byPayment(id);
    return checkout && { checkout, paymentId: id };
  }
  async function refund(id: string) {
    const checkout = await store.byRefund(id);
    const found = checkout?.refunds.find((entry) => entry.id === id);
    return checkout?.paymentId && found ? { checkout, paymentId: checkout.paymentId, refund: found } : null;
  }

  const byPrefix: Record<string, FindObject> = {
    cs: async (id) => {
      const found = await store.find(id);
      return found && sessionJson(found, publicOrigin);
    },
    pi: async (id) => {
      const found = await payment(id);
      return found && paymentIntentJson(found.checkout, id);
    },
    ch: async (id) => {
      const found = await payment(paymentOfCharge(id));
      return found && chargeJson(found.checkout, found.paymentId);
    },
    re: async (id) => {
      const found = await refund(id);
      return found && refundJson(found.checkout, found.refund, found.paymentId);
    },
    txn: async (id) => {
      const source = sourceOfMovement(id);
      const back = await refund(source);
      if (back) return movementJson(back.checkout, back.paymentId, back.refund);
      const found = await payment(source);
      return found && movementJson(found.checkout, source, null);
    },
  };
  return async (id) => (await byPrefix[id.split('_')[0] ?? '']?.(id)) ?? null;
}

/**
 * Expands ids of an object into the objects they name (`latest_charge.balance_transaction`; of a list `data.source`).
 * @returns the path that cannot be expanded, or the object
 */
export async function expand(find: FindObject, whole: StripeObject, paths: readonly string[]) {
  for (const path of paths) {
    if (!(await expandPath(find, whole, path.split('.')))) return { refused: path };
  }
  return { whole };
}

async function expandPath(find: FindObject, at: unknown, [name, ...rest]: readonly string[]): Promise<boolean> {
  if (name === undefined) return true;
  if (typeof at !== 'object' || at === null || !(name in at)) return false;
  const value: unknown = Reflect.get(at, name);
  if (Array.isArray(value)) {
    for (const entry of value) if (!(await expandPath(find, entry, rest))) return false;
    return true;
  }
  // There is nothing yet that could stand there.
  if (value === null) return true;
  const inner = typeof value === 'string' ? await find(value) : value;
  if (typeof inner !== 'object' || inner === null) return false;
  Reflect.set(at, name, inner);
  return expandPath(find, inner, rest);
}
