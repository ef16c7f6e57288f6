/** Any origin will do: only paths of this very site stay on it. */
const PROBE_ORIGIN = 'https://site.invalid';

/**
 * Where to go after a login: `next` when it is a path of this site, else `fallback`. An address of another site, also a
 * disguised one (`//evil.example`, `/\evil.example`, a tab inside), is never followed, nor one of the account pages,
 * which would be a loop.
 */
export function safeNextPath(next: string | null, fallback: string, accountPaths: readonly string[]): string {
  if (!next?.startsWith('/')) return fallback;
  let url: URL;
  try {
    url = new URL(next, PROBE_ORIGIN);
  } catch {
    return fallback;
  }
  if (url.origin !== PROBE_ORIGIN || url.pathname.startsWith('//')) return fallback;
  if (accountPaths.includes(url.pathname)) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}
