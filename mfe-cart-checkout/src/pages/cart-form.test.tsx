import type { ActionContext } from '@aksamit/contracts/platform';
import { createServerModule, createServerRenderScope } from '@aksamit/module-sdk/lifecycle/server';
import { polishMarket, testPageContext } from '@aksamit/module-sdk/testing';
import { renderToString } from 'react-dom/server';
import { resources } from '../app/resources';
import { isNewsFor, readStoredCart } from '../features/cart/cart-storage';
import { cartFixture, cartItemFixture } from '../testing/cart-fixtures';
import cart from './cart.page';

const { component, load, act } = cart;
const own = createServerModule({
  name: 'cart-checkout',
  resources,
  pages: { cart: component },
  loaders: load ? { cart: load } : {},
  ...(act ? { actions: { cart: act } } : {}),
});

/** Path with body, as they were sent. */
let sent: [string, unknown][];
beforeEach(() => {
  sent = [];
});

interface Answer {
  status?: number;
  body?: unknown;
  inBackground?: true;
}

/** Sends a form to the cart page; the API answers changes as given, and the cart always. */
async function send(
  fields: [string, string][],
  { status = 201, body = { data: { cartItem: { id: '9' } } }, inBackground }: Answer = {},
) {
  const answer = (code: number, content: unknown) => new Response(JSON.stringify(content), { status: code });
  const call = async () => answer(200, { data: { cart: cartFixture({ items: [cartItemFixture({ id: '3' })] }) } });
  const page = testPageContext('pl', polishMarket);
  const context = {
    ...page,
    page: 'cart',
    params: {},
    path: '/koszyk/',
    query: {},
    call,
    requestId: '',
    signal: new AbortController().signal,
    sitemap: { 'cart-checkout/cart': { pl: '/koszyk/', en: '/cart/' } },
    offers: [],
    scope: createServerRenderScope(),
    reader: { session: { status: 'anonymous', user: null }, visitorUniqueId: 'pl_AAAAAAAAAAAA', call },
    fields,
    inBackground,
    send: async (path: string, text: string) => {
      sent.push([path, JSON.parse(text)]);
      return answer(status, body);
    },
  };
  const result = await own.act?.(context as unknown as ActionContext);
  if (!result) throw new Error('The cart takes no forms.');
  return 'redirect' in result || 'outcome' in result
    ? result
    : { ...result, html: renderToString(result.element).replaceAll('\u00a0', ' '), title: context.scope.head.title };
}

const error = (code: string, message: string, fields = {}) => ({ error: { code, message, fields } });
const TREATMENT: [string, string][] = [
  ['intent', 'add'],
  ['itemType', 'product'],
  ['itemId', '7'],
  ['quantity', '1'],
];

test('what a buy box sends is added to the cart, with a notice', async () => {
  expect(await send(TREATMENT)).toEqual({ redirect: '/koszyk/?added=9', status: 303 });
  expect(sent).toEqual([['/api/cart-items', { itemType: 'product', itemId: '7', quantity: 1 }]]);
});

test('the page’s own choice goes before what the buy box knows', async () => {
  await send([...TREATMENT, ['pieces', '6']]);
  expect(sent[0]?.[1]).toMatchObject({ quantity: 6 });
  await send([
    ['intent', 'add'],
    ['itemType', 'bundle'],
    ['itemId', '8'],
    ['quantity', '1'],
    ['chosen', '4'],
    ['chosen', '5'],
  ]);
  expect(sent[1]?.[1]).toMatchObject({ data: { bundlableProductId: ['4', '5'] } });
  await send([...TREATMENT, ['confirmed', '1']]);
  expect(sent[2]?.[1]).toMatchObject({ itemId: '7', isConfirmed: true });
});

test.each(['0', '100', '-1', '1.5', 'dwa', ''])('no cart takes %p pieces', async (pieces) => {
  const page = await send([...TREATMENT, ['pieces', pieces], ['from', '/strefa-kobiet/nogi/']]);
  expect(page).toMatchObject({ status: 422 });
  expect(sent).toEqual([]);
  expect(page).toMatchObject({ title: 'Błąd – Koszyk' });
  const html = 'html' in page ? page.html : '';
  expect(html).toContain('Podaj liczbę od 1 do 99');
  expect(html).toContain('<a href="/strefa-kobiet/nogi/">Wróć i popraw</a>');
  expect(html).toContain('Depilacja laserowa nóg');
});

