/** Broken requests beside a good one of the walk: nearly the same call, at the moment when the good one would succeed. */
import fc from 'fast-check';
import type { PreparedCall } from '../walk';
import { BROKEN_BODIES, BROKEN_HEADERS, spoilt, WRONG_MARKETS, WRONG_TYPES, WRONG_VALUES } from './spoil';

export interface Mischief {
  kind: 'field' | 'unknown' | 'json' | 'type' | 'market' | 'headers' | 'query' | 'id' | 'again' | 'twice';
  position: number;
  wrong: unknown;
  rawBody: string;
  type: string;
  market: string;
  headers: Record<string, string>;
  language: string;
}

const plan = fc.record<Mischief>({
  kind: fc.constantFrom(
    'field',
    'field',
    'field',
    'unknown',
    'json',
    'type',
    'market',
    'headers',
    'query',
    'id',
    'again',
    'twice',
  ),
  position: fc.noBias(fc.nat(100_000)),
  wrong: fc.constantFrom(...WRONG_VALUES),
  rawBody: fc.constantFrom(...BROKEN_BODIES),
  type: fc.constantFrom(...WRONG_TYPES),
  market: fc.constantFrom(...WRONG_MARKETS),
  headers: fc.constantFrom(...BROKEN_HEADERS),
  language: fc.constantFrom('pl', 'en'),
});

/** For each call of a part of the walk some mischief; the same seed makes the same. */
export function mischiefOf(seed: number, calls: number, atMost: number): Mischief[][] {
  return fc.sample(fc.array(plan, { minLength: Math.min(1, atMost), maxLength: atMost }), { seed, numRuns: calls });
}

const WRONG_IDS = ['0', '-1', '999999999', '00000000-0000-4000-8000-000000000000', 'null', '%00', "'", 'ż', '1e9'];

/** The request sent in place of the good call. */
export interface BrokenRequest {
  method: string;
  path: string;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  /** As text; undefined: none. */
  body: string | undefined;
}

/** The broken request for a call; null when this mischief does not apply to it. */
export function breakCall(call: PreparedCall, mischief: Mischief): BrokenRequest | null {
  const { method, path, query, as = {} } = call;
  if (Buffer.isBuffer(call.body)) return null;
  const body = call.body === undefined ? undefined : JSON.stringify(call.body);
  const request: BrokenRequest = {
    method,
    path,
    query,
    headers: { ...as, 'accept-language': mischief.language },
    body,
  };
  const { position } = mischief;
  switch (mischief.kind) {
    case 'field':
      if (body === undefined) return null;
      return { ...request, body: JSON.stringify(spoilt(call.body, position, mischief.wrong)) };
    case 'unknown':
      return method === 'GET' ? null : { ...request, body: JSON.stringify({ ...asObject(call.body), extra: 1 }) };
    case 'json':
      return method === 'GET' ? null : { ...request, body: mischief.rawBody };
    case 'type':
      return method === 'GET'
        ? null
        : { ...request, headers: { ...request.headers, 'content-type': mischief.type }, body: body ?? '{}' };
    case 'market':
      return { ...request, headers: { ...request.headers, 'market-slug': mischief.market } };
    case 'headers':
      return { ...request, headers: { ...request.headers, ...mischief.headers } };
    case 'query': {
      const name = Object.keys(query)[0] ?? 'page';
      const wrong = typeof mischief.wrong === 'object' ? JSON.stringify(mischief.wrong) : mischief.wrong;
      return { ...request, query: { ...query, [name]: wrong } };
    }
    case 'id': {
      const [own] = Object.values(call.params ?? {});
      if (own === undefined) return null;
      const wrong = WRONG_IDS[position % WRONG_IDS.length] ?? '0';
      return { ...request, path: path.replace(encodeURIComponent(own), encodeURIComponent(wrong)) };
    }
    default:
      return null;
  }
}

const asObject = (body: unknown): object => (typeof body === 'object' && body !== null ? body : {});
