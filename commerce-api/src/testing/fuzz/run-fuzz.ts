/** Sends fast-check's requests for the OpenAPI document to the whole API, and reports violations in the responses. */
import fc from 'fast-check';
import type { PayingShop } from '../paying-shop';
import type { TestApp } from '../test-app';
import { type DeclaredErrors, parseJson } from './answer-rules';
import { FuzzActors } from './fuzz-actors';
import { type DocumentedCall, type FuzzRequest, type Operation, requestsOf } from './fuzz-requests';
import { type FuzzResult, FuzzTally } from './fuzz-tally';
import { GivenValues } from './given-values';
import { findHalfWritten } from './half-written-states';
import { runWalks } from './run-walks';

export interface FuzzOptions {
  seed: number;
  /** Minimum number of requests, the same for each call. */
  requests: number;
  /** Number of concurrent requests: every operation runs beside the others. */
  atOnce?: number;
  report?: (line: string) => void;
}

const METHODS = ['get', 'post', 'put', 'delete'];
const CHECKED_EVERY = 400;
const DEEPER = /^\/api\/(cart|discount|order|me\/(events|waiting)|admin\/events)/;
const AT_MOST_FAILURES = 60;
/** The walks' share of the requests. */
const WALKED = 0.55;

export async function documentedCalls(shop: TestApp): Promise<DocumentedCall[]> {
  const document = (await shop.app.inject({ method: 'GET', url: '/internal/docs/json' })).json();
  const paths: Record<string, Record<string, Operation>> = document.paths;
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/**
 * Runs the fuzz: walks through the API with broken requests beside the good ones, and requests generated from the
 * document alone. The same seed sends the same requests, except for ids, which the shop generates.
 */
export async function runFuzz(shop: PayingShop, options: FuzzOptions): Promise<FuzzResult> {
  const { requests, report = () => {} } = options;
  const calls = await documentedCalls(shop);
  const declared = declaredErrors(calls);
  const tally = new FuzzTally(declared);
  const { result } = tally;
  const since = new Date();
  let reported = 0;
  const check = async () => {
    const halfWritten = await findHalfWritten(shop.database.pool, since);
    for (const state of halfWritten) tally.fail(`after ${result.sent} requests: ${state}`);
    report(`${result.sent} sent, ${result.failures.length} failures`);
    for (const failure of result.failures.slice(reported)) report(failure);
    reported = result.failures.length;
  };
  // The records of all actors are loaded first, so that the walks' salon is not changed meanwhile.
  await runWalks(shop, tally, { ...options, requests: Math.ceil(requests * WALKED), check });
  await check();
  if (result.failures.length < AT_MOST_FAILURES) {
    await runWild(shop, calls, tally, { ...options, requests: requests - result.sent, check });
  }
  await check();
  result.neverGood = calls
    .map(({ method, path }) => `${method} ${path.replace(/^\/api/, '')}`)
    .filter((name) => !Object.keys(result.outcomes[name] ?? {}).some((outcome) => /^[23]/.test(outcome)));
  return result;
}

/** Errors of each call as the document has them. */
function declaredErrors(calls: DocumentedCall[]): DeclaredErrors {
  const byName = new Map(
    calls.map(({ method, path, operation }) => [
      `${method} ${path.replace(/^\/api/, '')}`,
      new Set(
        Object.entries(operation.responses ?? {}).flatMap(([status, response]) =>
          (response['x-codes'] ?? []).map((code) => `${status} ${code}`),
        ),
      ),
    ]),
  );
  return ({ method, path }) => byName.get(`${method} ${path}`);
}

/** Requests that depend on nothing but the recorded values. */
async function runWild(
  shop: PayingShop,
  calls: DocumentedCall[],
  tally: FuzzTally,
  { seed, requests, atOnce = 4, check }: FuzzOptions & { check: () => Promise<void> },
): Promise<void> {
  // Calls about money and salons' time come up more often.
  const turns = calls.flatMap((call) =>
    DEEPER.test(call.path) && call.method !== 'GET' ? [call, call, call] : [call],
  );
  const perCall = Math.max(1, Math.ceil(requests / turns.length));
  const plans = turns.map((call, index) => fc.sample(requestsOf(call), { seed: seed + index, numRuns: perCall }));
  const indexes = plans.map((_plan, index) => index);
  const order = fc.sample(fc.shuffledSubarray(indexes, { minLength: plans.length }), { seed, numRuns: perCall });
  const actors = new FuzzActors(shop, shop.products.calves);
  await actors.begin();
  const given = new GivenValues();
  await learnOffer(shop, given);
  await actors.buySomething(given);
  let checkedAt = tally.result.sent;
  for (let round = 0; round < perCall; round += 1) {
    const batch = (order[round] ?? []).flatMap((index) => plans[index]?.[round] ?? []);
    for (let start = 0; start < batch.length; start += atOnce) {
      await Promise.all(batch.slice(start, start + atOnce).map(send));
      if (tally.result.sent - checkedAt >= CHECKED_EVERY) {
        checkedAt = tally.result.sent;
        await check();
        await actors.refresh();
      }
      if (tally.result.failures.length >= AT_MOST_FAILURES) return;
    }
  }

  async function send(request: FuzzRequest): Promise<void> {
    const { answer, shown } = await answerOf(shop, request, actors, given);
    const path = request.path.replace(/^\/api/, '');
    // A body that names another method is another call.
    const isAnother = JSON.stringify(request.body ?? '').includes('"_method"');
    tally.count({ method: isAnother ? 'POST (other)' : request.method, path }, answer, () => shown);
    if (answer.statusCode === 401) await actors.refresh(request.actor);
    if (answer.statusCode < 300 && answer.headers['content-type']?.toString().includes('json')) {
      const parsed = parseJson(answer.body);
      if (typeof parsed === 'object' && parsed !== null && 'data' in parsed) given.learn(parsed.data, request.actor);
    }
  }
}

const LEARNT_FIRST = [
  'products',
  'locations',
  'articles',
  'article-categories',
  'cms-pages',
  'product-categories',
  'body-parts',
  'vouchers',
  'bundles',
  'offers',
];

async function learnOffer(shop: TestApp, given: GivenValues): Promise<void> {
  for (const path of LEARNT_FIRST) {
    const answer = await shop.call('GET', `/api/${path}?perPage=30`);
    given.learn(answer.json().data, 'shop');
  }
}

async function answerOf(shop: TestApp, request: FuzzRequest, actors: FuzzActors, given: GivenValues) {
  const filled = given.fill(
    { pathValues: request.pathValues, query: request.query, body: request.body, headers: request.headers },
    request.actor,
  ) as Pick<FuzzRequest, 'pathValues' | 'query' | 'body'> & { headers: Record<string, string> };
  const path = request.path.replace(/\{([^}]+)\}/g, (_whole, name: string) =>
    encodeURIComponent(wellFormed(String(filled.pathValues[name] ?? 1))).replaceAll('%25', '%'),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filled.query)) {
    if (value === undefined) continue;
    query.append(name, wellFormed(typeof value === 'object' ? JSON.stringify(value) : String(value)));
  }
  const url = `${path}${query.size > 0 ? `?${query}` : ''}`;
  const headers: Record<string, string> = {
    ...actors.headersOf(request.actor),
    'accept-language': request.language,
    ...filled.headers,
  };
  if (headers['order-token'] === undefined) delete headers['order-token'];
  const body = request.rawBody ?? (filled.body === undefined ? undefined : JSON.stringify(filled.body));
  const answer = await shop.call(request.method as 'GET', url, { headers, body });
  const { authorization: _secret, ...shownHeaders } = headers;
  const shown = `${request.actor}: ${request.method} ${url} ${JSON.stringify(shownHeaders)} ${body?.slice(0, 1500) ?? ''}`;
  return { answer, shown };
}

/** Halves of surrogate pairs cannot stand in an address. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');
