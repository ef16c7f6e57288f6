import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { historySnapshot, navigator, servedSnapshot, subscribeToHistory } from './history';

/** The shown address, in parts. */
export interface PageLocation {
  pathname: string;
  /** With `?`, or empty. */
  search: string;
  /** With `#`, or empty. */
  hash: string;
}

const LocationContext = createContext<PageLocation | null>(null);

/** Only for parsing relative addresses; the host is never used. */
const ANY_ORIGIN = 'http://page';

function locationOf(snapshot: string): PageLocation {
  const { pathname, search, hash } = new URL(snapshot.slice(snapshot.indexOf(' ') + 1), ANY_ORIGIN);
  return { pathname, search, hash };
}

interface LocationProviderProps {
  /** Address (path and query) that the server renders. */
  initialUrl?: string;
  children: ReactNode;
}

/** The location of one React root: follows the page's history in the browser, fixed on the server. */
export function LocationProvider({ initialUrl, children }: LocationProviderProps) {
  const serverSnapshot = () => (initialUrl === undefined ? servedSnapshot() : `initial ${initialUrl}`);
  const snapshot = useSyncExternalStore(subscribeToHistory, historySnapshot, serverSnapshot);
  const location = useMemo(() => locationOf(snapshot), [snapshot]);
  return <LocationContext value={location}>{children}</LocationContext>;
}

export function useLocation(): PageLocation {
  const location = useContext(LocationContext);
  if (!location)
    throw new Error('Failed to find the location: no LocationProvider above. Mount through the lifecycle.');
  return location;
}

/** The page's query parameters and a setter that replaces them in the address. */
export function useSearchParams(): [URLSearchParams, (next: URLSearchParams) => void] {
  const { pathname, search, hash } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = (next: URLSearchParams) => {
    const query = next.toString();
    navigator.push(`${pathname}${query ? `?${query}` : ''}${hash}`);
  };
  return [params, set];
}
