import { type FakeAnswer, httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStaff } from '../testing/render-staff';
import { alicja, beata, staffCalendar, staffVisit, therapistRota } from '../testing/staff-fixtures';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-27T07:00:00Z'), doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterEach(() => jest.useRealTimers());

const rota = therapistRota();

function show(answers: Record<string, FakeAnswer> = {}, role = 'manager') {
  const rendered = renderStaff({
    role,
    answers: {
      'GET /admin/events': () => staffCalendar(),
      'GET /admin/shifts': () => ({ rotas: [rota, therapistRota({ therapist: beata, version: 0, week: [] })] }),
      ...answers,
    },
  });
  return { ...rendered, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

const friday = () => within(screen.getByRole('group', { name: 'Piątek' }));

test('a changed week is checked and stored on the version that was seen', async () => {
  const { user, http, toasts } = show({
    'POST /admin/shift-previews': () => ({ events: [] }),
    'PUT /admin/shifts/1': () => ({ rota: { ...rota, version: 4 } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Grafik' }));
  await screen.findByRole('group', { name: 'Piątek' });
  await user.clear(friday().getByLabelText('Do'));
  await user.type(friday().getByLabelText('Do'), '16:00');
  await user.click(screen.getByRole('button', { name: 'Zapisz grafik' }));
  await waitFor(() => expect(toasts).toEqual(['Grafik zapisany: Alicja']));
  const [stored] = http.bodiesOf('PUT /admin/shifts/1') as { version: number; week: unknown[] }[];
  expect(stored?.version).toBe(3);
  expect(stored?.week).toEqual([
    { weekday: 5, start: '09:00', end: '16:00', breakStart: '13:00', breakEnd: '13:30', moreBreaks: [] },
  ]);
});

test('a day gets a second break; one that overlaps is refused, and copies of the day have it', async () => {
  const { user, http } = show({
    'POST /admin/shift-previews': () => ({ events: [] }),
    'PUT /admin/shifts/1': () => ({ rota: { ...rota, version: 4 } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Grafik' }));
  await screen.findByRole('group', { name: 'Piątek' });
  const sunday = within(screen.getByRole('group', { name: 'Niedziela' }));
  await user.click(sunday.getByRole('checkbox', { name: 'Pracuje' }));
  await user.click(friday().getByRole('button', { name: 'Dodaj przerwę: Piątek' }));
  await user.type(friday().getByLabelText('Przerwa 2 od'), '13:15');
  await user.type(friday().getByLabelText('Przerwa 2 do'), '15:15');
  await user.click(screen.getByRole('button', { name: 'Zapisz grafik' }));
  expect(await screen.findByText('Przerwy nie mogą na siebie zachodzić')).toBeTruthy();
  await user.clear(friday().getByLabelText('Przerwa 2 od'));
  await user.type(friday().getByLabelText('Przerwa 2 od'), '15:00');
  await user.click(friday().getByRole('button', { name: 'Te same godziny w pozostałe dni pracy' }));
  expect(sunday.getByLabelText<HTMLInputElement>('Przerwa 2 od').value).toBe('15:00');
  await user.click(screen.getByRole('button', { name: 'Zapisz grafik' }));
  const moreBreaks = [{ start: '15:00', end: '15:15' }];
  await waitFor(() =>
    expect(http.bodiesOf('PUT /admin/shifts/1')).toMatchObject([
      {
        week: [
          { weekday: 5, moreBreaks },
          { weekday: 7, moreBreaks },
        ],
      },
    ]),
  );
  await user.click(sunday.getByRole('button', { name: 'Usuń przerwę 2: Niedziela' }));
  await user.click(screen.getByRole('button', { name: 'Zapisz grafik' }));
  await waitFor(() =>
    expect(http.bodiesOf('PUT /admin/shifts/1')[1]).toMatchObject({
      week: [
        { weekday: 5, moreBreaks },
        { weekday: 7, moreBreaks: [] },
      ],
    }),
  );
});

test('the hours of the first working day are given to the others', async () => {
  const { user, http } = show({
    'POST /admin/shift-previews': () => ({ events: [] }),
    'PUT /admin/shifts/1': () => ({ rota: { ...rota, version: 4 } }),
  });
  const copying = { name: 'Te same godziny w pozostałe dni pracy' };
  await user.click(await screen.findByRole('button', { name: 'Grafik' }));
  await screen.findByRole('group', { name: 'Piątek' });
  expect(screen.queryByRole('button', copying)).toBeNull();
  const sunday = within(screen.getByRole('group', { name: 'Niedziela' }));
  await user.click(sunday.getByRole('checkbox', { name: 'Pracuje' }));
  await user.click(friday().getByRole('button', copying));
  await user.click(screen.getByRole('button', { name: 'Zapisz grafik' }));
  const hours = { start: '09:00', end: '17:00', breakStart: '13:00', breakEnd: '13:30' };
  await waitFor(() =>
    expect(http.bodiesOf('PUT /admin/shifts/1')).toMatchObject([
      {
        week: [
          { weekday: 5, ...hours },
          { weekday: 7, ...hours },
        ],
      },
    ]),
  );
});

test('visits that would lie outside are shown first, and stored over by a second press', async () => {
  let stored = 0;
  const { user } = show({
    'POST /admin/shift-previews': () => ({ events: [staffVisit()] }),
    'PUT /admin/shifts/1': () => {
      stored += 1;
      return { rota };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Grafik' }));
  await screen.findByRole('group', { name: 'Piątek' });
  await user.click(friday().getByRole('checkbox', { name: 'Pracuje' }));
  await user.click(screen.getByRole('button', { name: 'Zapisz grafik' }));
  expect(await screen.findByText('Umówione wizyty poza nowym grafikiem: 1')).toBeTruthy();
  expect(stored).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Zapisz mimo to' }));
  await waitFor(() => expect(stored).toBe(1));
});

test('hours that cannot be are named, a colleague who was faster too, and nothing typed is lost', async () => {
  const { user } = show({
    'POST /admin/shift-previews': () => ({ events: [] }),
    'PUT /admin/shifts/1': () => {
      throw httpError(409, 'shift_changed', { message: 'Ktoś inny zmienił ten grafik' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Grafik' }));
  await screen.findByRole('group', { name: 'Piątek' });
  const end = friday().getByLabelText<HTMLInputElement>('Do');
  await user.clear(end);
  await user.type(end, '08:00');
  await user.click(screen.getByRole('button', { name: 'Zapisz grafik' }));
  expect(await screen.findByText('Koniec musi być po początku')).toBeTruthy();
  await user.clear(end);
  await user.type(end, '18:00');
  await user.click(screen.getByRole('button', { name: 'Zapisz grafik' }));
  expect(await screen.findByText('Ktoś inny zmienił ten grafik')).toBeTruthy();
  expect(end.value).toBe('18:00');
});

test('the reception reads the hours; who has none is named so', async () => {
  const { user } = show({}, 'staff');
  await user.click(await screen.findByRole('button', { name: 'Grafik' }));
  expect(await screen.findByText('09:00–17:00, przerwa 13:00–13:30')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Zapisz grafik' })).toBeNull();
  const panel = within(screen.getByRole('region', { name: 'Grafik pracy' }));
  await user.selectOptions(panel.getByRole('combobox', { name: 'Kosmetolog' }), 'Beata');
  expect(screen.getByText(/^Beata nie ma jeszcze grafiku/)).toBeTruthy();
});

test('the column names the hours of work, and free times lie within them', async () => {
  const offShift = [
    { startAt: '2026-11-26T23:00:00Z', endAt: '2026-11-27T09:30:00Z', isBreak: false },
    { startAt: '2026-11-27T12:00:00Z', endAt: '2026-11-27T12:30:00Z', isBreak: true },
    { startAt: '2026-11-27T16:00:00Z', endAt: '2026-11-27T23:00:00Z', isBreak: false },
  ].map((off) => ({ ...off, therapistId: alicja.id }));
  show({ 'GET /admin/events': () => staffCalendar({ events: [], offShift }) });
  expect(await screen.findByRole('rowheader', { name: /^Alicja, .*praca 10:30–13:00, 13:30–17:00$/ })).toBeTruthy();
  const free = screen.getAllByRole('button', { name: /^Wolne .*Alicja/ }).map((each) => each.textContent);
  expect(free).toEqual(['Wolne 10:30–13:00', 'Wolne 13:30–17:00']);
});

test('a time outside of the shift is booked once that is agreed', async () => {
  const { user, http } = show({
    'POST /admin/events': ({ options }) => {
      if (!(options.body as { outsideShift?: boolean }).outsideShift) {
        throw httpError(409, 'outside_shift', { message: 'Nikt nie pracuje o tej porze' });
      }
      return { event: staffVisit({ id: 'v9' }) };
    },
    'GET /admin/order-products': () => ({ orderProducts: [] }),
    'GET /products': () => ({ products: [{ id: '3', name: 'Depilacja laserowa pach' }] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Nowa wizyta' }));
  await user.type(screen.getByRole('searchbox', { name: /^Zabieg/ }), 'pach');
  await user.click(await screen.findByRole('radio', { name: /Depilacja laserowa pach/ }));
  await user.type(screen.getByLabelText(/^Imię/), 'Ewa');
  await user.type(screen.getByLabelText(/^Nazwisko/), 'Lis');
  await user.type(screen.getByLabelText(/^Telefon/), '600100300');
  await user.type(screen.getByLabelText(/^Godzina/), '19:00');
  await user.click(screen.getByRole('button', { name: 'Umów wizytę' }));
  await user.click(await screen.findByRole('checkbox', { name: /^Umów poza grafikiem/ }));
  await user.click(screen.getByRole('button', { name: 'Umów wizytę' }));
  await waitFor(() => expect(http.bodiesOf('POST /admin/events')).toHaveLength(2));
  expect(http.bodiesOf('POST /admin/events')[1]).toMatchObject({ outsideShift: true });
});
