import { HttpError } from '.';
import { createTransport, type ResponseContract } from './http-client';

interface Sent {
  url: string;
  init: RequestInit;
}

function clientAnswering(...answers: (Response | Error)[]) {
  const sent: Sent[] = [];
  const client = createTransport({
    apiOrigin: 'http://api',
    marketSlug: 'pl',
    locale: 'en',
    visitorUniqueId: () => 'pl_abcdefghijkl',
    fetch: async (input, init) => {
      sent.push({ url: String(input), init: init ?? {} });
      const answer = answers.shift();
      if (!answer || answer instanceof Error) throw answer ?? new Error('no answer left');
      return answer;
    },
  });
  return { client, sent };
}

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const headerOf = ({ init }: Sent, name: string) => new Headers(init.headers).get(name);

test('every call names market, visitor and locale; parameters of a GET stand in the query', async () => {
  const { client, sent } = clientAnswering(
    json(200, { data: { products: [] }, meta: { page: 1, perPage: 24, total: 0 } }),
  );
  const answer = await client.get('/products', { query: { page: 2, gender: 'female', q: undefined } });
  expect(answer).toEqual({ data: { products: [] }, meta: { page: 1, perPage: 24, total: 0 } });
  const [call] = sent;
  expect(call?.url).toBe('http://api/api/products?page=2&gender=female');
  expect(call && ['market-slug', 'visitor-unique-id', 'accept-language'].map((name) => headerOf(call, name))).toEqual([
    'pl',
    'pl_abcdefghijkl',
    'en',
  ]);
});

test.each(['put', 'delete'] as const)('%s goes as POST with _method unless forced', async (method) => {
  const { client, sent } = clientAnswering(json(200, { data: {} }), json(200, { data: {} }));
  await client[method]('/cart-items/1', { body: { quantity: 2 } });
  await client[method]('/cart-items/1', { forceMethod: true });
  expect(sent.map(({ init }) => [init.method, init.body])).toEqual([
    ['POST', JSON.stringify({ quantity: 2, _method: method.toUpperCase() })],
    [method.toUpperCase(), undefined],
  ]);
});

test('a document comes with its name, and is requested in the market', async () => {
  const pdf = new Response('%PDF', { headers: { 'content-disposition': 'attachment; filename="FV-1-2026.pdf"' } });
  const { client, sent } = clientAnswering(pdf, json(404, { error: { code: 'not_found', message: 'Nie ma' } }));
  const file = await client.file('/orders/1/invoice', { query: { number: 'FV/1' } });
  expect(file.fileName).toBe('FV-1-2026.pdf');
  expect(file.content.size).toBe(4);
  expect(sent.map((call) => [call.url, headerOf(call, 'market-slug'), headerOf(call, 'accept')])).toEqual([
    ['http://api/api/orders/1/invoice?number=FV%2F1', 'pl', '*/*'],
  ]);
  await expect(client.file('/orders/2/invoice')).rejects.toMatchObject({ status: 404, code: 'not_found' });
});

test('a refusal is normalised: fields by first segment, messages joined, details kept', async () => {
  const error = {
    code: 'validation_failed',
    message: 'Formularz zawiera błędy',
    fields: { 'user.email': ['zły', 'za długi'], 'user.phone': ['brak'], agrees: ['wymagane'] },
    details: { missing: 1 },
  };
  const seen: number[] = [];
  const { client } = clientAnswering(json(422, { error }));
  const failure = await client
    .post('/orders', { onStatus: { 422: ({ status }) => seen.push(status) } })
    .catch((thrown) => thrown);
  expect(failure).toBeInstanceOf(HttpError);
  expect(failure).toMatchObject({ status: 422, code: 'validation_failed', details: { missing: 1 } });
  expect(failure.fields).toEqual({ user: 'zły, za długi, brak', agrees: 'wymagane' });
  expect(failure.fieldPaths).toEqual({ 'user.email': 'zły, za długi', 'user.phone': 'brak', agrees: 'wymagane' });
  expect(seen).toEqual([422]);
});

