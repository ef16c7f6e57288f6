/** What went through the API: each call with its answer, as the OpenAPI document names it. */
import type { App } from '../../platform/app-types';

export interface RecordedCall {
  /** `PUT /carts/{id}/voucher` */
  name: string;
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  status: number;
  contentType: string;
  /** Parsed where it is JSON. */
  answer: unknown;
}

/** A route as the OpenAPI document names it: `:id` is `{id}`. */
export const documentedName = (method: string, url: string): string =>
  `${method} ${url
    .replace(/^\/api/, '')
    .replace(/:(\w+)/g, '{$1}')
    .replace(/\*$/, '{*}')}`;

/** Gives every call of the API to `take`, also those that gateways make. A route module of the test app. */
export const recordCalls = (take: (call: RecordedCall) => void) => (app: App) => {
  app.addHook('onSend', async (request, reply, payload) => {
    const { url } = request.routeOptions;
    if (url === undefined || !url.startsWith('/api/')) return payload;
    const contentType = String(reply.getHeader('content-type') ?? '');
    take({
      name: documentedName(request.method, url),
      params: { ...(request.params as Record<string, string>) },
      query: { ...(request.query as Record<string, unknown>) },
      body: request.body,
      status: reply.statusCode,
      contentType,
      answer: contentType.includes('json') && typeof payload === 'string' ? JSON.parse(payload) : null,
    });
    return payload;
  });
};
