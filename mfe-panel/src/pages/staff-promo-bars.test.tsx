import { httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { promoBar, renderPromoBars } from '../testing/promo-bar-fixtures';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const field = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('textbox', { name });

test('the list tells which bars are on, and filters by the address', async () => {
  const { http } = renderPromoBars({ query: '?state=on&sort=name' });
  const row = await screen.findByRole('row', { name: /Zima w salonach/ });
  expect(within(row).getByText('widoczny')).toBeTruthy();
  expect(within(row).getByRole('link', { name: 'Zima w salonach' }).getAttribute('href')).toBe(
    '/admin/tresci/paski-promocyjne/4/',
  );
  const call = http.calls.find(({ path }) => path === '/admin/promo-bars');
  expect(call?.options.query).toMatchObject({ state: 'on', sort: 'name' });
  expect(screen.getByRole('link', { name: 'Nowy pasek promocyjny' }).getAttribute('href')).toBe(
    '/admin/tresci/paski-promocyjne/new/',
  );
});

test.each(['staff', 'manager'])('a %s has no access', async (role) => {
  renderPromoBars({ role });
  expect(await screen.findByRole('heading', { level: 1, name: 'Brak dostępu' })).toBeTruthy();
});

test('what is typed is drawn in both languages before it is stored', async () => {
  renderPromoBars({ id: '4' });
  const preview = await screen.findByRole('region', { name: 'Podgląd' });
  expect(within(preview).getByRole('link', { name: 'See' }).getAttribute('href')).toBe('/en/offers/');
  const headline = await field(/^Nagłówek \(PL\)/);
  await userEvent.setup().type(headline, '!');
  expect(await within(preview).findByRole('heading', { name: 'Zimowe spotkania!' })).toBeTruthy();
});

test('a new one is sent whole, as a draft', async () => {
  const { http } = renderPromoBars({
    id: 'new',
    answers: {
      'POST /admin/promo-bars': ({ options }) => ({ promoBar: { ...promoBar, ...(options.body as object) } }),
    },
  });
  const user = userEvent.setup();
  await user.type(await field(/^Nazwa/), 'Wiosna');
  await user.type(await field(/^Nagłówek \(PL\)/), 'Wiosna');
  await user.type(await field(/^Nagłówek \(EN\)/), 'Spring');
  await user.type(screen.getByLabelText(/^Początek/), '2027-03-01T08:00');
  await user.click(screen.getByRole('checkbox', { name: 'Na wszystkich stronach kampanii' }));
  await user.click(screen.getByRole('button', { name: 'Dodaj' }));
  await waitFor(() => expect(http.bodiesOf('POST /admin/promo-bars')).toHaveLength(1));
  expect(http.bodiesOf('POST /admin/promo-bars')[0]).toMatchObject({
    name: 'Wiosna',
    enabled: false,
    headline: { pl: 'Wiosna', en: 'Spring' },
    actions: { pl: [], en: [] },
    look: 'soft',
    startAt: '2027-03-01T07:00:00.000Z',
    endAt: null,
    pageKinds: { information: false, campaign: true, offer: false },
  });
});

test('one press ends a bar, and the form shows its end', async () => {
  const ended = { ...promoBar, state: 'over', endAt: '2026-11-28T09:30:00.000Z', editedAt: '2026-11-28T09:30:00.000Z' };
  let stored = promoBar as typeof ended;
  const { toasts } = renderPromoBars({
    id: '4',
    answers: {
      'GET /admin/promo-bars/4': () => ({ promoBar: stored }),
      'PUT /admin/promo-bars/4/end': () => {
        stored = ended;
        return { promoBar: ended };
      },
    },
  });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Zakończ teraz' }));
  await waitFor(() => expect(toasts).toEqual(['Zakończono. Pasek zniknął ze strony.']));
  expect(await screen.findByText('zakończony')).toBeTruthy();
  expect((screen.getByLabelText(/^Koniec/) as HTMLInputElement).value).toBe('2026-11-28T10:30');
  expect(screen.queryByRole('button', { name: 'Zakończ teraz' })).toBeNull();
});

test('a refused end is explained', async () => {
  renderPromoBars({
    id: '4',
    answers: {
      'PUT /admin/promo-bars/4/end': () => {
        throw httpError(409, 'promo_bar_not_on', { message: 'Tego paska nie widać teraz w sklepie' });
      },
    },
  });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Zakończ teraz' }));
  expect(await screen.findByText('Tego paska nie widać teraz w sklepie')).toBeTruthy();
});

test('a former version shows what would change, and is stored again', async () => {
  const { http, toasts } = renderPromoBars({
    id: '4',
    answers: {
      'PUT /admin/promo-bars/4': ({ options }) => ({ promoBar: { ...promoBar, ...(options.body as object) } }),
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Porównaj wersję 1 z obecną' }));
  const dialog = await screen.findByRole('dialog', { name: 'Wersja 1 a obecny pasek' });
  expect(within(dialog).getByText('Nagłówek (PL): Zima')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Przywróć tę wersję' }));
  await waitFor(() => expect(toasts).toEqual(['Przywrócono wersję paska']));
  expect(http.bodiesOf('PUT /admin/promo-bars/4')).toMatchObject([{ headline: { pl: 'Zima', en: 'Winter' } }]);
});

test('one that is named stays, and the reason is shown', async () => {
  renderPromoBars({
    id: '4',
    answers: {
      'DELETE /admin/promo-bars/4': () => {
        throw httpError(409, 'promo_bar_used', { message: 'Ten pasek wskazuje artykuł albo strona.' });
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Usuń pasek' }));
  const dialog = await screen.findByRole('dialog', { name: 'Usunąć pasek?' });
  await user.click(within(dialog).getByRole('button', { name: 'Usuń' }));
  expect(await within(dialog).findByText('Ten pasek wskazuje artykuł albo strona.')).toBeTruthy();
});
