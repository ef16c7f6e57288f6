const EMAIL = /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+\.\w+/g;
/** Query and fragment of an address: codes, tokens, searches. */
const QUERY = /[?#][^\s"'()<>]*/g;
/** Phone numbers, postal codes with adjacent digits, order numbers. */
const LONG_NUMBER = /\+?\d(?:[\s-]?\d){5,}/g;
/** Tokens: long, with letters and digits mixed. Script names have few digits in a row of that length. */
const TOKEN = /(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{20,}/g;
/** Quoted data: a message often quotes what a visitor typed. */
const QUOTED_DATA = /[{[]"[\s\S]*/;
const LONG_QUOTE = /"[^"\n]{24,}"/g;

/** The message of an error without what may identify a person. */
export function withoutPersonalData(message: string): string {
  return message
    .replace(QUOTED_DATA, '{…}')
    .replace(/https?:\/\/\S+|\/[^\s"'()<>]*\?\S*/g, (address) => address.replace(QUERY, ''))
    .replace(EMAIL, '<email>')
    .replace(LONG_QUOTE, '"…"')
    .replace(TOKEN, '<token>')
    .replace(LONG_NUMBER, '<number>');
}

/** Stack frames, which name only scripts and lines. The first lines of a stack repeat the message, and are omitted. */
export function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s*at |@\S*:\d+:\d+$/.test(line))
    .map((line) => line.replace(/\?[^\s:)]*/g, ''))
    .join('\n');
}
