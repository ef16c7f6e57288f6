import type { CharityEntry } from '@aksamit/contracts/staff';
import { FakePage, httpError } from '@aksamit/module-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStaff } from '../testing/render-staff';
import { StaffCharityPage } from './staff-charity.page';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const entry: CharityEntry = {
  id: 'e1',
  locationId: '1',
  reviewerName: 'Ewa',
  reviewUrl: null,
  rating: 5,
  hasComment: true,
  hasPhotos: false,
  postedAt: '2026-11-20T10:00:00.000Z',
  amount: 500,
  status: 'counted',
  reason: null,
};
const month = {
  month: '2026-10',
  entriesCount: 12,
  amount: 8500,
  currency: 'PLN',
  publishedAt: '2026-11-08T00:00:00.000Z',
  payBy: '2026-11-20',
  paidAt: null,
};

const PATH = '/admin/10dlazwierzaka/';
type Options = NonNullable<Parameters<typeof renderStaff>[0]>;
function show(answers: Options['answers'] = {}, shown: CharityEntry = entry) {
  const page = { name: 'staff-charity', component: StaffCharityPage };
  const sitemap = { 'panel/staff-charity': { pl: PATH, en: '/admin/10-for-a-pet/' } };
  const known = {
    'GET /admin/charity-entries': () => new FakePage({ charityEntries: [shown] }, { page: 1, perPage: 24, total: 1 }),
    'GET /charity-totals': () => new FakePage({ charityTotals: [month] }, { page: 1, perPage: 12, total: 1 }),
    ...answers,
  };
  return renderStaff({ role: 'manager', at: PATH, page, sitemap, answers: known });
}

test('an entry is left out with a reason alone', async () => {
  const { http, toasts } = show({ 'PUT /admin/charity-entries/e1': () => ({ charityEntry: entry }) });
  const press = userEvent.setup();
  await press.click(await screen.findByRole('button', { name: 'Wyklucz wpis: Ewa' }));
  const dialog = screen.getByRole('dialog', { name: 'Wyklucz wpis: Ewa' });
  await press.click(within(dialog).getByRole('button', { name: 'Wyklucz' }));
  expect((await within(dialog).findAllByText(/To pole jest wymagane/)).length).toBeGreaterThan(0);
  expect(http.bodiesOf('PUT /admin/charity-entries/e1')).toEqual([]);
  await press.type(within(dialog).getByRole('textbox', { name: /Powód/ }), 'wulgaryzmy');
  await press.click(within(dialog).getByRole('button', { name: 'Wyklucz' }));
  await waitFor(() => expect(toasts).toEqual(['Wykluczono wpis: Ewa']));
  expect(http.bodiesOf('PUT /admin/charity-entries/e1')).toEqual([{ status: 'disqualified', reason: 'wulgaryzmy' }]);
});

test('one that was left out is counted again; a published month refuses it', async () => {
  const answers = {
    'PUT /admin/charity-entries/e1': () => {
      throw httpError(409, 'month_published', { message: 'Suma tego miesiąca jest już ogłoszona' });
    },
  };
  const { http } = show(answers, { ...entry, status: 'disqualified', reason: 'wulgaryzmy', amount: 0 });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Policz ponownie wpis: Ewa' }));
  expect(await screen.findByText('Suma tego miesiąca jest już ogłoszona')).toBeTruthy();
  expect(http.bodiesOf('PUT /admin/charity-entries/e1')).toEqual([{ status: 'counted' }]);
});

test('a review is added; what was typed survives a refusal, which stands at its field', async () => {
  const { http } = show({
    'POST /admin/charity-entries': () => {
      throw httpError(422, 'validation_failed', { fields: { postedAt: ['Ta data jest w przyszłości'] } });
    },
  });
  const press = userEvent.setup();
  await press.click(await screen.findByRole('button', { name: 'Dodaj opinię' }));
  const dialog = screen.getByRole('dialog', { name: 'Dodaj opinię' });
  const name = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /Autor opinii/ });
  await press.type(name, 'Jan');
  fireEvent.change(within(dialog).getByLabelText(/Opinia z dnia/), { target: { value: '2026-11-20' } });
  await press.click(within(dialog).getByRole('checkbox', { name: 'Ma zdjęcia' }));
  await press.click(within(dialog).getByRole('button', { name: 'Zapisz' }));
  expect((await within(dialog).findAllByText(/Ta data jest w przyszłości/)).length).toBeGreaterThan(0);
  expect(name.value).toBe('Jan');
  expect(http.bodiesOf('POST /admin/charity-entries')).toEqual([
    {
      locationId: '1',
      reviewerName: 'Jan',
      rating: 5,
      hasComment: false,
      hasPhotos: true,
      postedAt: '2026-11-19T23:00:00.000Z',
    },
  ]);
});

test('a month’s payment is recorded after a question alone', async () => {
  const { http, toasts } = show({ 'PUT /admin/charity-months/2026-10': () => ({ charityTotal: month }) });
  const press = userEvent.setup();
  await press.click(await screen.findByRole('button', { name: 'Oznacz jako wpłacone: październik 2026' }));
  const dialog = screen.getByRole('dialog', { name: 'Suma za październik 2026 wpłacona?' });
  expect(http.bodiesOf('PUT /admin/charity-months/2026-10')).toEqual([]);
  await press.click(within(dialog).getByRole('button', { name: 'Tak, wpłacono' }));
  await waitFor(() => expect(toasts).toEqual(['Zapisano wpłatę za październik 2026']));
  expect(http.bodiesOf('PUT /admin/charity-months/2026-10')).toEqual([{ paid: true }]);
});