test('each call that is answered 401, or by an API that knows no such session, is reported, no other', async () => {
  const asVisitor = new Response('{"data":{}}', { headers: { 'session-ended': '1' } });
  const answers = [json(401, {}), json(403, {}), json(200, { data: {} }), asVisitor];
  let notified = 0;
  const client = createTransport({
    apiOrigin: '',
    marketSlug: 'pl',
    locale: 'pl',
    onUnauthorised: () => (notified += 1),
    fetch: async () => answers.shift() ?? json(500, {}),
  });
  for (const path of ['/me', '/me/events', '/products', '/carts']) await client.get(path).catch(() => undefined);
  expect(notified).toBe(2);
});

test.each([
  ['no network', new TypeError('fetch failed'), 'network_error'],
  ['an aborted call', Object.assign(new Error('aborted'), { name: 'AbortError' }), 'aborted'],
])('%s is an HttpError without status', async (_what, cause, code) => {
  const { client } = clientAnswering(cause);
  await expect(client.get('/me')).rejects.toMatchObject({ name: 'HttpError', status: 0, code });
});

test.each([
  ['the log-in page of a hotel', '<html>Welcome</html>'],
  ['an answer that was cut off', '{"data":{"user"'],
])('%s is no answer of the API, though its status is 200', async (_what, body) => {
  const { client } = clientAnswering(new Response(body, { status: 200 }));
  await expect(client.get('/me')).rejects.toMatchObject({ name: 'HttpError', status: 0, code: 'network_error' });
});

test('a visitor who is never made known does not keep a call waiting past its time, nor one that is given up', async () => {
  const time = new AbortController();
  const timer = jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(time.signal);
  const waiting = createTransport({
    apiOrigin: '',
    marketSlug: 'pl',
    locale: 'pl',
    visitorReady: () => new Promise(() => undefined),
  });
  const late = waiting.get('/carts', { needsVisitor: true });
  time.abort(new DOMException('The operation timed out', 'TimeoutError'));
  await expect(late).rejects.toMatchObject({ name: 'HttpError', code: 'timeout' });
  timer.mockRestore();
  const left = waiting.get('/carts', { needsVisitor: true, signal: AbortSignal.abort() });
  await expect(left).rejects.toMatchObject({ name: 'HttpError', code: 'aborted' });
});

test('a call leaves no listener on its signal behind', async () => {
  const time = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(time.signal);
  const added = jest.spyOn(time.signal, 'addEventListener');
  const removed = jest.spyOn(time.signal, 'removeEventListener');
  const { client } = clientAnswering(json(200, { data: {} }));
  const contract = { call: 'GET /carts', load: async () => ({ misfitOf: () => undefined }) };
  await client.get('/carts', { needsVisitor: true, contract });
  expect(added).toHaveBeenCalled();
  expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(added.mock.calls.map(([, listener]) => listener));
  jest.restoreAllMocks();
});

test('an answer without a body holds nothing', async () => {
  const { client } = clientAnswering(new Response(null, { status: 200 }));
  expect(await client.delete('/users/token')).toEqual({ data: null });
});

test('a response that is no JSON is reported by its status', async () => {
  const { client } = clientAnswering(new Response('<html>', { status: 502, statusText: 'Bad Gateway' }));
  await expect(client.get('/me')).rejects.toMatchObject({ status: 502, statusText: 'Bad Gateway', code: 'status_502' });
});

