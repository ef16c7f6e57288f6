/**
 * Methods: POST with `_method` (in body, form or query) is handled as the named one; a known path with another method
 * is 405. Source: commerce-core.md section 7, calls.md "Bad input".
 */
import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalidFields, notFound, platformError } from './api-error';
import type { App } from './app-types';
import { localeOf, sendError } from './error-handler';

const OVERRIDES = ['PUT', 'DELETE', 'PATCH'] as const;
type Override = (typeof OVERRIDES)[number];
const REDISPATCHED = 'x-method-override-token';

declare module 'fastify' {
  interface FastifyInstance {
    /** True for the second half of an overridden POST. */
    isRedispatched(request: FastifyRequest): boolean;
    /** True for its first half, which only passes on. */
    isPassedOn(request: FastifyRequest): boolean;
    /** Every route as `PUT /api/carts/:id`; of one path all methods. */
    servedRoutes(): string[];
  }
}

export function registerMethodRules(app: App): void {
  // A secret of this process, so that nobody else can mark a request.
  const token = randomUUID();
  const routes: { method: string; url: string; pattern: RegExp }[] = [];
  app.decorate('isRedispatched', (request: FastifyRequest) => request.headers[REDISPATCHED] === token);

  const passedOn = new WeakSet<FastifyRequest>();
  app.decorate('isPassedOn', (request: FastifyRequest) => passedOn.has(request));

  app.addHook('onRoute', (route) => {
    const pattern = new RegExp(
      `^${route.url.replace(/[.+]/g, '\\$&').replace(/:\w+/g, '[^/]+').replace(/\*/g, '.*')}/?$`,
    );
    for (const method of [route.method].flat()) routes.push({ method, url: route.url, pattern });
  });

  app.addHook('preValidation', async (request, reply) => {
    if (request.is404) return;
    await redispatch(request, reply);
  });

  app.decorate('servedRoutes', () => routes.map(({ method, url }) => `${method} ${url}`));

  app.setNotFoundHandler(async (request, reply) => {
    if (await redispatch(request, reply)) return reply;
    const path = request.url.split('?')[0] ?? '';
    const allowed = [...new Set(routes.filter((route) => route.pattern.test(path)).map((route) => route.method))];
    if (allowed.length > 0) {
      const headers = { allow: allowed.sort().join(', ') };
      sendError(reply, platformError('405 method_not_allowed', { headers }), localeOf(request));
    } else sendError(reply, notFound(), localeOf(request));
    return reply;
  });

  async function redispatch(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const override = request.method === 'POST' ? readOverride(request) : null;
    if (!override) return false;
    passedOn.add(request);
    const answer = await app.inject({
      method: override.method,
      url: override.url,
      headers: { ...headersWithoutBody(request), 'content-type': 'application/json', [REDISPATCHED]: token },
      payload: JSON.stringify(override.body),
      remoteAddress: request.raw.socket.remoteAddress ?? '127.0.0.1',
    });
    reply.code(answer.statusCode);
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined && !['connection', 'content-length', 'transfer-encoding', 'date'].includes(name)) {
        reply.header(name, value);
      }
    }
    await reply.serializer((payload: unknown) => String(payload)).send(answer.payload);
    return true;
  }
}

function readOverride(
  request: FastifyRequest,
): { method: Override; url: string; body: Record<string, unknown> } | null {
  const body = isRecord(request.body) ? request.body : {};
  const query = isRecord(request.query) ? request.query : {};
  const wanted = body._method ?? query._method;
  if (wanted === undefined) return null;
  if (wanted === 'POST' || wanted === 'post') {
    // Named, but without effect; the field itself is no field of any call.
    delete body._method;
    delete query._method;
    return null;
  }
  const method = OVERRIDES.find((name) => typeof wanted === 'string' && name === wanted.toUpperCase());
  if (!method)
    throw wanted === '' || typeof wanted !== 'string'
      ? invalidFields({ _method: ['not_allowed'] })
      : platformError('405 method_not_allowed');
  const { _method, ...rest } = body;
  const url = new URL(request.url, 'http://localhost');
  url.searchParams.delete('_method');
  return { method, url: url.pathname + url.search, body: rest };
}

function headersWithoutBody(request: FastifyRequest) {
  const { 'content-length': _length, 'transfer-encoding': _encoding, 'content-type': _type, ...rest } = request.headers;
  return rest;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
