/** Amounts as people type them. Pure. */
import { decimalAmount } from '@aksamit/contracts/money';

const TYPED = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;

/** `1 234,50` or `1234.5` in minor units; null for what is no amount. */
export function typedAmount(text: string): number | null {
  const found = TYPED.exec(text.replace(/\s/g, ''));
  if (!found) return null;
  const [, units = '', decimals = ''] = found;
  return Number(units) * 100 + Number(decimals.padEnd(2, '0'));
}

/** The field's text of an amount in minor units: `1234,50` or `1234.50`. */
export const amountField = (amountMinor: number, locale: 'pl' | 'en'): string =>
  locale === 'pl' ? decimalAmount(amountMinor).replace('.', ',') : decimalAmount(amountMinor);
