import { randomUUID } from 'node:crypto';
import { HEADERS } from './api/shop-facts';
import { measureReads } from './api-reads';
import { loadBaseline } from './baseline';
import type { BaselineTask } from './baseline-server';
import { benchVisitor, FIRST_VISITOR } from './bench-visitors';
import { type LoadResult, load } from './load';
import type { MeasuredShop } from './measured-shop';
import type { Measurement } from './measurement';
import { recordStatements, type Statement } from './recorded-statements';

const CLIENTS = 20;
/** The API may cost three quarters of the throughput of bare http and pg with the same statements. */
const SHARE_OF_BARE = 0.25;
const WORST_P99_MS = 100;

function rows(what: string, result: LoadResult, atLeast: number): Measurement[] {
  return [
    { part: 'api', what, value: result.perSecond, unit: '/s', budget: { atLeast: Math.round(atLeast) } },
    { part: 'api', what: `${what}, p99`, value: result.p99Ms, unit: 'ms', budget: { atMost: WORST_P99_MS } },
    { part: 'api', what: `${what}, failures`, value: result.failures, unit: '', budget: { atMost: 0 } },
  ];
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Values that one call cannot use twice: its visitor, its cart's id, and its stored idempotency key. */
function renewedValues(statements: Statement[], visitor: string): BaselineTask['renewed'] {
  const digests = statements.flatMap(({ text, values }) =>
    /insert into idempotency_keys/i.test(text) ? values.filter((value) => /^[0-9a-f]{64}$/.test(value ?? '')) : [],
  );
  const ids = statements.flatMap(({ text, values }) => (/insert into carts/i.test(text) ? values : []));
  return [
    { value: visitor, by: 'visitor' as const },
    ...ids.flatMap((value) => (value !== null && UUID.test(value) ? [{ value, by: 'uuid' as const }] : [])),
    ...digests.flatMap((value) => (value === null ? [] : [{ value, by: 'hex' as const }])),
  ];
}

/** A known visitor without a cart adds a treatment to it: one call that creates cart and item, committed durably. */
async function measureNewCart(context: MeasuredShop): Promise<Measurement[]> {
  const body = JSON.stringify({ itemType: 'product', itemId: context.product.id, quantity: 1 });
  const url = `${context.apiOrigin}/cart-items`;
  const first = benchVisitor(FIRST_VISITOR.ofComparison);
  let visitors = FIRST_VISITOR.ofComparison + 1;
  const headers = (visitor: string): Record<string, string> => ({
    ...HEADERS,
    'content-type': 'application/json',
    'visitor-unique-id': visitor,
    'idempotency-key': randomUUID(),
  });
  const statements = await recordStatements(context.databaseUrl, context.postgresLog, async () => {
    const answer = await fetch(url, { method: 'POST', headers: headers(first), body });
    if (answer.status !== 201) {
      throw new Error(`Failed to bench new carts: POST /cart-items answers ${answer.status}: ${await answer.text()}`);
    }
  });
  context.log(`new cart with item: ${statements.length} statements`);
  const result = await load({
    url,
    connections: CLIENTS,
    requests: [
      {
        method: 'POST',
        body,
        setupRequest: (request) => ({ ...request, headers: headers(benchVisitor(visitors++)) }),
      },
    ],
  });
  const renewed = renewedValues(statements, first);
  const bare = await loadBaseline(
    { databaseUrl: context.databaseUrl, statements, renewed, firstVisitor: FIRST_VISITOR.ofBaseline },
    CLIENTS,
  );
  return [
    ...rows('new cart with item', result, bare.perSecond * SHARE_OF_BARE),
    { part: 'api', what: 'new cart with item, bare http and pg', value: bare.perSecond, unit: '/s' },
    { part: 'api', what: 'new cart with item, bare, failures', value: bare.failures, unit: '', budget: { atMost: 0 } },
    { part: 'api', what: 'new cart with item, statements', value: statements.length, unit: '' },
  ];
}

/** Calls per second of one API process with 20 clients, against bare http and pg on the same statements in the same run. */
export async function measureApi(context: MeasuredShop): Promise<Measurement[]> {
  return [...(await measureReads(context)), ...(await measureNewCart(context))];
}
