/** PayPal writes amounts as decimal text with two places. Both directions by integers only. */
export function toDecimal(amountMinor: number): string {
  const digits = String(amountMinor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Minor units; null for a text that is no amount of two places. */
export function fromDecimal(text: string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
