import { isProductPage, linksUnder } from '../../shared-kit/workspace/start/shop-ready';
import type { MeasuredPages } from './bench-context';
import type { LoadOptions } from './load';

const CLIENTS = 20;
/** Pages that a client requests between two purges of the cache; at this rate hardly any page is cached. */
const PAGES_PER_PURGE = 4;
/** Share of the requests that are for pages. */
export const SHARE_OF_PAGES = PAGES_PER_PURGE / (PAGES_PER_PURGE + 1);

export const BROTLI = { 'accept-encoding': 'br' };

const ZONES = [
  '/strefa-kobiet/',
  '/strefa-mezczyzn/',
  '/en/womens-zone/',
  '/en/mens-zone/',
  '/gb/womens-zone/',
  '/gb/mens-zone/',
];

/** Every treatment's page that the zones link to, in both languages and markets. */
export async function productPages(origin: string): Promise<string[]> {
  const pages: string[] = [];
  for (const zone of ZONES) {
    const html = await (await fetch(origin + zone)).text();
    for (const path of linksUnder(html, zone)) {
      if (isProductPage(await (await fetch(origin + path)).text())) pages.push(path);
    }
  }
  return pages;
}

/** A load of pages of which hardly any is cached. */
export function uncachedLoad({ origin, releaseSecret }: MeasuredPages, paths: readonly string[]): LoadOptions {
  let next = 0;
  const page = {
    setupRequest: (request: object) => {
      next += 1;
      return { ...request, method: 'GET' as const, path: paths[next % paths.length] ?? '/', headers: BROTLI };
    },
  };
  const purge = {
    method: 'POST' as const,
    path: '/internal/changes',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${releaseSecret}` },
    body: JSON.stringify({ keys: ['module-catalog'] }),
  };
  return {
    url: origin,
    connections: CLIENTS,
    requests: [...Array.from({ length: PAGES_PER_PURGE }, () => page), purge],
  };
}
