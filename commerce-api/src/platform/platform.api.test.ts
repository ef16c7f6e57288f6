import { sql } from 'kysely';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../testing/test-app';
import type { RouteModule } from './app-types';
import { withIdempotencyKeyAroundProvider } from './idempotency-around-provider';

let calls = 0;
let blocked: Promise<void> | null = null;

/** Routes that show the platform's rules; the shop's own have tests of their own. */
const probes: RouteModule = (app, { db }) => {
  const body = z.strictObject({ name: z.string().min(1), user: z.strictObject({ email: z.email() }).optional() });
  app.put('/api/probe/:id', { schema: { params: z.object({ id: z.string() }), body } }, async (request) => ({
    data: { method: request.method, id: request.params.id, ...request.body },
  }));
  app.delete('/api/probe/:id', async (request) => ({ data: { method: request.method } }));
  app.post('/api/probe', { schema: { body } }, async (request) => ({
    data: { method: request.method, ...request.body },
  }));
  app.post('/api/once', { schema: { body: z.strictObject({ n: z.int() }) } }, (request, reply) =>
    withIdempotencyKeyAroundProvider(
      db,
      request,
      reply,
      async () => {
        calls += 1;
        if (blocked) await blocked;
        if (request.body.n === 13) throw new Error('unlucky');
        return { status: 201, body: { data: { calls, n: request.body.n } } };
      },
      { required: true },
    ),
  );
  app.get('/api/boom', async () => {
    throw new Error('secret inside');
  });
};

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ modules: [probes], docs: 'document' });
});
afterAll(() => shop?.close());
beforeEach(() => {
  calls = 0;
  blocked = null;
});

describe('errors', () => {
  it('names every wrong field in the language of the request', async () => {
    const body = { name: 1, extra: true, user: { email: 'nobody' } };
    const polish = await shop.call('POST', '/api/probe', { body });
    expect(polish.statusCode).toBe(422);
    expect(polish.json()).toEqual({
      error: {
        code: 'validation_failed',
        message: 'Formularz zawiera błędy',
        fields: {
          name: ['Ta wartość ma niewłaściwy typ'],
          'user.email': ['To nie jest poprawny adres e-mail'],
          extra: ['To pole nie jest znane'],
        },
      },
    });
    const english = await shop.call('POST', '/api/probe', {
      body: {},
      headers: { 'accept-language': 'en-GB,en;q=0.9' },
    });
    expect(english.json().error).toMatchObject({
      message: 'The form contains errors',
      fields: { name: ['This field is required'] },
    });
  });

  it.each([
    ['broken JSON', '{"name":', 'application/json', 400, 'malformed_json'],
    ['bad UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'application/json', 400, 'malformed_json'],
    ['a prototype key', '{"__proto__":{"a":1}}', 'application/json', 400, 'malformed_json'],
    ['a list', '[]', 'application/json', 422, 'validation_failed'],
    ['a NUL character', '{"name":"a\\u0000b"}', 'application/json', 422, 'validation_failed'],
    ['an unknown content type', 'name=1', 'text/csv', 415, 'unsupported_media_type'],
    ['too much', JSON.stringify({ name: 'x'.repeat(1_100_000) }), 'application/json', 413, 'payload_too_large'],
  ])('answers %s', async (_what, payload, contentType, status, code) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/probe',
      headers: { 'market-slug': 'pl', 'content-type': contentType },
      payload,
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
  });

  it('reveals nothing of the inside', async () => {
    const answer = await shop.call('GET', '/api/boom');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ error: { code: 'internal_error', message: 'Wystąpił błąd, spróbuj ponownie' } });
  });

  it('distinguishes an unknown path from a wrong method', async () => {
    expect((await shop.call('GET', '/api/nowhere')).statusCode).toBe(404);
    const answer = await shop.call('GET', '/api/probe/1');
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'DELETE, PUT']);
    expect((await shop.call('GET', '/api/%zz')).statusCode).toBe(400);
  });
});

describe('a bearer that is not valid any more', () => {
  it('is reported beside the answer that a visitor gets', async () => {
    const authorization = 'Bearer aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
    const answer = await shop.call('POST', '/api/probe', { body: { name: 'a' }, headers: { authorization } });
    expect([answer.statusCode, answer.headers['session-ended']]).toEqual([200, '1']);
    const without = await shop.call('POST', '/api/probe', { body: { name: 'a' } });
    expect(without.headers['session-ended']).toBeUndefined();
  });
});

