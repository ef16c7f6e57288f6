import { decimalAmount } from '@aksamit/contracts/money';

/** A byte order mark: without it spreadsheets read Polish letters as those of another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Spreadsheets of countries with a decimal comma part columns by it. */
const SEPARATOR = ';';
/** A cell that begins with one of these is calculated by spreadsheets. */
const FORMULA = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^-?\d+(?:[.,]\d+)?$/;

function cellOf(text: string): string {
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return /["\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table for spreadsheets: UTF-8, semicolons, and no cell that is calculated. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `${BYTE_ORDER_MARK}${rows.map((row) => row.map(cellOf).join(SEPARATOR)).join('\r\n')}\r\n`;

/** Minor units as a plain number for spreadsheets, with the language's decimal sign. */
export function csvAmount(minor: number, locale: string): string {
  const amount = decimalAmount(Math.abs(minor)).replace('.', locale === 'pl' ? ',' : '.');
  return minor < 0 ? `-${amount}` : amount;
}
