import type { StaffCalls } from '@aksamit/contracts/staff-calls';
import { createApiClient, createHttpClient } from './index';

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
  return { api: createApiClient(http), staff: createApiClient<StaffCalls>(http), sent };
}

test('a call is made by its name, with its parameters in the path and what it sends checked by the compiler', async () => {
  const { api, sent } = apiAnswering({ cart: { amountDue: 5 } });
  const { data } = await api('PUT /carts/{id}/voucher', {
    params: { id: 'a/b' },
    body: { code: null },
    idempotencyKey: 'once-only',
  });
  const amountDue: number = data.cart.amountDue;
  expect(amountDue).toBe(5);
  // @ts-expect-error an id is needed
  const without = api('PUT /carts/{id}/voucher', { body: { code: null } });
  // @ts-expect-error a voucher's code is a text
  const wrong = api('PUT /carts/{id}/voucher', { params: { id: '1' }, body: { code: 7 } });
  await Promise.all([without, wrong]);
  expect(sent[0]?.url).toBe('http://api/api/carts/a%2Fb/voucher');
  expect(sent[0]?.init).toMatchObject({ method: 'POST', body: '{"code":null,"_method":"PUT"}' });
  const headers = new Headers(sent[0]?.init.headers);
  expect([headers.get('idempotency-key'), headers.get('authorization')]).toEqual(['once-only', 'Bearer secret']);
});

test('a query goes into the address, what needs nothing is given nothing', async () => {
  const { api, sent } = apiAnswering({ products: [] });
  await api('GET /products', { query: { page: 2, gender: 'female', q: undefined } });
  await api('GET /me');
  expect(sent.map(({ url }) => url)).toEqual(['http://api/api/products?page=2&gender=female', 'http://api/api/me']);
});

test("the staff's calls are typed by their own table, the rest of a path keeps its slashes", async () => {
  const { api, staff, sent } = apiAnswering({ event: { id: '7' } });
  const { data } = await staff('PUT /admin/events/{id}/done-status', {
    params: { id: '7' },
    body: { doneStatus: 'noShow' },
  });
  const { note }: { note: string | null } = data.event;
  // @ts-expect-error no such status
  const wrong = staff('PUT /admin/events/{id}/done-status', { params: { id: '7' }, body: { doneStatus: 'lost' } });
  await Promise.all([wrong, api('GET /cms-pages/{path}', { params: { path: 'cennik/zabiegi i więcej' } })]);
  expect(note).toBeUndefined();
  expect(sent[0]?.url).toBe('http://api/api/admin/events/7/done-status');
  expect(sent[2]?.url).toBe('http://api/api/cms-pages/cennik/zabiegi%20i%20wi%C4%99cej');
});