test('the API’s errors of the form are shown at the top, by field first', async () => {
  const fields = { 'data.bundlableProductId': ['Wybierz co najmniej 3 części ciała'] };
  const page = await send(TREATMENT, {
    status: 422,
    body: error('validation_failed', 'Formularz zawiera błędy', fields),
  });
  expect('html' in page && page.html).toContain('Wybierz co najmniej 3 części ciała');
  const gone = await send(TREATMENT, { status: 404, body: error('not_found', 'Nie ma') });
  expect('html' in gone && gone.html).toContain('Tego nie ma już w sprzedaży');
});

test('a line is changed and removed; its own field shows its error', async () => {
  const line: [string, string] = ['line', '3'];
  expect(await send([['intent', 'change'], line, ['quantity', '4']])).toMatchObject({ redirect: '/koszyk/' });
  expect(await send([['intent', 'remove'], line])).toMatchObject({ redirect: '/koszyk/' });
  expect(await send([['intent', 'remove'], line], { status: 404, body: error('not_found', 'Nie ma') })).toMatchObject({
    redirect: '/koszyk/',
  });
  expect(sent.slice(0, 2)).toEqual([
    ['/api/cart-items/3', { quantity: 4, _method: 'PUT' }],
    ['/api/cart-items/3', { _method: 'DELETE' }],
  ]);
  const refused = await send([['intent', 'change'], line, ['quantity', '9']], {
    status: 422,
    body: error('no_price', 'W tej ilości zabieg nie jest sprzedawany'),
  });
  const html = 'html' in refused ? refused.html : '';
  expect(html).toMatch(/<noscript>.*<input type="number"[^>]*aria-invalid="true" aria-describedby="refusal"/s);
});

test('no way back leads out of the shop, and no answer of the API is no answer to the form', async () => {
  const page = await send([...TREATMENT, ['pieces', '0'], ['from', '//evil.example/']]);
  expect('html' in page && page.html).not.toContain('evil');
  await expect(send(TREATMENT, { status: 503, body: error('service_unavailable', 'no') })).rejects.toThrow();
  await expect(send([['intent', 'other']])).resolves.toMatchObject({ status: 422 });
});

const line = cartItemFixture({ quantity: 3 });
const addition = { cartItem: line, cart: cartFixture({ count: 3, items: [line] }) };

test('a page that stays gets the words of its row, the new cart and the steps of an addition', async () => {
  const result = await send(TREATMENT, { body: { data: addition }, inBackground: true });
  if (!('outcome' in result)) throw new Error('No outcome.');
  const { done, publications, stored } = result.outcome;
  const message = 'W koszyku: Depilacja laserowa nóg';
  expect(done).toEqual({ label: 'W koszyku', name: message });
  expect(publications).toMatchObject([
    { topic: 'cart', value: { count: 3, total: { amount: 10_000, currency: 'PLN' } } },
    { topic: 'commerce', value: { event: 'add_to_cart', flow: 'addToCart' } },
    { topic: 'cart.item-added', value: { itemType: 'product', itemId: 7, quantity: 1, flow: 'addToCart' } },
    { topic: 'toast', value: { type: 'success', message, action: { label: 'Przejdź do koszyka', href: '/koszyk/' } } },
  ]);
  for (const [key, value] of Object.entries(stored ?? {})) localStorage.setItem(key, value);
  expect(readStoredCart({ market: 'pl', locale: 'pl' })).toMatchObject({ count: 3, items: [{ quantity: 3 }] });
  expect(isNewsFor('pl', { key: 'lastCartUpdate', newValue: stored?.lastCartUpdate ?? null })).toBe(true);
});

test('a page that stays gets the reason of a refusal as a message, and leaves where the cart is not known', async () => {
  const refused = await send(TREATMENT, { status: 404, body: error('not_found', 'Nie ma'), inBackground: true });
  const toast = { topic: 'toast', value: { type: 'alert', message: 'Tego nie ma już w sprzedaży' } };
  expect(refused).toEqual({ outcome: { publications: [toast] } });
  const withoutCart = { data: { cartItem: cartItemFixture({ id: '9' }) } };
  expect(await send(TREATMENT, { body: withoutCart, inBackground: true })).toEqual({
    redirect: '/koszyk/?added=9',
    status: 303,
  });
  await expect(
    send(TREATMENT, { status: 503, body: error('service_unavailable', 'no'), inBackground: true }),
  ).rejects.toThrow();
});
