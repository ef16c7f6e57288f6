/** One of the central bank's average rates. */
export interface ExchangeRate {
  currency: string;
  /** The working day of the bank's table, YYYY-MM-DD. */
  day: string;
  tableNumber: string;
  /** Złoty for one unit, times 10,000. */
  rate: number;
}

/** Złoty for an amount in foreign money, both in minor units, rounded half up; of a negative one that of its opposite. */
export function inZloty(amountMinor: number, { rate }: Pick<ExchangeRate, 'rate'>): number {
  const zloty = Math.floor((2 * Math.abs(amountMinor) * rate + 10_000) / 20_000);
  return amountMinor < 0 ? -zloty : zloty;
}

/** `4.9123`, as the bank writes it. */
export function rateText({ rate }: Pick<ExchangeRate, 'rate'>): string {
  const digits = String(rate).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}