describe('market', () => {
  it('is required and must be enabled', async () => {
    const without = await shop.app.inject({ method: 'POST', url: '/api/probe', payload: { name: 'a' } });
    expect([without.statusCode, without.json().error.code]).toEqual([400, 'market_required']);
    const unknown = await shop.call('POST', '/api/probe', { body: { name: 'a' }, headers: { 'market-slug': 'xx' } });
    expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, 'market_not_found']);
  });
  it('is not found while it is disabled', async () => {
    const closing = await createTestApp();
    await closing.database.pool.query(`update markets set enabled = false where slug = 'en'`);
    const disabled = await closing.call('GET', '/api/markets/en', { headers: { 'market-slug': 'en' } });
    await closing.close();
    expect(disabled.statusCode).toBe(404);
  });
  it.each(['/healthz', '/readyz', '/api/version', '/api/docs/json', '/internal/docs/json', '/internal/markets'])(
    'is not asked for at %s',
    async (url) => {
      expect((await shop.app.inject({ method: 'GET', url })).statusCode).toBe(200);
    },
  );
});

describe('method override', () => {
  it.each([
    ['in the body', '/api/probe/7', { _method: 'PUT', name: 'a' }],
    ['in the query', '/api/probe/7?_method=put', { name: 'a' }],
  ])('PUT %s', async (_where, url, body) => {
    const answer = await shop.call('POST', url, { body });
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { method: 'PUT', id: '7', name: 'a' } }]);
  });
  it('DELETE in a form', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await shop.call('POST', '/api/probe/7', { headers, body: '_method=DELETE' });
    expect(answer.json()).toEqual({ data: { method: 'DELETE' } });
  });
  it('POST stays POST, the rest is refused', async () => {
    expect((await shop.call('POST', '/api/probe', { body: { _method: 'POST', name: 'a' } })).json().data.method).toBe(
      'POST',
    );
    expect((await shop.call('POST', '/api/probe/7', { body: { _method: 'TRACE' } })).statusCode).toBe(405);
    expect((await shop.call('POST', '/api/probe/7', { body: { _method: 7 } })).statusCode).toBe(422);
  });
});

describe('idempotency', () => {
  const once = (n: number, key: string, headers = {}) =>
    shop.call('POST', '/api/once', { body: { n }, headers: { 'idempotency-key': key, ...headers } });

  it('does the work once and repeats the answer', async () => {
    const first = await once(1, 'key-00000001');
    const second = await once(1, 'key-00000001');
    expect([first.statusCode, second.statusCode, calls]).toEqual([201, 201, 1]);
    expect(second.json()).toEqual(first.json());
    expect(second.headers['idempotent-replayed']).toBe('true');
  });
  it('refuses another body, no key, a bad key', async () => {
    await once(1, 'key-00000002');
    expect((await once(2, 'key-00000002')).json().error.code).toBe('idempotency_mismatch');
    expect((await shop.call('POST', '/api/once', { body: { n: 1 } })).statusCode).toBe(422);
    expect((await once(1, 'short')).json().error.code).toBe('idempotency_key_invalid');
  });
  it('keeps actors apart', async () => {
    await once(1, 'key-00000003', { 'visitor-unique-id': 'pl_AAAAAAAAAAAA' });
    await once(1, 'key-00000003', { 'visitor-unique-id': 'pl_BBBBBBBBBBBB' });
    expect(calls).toBe(2);
  });
  it('answers 409 while the first runs', async () => {
    let release = () => {};
    blocked = new Promise((resolve) => {
      release = resolve;
    });
    const first = once(1, 'key-00000004');
    while (calls === 0) await new Promise((resolve) => setImmediate(resolve));
    const second = await once(1, 'key-00000004');
    release();
    expect([second.statusCode, second.json().error.code, second.headers['retry-after']]).toEqual([
      409,
      'idempotency_running',
      '1',
    ]);
    expect((await first).statusCode).toBe(201);
  });
  it('lets the key go when the work fails', async () => {
    expect((await once(13, 'key-00000005')).statusCode).toBe(500);
    await once(13, 'key-00000005');
    expect(calls).toBe(2);
  });
});

