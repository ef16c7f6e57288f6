/** The staff's redirects as browsers follow them. Pure. */
import { readAddress } from '../http/request-address';

/** The target of an old address; status 410 has none. */
export interface ListedRedirect {
  to: string;
  status: number;
}
export type RedirectList = ReadonlyMap<string, ListedRedirect>;

/** Consecutive slashes become one: two at the start, as in `/a/..//b/`, would redirect to another host. */
function partsOf(path: string): { pathname: string; search: string; hash: string } {
  const { path: pathname, search, hash } = readAddress(path);
  return { pathname: pathname.replace(/\/{2,}/g, '/'), search, hash };
}

/** A path in the form of request paths: encoded, without its query, with a slash at the end. */
export function addressOf(path: string): string {
  const { pathname } = partsOf(path);
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}

/**
 * A target with a query added, as `Location` takes it (ASCII only). Parameters of the target keep their values; a
 * fragment stays at the end. Source: readings.md, "Query strings survive every redirect".
 * @param search with its question mark, or empty
 */
export function withQuery(to: string, search: string): string {
  const { pathname, search: own, hash } = partsOf(to);
  const named = new URLSearchParams(own);
  const added = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && [...new URLSearchParams(pair).keys()].every((name) => !named.has(name)));
  const query = [own.slice(1), ...added].filter((part) => part !== '').join('&');
  return `${pathname}${query === '' ? '' : `?${query}`}${hash}`;
}

/** Redirects by address, each leading directly to the end of its chain; circular ones are omitted. */
export function listRedirects(redirects: readonly { from: string; to: string; status: number }[]): RedirectList {
  const known = new Map(redirects.map(({ from, to, status }) => [addressOf(from), { to, status }]));
  const list = new Map<string, ListedRedirect>();
  for (const [from, redirect] of known) {
    const end = endOf(from, redirect, known);
    if (end) list.set(from, end);
  }
  return list;
}

function endOf(from: string, redirect: ListedRedirect, known: RedirectList): ListedRedirect | null {
  const passed = new Set([from]);
  let { to, status } = redirect;
  while (status !== 410) {
    const address = addressOf(to);
    if (passed.has(address)) return null;
    passed.add(address);
    const next = known.get(address);
    if (!next) break;
    to = withQuery(next.to, partsOf(to).search);
    // The redirect is permanent only if every step is.
    status = next.status === 410 || next.status === 302 ? next.status : status;
  }
  return { to: withQuery(to, ''), status };
}
