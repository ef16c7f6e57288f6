import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOffer } from '../testing/offer-fixtures';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const promotion = {
  id: '4',
  code: 'zima',
  name: { pl: 'Zimowa', en: 'Winter' },
  slugs: { pl: 'zima', en: 'winter' },
  marketId: null,
  discountKind: 'percentage',
  discountValue: 20,
  startAt: '2099-12-01T08:00:00.000Z',
  endAt: '2099-12-20T08:00:00.000Z',
  position: 0,
  productIds: ['3'],
};
const preview = {
  at: promotion.startAt,
  currency: 'PLN',
  isPromoted: true,
  rows: [{ quantityFrom: 1, quantityTo: 1, price: 20_000, finalPrice: 14_000, lowestPrice: 18_900 }],
};

test('the lowest price of 30 days follows what is typed, before it is saved', async () => {
  const { http, toasts } = renderOffer({
    kind: 'promotions',
    id: '4',
    answers: {
      'GET /admin/promotions/4': () => ({ promotion }),
      'POST /admin/price-previews': () => ({ pricePreview: preview }),
      'PUT /admin/promotions/4': () => ({ promotion: { ...promotion, discountValue: 30 } }),
    },
  });
  const user = userEvent.setup();
  const value = await screen.findByRole('textbox', { name: /^Rabat/ });
  await user.clear(value);
  await user.type(value, '30');
  await waitFor(() =>
    expect(http.bodiesOf('POST /admin/price-previews').at(-1)).toEqual({
      productId: '3',
      marketId: '1',
      at: promotion.startAt,
      promotion: {
        id: '4',
        discountKind: 'percentage',
        discountValue: 30,
        startAt: promotion.startAt,
        endAt: promotion.endAt,
        position: 0,
      },
    }),
  );
  const table = await screen.findByRole('table', { name: 'Pachy' });
  expect(within(table).getByText('189,00 zł')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  await waitFor(() => expect(toasts).toEqual(['Zapisano']));
  expect(http.bodiesOf('PUT /admin/promotions/4')).toEqual([{ discountValue: 30 }]);
});

test('without treatments there is nothing to show yet; they are found by name and taken away', async () => {
  renderOffer({
    kind: 'promotions',
    id: 'new',
    answers: {
      'GET /admin/products': () => ({ products: [{ id: '3', name: { pl: 'Pachy', en: 'Underarms' } }] }),
      'GET /admin/bundles': () => ({ bundles: [] }),
    },
  });
  const user = userEvent.setup();
  expect(await screen.findByText('Dodaj zabiegi, żeby zobaczyć, co pokaże sklep.')).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Dodaj: Zabiegi' }), 'pach');
  await user.click(await screen.findByRole('radio', { name: 'Pachy' }));
  const chosen = await screen.findByRole('button', { name: 'Usuń: Pachy' });
  expect(await screen.findByText('Uzupełnij rabat, początek i koniec.')).toBeTruthy();
  await user.click(chosen);
  expect(await screen.findByText('Dodaj zabiegi, żeby zobaczyć, co pokaże sklep.')).toBeTruthy();
});

test('the treatments that a promotion names itself are not requested one by one', async () => {
  const productNames = { 3: { pl: 'Pachy', en: 'Underarms' }, 4: { pl: 'Łydki', en: 'Calves' } };
  const { http } = renderOffer({
    kind: 'promotions',
    id: '4',
    answers: {
      'GET /admin/promotions/4': () => ({ promotion: { ...promotion, productIds: ['3', '4'], productNames } }),
      'POST /admin/price-previews': () => ({ pricePreview: preview }),
    },
  });
  expect(await screen.findByRole('button', { name: 'Usuń: Łydki' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Usuń: Pachy' })).toBeTruthy();
  expect(http.calls.filter(({ path }) => path.startsWith('/admin/products'))).toEqual([]);
});
