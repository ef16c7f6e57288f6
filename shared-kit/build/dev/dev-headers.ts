import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** Headers that belong to one connection. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'proxy-connection'];

/** Headers that bind the browser to the shop's own address or scheme. */
const BOUND_TO_SHOP = [
  'strict-transport-security',
  'alt-svc',
  'integrity-policy',
  'content-security-policy-report-only',
];

const without = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** Request headers for the shop: it sees its own address as the page's. */
export function headersToShop(
  headers: IncomingHttpHeaders,
  ownOrigin: string,
  shopOrigin: string,
): OutgoingHttpHeaders {
  const moved = (value: string): string =>
    value === ownOrigin || value.startsWith(`${ownOrigin}/`) ? shopOrigin + value.slice(ownOrigin.length) : value;
  return {
    ...without(headers, [...HOP_BY_HOP, 'host']),
    host: new URL(shopOrigin).host,
    ...(headers.origin === undefined ? {} : { origin: moved(headers.origin) }),
    ...(headers.referer === undefined ? {} : { referer: moved(headers.referer) }),
  };
}

/** A cookie as the shop sets it, for http on this address: neither domain nor "https only". */
const movedCookie = (cookie: string): string =>
  cookie
    .split(/;\s*/)
    .filter((part) => !/^(secure$|domain=)/i.test(part))
    .join('; ');

/** The shop's answer headers for the browser: redirects and cookies lead to this address. */
export function headersFromShop(
  headers: IncomingHttpHeaders,
  ownOrigin: string,
  shopOrigin: string,
): OutgoingHttpHeaders {
  const { location, 'set-cookie': cookies } = headers;
  const leadsToShop = location === shopOrigin || location?.startsWith(`${shopOrigin}/`);
  return {
    ...without(headers, [...HOP_BY_HOP, ...BOUND_TO_SHOP]),
    ...(location !== undefined && leadsToShop ? { location: ownOrigin + location.slice(shopOrigin.length) } : {}),
    ...(cookies === undefined ? {} : { 'set-cookie': cookies.map(movedCookie) }),
  };
}

const LOOSENED: Record<string, string> = {
  'script-src': `'self' 'unsafe-inline'`,
  'style-src': `'self' 'unsafe-inline'`,
  'style-src-elem': `'self' 'unsafe-inline'`,
};

/**
 * The page's policy, relaxed as development requires: inline scripts (React Refresh's hook), style elements written at
 * run time, the dev server's own socket. Everything else stays, so that violations show early.
 */
export function loosenPolicy(policy: string, socketOrigin: string): string {
  return policy
    .split(/;\s*/)
    .filter((directive) => directive !== '' && directive !== 'upgrade-insecure-requests')
    .map((directive) => {
      const [name = ''] = directive.split(' ');
      if (name === 'connect-src') return `${directive} ${socketOrigin}`;
      const loosened = LOOSENED[name];
      return loosened === undefined ? directive : `${name} ${loosened}`;
    })
    .join('; ');
}
