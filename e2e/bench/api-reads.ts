import { HEADERS } from './api/shop-facts';
import { withBare, withBaseline } from './baseline';
import { type ComparedLoad, type LoadResult, loadInTurn } from './load';
import type { MeasuredShop } from './measured-shop';
import type { Measurement } from './measurement';
import { recordStatements } from './recorded-statements';

const CLIENTS = 20;
const WORST_P99_OF_MEDIAN = 3;
/** Of bare http that sends the same bytes. */
const SHARE_OF_BYTES = 0.5;
const LEAST_304_OF_LIST = 20;

interface Read {
  what: string;
  path: string;
  /** Column of the statement with ready JSON. */
  readyColumn: string;
  /** Of bare http and pg that send the same ready rows. */
  share: number;
}

async function get(url: string): Promise<Response> {
  const answer = await fetch(url, { headers: HEADERS });
  if (!answer.ok) throw new Error(`Failed to bench ${url}: it answers ${answer.status}: ${await answer.text()}`);
  return answer;
}

const part = 'api';
const ratio = (what: string, value: number, atLeast: number): Measurement => ({
  part,
  what,
  value: Math.round(value * 100) / 100,
  unit: '×',
  budget: { atLeast },
});

function rows(what: string, { first, second, ratio: share }: ComparedLoad, atLeast: number): Measurement[] {
  return [
    { part, what, value: first.perSecond, unit: '/s' },
    { part, what: `${what}, bare`, value: second.perSecond, unit: '/s' },
    ratio(`${what}, against bare in turn`, share, atLeast),
    { part, what: `${what}, failures`, value: first.failures, unit: '', budget: { atMost: 0 } },
  ];
}

/** p99 against the median of the same seconds, to a tenth. */
const tailOf = ({ p99Ms, p50Ms }: LoadResult): number => Math.round((p99Ms / Math.max(1, p50Ms)) * 10) / 10;

/** From ready rows, without cached responses, against bare http and pg that send the same rows. */
async function measureReady(shop: MeasuredShop, read: Read): Promise<{ measured: Measurement[]; perSecond: number }> {
  const { what, path, readyColumn, share } = read;
  const url = shop.apiOrigin + path;
  // The first one makes the rows.
  await get(url);
  const statements = await recordStatements(shop.databaseUrl, shop.postgresLog, async () => {
    await (await get(url)).text();
  });
  shop.log(`${what}: ${statements.length} statements`);
  const compared = await withBaseline(
    { databaseUrl: shop.databaseUrl, statements, renewed: [], firstVisitor: 0, readyColumn },
    (bare) => loadInTurn({ url, connections: CLIENTS, headers: HEADERS }, { url: bare, connections: CLIENTS }),
  );
  const { perSecond } = compared.first;
  const measured: Measurement[] = [
    ...rows(what, compared, share),
    {
      part,
      what: `${what}, p99 against median`,
      value: tailOf(compared.first),
      unit: '×',
      budget: { atMost: WORST_P99_OF_MEDIAN },
    },
    // Load generator, PostgreSQL and server share the processors: what of the tail is theirs, the bare server has as well.
    { part, what: `${what}, bare, p99 against median`, value: tailOf(compared.second), unit: '×' },
    { part, what: `${what}, statements`, value: statements.length, unit: '' },
  ];
  return { measured, perSecond };
}

/** Cached responses, against bare http that sends the same bytes; and 304. */
async function measureCached(shop: MeasuredShop, { what, path }: Read, listPerSecond: number): Promise<Measurement[]> {
  const url = shop.cachingOrigin + path;
  const answer = await get(url);
  const etag = answer.headers.get('etag') ?? '';
  const headers = { 'content-type': answer.headers.get('content-type') ?? '', etag };
  const body = Buffer.from(await answer.arrayBuffer()).toString('base64');
  const cached = { url, connections: CLIENTS, headers: HEADERS };
  const compared = await withBare({ headers, body }, (bare) => loadInTurn(cached, { url: bare, connections: CLIENTS }));
  const known = await loadInTurn({ ...cached, headers: { ...HEADERS, 'if-none-match': etag } }, cached);
  return [
    ...rows(`${what}, cached`, compared, SHARE_OF_BYTES),
    { part, what: `${what}, 304`, value: known.first.perSecond, unit: '/s' },
    ratio(`${what}, 304 against the list from ready rows`, known.first.perSecond / listPerSecond, LEAST_304_OF_LIST),
  ];
}

/** List and detail: from ready rows, cached, and 304. */
export async function measureReads(shop: MeasuredShop): Promise<Measurement[]> {
  const list: Read = { what: 'list of 24', path: '/products?perPage=24', readyColumn: 'bodies', share: 0.6 };
  const detail: Read = { what: 'detail', path: `/products/${shop.product.slug}`, readyColumn: 'body', share: 0.5 };
  const readyList = await measureReady(shop, list);
  const readyDetail = await measureReady(shop, detail);
  return [
    ...readyList.measured,
    ...readyDetail.measured,
    ...(await measureCached(shop, list, readyList.perSecond)),
    ...(await measureCached(shop, detail, readyList.perSecond)),
  ];
}
