import { httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOffer } from '../testing/offer-fixtures';
import { salons } from '../testing/render-staff';
import { salonRecord } from '../testing/salon-record';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const exception = {
  locationId: '1',
  date: '2099-12-24',
  start: '09:00',
  end: '14:00',
  closed: false,
  allDay: false,
  reason: { pl: 'Wigilia', en: 'Christmas Eve' },
  affectedEvents: ['v1', 'v2'],
};
const answers = {
  'GET /locations': () => ({ locations: salons }),
  'GET /admin/locations/1': () => ({ location: salonRecord }),
  'GET /admin/cities/1': () => ({ city: { id: '1', name: 'Warszawa' } }),
  'GET /admin/pictures': () => ({ pictures: [] }),
  'GET /admin/opening-exceptions': () => ({ openingExceptions: [exception] }),
};
const show = (options: Parameters<typeof renderOffer>[0] = {}) =>
  renderOffer({ kind: 'locations', id: '1', ...options, answers: { ...answers, ...options.answers } });

async function setTime(user: ReturnType<typeof userEvent.setup>, control: HTMLElement, time: string): Promise<void> {
  await user.clear(control);
  await user.type(control, time);
}

test('an admin sets the hours of the week whole', async () => {
  const { http, toasts } = show({ answers: { 'PUT /admin/locations/1/open-time': () => ({ openTime: {} }) } });
  const user = userEvent.setup();
  const week = within(await screen.findByRole('region', { name: 'Godziny otwarcia' }));
  await user.selectOptions(await week.findByRole('combobox', { name: 'niedziela' }), 'otwarte');
  await setTime(user, week.getByLabelText('niedziela: od'), '10:00');
  await setTime(user, week.getByLabelText('niedziela: do'), '09:00');
  await user.click(week.getByRole('button', { name: 'Zapisz godziny tygodnia' }));
  expect(await week.findByRole('link', { name: 'niedziela: Koniec musi być po początku' })).toBeTruthy();
  await setTime(user, week.getByLabelText('niedziela: do'), '16:00');
  await user.click(week.getByRole('button', { name: 'Zapisz godziny tygodnia' }));
  await waitFor(() => expect(toasts).toEqual(['Zapisano']));
  const day = { start: '09:00', end: '19:00', closed: false, allDay: false };
  expect(http.bodiesOf('PUT /admin/locations/1/open-time')).toMatchObject([
    { monday: day, saturday: { end: '15:00' }, sunday: { start: '10:00', end: '16:00', closed: false } },
  ]);
});

test('a manager reads the salon and its week, and gives a date hours of its own', async () => {
  const { http, toasts } = show({
    role: 'manager',
    answers: { 'POST /admin/opening-exceptions': () => ({ openingException: exception }) },
  });
  const user = userEvent.setup();
  expect(await screen.findByText('Możesz to przeglądać. Zmienić może administrator.')).toBeTruthy();
  const week = await screen.findByRole('table', { name: 'Godziny otwarcia' });
  expect(within(week).getAllByText('09:00–19:00')).toHaveLength(5);
  await user.click(await screen.findByRole('button', { name: 'Dodaj dzień' }));
  const form = within(await screen.findByRole('dialog', { name: 'Dzień z innymi godzinami' }));
  await user.type(form.getByLabelText(/^Data/), '2099-12-24');
  await user.type(form.getByRole('textbox', { name: /^Powód \(PL\)/ }), 'Wigilia');
  await user.type(form.getByRole('textbox', { name: /^Powód \(EN\)/ }), 'Christmas Eve');
  await user.click(form.getByRole('button', { name: 'Zapisz dzień' }));
  await waitFor(() =>
    expect(toasts).toEqual(['Zapisano. 2 wizyty wypadają poza godzinami: przenieś je w kalendarzu.']),
  );
  expect(http.bodiesOf('POST /admin/opening-exceptions')).toEqual([
    {
      locationId: '1',
      date: '2099-12-24',
      start: null,
      end: null,
      closed: true,
      allDay: false,
      reason: { pl: 'Wigilia', en: 'Christmas Eve' },
    },
  ]);
});

test('a date that has hours already is refused above the form, which stays', async () => {
  show({
    role: 'manager',
    answers: {
      'PUT /admin/opening-exceptions/1/2099-12-24': () => {
        throw httpError(409, 'exception_exists', { message: 'Ten dzień ma już własne godziny' });
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Zmień: 24.12.2099' }));
  const form = within(await screen.findByRole('dialog', { name: 'Dzień z innymi godzinami' }));
  await user.click(form.getByRole('button', { name: 'Zapisz dzień' }));
  expect(await form.findByText('Ten dzień ma już własne godziny')).toBeTruthy();
  expect(form.getByRole<HTMLInputElement>('textbox', { name: /^Powód \(PL\)/ }).value).toBe('Wigilia');
});

test('a date’s hours are removed after a question', async () => {
  const { http } = show({ role: 'manager', answers: { 'DELETE /admin/opening-exceptions/1/2099-12-24': () => ({}) } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Usuń: 24.12.2099' }));
  const question = within(await screen.findByRole('dialog', { name: /^Usunąć inne godziny/ }));
  await user.click(question.getByRole('button', { name: 'Usuń' }));
  await waitFor(() => expect(http.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1));
});
