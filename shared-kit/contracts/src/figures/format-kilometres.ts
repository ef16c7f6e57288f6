import type { LocaleCode } from '../platform';

/** A distance with one decimal where it is not a whole number: `3,4` or `3.4`, `12`. `km` is not below 0. */
export function formatKilometres(km: number, locale: LocaleCode): string {
  const tenths = Math.round(km * 10);
  const rest = tenths % 10;
  return `${Math.floor(tenths / 10)}${rest === 0 ? '' : `${locale === 'pl' ? ',' : '.'}${rest}`}`;
}
