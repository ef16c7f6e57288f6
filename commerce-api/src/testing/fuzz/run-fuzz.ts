/** Sends what fast-check makes of the OpenAPI document to the whole API, and says what is wrong with the answers. */
import { errorEnvelope } from '@aksamit/shared-kit/contracts';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { isErrorCode } from '../../platform/messages';
import type { TestApp } from '../test-app';
import { FuzzActors } from './fuzz-actors';
import { type DocumentedCall, type FuzzRequest, type Operation, requestsOf } from './fuzz-requests';
import { GivenValues } from './given-values';
import { findHalfWritten } from './half-written-states';

export interface FuzzOptions {
  seed: number;
  /** At least so many requests, alike for each call. */
  requests: number;
  /** So many at once: every operation runs beside the others. */
  atOnce?: number;
  say?: (line: string) => void;
}

export interface FuzzResult {
  sent: number;
  /** How often each status was answered. */
  statuses: Record<string, number>;
  /** The same by call; shows whoever makes the requests better where they get stuck. */
  outcomes: Record<string, Record<string, number>>;
  /** Calls that were never answered with success. */
  neverGood: string[];
  failures: string[];
}

const METHODS = ['get', 'post', 'put', 'delete'];
const CHECKED_EVERY = 400;
const DEEPER = /^\/api\/(cart|discount|order|me\/(events|waiting)|admin\/events)/;
const AT_MOST_FAILURES = 60;

/** Services outside that a test has not got: their absence is no mistake of the API. */
const MAY_BE_AWAY: Record<string, string> = { 'GET /api/gus': 'register_unavailable' };

export async function documentedCalls(shop: TestApp): Promise<DocumentedCall[]> {
  const document = (await shop.app.inject({ method: 'GET', url: '/api/docs/json' })).json();
  const paths: Record<string, Record<string, Operation>> = document.paths;
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/**
 * Runs the fuzz on a treatment that everybody has bought. The same seed sends the same requests, but for ids, which the shop makes anew.
 */
export async function runFuzz(shop: TestApp, treatment: string, options: FuzzOptions): Promise<FuzzResult> {
  const { seed, requests, atOnce = 4, say = () => {} } = options;
  const calls = await documentedCalls(shop);
  // What money and time of salons hang on comes up more often.
  const turns = calls.flatMap((call) =>
    DEEPER.test(call.path) && call.method !== 'GET' ? [call, call, call] : [call],
  );
  const perCall = Math.ceil(requests / turns.length);
  const plans = turns.map((call, index) => fc.sample(requestsOf(call), { seed: seed + index, numRuns: perCall }));
  const order = fc.sample(
    fc.shuffledSubarray(
      plans.map((_plan, index) => index),
      { minLength: plans.length },
    ),
    {
      seed,
      numRuns: perCall,
    },
  );
  const since = new Date();
  const actors = new FuzzActors(shop, treatment);
  await actors.begin();
  const given = new GivenValues();
  const result: FuzzResult = { sent: 0, statuses: {}, outcomes: {}, neverGood: [], failures: [] };
  await learnOffer(shop, given);
  await actors.buySomething(given);

  for (let round = 0; round < perCall; round += 1) {
    const batch = (order[round] ?? []).flatMap((index) => plans[index]?.[round] ?? []);
    for (let start = 0; start < batch.length; start += atOnce) {
      await Promise.all(batch.slice(start, start + atOnce).map(send));
      if (result.sent % CHECKED_EVERY < atOnce) await check();
      if (result.failures.length >= AT_MOST_FAILURES) return result;
    }
    say(`round ${round + 1} of ${perCall}: ${result.sent} sent, ${result.failures.length} failures`);
  }
  await check();
  result.neverGood = calls
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => !Object.keys(result.outcomes[name] ?? {}).some((outcome) => /^[23]/.test(outcome)));
  return result;

  async function send(request: FuzzRequest): Promise<void> {
    const { answer, shown } = await answerOf(shop, request, actors, given);
    result.sent += 1;
    result.statuses[answer.statusCode] = (result.statuses[answer.statusCode] ?? 0) + 1;
    const name = `${request.method} ${request.path}`;
    const outcome = answer.statusCode < 400 ? String(answer.statusCode) : `${answer.statusCode} ${codeOf(answer)}`;
    const outcomes = result.outcomes[name] ?? {};
    result.outcomes[name] = outcomes;
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    const wrong = wrongWith(answer, request);
    if (wrong) result.failures.push(`${wrong}\n  ${shown}\n  ${answer.body.slice(0, 400)}`);
    if (answer.statusCode === 401) await actors.refresh(request.actor);
    if (answer.statusCode < 300) {
      if (answer.headers['content-type']?.toString().includes('json')) learnFrom(answer, request);
    }
  }

  function learnFrom(answer: LightMyRequestResponse, request: FuzzRequest) {
    const parsed = parseJson(answer.body);
    if (typeof parsed === 'object' && parsed !== null && 'data' in parsed) given.learn(parsed.data, request.actor);
  }

  async function check(): Promise<void> {
    const halfWritten = await findHalfWritten(shop.database.pool, since);
    result.failures.push(...halfWritten.map((state) => `after ${result.sent} requests: ${state}`));
    await actors.refresh();
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
  const { authorization: _secret, ...told } = headers;
  const shown = `${request.actor}: ${request.method} ${url} ${JSON.stringify(told)} ${body?.slice(0, 1500) ?? ''}`;
  return { answer, shown };
}

const ERROR_STATUSES = [400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429];

function codeOf(answer: LightMyRequestResponse): string {
  const parsed = errorEnvelope.safeParse(parseJson(answer.body));
  return parsed.success
    ? [parsed.data.error.code, ...Object.keys(parsed.data.error.fields ?? {}).slice(0, 3)].join(' ')
    : '?';
}

function wrongWith(answer: LightMyRequestResponse, request: FuzzRequest): string | null {
  const status = answer.statusCode;
  if (status < 400) return null;
  // A gateway is answered as it expects.
  if (request.path === '/api/payments/{provider}/notifications' && status < 500) return null;
  if (request.method === 'HEAD') return status < 500 ? null : `${status}`;
  const parsed = errorEnvelope.strict().safeParse(parseJson(answer.body));
  if (!parsed.success) return `${status} without the envelope of errors`;
  const { code } = parsed.data.error;
  if (MAY_BE_AWAY[`${request.method} ${request.path}`] === code) return null;
  if (!ERROR_STATUSES.includes(status)) return `${status} ${code}`;
  if (!isErrorCode(code)) return `the code ${code} has no message`;
  if (status === 429 && !answer.headers['retry-after']) return '429 without retry-after';
  return null;
}

/** Halves of surrogate pairs cannot stand in an address. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
