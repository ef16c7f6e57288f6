/**
 * The address that a short link may lead to: a complete page address on the shop's own hosts; null for anything else.
 * Short links to other sites would lend them the shop's good name.
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
  // Pages only: no actions, and no link to another link.
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
