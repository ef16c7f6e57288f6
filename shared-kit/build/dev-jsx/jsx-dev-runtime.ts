import type { ElementType, Key, ReactElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

/**
 * JSX of a dev server's module, in the form that releases have: a page whose React is the production build (a preview in
 * a deployed shop) provides no other. React's development build warns of missing keys all the same.
 * @param isStatic the children stand as such in the source, so that they need no keys
 */
export function jsxDEV(type: ElementType, props: object, key: Key | undefined, isStatic: boolean): ReactElement {
  return isStatic ? jsxs(type, props, key) : jsx(type, props, key);
}
