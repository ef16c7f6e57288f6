/**
 * OpenAPI of all routes. /api/docs (page) and /api/docs/json describe the public address, where a page server's gateway
 * stands in front; /internal/docs/json describes the API for processes behind the gateway.
 */
import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { API_VERSION } from '../api-version';
import type { App } from '../app-types';
import type { CallErrors } from '../domain';
import { pageAddress } from '../page-address';
import { completeDocument, type OpenApiDocument, REST_OF_PATH } from './complete-document';
import { publicDocument } from './public-document';

/** `page`: documents and page; `document`: the documents alone. */
export type Docs = 'page' | 'document' | 'none';

const DESCRIPTION = `Answers are \`{ data }\`, lists add \`meta: { page, perPage, total }\`, failures are
\`{ error: { code, message, fields?, details? } }\` with the HTTP status. \`message\` is for people, in the language of
\`accept-language\`; \`fields\` maps the full path of a field to its messages. Every call names its market in the
\`market-slug\` header. Money is an integer in minor units beside its \`currency\`; times are ISO 8601 with offset; ids
are strings. A POST whose body or query has \`_method\` is what it names. An unsupported method on a known path is
405 \`method_not_allowed\`. Examples are answers that the API gave.`;

export interface DocsOptions {
  docs: Docs;
  /** The shop's public origin, without a slash at the end. */
  publicOrigin: string;
  /** The calls' own errors. */
  callErrors: CallErrors;
}

/** Serves the documents, and their page where it is enabled. */
export async function registerDocs(app: App, { docs, publicOrigin, callErrors }: DocsOptions): Promise<void> {
  if (docs === 'none') return;
  const { recordedExamples } = await import('./recorded-examples');
  const withoutMarket = new Set<string>();
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/docs') || route.url === INNER_DOCUMENT)
      route.config = { ...route.config, market: false };
    if (route.config?.market === false) withoutMarket.add(documentedPath(route.url));
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Commerce API',
        version: API_VERSION,
        description: DESCRIPTION,
        license: { name: 'MIT', identifier: 'MIT' },
        contact: {
          name: 'Aksamit',
          url: publicOrigin + pageAddress('content/contact', { locale: 'pl', basePath: '' }),
        },
      },
      servers: [{ url: '/', description: 'The API itself, behind the gateway' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    // The document is plain data here; its test checks its content.
    transformObject: (document) =>
      'openapiObject' in document
        ? (completeDocument(structuredClone(document.openapiObject) as object, {
            withoutMarket,
            callErrors,
            examples: recordedExamples,
          }) as object)
        : document.swaggerObject,
  });
  const inner = (): OpenApiDocument => app.swagger() as object;
  app.get(INNER_DOCUMENT, { schema: { hide: true } }, async () => inner());
  if (docs === 'document') {
    app.get('/api/docs/json', { schema: { hide: true } }, async () => publicDocument(inner(), publicOrigin));
    return;
  }
  // Loaded only where the page is enabled: it brings many files.
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformSpecification: () => publicDocument(inner(), publicOrigin) as Record<string, unknown>,
  });
}

/** For processes behind the gateway, which passes on /api/ alone. */
const INNER_DOCUMENT = '/internal/docs/json';

/** A route's path as the document writes it: `/api/carts/{id}`. */
export const documentedPath = (url: string): string =>
  url.replace(/:(\w+)/g, '{$1}').replace(/\*$/, `{${REST_OF_PATH}}`);
