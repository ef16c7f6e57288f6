import { callApi } from '@aksamit/module-sdk/api';
import { Bus, shellTopicIds } from '@aksamit/module-sdk/bus';
import { createHttpClient } from '@aksamit/module-sdk/http';
import { knownVisitor } from '@aksamit/module-sdk/lifecycle';
import { createFakeHttp, httpError } from '@aksamit/module-sdk/testing';
import { startVisitor } from './visitor';

const MESSAGE = 'Za dużo żądań, spróbuj za chwilę';
const refuse = () => {
  throw httpError(429, 'too_many_requests', { message: MESSAGE });
};

function openPage(answer: () => object) {
  const bus = new Bus({ development: true, onViolation: () => undefined });
  const shell = bus.handle('shell', { publishes: shellTopicIds, reads: shellTopicIds });
  const http = createFakeHttp({ 'POST /visitors': answer });
  startVisitor({ bus: shell, http, marketSlug: 'pl' });
  const sent: string[] = [];
  const client = createHttpClient({
    apiOrigin: '',
    marketSlug: 'pl',
    locale: 'pl',
    visitorReady: () => knownVisitor(shell),
    fetch: async (input) => {
      sent.push(String(input));
      return new Response('{"data":{}}');
    },
  });
  const asked = () => http.bodiesOf('POST /visitors').length;
  return { shell, http, client, sent, asked };
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a refused visitor fails what needs one at once, with the message of the API, and is requested ever more rarely', async () => {
  const { shell, http, client, sent, asked } = openPage(refuse);
  const waiting = callApi(client, 'GET /carts', { needsVisitor: true });
  await expect(waiting).rejects.toMatchObject({ status: 429, code: 'too_many_requests', message: MESSAGE });
  await expect(callApi(client, 'GET /carts', { needsVisitor: true })).rejects.toMatchObject({
    status: 429,
    message: MESSAGE,
  });
  await callApi(client, 'GET /products');
  expect(sent).toEqual(['/api/products']);
  for (let look = 0; look < 20; look += 1) for (const event of ['focus', 'online']) dispatchEvent(new Event(event));
  await jest.advanceTimersByTimeAsync(59_000);
  expect(asked()).toBe(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(asked()).toBe(2);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(2);
  http.answer('POST /visitors', () => ({ visitor: { id: '7', uniqueId: 'pl_AAAAAAAAAAAA' } }));
  await jest.advanceTimersByTimeAsync(60_000);
  expect([asked(), shell.read('visitor')]).toMatchObject([3, { uniqueId: 'pl_AAAAAAAAAAAA' }]);
  expect(shell.read('visitor')).not.toHaveProperty('refusal');
  await callApi(client, 'GET /carts', { needsVisitor: true });
  expect(sent).toEqual(['/api/products', '/api/carts']);
});

test('a visitor whose creation got no readable response is requested with the same id', async () => {
  const { http, asked } = openPage(() => {
    throw httpError(502, 'invalid_response', { details: { call: 'POST /visitors' } });
  });
  await jest.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event('focus'));
  await jest.advanceTimersByTimeAsync(0);
  const [first, second] = http.bodiesOf('POST /visitors');
  expect([asked(), second]).toEqual([2, first]);
});

test('an API that is away refuses nobody: it is asked again when the page is looked at', async () => {
  const { shell, asked } = openPage(() => {
    throw httpError(503, 'service_unavailable');
  });
  await jest.advanceTimersByTimeAsync(600_000);
  expect([asked(), shell.read('visitor')?.refusal]).toEqual([1, undefined]);
  dispatchEvent(new Event('focus'));
  await jest.advanceTimersByTimeAsync(0);
  expect(asked()).toBe(2);
});