it('passes a request id on, makes one otherwise', async () => {
  const given = await shop.call('GET', '/api/version', { headers: { 'x-request-id': 'abc-12345678' } });
  expect(given.headers['x-request-id']).toBe('abc-12345678');
  const bad = await shop.call('GET', '/api/version', { headers: { 'x-request-id': 'a b' } });
  expect(bad.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

it('limits requests per address', async () => {
  const tight = await createTestApp({ env: { RATE_LIMIT_FACTOR: '0.005' } });
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const statuses = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await tight.call('GET', '/api/markets/pl', { headers })).statusCode);
  const last = await tight.call('GET', '/api/markets/pl', { headers });
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect([last.json().error.code, Number(last.headers['retry-after']) > 0]).toEqual(['too_many_requests', true]);
  await tight.close();
});

describe('visitors', () => {
  it('are made once', async () => {
    const body = { uniqueId: 'pl_abcDEF012_-x' };
    const first = await shop.call('POST', '/api/visitors', { body });
    const second = await shop.call('POST', '/api/visitors', { body });
    expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
    expect(second.json()).toEqual(first.json());
  });
  it('are 1,200 new ones an hour and address at most; whoever is known is not counted', async () => {
    const known = { uniqueId: 'pl_abcDEF012_-y' };
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const make = (uniqueId: string, more: Record<string, string> = {}) =>
      shop.call('POST', '/api/visitors', { headers: { ...headers, ...more }, body: { uniqueId } });
    await make(known.uniqueId);
    const counted = () =>
      sql<{ count: number }>`select count from rate_counters where key = 'visitor:203.0.113.77'`.execute(
        shop.database.db,
      );
    expect((await make(known.uniqueId)).statusCode).toBe(200);
    expect((await counted()).rows).toEqual([{ count: 1 }]);
    // The tests' shop allows a thousand times as many.
    await sql`update rate_counters set count = 1200 * 1000 - 1 where key = 'visitor:203.0.113.77'`.execute(
      shop.database.db,
    );
    expect((await make('pl_abcDEF012_-z')).statusCode).toBe(201);
    for (const [language, message] of [
      ['pl', 'Za dużo żądań'],
      ['en', 'Too many requests'],
    ] as const) {
      const refused = await make('pl_abcDEF012_-0', { 'accept-language': language });
      expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'too_many_requests']);
      expect(refused.json().error.message).toContain(message);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await make(known.uniqueId)).statusCode).toBe(200);
    const elsewhere = await make('pl_abcDEF012_-0', { 'x-forwarded-for': '203.0.113.78' });
    expect(elsewhere.statusCode).toBe(201);
  });
  it.each(['pl_short', 'en_abcDEF012_-x', '', 7])('refuses the id %p', async (uniqueId) => {
    const answer = await shop.call('POST', '/api/visitors', { body: { uniqueId } });
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, ['uniqueId']]);
  });
});

describe('markets', () => {
  it('answers a market', async () => {
    const answer = await shop.call('GET', '/api/markets/en');
    expect(answer.json().data.market).toMatchObject({
      slug: 'en',
      currencies: [{ code: 'GBP', symbol: '£', isPrefix: true }],
    });
    expect(answer.headers['cache-control']).toBe('public, max-age=120');
    const etag = String(answer.headers.etag);
    const again = await shop.call('GET', '/api/markets/en', { headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
  it.each(['xx', '%00', 'pl%00', 'PL', '%F0%9F%98%80', 'a%2Fb'])('%s is no market: one code', async (slug) => {
    const answer = await shop.call('GET', `/api/markets/${slug}`);
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'market_not_found']);
  });
  it('reports to page servers how markets are addressed', async () => {
    const { data } = (await shop.app.inject({ method: 'GET', url: '/internal/markets' })).json();
    expect(
      data.markets.map((market: { slug: string; pathPrefix: string; locales: { code: string }[] }) => [
        market.slug,
        market.pathPrefix,
        market.locales.map((l) => l.code),
      ]),
    ).toEqual([
      ['pl', '', ['pl', 'en']],
      ['en', '/gb', ['en']],
    ]);
  });
  it('reports the shop’s profiles to page servers, as a part of each brand', async () => {
    const { drop: _, ...database } = shop.database;
    const linked = await createTestApp({
      database: { ...database, drop: async () => undefined, close: async () => undefined },
      env: { SOCIAL_LINKS: 'instagram=https://example.com/aksamit' },
    });
    const socialOf = async ({ app }: TestApp) =>
      (await app.inject({ method: 'GET', url: '/internal/markets' }))
        .json()
        .data.markets.map(({ brand }: { brand: { social: unknown } }) => brand.social);
    const link = { network: 'instagram', url: 'https://example.com/aksamit' };
    expect(await socialOf(linked)).toEqual([[link], [link]]);
    expect(await socialOf(shop)).toEqual([[], []]);
    await linked.app.close();
  });
});
