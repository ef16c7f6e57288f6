import type { StaffCustomer } from '@aksamit/contracts/staff';
import { type FakeAnswer, httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStaff } from '../testing/render-staff';
import { boughtTreatment, customerCard, staffCalendar, staffVisit } from '../testing/staff-fixtures';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-27T07:00:00Z'), doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterEach(() => jest.useRealTimers());

const V1 = '11111111-1111-4111-8111-111111111111';
const V2 = '22222222-2222-4222-8222-222222222222';
const earlier = staffVisit({
  id: V2,
  doneStatus: 'noShow',
  startAt: '2026-11-20T09:00:00.000Z',
  endAt: '2026-11-20T09:30:00.000Z',
});
const card = customerCard({ visits: [{ ...customerCard().visits[0], id: V1 } as never, earlier] });

function show(options: { at?: string; role?: string; answers?: Record<string, FakeAnswer> } = {}) {
  const { answers, ...rest } = options;
  const rendered = renderStaff({
    ...rest,
    answers: {
      'GET /admin/events': ({ options: { query } }) =>
        query?.date === '2026-11-20'
          ? staffCalendar({ from: '2026-11-20', to: '2026-11-20', events: [earlier] })
          : staffCalendar({ events: [staffVisit({ id: V1 })] }),
      'GET /admin/order-products': () => ({ orderProducts: [boughtTreatment({ lastEventId: V1 })] }),
      [`GET /admin/events/${V1}/customer`]: () => ({ customer: card }),
      ...answers,
    },
  });
  return { ...rendered, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

test('a visit opens the card of its customer, which is in the address; Escape leads back to the visit', async () => {
  const { user } = show();
  const block = await screen.findByRole('button', { name: /^10:00–10:30, Anna Nowak/ });
  await user.click(block);
  await user.click(screen.getByRole('button', { name: 'Karta klienta' }));
  const notes = await screen.findByRole('region', { name: 'Notatki zespołu' });
  expect(window.location.search).toBe(`?customer=${V1}`);
  expect(within(notes).getByText('Prosi o ciszę')).toBeTruthy();
  expect(screen.getByText('Nieobecności: 1')).toBeTruthy();
  expect(screen.getByText(/^zostało 120,00\szł z 200,00\szł, ważny do/)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Do umówienia z innych salonów' })).toBeTruthy();
  expect(within(notes).queryByRole('button', { name: /^Usuń/ })).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Notatki zespołu' })).toBeNull();
  expect(window.location.search).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(block));
});

test('a found purchase leads to the card too, and the card to a visit on another day', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Znajdź klienta' }));
  await user.type(await screen.findByRole('searchbox', { name: /Kogo szukasz/ }), 'nowak');
  await user.click(await screen.findByRole('button', { name: 'Karta klienta: Anna Nowak' }));
  await user.click(await screen.findByRole('button', { name: /^Otwórz wizytę: piątek, 20 listopada/ }));
  expect(await screen.findByText('Dokumenty i notatka')).toBeTruthy();
  expect(window.location.search).toBe('?date=2026-11-20');
});

test('a link to a card opens it; what fails is named and can be repeated', async () => {
  let isThere = false;
  const { user } = show({
    at: `/admin/?customer=${V1}`,
    answers: {
      [`GET /admin/events/${V1}/customer`]: () => {
        if (!isThere) throw httpError(404, 'not_found', { message: 'Nie ma takiej wizyty' });
        return { customer: card };
      },
    },
  });
  expect(await screen.findByText('Nie ma takiej wizyty')).toBeTruthy();
  isThere = true;
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Anna Nowak' })).toBeTruthy();
});

test('a note is added, and what was typed stays when that fails', async () => {
  let failures = 1;
  let shown: StaffCustomer = card;
  const { user, http } = show({
    at: `/admin/?customer=${V1}`,
    answers: {
      [`GET /admin/events/${V1}/customer`]: () => ({ customer: shown }),
      [`POST /admin/events/${V1}/customer-notes`]: () => {
        if (failures > 0) {
          failures -= 1;
          throw httpError(503, 'unavailable', { message: 'Nie działa' });
        }
        const note = { ...card.notes[0], id: 'n2', text: 'Woli rano' } as StaffCustomer['notes'][number];
        shown = { ...card, notes: [note, ...card.notes] };
        return { customerNote: note };
      },
    },
  });
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Nowa notatka/);
  await user.type(field, 'Woli rano');
  await user.click(screen.getByRole('button', { name: 'Dodaj notatkę' }));
  expect((await screen.findByRole('alert')).textContent).toBeTruthy();
  expect(field.value).toBe('Woli rano');
  await user.click(screen.getByRole('button', { name: 'Dodaj notatkę' }));
  await waitFor(() => expect(field.value).toBe(''));
  expect(within(screen.getByRole('region', { name: 'Notatki zespołu' })).getAllByRole('listitem')).toHaveLength(2);
  expect(http.bodiesOf(`POST /admin/events/${V1}/customer-notes`)).toEqual([
    { text: 'Woli rano' },
    { text: 'Woli rano' },
  ]);
});

test('a manager deletes a note after a question', async () => {
  let notes = card.notes;
  const { user } = show({
    at: `/admin/?customer=${V1}`,
    role: 'manager',
    answers: {
      [`GET /admin/events/${V1}/customer`]: () => ({ customer: { ...card, notes } }),
      'DELETE /admin/customer-notes/n1': () => {
        notes = [];
        return {};
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Usuń notatkę z/ }));
  await user.click(screen.getByRole('button', { name: 'Usuń notatkę' }));
  await waitFor(() => expect(screen.queryByText('Prosi o ciszę')).toBeNull());
});
