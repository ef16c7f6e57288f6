/** What the palette offers for a text. Pure. */
import type { StaffOrderProduct } from '@aksamit/contracts/staff';
import type { LucideIcon } from 'lucide-react';
import { folded } from '../../../staff-kit/folded';

export interface PaletteOption {
  /** Unique in its group. */
  key: string;
  label: string;
  detail?: string;
  href: string;
  icon: LucideIcon;
}

/** Groups in the order in which they stand: what a search finds comes last, so that nothing moves under the pointer. */
export const PALETTE_GROUPS = ['recent', 'actions', 'pages', 'records', 'customers'] as const;

/** Groups that a search fills. */
const FOUND: readonly PaletteGroup['key'][] = ['records', 'customers'];

export interface PaletteGroup {
  key: (typeof PALETTE_GROUPS)[number];
  options: readonly PaletteOption[];
}

/** Whether each word of the text is in the label, whatever their case, accents and order. An empty text is in all. */
export function isNamedBy(label: string, text: string): boolean {
  const name = folded(label);
  return folded(text)
    .split(/\s+/)
    .every((word) => name.includes(word));
}

/** The options that the text names, without empty groups; those that a search found are not compared again. */
export function matchingGroups(groups: readonly PaletteGroup[], text: string): PaletteGroup[] {
  return groups
    .map(({ key, options }) => ({
      key,
      options: FOUND.includes(key) ? options : options.filter(({ label }) => isNamedBy(label, text.trim())),
    }))
    .filter(({ options }) => options.length > 0);
}

/** An order that a search found, with what stands in a line below its customer. */
export interface FoundOrder {
  id: string;
  number: string;
  name: string;
  treatments: string[];
  /** Of another salon: only the calendar shows what is left of it. */
  isMasked: boolean;
}

/** Found purchases by their orders, in the order of the API. */
export function foundOrders(purchases: readonly StaffOrderProduct[]): FoundOrder[] {
  const orders = new Map<string, FoundOrder>();
  for (const { orderId, orderNumber, customer, product, isMasked } of purchases) {
    const name = `${customer.firstName} ${customer.lastName}`;
    const order = orders.get(orderId) ?? { id: orderId, number: orderNumber, name, treatments: [], isMasked };
    order.treatments.push(product.name);
    orders.set(orderId, order);
  }
  return [...orders.values()];
}

/** The active option after a key: arrows go around, Home and End to the ends. Null: the key does something else. */
export function movedOption(active: number, key: string, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  return null;
}