test('calls that the API failed are reported with their response; refused or lost ones are not', async () => {
  const notified: string[] = [];
  const answers: (Response | Error)[] = [
    json(503, { error: { code: 'unavailable', message: 'Anna Nowak' } }),
    json(422, { error: { code: 'validation_failed' } }),
    new TypeError('fetch failed'),
    new Response('<html>', { status: 502 }),
  ];
  const client = createTransport({
    apiOrigin: 'http://api',
    marketSlug: 'pl',
    locale: 'pl',
    onFailedCall: ({ name, message }) => notified.push(`${name}: ${message}`),
    fetch: async () => {
      const answer = answers.shift();
      if (!answer || answer instanceof Error) throw answer ?? new Error('no answer left');
      return answer;
    },
  });
  const outcomes = await Promise.allSettled([
    client.get('/search?q=anna'),
    client.post('/orders'),
    client.get('/me'),
    client.put('/cart-items/0b5f4c1e-77aa-4b7e-9d3f-000000000000'),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  expect(notified).toEqual([
    'FailedCallError: GET /search: 503 unavailable',
    'FailedCallError: PUT /cart-items/{id}: 502 status_502',
  ]);
});

test('a call without a response in time is reported', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')));
  const notified: string[] = [];
  const client = createTransport({
    apiOrigin: 'http://api',
    marketSlug: 'pl',
    locale: 'pl',
    onFailedCall: ({ message }) => notified.push(message),
    fetch: async (_input, init) => Promise.reject(init?.signal?.reason),
  });
  await expect(client.get('/me')).rejects.toMatchObject({ code: 'timeout' });
  expect(notified).toEqual(['GET /me: timeout']);
  jest.restoreAllMocks();
});

describe('the contract of a call', () => {
  const call = 'GET /orders/{id}';
  function judging(load: () => Promise<ResponseContract>, signal?: AbortSignal) {
    const reported: string[] = [];
    const client = createTransport({
      apiOrigin: '',
      marketSlug: 'pl',
      locale: 'pl',
      onFailedCall: ({ message }) => reported.push(message),
      fetch: async () => json(200, { data: { name: 'Anna Nowak' } }),
    });
    const given = signal ? { signal } : {};
    return { answer: client.get('/orders/7', { ...given, contract: { call, load } }), reported };
  }

  test('a response that fits is returned', async () => {
    const misfitOf = jest.fn(() => undefined);
    const { answer, reported } = judging(async () => ({ misfitOf }));
    expect(await answer).toEqual({ data: { name: 'Anna Nowak' } });
    expect(misfitOf).toHaveBeenCalledWith(call, { name: 'Anna Nowak' });
    expect(reported).toEqual([]);
  });

  test('one that differs is an error with call and field, reported without values', async () => {
    const { answer, reported } = judging(async () => ({ misfitOf: () => 'data.order' }));
    await expect(answer).rejects.toMatchObject({
      name: 'HttpError',
      status: 502,
      code: 'invalid_response',
      details: { call, field: 'data.order' },
    });
    expect(reported).toEqual(['GET /orders/{id}: invalid response at data.order']);
  });

  test('a response that came is not failed by a contract that takes too long to load: it is used as it is', async () => {
    const time = new AbortController();
    const timer = jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(time.signal);
    const { answer, reported } = judging(() => {
      time.abort(new DOMException('The operation timed out', 'TimeoutError'));
      return new Promise(() => undefined);
    });
    timer.mockRestore();
    expect(await answer).toEqual({ data: { name: 'Anna Nowak' } });
    expect(reported).toEqual(['GET /orders/{id}: its contract could not be loaded']);
  });

  test('a call that its caller aborts meanwhile is aborted', async () => {
    const leaving = new AbortController();
    const { answer, reported } = judging(() => {
      leaving.abort();
      return new Promise(() => undefined);
    }, leaving.signal);
    await expect(answer).rejects.toMatchObject({ name: 'HttpError', status: 0, code: 'aborted' });
    expect(reported).toEqual([]);
  });

  test('without its contract a response is used as it is, which is reported', async () => {
    const { answer, reported } = judging(() => Promise.reject(new Error('ChunkLoadError')));
    expect(await answer).toEqual({ data: { name: 'Anna Nowak' } });
    expect(reported).toEqual(['GET /orders/{id}: its contract could not be loaded']);
  });
});
