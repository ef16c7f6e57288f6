import { navigator, useLocation } from '@aksamit/module-sdk/router';
import { type ReactNode, useMemo } from 'react';
import { createPath, type Navigator, parsePath, Router, type To } from 'react-router-dom';

const toHref = (to: To): string => (typeof to === 'string' ? to : createPath(to));

const pageNavigator: Navigator & { encodeLocation(to: To): { pathname: string; search: string; hash: string } } = {
  createHref: toHref,
  encodeLocation(to) {
    const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    return { pathname, search, hash };
  },
  push: (to) => navigator.push(toHref(to)),
  replace: (to) => navigator.replace(toHref(to)),
  go: (delta) => window.history.go(delta),
};

/**
 * react-router over the page's one history, for a module with a tree of pages under one layout. Full paths, no basename.
 * The module bundles react-router itself: it is too large for what every page shares.
 */
export function HistoryRouter({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const location = useMemo(() => ({ pathname, search, hash, state: null, key: 'page' }), [pathname, search, hash]);
  return (
    <Router location={location} navigator={pageNavigator} static={typeof window === 'undefined'}>
      {children}
    </Router>
  );
}
