import { get } from 'node:http';
import { loadBare } from './baseline';
import type { BenchContext } from './bench-context';
import { load } from './load';
import { type Measurement, measurementsOf } from './measurement';
import { comparePages } from './pages-beside';
import { BROTLI, productPages, SHARE_OF_PAGES, uncachedLoad } from './uncached-pages';

const CACHED_CLIENTS = 50;

/** Headers that node:http sets itself. */
const PER_ANSWER = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'];

/** The page's own answer, byte for byte, from a bare server. */
async function loadSameBytes(url: string): Promise<number> {
  // `fetch` would decode the body.
  const { headers, body } = await new Promise<{ headers: Record<string, string>; body: string }>((resolve, reject) => {
    get(url, { headers: BROTLI }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const sent = Object.entries(response.headers).flatMap(([name, value]) =>
          PER_ANSWER.includes(name) || typeof value !== 'string' ? [] : [[name, value] as const],
        );
        resolve({ headers: Object.fromEntries(sent), body: Buffer.concat(parts).toString('base64') });
      });
    }).on('error', reject);
  });
  return (await loadBare({ headers, body }, CACHED_CLIENTS)).perSecond;
}

/** Pages per second of one page server process: from its cache, and rendered. */
export async function measurePages(context: BenchContext): Promise<Measurement[]> {
  const product = context.pages.find(({ name }) => name === 'product') ?? context.pages[0];
  const url = context.origin + (product?.path ?? '/');
  const cached = await load({ url, connections: CACHED_CLIENTS, headers: BROTLI });
  const bare = await loadSameBytes(url);

  const paths = await productPages(context.origin);
  const uncached = await load(uncachedLoad(context, paths));
  const row = measurementsOf('pages');
  const pagesPerSecond = Math.round(uncached.perSecond * SHARE_OF_PAGES);
  return [
    row('cached product page', cached.perSecond, '/s', { atLeast: 3000 }),
    row('cached product page, bare server of the same bytes', bare, '/s'),
    row('cached product page beside the bare server', cached.perSecond / bare, '×', { atLeast: 0.5 }),
    row('cached product page, p99', cached.p99Ms, 'ms'),
    row('cached product page, failures', cached.failures, '', { atMost: 0 }),
    row(`uncached product pages (${paths.length} in turn)`, pagesPerSecond, '/s', { atLeast: 200 }),
    row('uncached product pages, p99', uncached.p99Ms, 'ms'),
    row('uncached product pages, failures', uncached.failures, '', { atMost: 0 }),
    ...(await comparePages(context, paths)),
  ];
}
