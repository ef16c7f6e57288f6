/** OpenAPI of all routes at /api/docs (page) and /api/docs/json. */
import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { API_VERSION } from './api-version';
import type { App } from './app-types';

/** `page`: document and page; `document`: only /api/docs/json. */
export type Docs = 'page' | 'document' | 'none';

export async function registerDocs(app: App, docs: Docs): Promise<void> {
  if (docs === 'none') return;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Commerce API',
        version: API_VERSION,
        description:
          'Answers are `{ data }`, lists add `meta`, failures are `{ error: { code, message, fields?, details? } }`. ' +
          'Every call names its market in the `market-slug` header; `accept-language` chooses the language.',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      },
    },
    transform: jsonSchemaTransform,
  });
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/docs')) route.config = { ...route.config, market: false };
  });
  if (docs === 'document') {
    app.get('/api/docs/json', { schema: { hide: true } }, async () => app.swagger());
    return;
  }
  // Loaded only where the page is wanted: it brings many files.
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}
