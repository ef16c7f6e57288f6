import type { Order } from '@aksamit/shared-kit/contracts';

/** What a customer bought of one thing, over all orders that hold. */
export interface BoughtTreatment {
  productId: string;
  name: string;
  /** How many pieces (treatments, or packages). */
  quantity: number;
}

/** Bought treatments and packages whose visits are still to come: of orders that are neither canceled nor done. */
export function boughtTreatments(orders: readonly Pick<Order, 'doneStatus' | 'items'>[]): BoughtTreatment[] {
  const byProduct = new Map<string, BoughtTreatment>();
  for (const order of orders) {
    if (order.doneStatus === 'canceled' || order.doneStatus === 'done') continue;
    for (const { product, quantity } of order.items) {
      const known = byProduct.get(product.id);
      byProduct.set(product.id, {
        productId: product.id,
        name: product.name,
        quantity: (known?.quantity ?? 0) + quantity,
      });
    }
  }
  return [...byProduct.values()];
}
