import { createHttpClient, HttpError } from '@aksamit/module-sdk/http';
import { callApi, downloadFile, isAppliedChange } from '.';

function apiAnswering(data: unknown) {
  const sent: { url: string; init: RequestInit }[] = [];
  const http = createHttpClient({
    apiOrigin: 'http://api',
    marketSlug: 'pl',
    locale: 'pl',
    authToken: () => 'secret',
    fetch: async (input, init) => {
      sent.push({ url: String(input), init: init ?? {} });
      return new Response(JSON.stringify({ data }));
    },
  });
  return { http, sent };
}

test('a call is made by its name, with its parameters in the path and what it sends checked by the compiler', async () => {
  const { http, sent } = apiAnswering({ cart: { amountDue: 5 } });
  const { data } = await callApi(http, 'PUT /carts/{id}/voucher', {
    params: { id: 'a/b' },
    body: { code: null },
    idempotencyKey: 'once-only',
  });
  const amountDue: number = data.cart.amountDue;
  expect(amountDue).toBe(5);
  // @ts-expect-error an id is needed
  const without = callApi(http, 'PUT /carts/{id}/voucher', { body: { code: null } });
  // @ts-expect-error a voucher's code is a text
  const wrong = callApi(http, 'PUT /carts/{id}/voucher', { params: { id: '1' }, body: { code: 7 } });
  // @ts-expect-error no such call
  const unknown = callApi(http, 'GET /cartes');
  await Promise.all([without, wrong, unknown]);
  expect(sent[0]?.url).toBe('http://api/api/carts/a%2Fb/voucher');
  expect(sent[0]?.init).toMatchObject({ method: 'POST', body: '{"code":null,"_method":"PUT"}' });
  const headers = new Headers(sent[0]?.init.headers);
  expect([headers.get('idempotency-key'), headers.get('authorization')]).toEqual(['once-only', 'Bearer secret']);
});

test('a query goes into the address, what needs nothing is given nothing', async () => {
  const { http, sent } = apiAnswering({ products: [] });
  await callApi(http, 'GET /products', { query: { page: 2, gender: 'female', q: undefined } });
  await callApi(http, 'GET /me');
  expect(sent.map(({ url }) => url)).toEqual(['http://api/api/products?page=2&gender=female', 'http://api/api/me']);
});

test("the staff's calls are typed by their own table, the rest of a path keeps its slashes", async () => {
  const { http, sent } = apiAnswering({ event: { id: '7' } });
  const { data } = await callApi(http, 'PUT /admin/events/{id}/done-status', {
    params: { id: '7' },
    body: { doneStatus: 'noShow' },
  });
  const { note }: { note: string | null } = data.event;
  const body = { doneStatus: 'lost' } as const;
  // @ts-expect-error no such status
  const wrong = callApi(http, 'PUT /admin/events/{id}/done-status', { params: { id: '7' }, body });
  await Promise.all([wrong, callApi(http, 'GET /cms-pages/{path}', { params: { path: 'cennik/zabiegi i więcej' } })]);
  expect(note).toBeUndefined();
  expect(sent[0]?.url).toBe('http://api/api/admin/events/7/done-status');
  expect(sent[2]?.url).toBe('http://api/api/cms-pages/cennik/zabiegi%20i%20wi%C4%99cej');
});

test('no call is made but by its name: a connection has no methods', () => {
  const { http } = apiAnswering({});
  // @ts-expect-error hand-typed responses are no way to call the API
  expect(http.get).toBeDefined();
});

test('a document is fetched by the name of its call', async () => {
  const { http, sent } = apiAnswering('%PDF');
  const file = await downloadFile(http, 'GET /orders/{id}/invoice', { params: { id: '1' }, query: { number: 'FV/1' } });
  expect(file.content.size).toBeGreaterThan(0);
  expect(sent.map(({ url }) => url)).toEqual(['http://api/api/orders/1/invoice?number=FV%2F1']);
});

test.each([
  ['POST /orders', 'invalid_response', true],
  ['GET /orders/{id}', 'invalid_response', false],
  ['POST /orders', 'status_502', false],
])('a failed %s with %s: was the change made? %s', (call, code, expected) => {
  const error = new HttpError({ status: 502, statusText: code, code, message: '', details: { call } });
  expect(isAppliedChange(error)).toBe(expected);
});

test('a change can be told from the others of one action', () => {
  const failed = { status: 502, statusText: '', code: 'invalid_response', message: '' };
  const error = new HttpError({ ...failed, details: { call: 'POST /consents' } });
  expect([isAppliedChange(error, 'POST /consents'), isAppliedChange(error, 'POST /orders')]).toEqual([true, false]);
});

test('what is no failed call changed nothing', () => {
  expect(isAppliedChange(new Error('invalid_response'))).toBe(false);
});
