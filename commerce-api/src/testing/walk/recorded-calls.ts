/** Recorded calls of the API: each with its response, as the OpenAPI document names it. */
import type { FastifySchema } from 'fastify';
import { documentedPath, REST_OF_PATH } from '../../platform/api-document';
import type { App } from '../../platform/app-types';

export interface RecordedCall {
  /** `PUT /carts/{id}/voucher` */
  name: string;
  params: Record<string, string>;
  query: Record<string, unknown>;
  /** Null: none, or a file. */
  body: unknown;
  status: number;
  /** Parsed where it is JSON, else null. */
  answer: unknown;
  hasEtag: boolean;
  schema: FastifySchema | undefined;
}

/** Passes every call of the API to `take`, also those that gateways make. A route module of the test app. */
export const recordCalls = (take: (call: RecordedCall) => void) => (app: App) => {
  // Before the handler's schema turns texts into numbers.
  const asked = new WeakMap<object, Record<string, unknown>>();
  app.addHook('preValidation', async (request) => {
    asked.set(request, structuredClone({ ...(request.query as object) }));
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { url, schema } = request.routeOptions;
    if (url === undefined || !url.startsWith('/api/') || request.method === 'HEAD') return payload;
    const isJson = String(reply.getHeader('content-type') ?? '').includes('json');
    take({
      name: `${request.method} ${documentedPath(url).replace(/^\/api/, '')}`,
      params: namedParams(request.params as Record<string, string>),
      query: asked.get(request) ?? {},
      body: toJson(request.body),
      status: reply.statusCode,
      // A cached response is sent as the bytes of its first serialization.
      answer: isJson && (typeof payload === 'string' || Buffer.isBuffer(payload)) ? JSON.parse(String(payload)) : null,
      hasEtag: reply.hasHeader('etag'),
      schema,
    });
    return payload;
  });
};

/** By the names that the document has for them. */
function namedParams({ '*': rest, ...params }: Record<string, string>): Record<string, string> {
  return rest === undefined ? params : { ...params, [REST_OF_PATH]: rest };
}

/** By the names that the route has for them. */
export function routeParams({ [REST_OF_PATH]: rest, ...params }: Record<string, string> = {}): Record<string, string> {
  return rest === undefined ? params : { ...params, '*': rest };
}

/** A gateway's webhook is recorded as its raw text. */
function toJson(body: unknown): unknown {
  if (Buffer.isBuffer(body)) return null;
  if (typeof body !== 'string') return body ?? null;
  if (!body.startsWith('{')) return null;
  try {
    return JSON.parse(body);
  } catch {
    // Whoever sends a text may send any.
    return null;
  }
}
