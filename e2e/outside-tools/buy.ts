/**
 * Buys a treatment by the API's document alone, as a partner's program would: types by openapi-typescript, calls by
 * openapi-fetch, at the public address. Prints the order's number and the paid amount. `buy.js <origin>`
 */
import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from './document.js';

declare const process: { argv: string[]; stdout: { write(text: string): void } };

const origin = process.argv[2] ?? '';

/** HttpOnly cookies, as a browser keeps them. */
const jar = new Map<string, string>();
const cookies: Middleware = {
  onRequest({ request }) {
    if (jar.size > 0) request.headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
  },
  onResponse({ response }) {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', ...value] = pair.split('=');
      jar.set(name, value.join('='));
    }
  },
};

const api = createClient<paths>({ baseUrl: origin });
api.use(cookies);

function must<Data>(what: string, answer: { data?: Data; error?: unknown; response: Response }): Data {
  if (answer.data !== undefined) return answer.data;
  throw new Error(`Failed to ${what}: ${answer.response.status} ${JSON.stringify(answer.error)}`);
}

const market = { 'market-slug': 'pl' };
const uniqueId = `pl_${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
const own = { ...market, 'visitor-unique-id': uniqueId };
const from = { ...own, origin };

must(
  'make a visitor known',
  await api.POST('/api/visitors', { params: { header: { ...market, origin } }, body: { uniqueId } }),
);
const { products } = must(
  'list treatments',
  await api.GET('/api/products', { params: { header: market, query: { perPage: 5 } } }),
).data;
const product = products.find(({ type }) => type === 'product') ?? products[0];
if (!product) throw new Error('Failed to find a treatment: the list is empty.');
const { cart } = must(
  'open a cart',
  await api.GET('/api/carts', { params: { header: own, query: { currency: 'PLN' } } }),
).data;
must(
  'add the treatment',
  await api.POST('/api/cart-items', {
    params: { header: from },
    body: { cartId: cart.id, itemType: 'product', itemId: product.id, quantity: 1 },
  }),
);
const filled = must(
  'read the cart',
  await api.GET('/api/carts', { params: { header: own, query: { currency: 'PLN' } } }),
).data.cart;
must(
  'acknowledge the rules on health',
  await api.POST('/api/consents', {
    params: { header: from },
    body: {
      agrees: [{ type: 'health', value: true }],
      textVersion: '2026-11-21',
      source: '/koszyk/podsumowanie/',
    },
  }),
);
const placed = must(
  'order',
  await api.POST('/api/orders', {
    params: { header: { ...from, 'idempotency-key': crypto.randomUUID() } },
    body: {
      cartId: filled.id,
      cartVersion: filled.version,
      user: {
        firstName: 'Ewa',
        lastName: 'Nowak',
        email: 'ewa.nowak@example.com',
        phonePrefix: '48',
        phone: '601234567',
      },
      agrees: [{ type: 'regulations', value: true }],
      paymentMethod: 'przelewy24',
      ageDeclaration: 'adult',
    },
  }),
).data;
// @ts-expect-error the token stays in a cookie that no program sees
if (placed.orderToken !== undefined) throw new Error('Failed to keep the token: the answer has it.');
const { payment } = must(
  'begin the payment',
  await api.POST('/api/order-payments/{id}/payment', {
    params: {
      path: { id: placed.order.orderPaymentId },
      header: { ...from, 'idempotency-key': crypto.randomUUID() },
    },
    body: { paymentMethod: 'przelewy24' },
  }),
).data;
process.stdout.write(JSON.stringify({ number: placed.order.number, redirectUrl: payment.redirectUrl }));
