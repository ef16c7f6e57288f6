import type { ChangedCartLine, LocaleCode } from '@aksamit/contracts';

/** A line as it was shown to the shopper; `finalPrice` null: it could not be bought. */
export interface ShownLine {
  id: string;
  name: Record<LocaleCode, string>;
  quantity: number;
  finalPrice: number | null;
  isAccepted: boolean;
  /** Identifies its time, salon and data; omitted: shown before this was stored. */
  details?: string;
}

type Side = { quantity: number; finalPrice: number } | null;

function sideOf(line: ShownLine | undefined): Side {
  if (!line?.isAccepted || line.finalPrice === null) return null;
  return { quantity: line.quantity, finalPrice: line.finalPrice };
}

function changeOf(shown: ShownLine | undefined, current: ShownLine | undefined): ChangedCartLine['change'] | null {
  if (current?.isAccepted && current.finalPrice === null) return 'unavailable';
  const before = sideOf(shown);
  const after = sideOf(current);
  if (!before && !after) return null;
  if (!before) return 'added';
  if (!after) return 'removed';
  if (before.quantity !== after.quantity) return 'quantity';
  if (before.finalPrice !== after.finalPrice) return 'price';
  const isComparable = shown?.details !== undefined && current?.details !== undefined;
  return isComparable && shown.details !== current.details ? 'details' : null;
}

/**
 * The differences from what the shopper saw, line by line, in the order of the cart. Empty when the order may be placed
 * as it was shown. Source: readings.md, "Discounts" (cart_changed).
 */
export function changedLines(
  shown: readonly ShownLine[],
  current: readonly ShownLine[],
  locale: LocaleCode,
): ChangedCartLine[] {
  const before = new Map(shown.map((line) => [line.id, line]));
  const after = new Map(current.map((line) => [line.id, line]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const change = changeOf(before.get(id), after.get(id));
    if (change === null) return [];
    const name = (after.get(id) ?? before.get(id))?.name[locale] ?? '';
    return [{ cartItemId: id, name, change, before: sideOf(before.get(id)), after: sideOf(after.get(id)) }];
  });
}
