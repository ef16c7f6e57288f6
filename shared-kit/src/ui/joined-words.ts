import { Children, type ReactNode } from 'react';

/** A Polish or English word of one letter and the spaces after it. */
const SHORT_WORD = /(?<![\p{L}\p{N}])([aiouwz]) +/giu;

/**
 * Puts a no-break space after words of one letter (a, i, o, u, w, z), which Polish typesetting does not leave at the
 * end of a line: "zabiegi w salonie" breaks before "w". A text read aloud or searched for is the same.
 */
export const joinShortWords = (text: string): string => text.replace(SHORT_WORD, '$1\u00a0');

/** The same for what an element shows: its own texts, not those of the elements in it. */
export function withJoinedWords(children: ReactNode): ReactNode {
  if (typeof children === 'string') return joinShortWords(children);
  if (!Array.isArray(children)) return children;
  return Children.map(children, (child) => (typeof child === 'string' ? joinShortWords(child) : child));
}
