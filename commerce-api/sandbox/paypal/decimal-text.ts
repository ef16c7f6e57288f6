/** Amounts as PayPal writes them, "12.50". The stand-in's own code, so that it and the adapter cannot be wrong together. */

/** Decimal text of minor units. */
export const toDecimalText = (amountMinor: number): string => (amountMinor / 100).toFixed(2);

/** Minor units; null for a text that is no amount of two places. */
export function fromDecimalText(value: string): number | null {
  return /^\d{1,9}([.]\d\d?)?$/.test(value) ? Math.round(Number(value) * 100) : null;
}
