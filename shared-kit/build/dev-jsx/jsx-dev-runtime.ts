import * as development from 'react/jsx-dev-runtime';
import { Fragment, jsx } from 'react/jsx-runtime';

export { Fragment };

/**
 * JSX of a dev server's module. A page whose React is the production build (a preview in a deployed shop) has no
 * `jsxDEV`; there the released form takes its place.
 */
export const jsxDEV: typeof development.jsxDEV =
  development.jsxDEV ?? ((type, props, key) => jsx(type, Object(props), key));
