/**
 * The address that a short link may lead to: a page of the shop's own hosts, whole; null for anything else. A short
 * link that leads elsewhere would lend the shop's good name to anybody's page.
 * @param hosts with port where they have one, lowercase
 */
export function ownAddress(url: string, origin: string, hosts: ReadonlySet<string>): string | null {
  // What browsers read differently than parsers: backslashes, control characters, a host after one slash.
  if (/[\\\p{Cc}\s]/u.test(url)) return null;
  let address: URL;
  try {
    address = url.startsWith('/') ? new URL(url, origin) : new URL(url);
  } catch {
    return null;
  }
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return null;
  if (address.username !== '' || address.password !== '' || !hosts.has(address.host)) return null;
  // Pages only: nothing that does something, no link to a link.
  if (/^\/(api|internal|sandbox|assets)(\/|$)/i.test(decodedPath(address.pathname))) return null;
  return address.href;
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path).replaceAll(/\/{2,}/g, '/');
  } catch {
    return '/api/';
  }
}
