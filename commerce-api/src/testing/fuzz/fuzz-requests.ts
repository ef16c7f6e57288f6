/** Requests of one operation of the OpenAPI document: valid ones, and ones broken in one way or another. */
import fc from 'fast-check';
import { arbitraryOf, type JsonSchema, taken } from './schema-values';
import { BROKEN_BODIES, BROKEN_HEADERS, spoilt, WRONG_MARKETS, WRONG_TYPES, WRONG_VALUES } from './spoil';

export interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  responses?: Record<string, { 'x-codes'?: string[] }>;
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

export interface DocumentedCall {
  method: string;
  path: string;
  operation: Operation;
}

export const ACTORS = [
  'nobody',
  'guest',
  'otherGuest',
  'customer',
  'otherCustomer',
  'staff',
  'manager',
  'admin',
] as const;
export type ActorName = (typeof ACTORS)[number];

/** How a request is broken; `none`: as the document has it. */
export const BREAKS = ['none', 'field', 'json', 'type', 'market', 'method', 'headers', 'query'] as const;

export interface FuzzRequest {
  actor: ActorName;
  breaks: (typeof BREAKS)[number];
  method: string;
  path: string;
  pathValues: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  /** Sent unchanged instead of `body`. */
  rawBody: string | null;
  headers: Record<string, unknown>;
  language: string;
}

/** Kinds of records of a path's parameter, by the segment before it. */
const OWNERS: Record<string, string> = {
  'cart-items': 'cartItem',
  carts: 'cart',
  orders: 'order',
  'order-payments': 'orderPayment',
  'payment-transactions': 'paymentTransaction',
  events: 'event',
  articles: 'article',
  markets: 'market',
  offers: 'product',
  'cms-pages': 'cmsPage',
  'by-category': 'articleCategory',
  'article-authors': 'articleAuthor',
  'file-uploads': 'fileUpload',
  products: 'product',
  bundles: 'product',
  vouchers: 'voucher',
  prices: 'price',
  promotions: 'promotion',
  'promo-bars': 'promoBar',
  'discount-codes': 'discountCode',
  locations: 'location',
  'opening-exceptions': 'location',
  staff: 'user',
  users: 'user',
  leads: 'lead',
  complaints: 'lead',
  'reviewer-applications': 'lead',
  'blocked-times': 'blockedTime',
  'customer-notes': 'customerNote',
};

const WRONG_IDS = ['0', '-1', '1', '999999999', '00000000-0000-4000-8000-000000000000', 'null', '%00', "'", 'ż', '1e9'];
function pathValueOf(path: string, name: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  const before =
    path
      .slice(0, path.indexOf(`{${name}}`))
      .split('/')
      .filter(Boolean)
      .at(-1) ?? '';
  const kind = OWNERS[before] ?? before;
  const known =
    name === 'slug' || name === 'path' ? taken(`${kind}Slug`) : name === 'code' ? taken('code') : taken(kind);
  return fc.oneof(
    { weight: 7, arbitrary: name === 'date' || schema.enum ? arbitraryOf(schema, name) : known },
    { weight: 1, arbitrary: fc.constantFrom(...WRONG_IDS) },
    { weight: 1, arbitrary: taken('any') },
  );
}

function actorsOf(path: string): fc.Arbitrary<ActorName> {
  const all = fc.constantFrom(...ACTORS);
  if (path.startsWith('/api/admin')) {
    const staff = fc.constantFrom<ActorName>('staff', 'manager', 'admin', 'admin');
    return fc.oneof({ weight: 4, arbitrary: staff }, { weight: 1, arbitrary: all });
  }
  const guests: ActorName[] = path.startsWith('/api/me') ? [] : ['guest', 'otherGuest'];
  const customers = fc.constantFrom<ActorName>(...guests, 'customer', 'otherCustomer');
  return fc.oneof({ weight: 4, arbitrary: customers }, { weight: 1, arbitrary: all });
}

const fromQuery = (operation: Operation) =>
  fc.record(
    Object.fromEntries(
      (operation.parameters ?? [])
        .filter((parameter) => parameter.in === 'query')
        .map(({ name, schema }) => [name, arbitraryOf(schema, name)]),
    ),
    {
      requiredKeys: (operation.parameters ?? [])
        .filter((parameter) => parameter.in === 'query' && parameter.required)
        .map(({ name }) => name),
    },
  );

/** Requests of one operation. The same seed makes the same ones. */
export function requestsOf({ method, path, operation }: DocumentedCall): fc.Arbitrary<FuzzRequest> {
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
  return fc
    .record({
      actor: actorsOf(path),
      breaks: fc.oneof(
        { weight: 12, arbitrary: fc.constant<FuzzRequest['breaks']>('none') },
        { weight: 4, arbitrary: fc.constant<FuzzRequest['breaks']>('field') },
        { weight: 4, arbitrary: fc.constantFrom(...BREAKS) },
      ),
      pathValues: fc.record(
        Object.fromEntries(inPath.map((each) => [each.name, pathValueOf(path, each.name, each.schema)])),
      ),
      query: fromQuery(operation),
      body: schema ? arbitraryOf(schema) : fc.constant(undefined),
      key: fc.oneof(fc.constant(null), fc.nat(1_000_000), fc.nat(20)),
      position: fc.noBias(fc.nat(100_000)),
      wrong: fc.constantFrom(...WRONG_VALUES),
      rawBody: fc.constantFrom(...BROKEN_BODIES),
      headers: fc.constantFrom(...BROKEN_HEADERS),
      market: fc.constantFrom(...WRONG_MARKETS),
      contentType: fc.constantFrom(...WRONG_TYPES),
      otherMethod: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'),
      withToken: fc.boolean(),
      language: fc.constantFrom('pl', 'en'),
    })
    .map(({ actor, breaks, pathValues, query, body, key, position, wrong, ...broken }) => {
      const request: FuzzRequest = {
        actor,
        breaks,
        method: breaks === 'method' ? broken.otherMethod : method,
        path,
        pathValues,
        query: breaks === 'query' ? { ...query, [Object.keys(query)[0] ?? 'page']: wrong, unknown: 'x' } : query,
        body: breaks === 'field' ? spoilt(body ?? {}, position, wrong) : body,
        rawBody: breaks === 'json' ? broken.rawBody : null,
        headers: {},
        language: broken.language,
      };
      if (key !== null) request.headers['idempotency-key'] = `fuzz-key-${String(key).padStart(8, '0')}`;
      if (broken.withToken) request.headers['order-token'] = { takenFrom: 'orderToken', choice: position };
      if (breaks === 'headers') Object.assign(request.headers, broken.headers);
      if (breaks === 'market') request.headers['market-slug'] = broken.market;
      if (breaks === 'type') request.headers['content-type'] = broken.contentType;
      if (method === 'GET' && breaks !== 'field' && breaks !== 'json') request.body = undefined;
      return request;
    });
}
