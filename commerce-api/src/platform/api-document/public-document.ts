/**
 * The OpenAPI document of the public address. A page server's gateway stands in front of the API there (shell,
 * "gateway"): it stores tokens in HttpOnly cookies, and accepts changes from the shop's own pages alone. Source:
 * readings.md, "Sessions, visitors, cookies".
 */
import { gatewayErrors } from '@aksamit/contracts';
import { readByOrderToken } from './call-kinds';
import { changesSomething, type DocumentedOperation, type DocumentedResponse } from './common-errors';
import { ERROR_ENVELOPE, type OpenApiDocument } from './complete-document';
import { exampleName, referencesTo } from './error-examples';

/** Fields of the API's responses that the gateway removes and stores. */
const TOKENS: ReadonlySet<string> = new Set(['authToken', 'deviceToken', 'orderToken']);
/** Payment gateways call from servers of their own. */
const FROM_ELSEWHERE = ['POST /payments/{provider}/notifications'];
/** The order's cookie authenticates the request, in place of its owner's session. */
const BY_ORDER = 'orderTokens';
const SESSION = 'session';
/** Another system's key. */
const KEY = 'apiKey';

const SECURITY_SCHEMES = {
  [SESSION]: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description: 'HttpOnly; set by the calls that log in, ended by DELETE /api/users/token.',
  },
  [BY_ORDER]: {
    type: 'apiKey',
    in: 'cookie',
    name: 'order-tokens',
    description:
      'HttpOnly; set by POST /api/orders and by the links of e-mails: reads and pays orders without a login.',
  },
  [KEY]: {
    type: 'http',
    scheme: 'bearer',
    description: 'The key of another system, made in the staff area: reads what one of `x-key-scopes` opens.',
  },
};

const DESCRIPTION = `
At this address tokens are cookies: the calls that log in set \`session\`, POST /api/orders sets \`order-tokens\`, both
HttpOnly, and no answer holds a token. Whatever changes something must come from the shop's own pages: \`origin\` is the
shop's own, or \`sec-fetch-site\` says \`same-origin\`, as browsers write by themselves; else 403 \`cross_origin\`. With a
cookie it names its market as well, else 403 \`market_slug_required\`.`;

const ORIGIN = 'origin';

/**
 * @param inner document of the API behind the gateway; it is not changed
 * @param publicOrigin the shop's public origin, without a slash at the end
 */
export function publicDocument(inner: OpenApiDocument, publicOrigin: string): OpenApiDocument {
  const document = structuredClone(inner);
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(operations)) {
      const name = `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`;
      changeOperation(name, path.replace(/^\/api/, ''), operation);
    }
  }
  const { info, components = {} } = document as OpenApiDocument & { info?: { description?: string } };
  return withoutTokens({
    ...document,
    ...(info ? { info: { ...info, description: `${info.description ?? ''}\n${DESCRIPTION}` } } : {}),
    servers: [{ url: publicOrigin, description: 'The shop' }],
    components: {
      ...components,
      securitySchemes: SECURITY_SCHEMES,
      parameters: { ...withoutTokenHeaders(components.parameters), [ORIGIN]: originParameter(publicOrigin) },
      examples: { ...components.examples, ...gatewayExamples() },
    },
  }) as OpenApiDocument;
}

function changeOperation(name: string, path: string, operation: DocumentedOperation): void {
  const isByOrder = readByOrderToken.test(path);
  const needsLogin = (operation.security?.length ?? 0) > 0;
  operation.security = [
    ...(needsLogin || isByOrder ? [{ [SESSION]: [] }] : []),
    ...(isByOrder ? [{ [BY_ORDER]: [] }] : []),
    ...(operation['x-key-scopes'] === undefined ? [] : [{ [KEY]: [] }]),
  ];
  operation.parameters = (operation.parameters ?? []).filter(
    ({ $ref }) => !TOKEN_HEADERS.some((header) => $ref?.endsWith(`/${header}`)),
  );
  for (const response of Object.values(operation.responses)) addCookies(response);
  if (!changesSomething({ name }) || FROM_ELSEWHERE.includes(name)) return;
  operation.parameters.push({ $ref: `#/components/parameters/${ORIGIN}` });
  operation.responses['403'] = withGatewayErrors(operation.responses['403']);
}

/** Headers that the gateway writes from cookies. */
const TOKEN_HEADERS = ['orderToken', 'deviceToken'];

function withoutTokenHeaders(parameters: Record<string, unknown> = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => !TOKEN_HEADERS.includes(name)));
}

/** A response with a token sets cookies here. */
function addCookies(response: DocumentedResponse): void {
  const schema = response.content?.['application/json']?.schema;
  if (!schema || ![...TOKENS].some((token) => JSON.stringify(schema).includes(`"${token}"`))) return;
  response.headers = {
    ...response.headers,
    'set-cookie': { description: 'What was given, HttpOnly', schema: { type: 'string' } },
  };
}

const originParameter = (publicOrigin: string) => ({
  name: ORIGIN,
  in: 'header',
  required: true,
  description: "The shop's own origin. Browsers write it; another program has to.",
  schema: { type: 'string', format: 'uri' },
  example: publicOrigin,
});

/** The gateway's own refusals. */
const REFUSALS = ['cross_origin', 'market_slug_required'] as const;

function gatewayExamples(): Record<string, object> {
  return Object.fromEntries(
    REFUSALS.flatMap((code) =>
      (['en', 'pl'] as const).map((locale) => [
        exampleName(code, locale),
        { summary: `${code} (${locale})`, value: { error: { code, message: gatewayErrors[code][locale] } } },
      ]),
    ),
  );
}

/** The call's own 403, if it has one, with the gateway's refusals. */
function withGatewayErrors(own: DocumentedResponse | undefined): DocumentedResponse {
  const codes = [...REFUSALS, ...(own?.['x-codes'] ?? [])];
  return {
    description: `Not from a page of the shop, or without the right: ${codes.join(', ')}`,
    content: { 'application/json': { schema: ERROR_ENVELOPE, examples: referencesTo(codes) } },
    'x-codes': codes,
  };
}

/**
 * Without the fields that the gateway stores: properties, their entries among the required ones, and values in
 * examples.
 */
function withoutTokens(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => !TOKENS.has(one)).map(withoutTokens);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !TOKENS.has(name))
      .map(([name, one]) => [name, withoutTokens(one)]),
  );
}
