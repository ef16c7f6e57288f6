const EMAIL = /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+\.\w+/g;
/** Query and fragment of an address: codes, tokens, searches. */
const QUERY = /[?#][^\s"'()<>]*/g;
/** Phone numbers, postal codes with more around them, numbers of orders. */
const LONG_NUMBER = /\+?\d(?:[\s-]?\d){5,}/g;
/** Tokens: long, and of letters and digits mixed. Names of scripts have few digits in a row of that length. */
const TOKEN = /(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{20,}/g;
/** Quoted data: what a message quotes is often what somebody typed. */
const QUOTED_DATA = /[{[]"[\s\S]*/;
const LONG_QUOTE = /"[^"\n]{24,}"/g;

/** The message of an error without what may say who it happened to. */
export function withoutPersonalData(message: string): string {
  return message
    .replace(QUOTED_DATA, '{…}')
    .replace(/https?:\/\/\S+|\/[^\s"'()<>]*\?\S*/g, (address) => address.replace(QUERY, ''))
    .replace(EMAIL, '<email>')
    .replace(LONG_QUOTE, '"…"')
    .replace(TOKEN, '<token>')
    .replace(LONG_NUMBER, '<number>');
}

/** Stacks name scripts and lines only; their first lines repeat the message, which is left out. */
export function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s*at |@\S*:\d+:\d+$/.test(line))
    .map((line) => line.replace(/\?[^\s:)]*/g, ''))
    .join('\n');
}
