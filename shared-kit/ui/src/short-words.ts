/** A Polish or English word of one letter and the spaces after it. */
const SHORT_WORD = /(?<![\p{L}\p{N}])([aiouwz]) +/giu;
/** A number and the unit after it: "1064 nm", "15 min". */
const UNIT = /(\d) +(?=(?:nm|mm|cm|km|m²|KB|MB|min|godz\.|tyg\.)(?![\p{L}\p{N}]))/gu;
/** A number and the noun after it, which it counts: "3 tygodniach", "24 listopada". */
const COUNTED = /(?<![\p{L}\p{N}]|\d )(\d+(?:[.,–]\d+)*) +(?=\p{Ll}{2})/gu;
/** Kinds of street, and other words cut short, with what they belong to: "ul. Długa", "np. opryszczka". */
const CUT_SHORT = /(?<![\p{L}\p{N}])(ul|al|pl|os|np|ok)\. +(?=[\p{L}\p{N}@])/gu;
/** Measures of an area: "22 × 35". */
const BY = /(\d) × (?=\d)/g;
/** A phone number with its country's prefix: "+48 22 100 20 30". */
const PHONE = /\+\d{2}(?: \d{2,3}){3,4}/g;

/**
 * Puts a no-break space after words of one letter (a, i, o, u, w, z), which Polish typesetting does not leave at the
 * end of a line ("zabiegi w salonie" breaks before "w"), between a number and what it counts, around a multiplication
 * sign, in phone numbers and after "ul." and its like. Screen readers and search treat the text the same.
 */
export const joinShortWords = (text: string): string =>
  text
    .replace(SHORT_WORD, '$1\u00a0')
    .replace(UNIT, '$1\u00a0')
    .replace(COUNTED, '$1\u00a0')
    .replace(CUT_SHORT, '$1.\u00a0')
    .replace(BY, '$1\u00a0×\u00a0')
    .replace(PHONE, (phone) => phone.replaceAll(' ', '\u00a0'));
