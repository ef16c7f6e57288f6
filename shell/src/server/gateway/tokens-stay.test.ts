import { createServer, type Server } from 'node:http';
import fc from 'fast-check';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type Called, call } from '../../testing/call';
import { readAddress } from '../http/request-address';
import { Gateway } from './gateway';

/**
 * The calls whose responses hold a token, against a router that parses paths as the API's does. The router answers
 * every request with tokens, so that a forwarded one is visible.
 */
const SESSION_CALLS = [
  'POST /users',
  'POST /users/token',
  'POST /user-login-codes/token',
  'POST /users/password',
  'PUT /me',
  'POST /me/password',
];
const CALLS = [...SESSION_CALLS, 'POST /orders'];
const AUTH_TOKEN = 'a'.repeat(43);
const ORDER_TOKEN = 'o'.repeat(43);
const DEVICE_TOKEN = 'd'.repeat(43);
const tokens = { authToken: AUTH_TOKEN, deviceToken: DEVICE_TOKEN, orderToken: ORDER_TOKEN };
const BODY = { data: { ...tokens, id: 1, list: [{ deep: tokens }] }, meta: tokens, error: { details: [tokens] } };

let api: FastifyInstance;
let shop: Server;
let origin: string;

beforeAll(async () => {
  api = Fastify({ routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 } });
  const meant = (request: FastifyRequest) => {
    if (request.method !== 'POST') return request.method;
    const body = request.body as { _method?: string } | null;
    const query = request.query as { _method?: string };
    return (body?._method ?? query._method ?? request.method).toUpperCase();
  };
  for (const path of new Set(CALLS.map((one) => one.split(' ')[1]))) {
    api.route({
      method: ['POST', 'PUT'],
      url: `/api${path}`,
      handler: (request, reply) => reply.header('ran', `${meant(request)} ${path}`).send(BODY),
    });
  }
  api.setNotFoundHandler((_, reply) => reply.code(404).send(BODY));
  const apiOrigin = await api.listen({ port: 0, host: '127.0.0.1' });
  const log = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const gateway = new Gateway({ apiOrigin, publicOrigin: 'http://shop.example', log });
  const asked = { host: 'shop.example', scheme: 'http', client: '127.0.0.1', requestId: 'request-1' } as const;
  shop = createServer((request, response) => {
    void gateway.handle(request, response, asked, readAddress(request.url ?? '/'));
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const address = shop.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(async () => {
  await new Promise((resolve) => shop.close(resolve));
  await api.close();
});

const headers = {
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
  'market-slug': 'pl',
  cookie: 'session=0123456789abcdefghij',
};

/** The response contains no token, and the browser has the session or the order that the API issued. */
function expectTokensHidden(answered: Called, ran = answered.headers.ran): void {
  expect(answered.text).not.toContain(AUTH_TOKEN);
  expect(answered.text).not.toContain(ORDER_TOKEN);
  expect(answered.text).not.toContain(DEVICE_TOKEN);
  expect(JSON.stringify({ ...answered.headers, 'set-cookie': '' })).not.toContain(AUTH_TOKEN);
  const given = answered.cookies.filter((cookie) =>
    [AUTH_TOKEN, ORDER_TOKEN, DEVICE_TOKEN].some((token) => cookie.includes(token)),
  );
  const session = [`session=${AUTH_TOKEN}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax`];
  const order = [`order-tokens=${ORDER_TOKEN}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax`];
  const device = [`device-tokens=${DEVICE_TOKEN}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax`];
  const isSession = SESSION_CALLS.includes(String(ran));
  expect(given).toEqual(isSession ? [...session, ...device] : ran === 'POST /orders' ? order : []);
}

const hex = (character: string) => character.charCodeAt(0).toString(16);

/** Encodings of a path character that are equivalent, or that a careless parser could take for equivalent. */
const WAYS: Record<string, (character: string) => string> = {
  escaped: (character) => `%${hex(character)}`,
  'in capitals': (character) => `%${hex(character).toUpperCase()}`,
  'escaped twice': (character) => `%25${hex(character)}`,
  'as a code point': (character) => `%u00${hex(character)}`,
  large: (character) => character.toUpperCase(),
  'after a dot': (character) => (character === '/' ? '/./' : character),
  'after an escaped dot': (character) => (character === '/' ? '/%2e/' : `%${hex(character)}`),
  'after a way back': (character) => (character === '/' ? '/x/%2E./' : `%${hex(character)}`),
  twice: (character) => (character === '/' ? '//' : `%${hex(character)}`),
  'as a backslash': (character) => (character === '/' ? '\\' : character),
  'as an escaped backslash': (character) => (character === '/' ? '%5c' : character),
};
const ENDS = ['', '', '', '/', '//', '/.', '?', '?a=1', '?_method=put', ';x=1', '%20', '%00', '%3f', '%23x'];

const spellings = fc.constantFrom(...CALLS).chain((name) => {
  const [method = '', path = ''] = name.split(' ');
  const changes = fc.array(fc.tuple(fc.nat(path.length - 1), fc.constantFrom(...Object.keys(WAYS))), { maxLength: 3 });
  return fc.record({
    method: fc.constantFrom(method, method, 'POST'),
    path: fc.tuple(changes, fc.constantFrom(...ENDS)).map(([made, end]) => {
      const ways = new Map(made);
      const spelled = [...path].map((character, at) => WAYS[ways.get(at) ?? '']?.(character) ?? character);
      return `/api${spelled.join('')}${end}`;
    }),
    body: fc.constantFrom('{}', '', '{"_method":"PUT"}', '{"_method":"POST"}', '{"\\u005fmethod":"put"}'),
  });
});

test.each([1, 2, 3])(
  'no spelling of a path lets a token through, nor takes the session from its browser (seed %s)',
  async (seed) => {
    const ran = new Set<unknown>();
    const spelledOtherwise = { ran: 0 };
    const property = fc.asyncProperty(spellings, async ({ method, path, body }) => {
      const answered = await call(origin, { method, path, headers, body });
      expectTokensHidden(answered);
      if (answered.status === 200) ran.add(answered.headers.ran);
      if (answered.status === 200 && path.includes('%')) spelledOtherwise.ran += 1;
    });
    await fc.assert(property, { seed, numRuns: 250 });
    // Spellings that the API understands occur for every call.
    expect([...ran]).toEqual(expect.arrayContaining(CALLS));
    expect(spelledOtherwise.ran).toBeGreaterThan(15);
  },
);

test.each(['/api/%6de', '/api/m%65/', '/api/x/../me', '/api/%2e/me', '/%61pi/me'])(
  'PUT %s is the call that it means',
  async (path) => {
    const answered = await call(origin, { method: 'PUT', path, headers, body: '{}' });
    expect([answered.status, answered.headers.ran]).toEqual([200, 'PUT /me']);
    expectTokensHidden(answered);
  },
);

test.each([
  '/api/%256de',
  '/api%2fme',
  '/api/users%2Ftoken',
  '/api//me',
  '/api/me%00',
  '/api/me%23',
  '/api/%c3',
  '/api/%',
])('%s is no address of the API', async (path) => {
  const answered = await call(origin, { method: 'PUT', path, headers, body: '{}' });
  expect([answered.status, JSON.parse(answered.text).error.code, answered.headers.ran]).toEqual([
    404,
    'not_found',
    undefined,
  ]);
});
