/**
 * Septets of one SMS. With one letter outside of the GSM alphabet it has 70, and is sent (and paid) as several. Source: 3GPP
 * TS 23.038.
 */
export const SMS_LETTERS = 160;

/** Signs with a plain form, which letters with an accent have by themselves. */
const PLAIN: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  ß: 'ss',
  '–': '-',
  '—': '-',
  '„': '"',
  '”': '"',
  '“': '"',
  '’': "'",
  '‘': "'",
  '…': '...',
};
/** The part of the GSM alphabet that ASCII has too: each of these takes one septet. */
const OUTSIDE = /[^\n !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z]/g;

/** A text in letters of the GSM alphabet: without accents, spaces plain, what has no such form a question mark. */
export function gsmText(text: string): string {
  return text
    .replace(/[^\n!-~]/gu, (sign) => PLAIN[sign] ?? sign)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(OUTSIDE, '?');
}
