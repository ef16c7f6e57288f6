import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { type Location, parsePath, Router } from 'react-router-dom';
import { historySnapshot, navigator, subscribeToHistory } from './history';

interface AppRouterProps {
  /** Address (path and query) that the server renders, and that the browser starts from when it hydrates. */
  initialUrl?: string;
  children: ReactNode;
}

function locationOf(snapshot: string): Location {
  const space = snapshot.indexOf(' ');
  const { pathname = '/', search = '', hash = '' } = parsePath(snapshot.slice(space + 1));
  const state: unknown = typeof window === 'undefined' ? null : (window.history.state?.usr ?? null);
  return { pathname, search, hash, state, key: snapshot.slice(0, space) };
}

/**
 * Router of one React root: full-path routes, no basename, so that a link leads into any module. It renders once per
 * navigation in the browser and from `initialUrl` on the server.
 */
export function AppRouter({ initialUrl, children }: AppRouterProps) {
  const serverSnapshot = () => (initialUrl === undefined ? historySnapshot() : `initial ${initialUrl}`);
  const snapshot = useSyncExternalStore(subscribeToHistory, historySnapshot, serverSnapshot);
  const location = useMemo(() => locationOf(snapshot), [snapshot]);
  return (
    <Router location={location} navigator={navigator} static={typeof window === 'undefined'}>
      {children}
    </Router>
  );
}
