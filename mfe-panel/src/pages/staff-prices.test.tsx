import { httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageOf, price, renderOffer } from '../testing/offer-fixtures';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const preview = {
  at: '2026-12-01T08:00:00.000Z',
  currency: 'PLN',
  isPromoted: true,
  rows: [{ quantityFrom: 1, quantityTo: 5, price: 21_900, finalPrice: 17_520, lowestPrice: 18_900 }],
};
let current = price;
beforeEach(() => {
  current = price;
});
const answers = {
  'GET /admin/prices/5': () => ({ price: current }),
  'POST /admin/price-previews': () => ({ pricePreview: preview }),
};
const show = (options: Parameters<typeof renderOffer>[0] = {}) => {
  const { answers: more, ...rest } = options;
  return renderOffer({ kind: 'prices', id: '5', ...rest, answers: { ...answers, ...more } });
};
const changePart = () => screen.findByRole('region', { name: 'Zmień cenę' });
const history = () => screen.getByRole('table', { name: 'Historia ceny' });

test('a price shows its history; a manager reads it alone', async () => {
  show({ role: 'manager' });
  expect(await screen.findByText('Możesz to przeglądać. Zmienić może administrator.')).toBeTruthy();
  expect(within(history()).getByText('199,00 zł')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Zmień cenę' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Zapisz zmiany' })).toBeNull();
});

test('a price from a time on is planned after the lowest price of 30 days was shown', async () => {
  const { http, toasts } = show({
    answers: {
      'POST /admin/price-changes': ({ options }) => {
        const { price: amount, validFrom } = options.body as { price: number; validFrom: string };
        current = { ...price, changes: [{ id: '8', price: amount, validFrom }] };
        return { priceChange: current.changes[0] };
      },
    },
  });
  const user = userEvent.setup();
  const part = within(await changePart());
  await user.type(part.getByRole('textbox', { name: /^Cena za sztukę/ }), '219');
  await user.click(part.getByRole('radio', { name: 'od wybranej chwili' }));
  await user.type(part.getByLabelText(/^Obowiązuje od/), '2026-12-01T09:00');
  const table = await part.findByRole('table', { name: 'Co pokaże sklep' });
  expect(within(table).getByText('189,00 zł')).toBeTruthy();
  expect(http.bodiesOf('POST /admin/price-previews').at(-1)).toEqual({
    productId: '3',
    marketId: '1',
    at: '2026-12-01T08:00:00.000Z',
    change: { quantityFrom: 1, quantityTo: 5, price: 21_900 },
  });
  await user.click(part.getByRole('button', { name: 'Zapisz cenę' }));
  await waitFor(() => expect(toasts).toEqual(['Zapisano']));
  expect(http.bodiesOf('POST /admin/price-changes')).toEqual([
    { priceId: '5', price: 21_900, validFrom: '2026-12-01T08:00:00.000Z' },
  ]);
  const planned = await screen.findByRole('table', { name: 'Zaplanowane zmiany ceny' });
  expect(within(planned).getByText('01.12.2026 09:00')).toBeTruthy();
});

test('a price from now on is stored at once', async () => {
  const { http } = show({ answers: { 'PUT /admin/prices/5': () => ({ price: current }) } });
  const user = userEvent.setup();
  const part = within(await changePart());
  await user.type(part.getByRole('textbox', { name: /^Cena za sztukę/ }), '219,50');
  await user.click(part.getByRole('button', { name: 'Zapisz cenę' }));
  await waitFor(() => expect(http.bodiesOf('PUT /admin/prices/5')).toEqual([{ price: 21_950 }]));
});

test('a time that has passed is refused at its field, and what was typed stays', async () => {
  show({
    answers: {
      'POST /admin/price-changes': () => {
        throw httpError(422, 'validation_failed', { fields: { validFrom: ['Ten termin już minął'] } });
      },
    },
  });
  const user = userEvent.setup();
  const part = within(await changePart());
  await user.type(part.getByRole('textbox', { name: /^Cena za sztukę/ }), '219');
  await user.click(part.getByRole('radio', { name: 'od wybranej chwili' }));
  await user.type(part.getByLabelText(/^Obowiązuje od/), '2020-12-01T09:00');
  await user.click(part.getByRole('button', { name: 'Zapisz cenę' }));
  await waitFor(() => expect(part.getByLabelText(/^Obowiązuje od/).getAttribute('aria-invalid')).toBe('true'));
  expect(part.getByRole<HTMLInputElement>('textbox', { name: /^Cena za sztukę/ }).value).toBe('219');
});

test('a planned price is removed after a question', async () => {
  current = { ...price, changes: [{ id: '8', price: 21_900, validFrom: '2026-12-01T08:00:00Z' }] };
  const { http, toasts } = show({
    answers: {
      'DELETE /admin/price-changes/8': () => {
        current = price;
        return {};
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Usuń zmianę od 01.12.2026 09:00' }));
  const question = await screen.findByRole('dialog', { name: 'Usunąć zaplanowaną zmianę?' });
  await user.click(within(question).getByRole('button', { name: 'Usuń zmianę' }));
  expect(await screen.findByText('Nie zaplanowano żadnej zmiany.')).toBeTruthy();
  expect(toasts).toEqual(['Usunięto zaplanowaną zmianę']);
  expect(http.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

test('a treatment that is not sold then is named as such', async () => {
  show({
    answers: {
      'POST /admin/price-previews': () => {
        throw httpError(404, 'not_found');
      },
    },
  });
  const part = within(await changePart());
  await userEvent.setup().type(part.getByRole('textbox', { name: /^Cena za sztukę/ }), '219');
  expect(await part.findByText('Tego zabiegu nie ma wtedy w sprzedaży na tym rynku.')).toBeTruthy();
});

test('the list names what each price is of without a request for each; of an older API they are requested', async () => {
  const productName = { pl: 'Łydki', en: 'Calves' };
  const { http } = renderOffer({
    kind: 'prices',
    locale: 'en',
    answers: {
      'GET /markets/pl': () => ({ market: { id: '1', name: 'Polska', names: { pl: 'Polska', en: 'Poland' } } }),
      'GET /admin/prices': () => pageOf({ prices: [{ ...price, id: '6', productId: '4', productName }, price] }, 2),
    },
  });
  const row = await screen.findByRole('row', { name: /^Calves/ });
  expect(await within(row).findByText('Poland')).toBeTruthy();
  expect(await screen.findByRole('row', { name: /^Underarms/ })).toBeTruthy();
  const requested = http.calls.map(({ path }) => path).filter((path) => path.startsWith('/admin/products/'));
  expect(requested).toEqual(['/admin/products/3']);
});
