import { httpError } from '@aksamit/module-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageOf, price, renderOffer } from '../testing/offer-fixtures';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const BATCH = 'POST /admin/price-change-batches';
const named = (id: string, name: string, amount: number) => ({
  ...price,
  id,
  price: amount,
  productName: { pl: name, en: name },
});
const prices = [named('5', 'Pachy', 19_900), named('6', 'Łydki', 25_000)];
const answers = {
  'GET /admin/prices': () => pageOf({ prices }, 2),
  [BATCH]: () => ({ priceBatch: { count: 2 } }),
};

async function opened(more: Parameters<typeof renderOffer>[0] = {}) {
  const rendered = renderOffer({ kind: 'prices', ...more, answers: { ...answers, ...more.answers } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Zmień wiele cen' }));
  const part = screen.getByRole('region', { name: 'Zmień wiele cen' });
  await within(part).findByRole('option', { name: 'Depilacja' });
  return { ...rendered, user, part };
}

async function fill({ user, part }: Pick<Awaited<ReturnType<typeof opened>>, 'user' | 'part'>, percent: string) {
  await user.selectOptions(within(part).getByRole('combobox', { name: /^Kategoria/ }), 'Depilacja');
  await user.type(within(part).getByRole('textbox', { name: /^Zmiana w procentach/ }), percent);
}

test('the prices of a category are shown before and after, and changed at once', async () => {
  const { http, toasts, user, part } = await opened();
  await fill({ user, part }, '5');
  const region = await within(part).findByRole('region', { name: 'Ceny przed zmianą i po niej' });
  expect(within(region).getByRole('row', { name: /Pachy/ }).textContent).toMatch(/199,00\szł209,00\szł/);
  expect(within(part).getByText('Ceny, które się zmienią: 2 z 2.')).toBeTruthy();
  await user.click(within(part).getByRole('button', { name: 'Zmień 2 ceny' }));
  await waitFor(() => expect(toasts).toEqual(['Zmieniono lub zaplanowano 2 ceny']));
  expect(http.bodiesOf(BATCH)).toEqual([
    {
      validFrom: null,
      changes: [
        { priceId: '5', former: 19_900, price: 20_900 },
        { priceId: '6', former: 25_000, price: 26_300 },
      ],
    },
  ]);
  expect(screen.queryByRole('region', { name: 'Zmień wiele cen' })).toBeNull();
});

test('they begin at a time, rounded as chosen', async () => {
  const { http, user, part } = await opened();
  await fill({ user, part }, '-10');
  await user.selectOptions(within(part).getByRole('combobox', { name: 'Zaokrąglij nową cenę do' }), 'wielokrotności 5');
  await user.selectOptions(within(part).getByRole('combobox', { name: 'Od kiedy' }), 'od wybranej chwili');
  fireEvent.change(within(part).getByLabelText(/^Obowiązuje od/), { target: { value: '2027-01-01T00:00' } });
  await user.click(await within(part).findByRole('button', { name: 'Zmień 2 ceny' }));
  await waitFor(() => expect(http.bodiesOf(BATCH)).toHaveLength(1));
  expect(http.bodiesOf(BATCH)[0]).toMatchObject({
    validFrom: '2026-12-31T23:00:00.000Z',
    changes: [{ price: 18_000 }, { price: 22_500 }],
  });
});

test('what was typed outlives a refusal, which is named, and the prices are loaded again', async () => {
  const { http, user, part } = await opened({
    answers: {
      [BATCH]: () => {
        throw httpError(409, 'prices_changed', { message: 'Część tych cen ktoś właśnie zmienił' });
      },
    },
  });
  await fill({ user, part }, '5');
  const loads = () => http.calls.filter(({ options }) => options.query && 'categoryId' in options.query).length;
  await user.click(await within(part).findByRole('button', { name: 'Zmień 2 ceny' }));
  expect(await within(part).findByText(/Część tych cen ktoś właśnie zmienił/)).toBeTruthy();
  expect(within(part).getByRole<HTMLInputElement>('textbox', { name: /^Zmiana w procentach/ }).value).toBe('5');
  await waitFor(() => expect(loads()).toBe(2));
});

test('without a change nothing can be sent; a manager has no such tool', async () => {
  const { user, part, unmount } = await opened();
  await fill({ user, part }, 'dużo');
  expect(within(part).getByRole<HTMLButtonElement>('button', { name: 'Zmień 0 cen' }).disabled).toBe(true);
  unmount();
  renderOffer({ kind: 'prices', role: 'manager', answers });
  expect(await screen.findByRole('table', { name: 'Ceny' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Zmień wiele cen' })).toBeNull();
});
