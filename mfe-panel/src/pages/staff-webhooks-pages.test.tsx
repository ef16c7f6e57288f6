import type { Webhook, WebhookDelivery } from '@aksamit/contracts/staff';
import { FakePage, httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStaff } from '../testing/render-staff';
import { StaffWebhookPage } from './staff-webhook.page';
import { StaffWebhooksPage } from './staff-webhooks.page';

beforeEach(() => localStorage.clear());

const SECRET = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDazXkZsWFoO0=';
const webhook = (change: Partial<Webhook> = {}): Webhook => ({
  id: 'w1',
  url: 'https://crm.example/hooks',
  description: 'CRM',
  events: ['order.paid', 'visit.booked'],
  enabled: true,
  version: 3,
  createdAt: '2026-11-26T10:00:00.000Z',
  formerSecretUntil: null,
  failingSince: null,
  gaveUpAt: null,
  deliveries: { due: 0, delivered: 4, failed: 1 },
  ...change,
});
const delivery = (change: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: 'd1',
  type: 'order.paid',
  data: { orderId: 'o1' },
  occurredAt: '2026-11-26T10:00:00.000Z',
  state: 'failed',
  attempts: 8,
  attemptedAt: '2026-11-27T06:00:00.000Z',
  nextAttemptAt: null,
  responseStatus: null,
  lastError: 'timeout',
  closedAt: '2026-11-27T06:00:00.000Z',
  ...change,
});

type Options = NonNullable<Parameters<typeof renderStaff>[0]>;
const sitemap = {
  'panel/staff-order': { pl: '/admin/zamowienia/:id/', en: '/admin/orders/:id/' },
  'panel/staff-tools': { pl: '/admin/narzedzia/', en: '/admin/tools/' },
  'panel/staff-webhooks': { pl: '/admin/webhooki/', en: '/admin/webhooks/' },
  'panel/staff-webhook': { pl: '/admin/webhooki/:id/', en: '/admin/webhooks/:id/' },
};
function showList(webhooks: Webhook[], { answers = {}, ...options }: Options = {}) {
  const rendered = renderStaff({
    role: 'admin',
    at: '/admin/webhooki/',
    page: { name: 'staff-webhooks', component: StaffWebhooksPage },
    sitemap,
    answers: {
      'GET /admin/webhooks': () => new FakePage({ webhooks }, { page: 1, perPage: 24, total: webhooks.length }),
      ...answers,
    },
    ...options,
  });
  return { ...rendered, press: userEvent.setup() };
}
function showOne(one: () => Webhook, { answers = {}, ...options }: Options = {}) {
  const rendered = renderStaff({
    role: 'admin',
    at: '/admin/webhooki/w1/',
    page: { name: 'staff-webhook', component: StaffWebhookPage, params: { id: 'w1' } },
    sitemap,
    answers: {
      'GET /admin/webhooks/w1': () => ({ webhook: one() }),
      'GET /admin/webhooks/w1/deliveries': () =>
        new FakePage({ webhookDeliveries: [delivery()] }, { page: 1, perPage: 24, total: 1 }),
      ...answers,
    },
    ...options,
  });
  return { ...rendered, press: userEvent.setup() };
}

test('endpoints have their address, events, counts and state', async () => {
  showList([webhook(), webhook({ id: 'w2', description: 'BI', enabled: false, gaveUpAt: '2026-11-27T06:00:00.000Z' })]);
  const row = (await screen.findByText('CRM')).closest('tr') ?? document.body;
  expect(within(row).getByText('https://crm.example/hooks')).toBeTruthy();
  expect(within(row).getByText('Zamówienie opłacone, Wizyta umówiona')).toBeTruthy();
  expect(within(row).getByText('dostarczone: 4, czekają: 0, niedostarczone: 1')).toBeTruthy();
  expect(within(row).getByText('Działa')).toBeTruthy();
  expect(screen.getByText('Wyłączony po błędach')).toBeTruthy();
});

test('a new endpoint shows its secret once; a refusal stands at its field', async () => {
  const answers = {
    'POST /admin/webhooks': ({ options }: { options: { body?: unknown } }) => {
      if (JSON.stringify(options.body).includes('http://')) {
        throw httpError(422, 'validation_failed', { fields: { url: ['Podaj adres zaczynający się od https://'] } });
      }
      return { webhook: webhook(), secret: SECRET };
    },
  };
  const { press, http } = showList([], { answers });
  await press.click(await screen.findByRole('button', { name: 'Dodaj webhook' }));
  const dialog = within(screen.getByRole('dialog'));
  await press.click(dialog.getByRole('button', { name: 'Dodaj webhook' }));
  expect((await dialog.findAllByText(/Zaznacz przynajmniej jedno/)).length).toBeGreaterThan(0);
  await press.type(dialog.getByLabelText(/^Adres/), 'http://crm.example/hooks');
  await press.type(dialog.getByLabelText(/^Opis/), 'CRM');
  await press.click(dialog.getByLabelText(/^Zamówienie opłacone/));
  await press.click(dialog.getByRole('button', { name: 'Dodaj webhook' }));
  expect((await dialog.findAllByText(/Podaj adres zaczynający się od https/)).length).toBeGreaterThan(0);
  await press.clear(dialog.getByLabelText(/^Adres/));
  await press.type(dialog.getByLabelText(/^Adres/), 'https://crm.example/hooks');
  await press.click(dialog.getByRole('button', { name: 'Dodaj webhook' }));
  expect(await screen.findByText(SECRET)).toBeTruthy();
  expect(http.bodiesOf('POST /admin/webhooks').at(-1)).toEqual({
    url: 'https://crm.example/hooks',
    description: 'CRM',
    events: ['order.paid'],
  });
});

