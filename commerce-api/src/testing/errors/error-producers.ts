/** Requests that cause the errors which calls have by their kind. */
import type { LightMyRequestResponse } from 'fastify';
import { readAsText } from '../../platform/api-document/call-kinds';
import type { Headers } from '../commerce-fixture';
import type { TestApp } from '../test-app';
import type { DeclaredCall } from './declared-calls';

/** Headers of a login, and of API keys. */
export type Bearers = Record<'admin' | 'customer' | 'ordersKey' | 'figuresKey', Headers>;

type Producer = (shop: TestApp) => Promise<LightMyRequestResponse | null>;

/** Larger than the API's limit. */
const MORE_THAN_A_MEGABYTE = JSON.stringify({ a: 'x'.repeat(1_100_000) });
/** Its address is signed: without a signature it is 404 before any other check. */
const SIGNED = 'PUT /file-uploads/{id}/content';
/** Answered as the gateway expects: a webhook that is not authentic is a bad request. */
const WEBHOOK = 'POST /payments/{provider}/notifications';

/** @returns a function that makes the request; it gives null where a test of its own has to prove the error */
export function producerOf(error: string, call: DeclaredCall, bearers: Bearers, language: string): Producer {
  const { name, method, path } = call;
  const isForStaff = call.errors.has('403 forbidden');
  const visitor = { 'visitor-unique-id': 'pl_nobodyknows1' };
  const login = isForStaff ? bearers.admin : bearers.customer;
  const headers: Headers = { ...visitor, ...login, 'market-slug': 'pl', 'accept-language': language };
  const url = (params: Record<string, string> = call.params) =>
    `/api${path.replace(/\{([^}]+)\}/g, (_, key: string) => params[key] ?? '1')}`;
  const json = { 'content-type': 'application/json' };
  const body = method === 'GET' ? undefined : JSON.stringify(call.body ?? {});
  const send = (change: Headers, payload = body, address = url()): Producer => {
    const sent = { ...headers, ...(payload === undefined ? {} : json), ...change };
    const present = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== ''));
    const request = { method, url: address, headers: present };
    return ({ app }) => app.inject(payload === undefined ? request : { ...request, payload });
  };
  const elsewhere: Producer = async () => null;
  switch (error) {
    case '400 market_required':
      return send({ 'market-slug': '' });
    case '404 market_not_found':
      return name === 'GET /markets/{slug}' ? send({}, body, url({ slug: 'xx' })) : send({ 'market-slug': 'xx' });
    case '400 bad_request':
      return name === SIGNED || name === WEBHOOK ? elsewhere : send({ 'content-length': '0' }, body || '{}');
    case '400 malformed_json':
      return send({}, '{"a":');
    case '413 payload_too_large':
      return name === SIGNED ? elsewhere : send({}, MORE_THAN_A_MEGABYTE);
    case '415 unsupported_media_type':
      return name === SIGNED
        ? elsewhere
        : send({ 'content-type': readAsText.includes(name) ? 'text' : 'text/plain' }, 'x');
    case '401 key_invalid':
      return send({ authorization: `Bearer ak_${'x'.repeat(43)}` });
    case '403 key_scope_missing':
      return send(path.includes('figures') ? bearers.ordersKey : bearers.figuresKey);
    case '401 unauthorized':
      // A question to the shop needs no login; the other template does, and has a test of its own.
      return name === 'POST /mails' ? elsewhere : send({ authorization: '' });
    case '403 forbidden':
      return send({ ...bearers.customer, 'accept-language': language });
    case '404 not_found':
      return name.includes('{')
        ? send({}, body, url(Object.fromEntries(Object.keys(call.params).map((key) => [key, '%00']))))
        : elsewhere;
    case '422 validation_failed':
      return name === SIGNED ? elsewhere : send({}, body, `${url()}?x=%00`);
    default:
      throw new Error(`Failed to produce ${error}: nothing here brings it about. Add it to producerOf.`);
  }
}
