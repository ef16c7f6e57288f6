/** Refusals that calls have of their own: a call is made to refuse, and returns the reason in both languages. */
import type { InjectOptions } from 'fastify';
import { errorMessage } from '../../platform/messages';
import type { Headers } from '../commerce-fixture';
import type { TestApp } from '../test-app';

/** A request that will be refused; it changes nothing, so that it may be repeated. */
export interface RefusedRequest {
  method: InjectOptions['method'];
  /** With /api. */
  url: string;
  headers: Headers;
  body?: unknown;
}

/** `PUT /me/events/{id} 409 too_late`: a call with one of the errors that it declares. */
export type DeclaredPair = string;

/** The API's response to a request in one language, and the expected one. */
export async function refusalIn(shop: TestApp, request: RefusedRequest, locale: 'pl' | 'en') {
  const { method, url, body } = request;
  const headers = { ...request.headers, 'accept-language': locale };
  const answer = await shop.call(method, url, body === undefined ? { headers } : { headers, body });
  const { code = '', message = '' } = answer.json().error ?? {};
  // The text before the first filled-in value.
  const [expectedBeginning = ''] = errorMessage(code, locale).split('{');
  return { error: `${answer.statusCode} ${code}`, message: String(message), expectedBeginning };
}

/** Whether a request makes the call that a pair names. */
function makesCall({ method, url }: RefusedRequest, pair: DeclaredPair): boolean {
  const [verb, path = ''] = pair.split(' ');
  const [sent = ''] = url.split('?');
  const named = `/api${path}`.split('/');
  const parts = sent.split('/');
  const fits = (part: string, index: number) => part.startsWith('{') || part === parts[index];
  return verb === method && named.length === parts.length && named.every(fits);
}

/**
 * Sends the request in both languages. The test of the declared refusals looks for this call, with its literal pair, in
 * all tests.
 * @throws when the request makes another call than the pair's, or a response is not the pair's error, or is not in the
 *   language
 */
export async function expectRefusal(shop: TestApp, pair: DeclaredPair, request: RefusedRequest): Promise<void> {
  if (!makesCall(request, pair)) throw new Error(`Failed to prove ${pair}: ${request.method} ${request.url} is sent.`);
  const [pl, en] = [await refusalIn(shop, request, 'pl'), await refusalIn(shop, request, 'en')];
  const error = pair.split(' ').slice(-2).join(' ');
  expect([pl.error, en.error]).toEqual([error, error]);
  for (const { message, expectedBeginning } of [pl, en]) {
    expect(message.startsWith(expectedBeginning)).toBe(true);
    expect(message).not.toMatch(/^$|[{}]/);
  }
  expect(pl.message).not.toBe(en.message);
}
