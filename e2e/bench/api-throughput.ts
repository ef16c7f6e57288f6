import { randomBytes, randomUUID } from 'node:crypto';
import { loadBaseline } from './baseline';
import type { BenchContext } from './bench-context';
import { type LoadResult, load } from './load';
import type { Measurement } from './measurement';
import { recordStatements } from './recorded-statements';

const CLIENTS = 20;
/** The API may cost three quarters of what bare http and pg reach with the same statements. */
const SHARE_OF_BARE = 0.25;
const WORST_P99_MS = 100;
/** Bare http and pg with a visitor, a cart and an item in one transaction, as measured when the budget was made. */
const BARE_CART_PER_SECOND = 6000;

const HEADERS = { 'market-slug': 'pl', 'accept-language': 'pl' };

async function get(url: string): Promise<void> {
  const answer = await fetch(url, { headers: HEADERS });
  if (!answer.ok) throw new Error(`Failed to bench ${url}: it answers ${answer.status}: ${await answer.text()}`);
  await answer.text();
}

function rows(what: string, result: LoadResult, atLeast: number): Measurement[] {
  return [
    { part: 'api', what, value: result.perSecond, unit: '/s', budget: { atLeast: Math.round(atLeast) } },
    { part: 'api', what: `${what}, p99`, value: result.p99Ms, unit: 'ms', budget: { atMost: WORST_P99_MS } },
    { part: 'api', what: `${what}, failures`, value: result.failures, unit: '', budget: { atMost: 0 } },
  ];
}

async function measureRead(context: BenchContext, what: string, path: string): Promise<Measurement[]> {
  const url = context.apiOrigin + path;
  await get(url);
  const statements = await recordStatements(context.databaseUrl, context.postgresLog, () => get(url));
  context.say(`${what}: ${statements.length} statements`);
  const api = await load({ url, connections: CLIENTS, headers: HEADERS });
  const bare = await loadBaseline(context.databaseUrl, statements, CLIENTS);
  return [
    ...rows(what, api, bare.perSecond * SHARE_OF_BARE),
    { part: 'api', what: `${what}, bare http and pg`, value: bare.perSecond, unit: '/s' },
    { part: 'api', what: `${what}, statements`, value: statements.length, unit: '' },
  ];
}

const newVisitor = (): string => `pl_${randomBytes(9).toString('base64url')}`;

/** A visitor never seen before puts a treatment in a cart: one call that makes visitor, cart and item, committed durably. */
async function measureNewCart(context: BenchContext): Promise<Measurement[]> {
  const body = JSON.stringify({ itemType: 'product', itemId: context.product.id, quantity: 1 });
  const headers = { ...HEADERS, 'content-type': 'application/json' };
  const url = `${context.apiOrigin}/cart-items`;
  const own = (): Record<string, string> => ({
    ...headers,
    'visitor-unique-id': newVisitor(),
    'idempotency-key': randomUUID(),
  });
  const first = await fetch(url, { method: 'POST', headers: own(), body });
  if (first.status !== 201) {
    throw new Error(`Failed to bench new carts: POST /cart-items answers ${first.status}: ${await first.text()}`);
  }
  const result = await load({
    url,
    connections: CLIENTS,
    method: 'POST',
    requests: [{ method: 'POST', body, setupRequest: (request) => ({ ...request, headers: own() }) }],
  });
  return rows('new cart with item', result, BARE_CART_PER_SECOND * SHARE_OF_BARE);
}

/** Calls per second of one API process, against bare http and pg on the same statements in the same run. */
export async function measureApi(context: BenchContext): Promise<Measurement[]> {
  return [
    ...(await measureRead(context, 'list of 24', '/products?perPage=24')),
    ...(await measureRead(context, 'detail', `/products/${context.product.slug}`)),
    ...(await measureNewCart(context)),
  ];
}
