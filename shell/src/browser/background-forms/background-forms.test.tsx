import { BusState } from '@aksamit/module-sdk/bus';
import { testPageContext } from '@aksamit/module-sdk/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { FORM_OUTCOME_TYPE } from '../../isomorphic/sent-in-background';
import { hostBusHandle } from '../host/host-bus';
import type { BackgroundOptions } from './background-forms';
import { startBackgroundFormsLater } from './start-later';

type Sent = [url: string, init: { method: string; headers: Record<string, string>; body: URLSearchParams }];

const send = jest.fn<Promise<unknown>, Sent>();
/** Forms that the browser sends itself: their fields. */
let left: Record<string, unknown>[] = [];
let page: ReturnType<typeof started>;
let isOnline = true;

/** Its listeners stay for the life of the document: there is one page for all tests. */
function started() {
  const state = new BusState();
  const bus = hostBusHandle(state);
  const toasts: unknown[] = [];
  bus.observe('toast').subscribe((toast) => toasts.push(toast));
  const options = {
    page: { context: testPageContext(), releases: [], versions: { 'cart-checkout': '1.2.0' } },
    state,
    bus,
    report: jest.fn(),
    session: { check: jest.fn() },
    prepareToasts: jest.fn(),
  } satisfies BackgroundOptions;
  startBackgroundFormsLater(options);
  return { ...options, toasts };
}

beforeAll(() => {
  page = started();
  Object.defineProperty(window.navigator, 'onLine', { get: () => isOnline });
  Object.defineProperty(globalThis, 'fetch', { value: send, configurable: true });
  addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const { submitter } = event;
    const fields = Object.fromEntries(new FormData(event.target));
    left.push(submitter instanceof HTMLButtonElement ? { ...fields, [submitter.name]: submitter.value } : fields);
  });
});

beforeEach(() => {
  document.body.innerHTML = `
    <form id="add" method="post" action="/koszyk/" data-in-background hidden><input type="hidden" name="intent" value="add"></form>
    <form id="plain" method="post" action="/koszyk/" hidden></form>
    <button type="submit" form="add" name="itemId" value="7" aria-label="Dodaj do koszyka: Nogi" data-variant="secondary"><svg></svg>Dodaj</button>
    <button type="submit" form="add" name="itemId" value="8" aria-label="Dodaj do koszyka: Pachy" data-variant="secondary"><svg></svg>Dodaj</button>
    <button type="submit" form="plain" name="itemId" value="9">Inaczej</button>`;
  localStorage.clear();
  send.mockReset();
  left = [];
  isOnline = true;
  page.toasts.splice(0);
  page.bus.publish('visitor', {
    uniqueId: 'pl_abcdefghijkl',
    isMobile: false,
    isMobileNavigation: false,
    isBot: false,
  });
});

const answer = (body: unknown, type = FORM_OUTCOME_TYPE, more = {}) => ({
  ok: true,
  redirected: false,
  status: 200,
  url: 'http://localhost/koszyk/',
  headers: new Headers({ 'content-type': type }),
  json: async () => body,
  ...more,
});
const toast = (message: string, type = 'success') => ({
  topic: 'toast',
  id: 'toast@1',
  kind: 'event',
  value: { type, message },
});
const added = (name: string, count: number) => ({
  module: 'cart-checkout',
  done: { label: 'W koszyku', name: `W koszyku: ${name}` },
  publications: [
    { topic: 'cart', id: 'cart@1', kind: 'state', value: { count, total: { amount: 100, currency: 'PLN' }, at: '' } },
    toast(`W koszyku: ${name}`),
  ],
  stored: { cart: `{"count":${count}}`, lastCartUpdate: String(count) },
});
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
/** Short words are joined to the next one by a non-breaking space. */
const textOf = ({ textContent }: HTMLElement) => textContent?.replace('\u00a0', ' ');
const legs = () => button('Dodaj do koszyka: Nogi');
const keyOf = (call: number) => send.mock.calls[call]?.[1].body.get('form-press');

test('a row is added in place: busy, then stated by its button, which keeps the focus', async () => {
  let respond = (_: unknown) => undefined as unknown;
  send.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  const row = legs();
  await userEvent.click(row);
  expect([row.getAttribute('aria-busy'), row.hasAttribute('data-pressed')]).toEqual(['true', true]);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  const [url, { method, headers, body }] = send.mock.calls[0] as Sent;
  expect([url, method, headers.accept]).toEqual(['/koszyk/', 'POST', FORM_OUTCOME_TYPE]);
  expect(Object.fromEntries(body)).toEqual({
    'form-press': expect.stringMatching(/^\w{24}$/),
    intent: 'add',
    itemId: '7',
  });
  expect(page.prepareToasts).toHaveBeenCalledTimes(1);
  respond(answer(added('Nogi', 1)));
  await waitFor(() => expect(textOf(row)).toBe('W koszyku'));
  expect(row.getAttribute('aria-label')).toBe('W koszyku: Nogi');
  expect([row.getAttribute('aria-busy'), row.getAttribute('aria-disabled')]).toEqual([null, 'true']);
  expect(document.activeElement).toBe(row);
  expect(page.toasts).toEqual([{ type: 'success', message: 'W koszyku: Nogi' }]);
  expect(page.bus.read('cart')?.count).toBe(1);
  expect(left).toEqual([]);
});

