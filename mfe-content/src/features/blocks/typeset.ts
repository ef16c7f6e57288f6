import { joinShortWords } from '@aksamit/ui';

/** An apostrophe as keyboards type it, within a word or at its end: "shop's", "customers' reviews". */
const TYPED_APOSTROPHE = /(?<=\p{L})'(?=\p{L}|\s|$)/gu;

/** A sun protection factor: "SPF 50". */
const FACTOR = /(SPF) +(?=\d)/g;

/** A text of a record as it is set in print: curly apostrophes, short words joined to the next. The record stays as typed. */
export const typeset = (text: string): string =>
  joinShortWords(text.replace(TYPED_APOSTROPHE, '’').replace(FACTOR, '$1\u00a0'));
