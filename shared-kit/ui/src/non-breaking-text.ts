import { Children, createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { joinShortWords } from './short-words';

/** E-mail, with its Polish endings and English compounds, and postal codes: a browser would break the line after the hyphen. */
const HYPHENED = /((?<![\p{L}\p{N}])(?:e-\p{L}+|\d{2}-\d{3}(?!\p{N})))/iu;

/** The same for an element's content, and "e-mail" on one line: its own texts, not those of child elements. */
export const withNonBreakingSpaces = (children: ReactNode): ReactNode =>
  ofTexts(children, (text) => withUnbrokenWords(joinShortWords(text)));

/**
 * Keeps "e-mail" on one line in an element's content. By style and not by another hyphen: announced, searched and
 * copied text stays as written.
 */
export const withUnbrokenHyphens = (children: ReactNode): ReactNode => ofTexts(children, withUnbrokenWords);

function withUnbrokenWords(text: string): ReactNode {
  // Every second part is such a word.
  const parts = text.split(HYPHENED);
  if (parts.length === 1) return text;
  const shown = parts.map((part, index) =>
    index % 2 === 1 ? createElement('span', { key: index, style: { whiteSpace: 'nowrap' } }, part) : part,
  );
  // One element, also for a parent that sets its children side by side.
  return createElement('span', null, ...shown);
}

/** Own texts of an element; a fragment has none: its content belongs to the element. */
function ofTexts(children: ReactNode, change: (text: string) => ReactNode): ReactNode {
  if (typeof children === 'string') return change(children);
  if (isValidElement<{ children?: ReactNode }>(children) && children.type === Fragment)
    return ofTexts(children.props.children, change);
  if (!Array.isArray(children)) return children;
  return Children.map(children, (child) => (typeof child === 'string' ? change(child) : child));
}