test('deliveries show their result, and are sent again', async () => {
  const { press, http, toasts } = showOne(() => webhook({ failingSince: '2026-11-26T10:00:00.000Z' }), {
    answers: { 'POST /admin/webhook-deliveries/d1/repeats': () => ({ webhookDelivery: delivery({ state: 'due' }) }) },
  });
  const row = (await screen.findByRole('link', { name: 'Zobacz zamówienie' })).closest('tr') ?? document.body;
  expect(within(row).getByText('brak odpowiedzi w czasie')).toBeTruthy();
  expect(within(row).getByText('Niedostarczone')).toBeTruthy();
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/admin/zamowienia/o1/');
  await press.click(within(row).getByText('Co wysłaliśmy'));
  expect(within(row).getByText(/"orderId": "o1"/)).toBeTruthy();
  expect(screen.getByText(/nic nie dociera/)).toBeTruthy();
  await press.click(within(row).getByRole('button', { name: /^Wyślij ponownie: Zamówienie opłacone/ }));
  await waitFor(() => expect(toasts).toEqual(['Powiadomienie czeka na wysłanie']));
  expect(http.bodiesOf('POST /admin/webhook-deliveries/d1/repeats')).toEqual([{}]);
});

test('a test event is sent, and the endpoint is disabled', async () => {
  let one = webhook();
  const { press, http, toasts } = showOne(() => one, {
    answers: {
      'POST /admin/webhooks/w1/test-deliveries': () => ({ webhookDelivery: delivery({ type: 'test' }) }),
      'PUT /admin/webhooks/w1': () => {
        one = webhook({ enabled: false, version: 4 });
        return { webhook: one };
      },
    },
  });
  await press.click(await screen.findByRole('button', { name: 'Wyślij test' }));
  await waitFor(() => expect(toasts).toEqual(['Test czeka na wysłanie']));
  await press.click(screen.getByRole('button', { name: 'Wyłącz' }));
  expect(await screen.findByRole('button', { name: 'Włącz' })).toBeTruthy();
  expect(http.bodiesOf('PUT /admin/webhooks/w1')).toEqual([{ enabled: false, version: 3 }]);
});

test('an edit that a colleague was faster with keeps what was typed, and the next press saves it', async () => {
  let one = webhook();
  const { press, http, toasts } = showOne(() => one, {
    answers: {
      'PUT /admin/webhooks/w1': ({ options }) => {
        if (JSON.stringify(options.body).includes('"version":3')) {
          one = webhook({ version: 4 });
          throw httpError(409, 'conflict', { message: 'Ktoś zmienił to w tej samej chwili' });
        }
        return { webhook: webhook({ description: 'CRM nowy', version: 5 }) };
      },
    },
  });
  await press.click(await screen.findByRole('button', { name: 'Edytuj' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edytuj' }));
  await press.type(dialog.getByLabelText(/^Opis/), ' nowy');
  await press.click(dialog.getByRole('button', { name: 'Zapisz zmiany' }));
  expect(await dialog.findByText('Ktoś zmienił to w tej samej chwili')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>(/^Opis/).value).toBe('CRM nowy');
  await press.click(dialog.getByRole('button', { name: 'Zapisz zmiany' }));
  await waitFor(() => expect(toasts).toEqual(['Zapisano: CRM nowy']));
  expect(http.bodiesOf('PUT /admin/webhooks/w1').at(-1)).toMatchObject({ description: 'CRM nowy', version: 4 });
});

test('a replaced secret is shown after a question', async () => {
  const { press, toasts } = showOne(() => webhook(), {
    answers: { 'POST /admin/webhooks/w1/secrets': () => ({ webhook: webhook(), secret: SECRET }) },
  });
  await press.click(await screen.findByRole('button', { name: 'Wymień sekret' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Wymienić sekret?' }));
  await press.click(dialog.getByRole('button', { name: 'Wymień sekret' }));
  expect(await screen.findByText(SECRET)).toBeTruthy();
  expect(toasts).toEqual(['Sekret jest wymieniony']);
});

test('an endpoint is deleted after a question, which names what still waits', async () => {
  const { press, http, toasts } = showOne(() => webhook({ deliveries: { due: 2, delivered: 4, failed: 1 } }), {
    answers: { 'DELETE /admin/webhooks/w1': () => ({ webhook: webhook() }) },
  });
  await press.click(await screen.findByRole('button', { name: 'Usuń' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Usunąć webhook?' }));
  expect(dialog.getByText(/czekają na wysłanie: 2/)).toBeTruthy();
  await press.click(dialog.getByRole('button', { name: 'Zostaw' }));
  expect(http.calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await press.click(screen.getByRole('button', { name: 'Usuń' }));
  await press.click(screen.getByRole('button', { name: 'Usuń webhook' }));
  await waitFor(() => expect(toasts).toEqual(['Webhook usunięty: CRM']));
  expect(window.location.pathname).toBe('/admin/webhooki/');
});

test('managers have no webhooks', async () => {
  const { http } = showList([], { role: 'manager' });
  expect(await screen.findByRole('heading', { level: 1, name: /dostęp/ })).toBeTruthy();
  expect(http.calls.some(({ path }) => path === '/admin/webhooks')).toBe(false);
});
