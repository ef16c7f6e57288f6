/** A Polish or English word of one letter and the spaces after it. */
const SHORT_WORD = /(?<![\p{L}\p{N}])([aiouwz]) +/giu;

/**
 * Puts a no-break space after words of one letter (a, i, o, u, w, z), which Polish typesetting does not leave at the
 * end of a line: "zabiegi w salonie" breaks before "w". Screen readers and search treat the text the same.
 */
export const joinShortWords = (text: string): string => text.replace(SHORT_WORD, '$1\u00a0');