test('rows are added one after the other, and further presses of each change nothing', async () => {
  let respond = (_: unknown) => undefined as unknown;
  send.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  send.mockResolvedValueOnce(answer(added('Pachy', 2)));
  const [first, second] = [legs(), button('Dodaj do koszyka: Pachy')];
  await userEvent.dblClick(first);
  await userEvent.click(second);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  respond(answer(added('Nogi', 1)));
  await waitFor(() => expect(textOf(second)).toBe('W koszyku'));
  await userEvent.click(first);
  expect(send.mock.calls.map(([, { body }]) => body.get('itemId'))).toEqual(['7', '8']);
  expect(keyOf(0)).not.toBe(keyOf(1));
  expect(page.bus.read('cart')?.count).toBe(2);
  expect(left).toEqual([]);
});

test('what is stored is followed by the scripts of this page as from another tab', async () => {
  const received: unknown[] = [];
  const listen = ({ key, newValue }: StorageEvent) => received.push([key, newValue]);
  addEventListener('storage', listen);
  send.mockResolvedValueOnce(answer(added('Nogi', 4)));
  const row = legs();
  await userEvent.click(row);
  await waitFor(() => expect(textOf(row)).toBe('W koszyku'));
  removeEventListener('storage', listen);
  expect([localStorage.getItem('cart'), localStorage.getItem('lastCartUpdate')]).toEqual(['{"count":4}', '4']);
  expect(received).toEqual([
    ['cart', '{"count":4}'],
    ['lastCartUpdate', '4'],
  ]);
});

test('a row can be added again once another tab, or a later page, changed the cart', async () => {
  send.mockResolvedValue(answer(added('Nogi', 1)));
  const row = legs();
  await userEvent.click(row);
  await waitFor(() => expect(textOf(row)).toBe('W koszyku'));
  dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent' }));
  expect(textOf(row)).toBe('W koszyku');
  dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  expect([row.textContent, row.getAttribute('aria-label')]).toEqual(['Dodaj', 'Dodaj do koszyka: Nogi']);
  expect([row.getAttribute('aria-disabled'), row.hasAttribute('data-done')]).toEqual([null, false]);
  await userEvent.click(row);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(keyOf(1)).not.toBe(keyOf(0));
});

test('a refusal is a message, and the row can be pressed again', async () => {
  const refusal = { module: 'cart-checkout', publications: [toast('Tego nie ma już w sprzedaży', 'alert')] };
  send.mockResolvedValueOnce(answer(refusal, FORM_OUTCOME_TYPE, { ok: false, status: 429 }));
  const row = legs();
  await userEvent.click(row);
  await waitFor(() => expect(page.toasts).toEqual([{ type: 'alert', message: 'Tego nie ma już w sprzedaży' }]));
  await waitFor(() => expect(row.getAttribute('aria-busy')).toBeNull());
  expect([row.textContent, row.hasAttribute('data-pressed')]).toEqual(['Dodaj', false]);
  expect(left).toEqual([]);
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the shop fails', async () => answer('', 'text/html; charset=utf-8', { ok: false, status: 503 })],
  ['the response is no outcome', async () => answer('', 'text/html; charset=utf-8')],
  ['the outcome cannot be read', async () => answer(null)],
])('where %s the browser sends the form itself, with the key of the same press', async (_, respond) => {
  send.mockImplementationOnce(respond);
  await userEvent.click(legs());
  await waitFor(() => expect(left).toEqual([{ intent: 'add', itemId: '7', 'form-press': keyOf(0) }]));
  expect(send).toHaveBeenCalledTimes(1);
  expect(page.toasts).toEqual([]);
});

test('a page that comes back after that adds in place again', async () => {
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  send.mockResolvedValueOnce(answer(added('Nogi', 1)));
  const row = legs();
  await userEvent.click(row);
  await waitFor(() => expect(left).toHaveLength(1));
  expect(row.getAttribute('aria-busy')).toBe('true');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect([row.getAttribute('aria-busy'), row.form?.querySelector('[name="form-press"]')]).toEqual([null, null]);
  await userEvent.click(row);
  await waitFor(() => expect(textOf(row)).toBe('W koszyku'));
  expect(left).toHaveLength(1);
});

test('a failure waits for the other rows before the page is left', async () => {
  let fail = (_: unknown) => undefined as unknown;
  send.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  send.mockResolvedValueOnce(answer(added('Pachy', 1)));
  const second = button('Dodaj do koszyka: Pachy');
  await userEvent.click(legs());
  await userEvent.click(second);
  fail(new TypeError('Failed to fetch'));
  await waitFor(() => expect(left).toHaveLength(1));
  expect(textOf(second)).toBe('W koszyku');
  expect(left[0]).toMatchObject({ itemId: '7' });
});

test('offline the page stays, and the next press is the same one', async () => {
  send.mockImplementationOnce(() => {
    isOnline = false;
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  send.mockResolvedValueOnce(answer(added('Nogi', 1)));
  const row = legs();
  await userEvent.click(row);
  const message = 'Nie masz teraz połączenia z internetem. Spróbuj ponownie, gdy wróci.';
  await waitFor(() => expect(page.toasts).toEqual([{ type: 'alert', message }]));
  isOnline = true;
  await userEvent.click(row);
  await waitFor(() => expect(textOf(row)).toBe('W koszyku'));
  expect(keyOf(1)).toBe(keyOf(0));
  expect(left).toEqual([]);
});

test('the redirect of a release without outcomes is followed', async () => {
  const more = { redirected: true, url: '#added' };
  send.mockResolvedValueOnce(answer('', 'text/html; charset=utf-8', more));
  await userEvent.click(legs());
  await waitFor(() => expect(location.hash).toBe('#added'));
  expect(left).toEqual([]);
  history.replaceState(null, '', '/');
});

test('a form without the mark is the browser’s', async () => {
  await userEvent.click(button('Inaczej'));
  expect(left).toEqual([{ itemId: '9' }]);
  expect(send).not.toHaveBeenCalled();
});
