/** Completes the OpenAPI document: headers, errors with examples, responses without schemas, recorded examples. */
import { errorEnvelope } from '@aksamit/contracts';
import { z } from 'zod';
import { type ErrorCode, partsOf } from '../api-error';
import type { CallErrors } from '../domain';
import { type CallFacts, type DocumentedOperation, errorsOf, needsLogin } from './common-errors';
import { commonParameters, headersOf } from './common-parameters';
import { errorExamples, referencesTo } from './error-examples';
import { nonJsonResponses, tagDescriptions, undeclaredBodies, undeclaredParameters } from './undeclared-parts';

/** A call with its answer, as a walk through the API recorded it. */
export interface RecordedExample {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  status: number;
  answer: unknown;
  /** Clients cache public reads: 304. */
  hasEtag: boolean;
}
export type RecordedExamples = Record<string, RecordedExample>;

/** The fields that are changed here. */
export interface OpenApiDocument {
  servers?: { url: string; description: string }[];
  paths?: Record<string, Record<string, DocumentedOperation>>;
  components?: Record<string, Record<string, unknown>>;
  tags?: { name: string; description: string }[];
}

/** Name of the parameter for the rest of a path, slashes included: routes call it `*`. */
export const REST_OF_PATH = 'path';

const STATUS_TEXTS: Record<string, string> = {
  200: 'Done',
  201: 'Made',
  202: 'Taken; the answer is always alike',
  204: 'Taken',
  400: 'Cannot be read',
  401: 'Needs a login',
  403: 'Without the right',
  404: 'Not there, or another’s',
  409: 'Stands against what is there now',
  413: 'Too large',
  415: 'Of a type that is not taken',
  422: 'Does not fit',
  429: 'Too many; `retry-after` says when to come back',
  503: 'A service outside is away; `retry-after` says when to come back',
};
const RETRY_AFTER = { 'retry-after': { description: 'Seconds', schema: { type: 'integer' } } };
/** The response of every failure. */
export const ERROR_ENVELOPE = { $ref: '#/components/schemas/ErrorEnvelope' };

export interface CompletedBy {
  /** Paths of the document that need no market-slug header. */
  withoutMarket: ReadonlySet<string>;
  callErrors: CallErrors;
  /** By `METHOD /path` without /api. */
  examples: RecordedExamples;
}

/** @returns the document with headers, errors and examples of every call */
export function completeDocument(
  document: OpenApiDocument,
  { withoutMarket, callErrors, examples }: CompletedBy,
): OpenApiDocument {
  const codes = new Set<ErrorCode>(['method_not_allowed', 'internal_error', 'service_unavailable']);
  const tags = new Set<string>();
  const paths = Object.fromEntries(
    Object.entries(document.paths ?? {}).map(([path, operations]) => [
      path.replace('{*}', `{${REST_OF_PATH}}`),
      operations,
    ]),
  );
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const name = `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`;
      const facts: CallFacts = { name, operation, hasMarket: !withoutMarket.has(path), errors: callErrors[name] ?? [] };
      completeOperation(facts, examples[name]);
      for (const error of errorsOf(facts)) codes.add(partsOf(error).code);
      for (const tag of Reflect.get(operation, 'tags') ?? []) tags.add(tag);
    }
  }
  return {
    ...document,
    paths,
    tags: [...tags].sort().map((name) => ({ name, description: tagDescriptions[name] ?? '' })),
    components: {
      ...document.components,
      parameters: { ...commonParameters },
      schemas: { ...document.components?.schemas, ErrorEnvelope: z.toJSONSchema(errorEnvelope) },
      examples: Object.assign({}, ...[...codes].sort().map(errorExamples)),
    },
  };
}

/** `PUT /carts/{id}/voucher` is `putCartsByIdVoucher`. */
function operationId(name: string): string {
  const [method = '', path = ''] = name.split(' ');
  const words = path
    .replace(/\{(\w+)\}/g, 'by-$1')
    .split(/[/-]/)
    .filter((word) => word !== '');
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function completeOperation(facts: CallFacts, example: RecordedExample | undefined): void {
  const { name, operation } = facts;
  operation.operationId = operationId(name);
  operation.security = needsLogin(facts) ? [{ bearer: [] }] : [];
  const body = undeclaredBodies[name];
  if (body) operation.requestBody = structuredClone(body);
  Object.assign(operation.responses, structuredClone(nonJsonResponses[name]));
  if (name === 'GET /s/{code}') delete operation.responses['200'];
  const errors = errorsOf(facts);
  addExamples(facts, example);
  operation.parameters = [...(operation.parameters ?? []), ...(undeclaredParameters[name] ?? []), ...headersOf(facts)];
  for (const [status, response] of Object.entries(operation.responses)) {
    if (response.description === 'Default Response') response.description = STATUS_TEXTS[status] ?? 'Done';
  }
  if (example?.hasEtag) operation.responses['304'] = { description: 'As the client has it, by `if-none-match`' };
  for (const status of new Set(errors.map((error) => String(partsOf(error).status)))) {
    const ofStatus = errors.filter((error) => error.startsWith(status)).map((error) => partsOf(error).code);
    operation.responses[status] = {
      description: `${STATUS_TEXTS[status]}: ${ofStatus.join(', ')}`,
      ...(status === '429' || status === '503' || ofStatus.includes('idempotency_running')
        ? { headers: RETRY_AFTER }
        : {}),
      content: { 'application/json': { schema: ERROR_ENVELOPE, examples: referencesTo(ofStatus) } },
      'x-codes': ofStatus,
    };
  }
  operation.responses.default = {
    description: 'Another method on this path (405), or the shop itself is in trouble (500, 503)',
    content: {
      'application/json': {
        schema: ERROR_ENVELOPE,
        examples: referencesTo(['method_not_allowed', 'internal_error', 'service_unavailable']),
      },
    },
  };
}

function addExamples({ operation }: CallFacts, example: RecordedExample | undefined): void {
  for (const parameter of operation.parameters ?? []) if (parameter.name === '*') parameter.name = REST_OF_PATH;
  if (!example) return;
  const given: Record<string, unknown> = { ...example.query, ...example.params };
  for (const parameter of operation.parameters ?? []) {
    const value = given[parameter.name ?? ''];
    if (value !== undefined) parameter.example = typed(value, parameter.schema);
  }
  for (const content of Object.values(operation.requestBody?.content ?? {})) {
    if (example.body !== null) content.examples = { recorded: { value: example.body } };
  }
  const content = operation.responses[example.status]?.content?.['application/json'];
  if (content && example.answer !== null) content.examples = { recorded: { value: example.answer } };
}

/** A recorded value of an address, which is a text there, in the type of its schema. */
function typed(value: unknown, schema: object | undefined): unknown {
  const type: unknown = schema && Reflect.get(schema, 'type');
  if (type === 'integer' || type === 'number') return Number(value);
  if (type === 'boolean') return value === true || value === 'true';
  return value;
}
