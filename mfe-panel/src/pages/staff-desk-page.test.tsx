import { FakePage, httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { complaint, openedCall, openedComplaint } from '../testing/desk-fixtures';
import { renderStaff } from '../testing/render-staff';
import { StaffDeskPage } from './staff-desk.page';
import { StaffDeskCasePage } from './staff-desk-case.page';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-27T09:00:00Z'), doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterEach(() => jest.useRealTimers());

const sitemap = {
  'panel/staff-desk': { pl: '/admin/zgloszenia/', en: '/admin/desk/' },
  'panel/staff-answer-templates': { pl: '/admin/szablony-odpowiedzi/', en: '/admin/answer-templates/' },
  'panel/staff-desk-case': { pl: '/admin/zgloszenia/:desk/:id/', en: '/admin/desk/:desk/:id/' },
};
type Options = NonNullable<Parameters<typeof renderStaff>[0]>;
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pageOf = (complaints: unknown[]) => () =>
  new FakePage({ complaints }, { page: 1, perPage: 24, total: complaints.length });

const noTemplates = () => new FakePage({ answerTemplates: [] }, { page: 1, perPage: 100, total: 0 });

function showList(options: Options = {}) {
  const page = { name: 'staff-desk', component: StaffDeskPage };
  return renderStaff({ role: 'manager', at: '/admin/zgloszenia/', page, sitemap, ...options });
}

function showCase(answers: Options['answers'], options: Options = {}) {
  const params = { desk: 'complaints', id: 'c1' };
  const page = { name: 'staff-desk-case', component: StaffDeskCasePage, params };
  return renderStaff({
    role: 'manager',
    at: '/admin/zgloszenia/complaints/c1/',
    page,
    sitemap,
    answers: { 'GET /admin/answer-templates': () => noTemplates(), ...answers },
    ...options,
  });
}

test('complaints have their clock in words, and lead to their page', async () => {
  const complaints = [
    complaint({ id: 'c0', number: 'ZG-0', answerBy: '2026-11-25T22:59:59.000Z' }),
    complaint(),
    complaint({ id: 'c2', number: 'ZG-2', state: 'rejected', closedAt: '2026-11-20T10:00:00.000Z' }),
  ];
  showList({ answers: { 'GET /admin/complaints': pageOf(complaints) } });
  const rows = within(await screen.findByRole('table', { name: 'Reklamacje' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell')[3]?.textContent)).toEqual([
    '2 dni po terminie',
    'Termin jutro',
    'Zamknięte 20.11.2026',
  ]);
  expect(screen.getByRole('link', { name: 'ZG-2026-001001' }).getAttribute('href')).toBe(
    '/admin/zgloszenia/complaints/c1/',
  );
  expect(rows[1]?.textContent).toContain('Brak efektów zabiegów, Aksamit Mokotów');
});

test('tab, state and search of the address are those of the call; a state that the desk lacks is not sent', async () => {
  const answers = { 'GET /admin/leads': () => new FakePage({ leads: [] }, { page: 1, perPage: 24, total: 0 }) };
  const first = showList({ at: '/admin/zgloszenia/?desk=leads&state=answered&q=Ewa', answers });
  expect(await screen.findByRole('heading', { name: 'Nic nie znaleziono' })).toBeTruthy();
  const queryOf = ({ http }: ReturnType<typeof showList>) =>
    http.calls.find(({ path }) => path === '/admin/leads')?.options.query;
  expect(queryOf(first)).toEqual({ q: 'Ewa', state: 'answered' });
  expect(screen.getByRole('link', { name: 'Zapytania' }).getAttribute('aria-current')).toBe('page');
  first.unmount();
  const second = showList({ at: '/admin/zgloszenia/?desk=leads&state=rejected', answers });
  await waitFor(() => expect(queryOf(second)).toEqual({}));
});

test('the reception has no entry and no access, and nothing is requested for it', async () => {
  const { http } = showList({ role: 'staff' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Brak dostępu' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Zgłoszenia' })).toBeNull();
  expect(http.calls.some(({ path }) => path === '/admin/complaints')).toBe(false);
});

test('a list that cannot be loaded can be requested again', async () => {
  let isAway = true;
  const { queryClient: _ } = showList({
    answers: {
      'GET /admin/complaints': () => {
        if (isAway) throw httpError(503, 'service_unavailable');
        return pageOf([complaint()])();
      },
    },
  });
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  isAway = false;
  await user().click(retry);
  expect(await screen.findByRole('link', { name: 'ZG-2026-001001' })).toBeTruthy();
});

test('a case shows all that was sent', async () => {
  showCase({ 'GET /admin/complaints/c1': () => ({ lead: openedComplaint() }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Zgłoszenie ZG-2026-001001' })).toBeTruthy();
  for (const text of ['Powtórzenie zabiegu', 'Trzeci zabieg', 'ul. Polna 4', 'Łódź', 'Aksamit Mokotów', 'usługi']) {
    expect(screen.getAllByText(text, { selector: 'dd, p' })).toHaveLength(1);
  }
  // The parts around the place where it may break.
  const email = screen.getByRole('link', { name: /^ewa ?@example\.com$/ });
  expect(email.getAttribute('href')).toBe('mailto:ewa@example.com');
  expect(screen.getByRole('link', { name: '+48 600 100 200' }).getAttribute('href')).toBe('tel:+48600100200');
  expect(screen.getByRole('link', { name: 'zdjecie.png' }).getAttribute('href')).toBe('/file?signed');
  expect(screen.getByRole('link', { name: 'Reklamacje' }).getAttribute('href')).toBe(
    '/admin/zgloszenia/?desk=complaints',
  );
  expect(screen.getByRole('link', { name: 'English' }).getAttribute('href')).toBe('/en/admin/desk/complaints/c1/');
});

async function decide(press: ReturnType<typeof user>) {
  await press.click(await screen.findByRole('radio', { name: 'Uznaję' }));
  await press.type(screen.getByRole('textbox', { name: /Odpowiedź do klienta/ }), 'Powtórzymy zabieg.');
  await press.click(screen.getByRole('button', { name: 'Sprawdź wiadomość' }));
  return screen.findByRole('dialog', { name: 'Wysłać tę wiadomość?' });
}

test('the e-mail is shown before it is sent; the outcome has the focus after', async () => {
  let lead = openedComplaint();
  const { http, toasts } = showCase({
    'GET /admin/complaints/c1': () => ({ lead }),
    'PUT /admin/complaints/c1': () => {
      const closed = { state: 'accepted', answer: 'Powtórzymy zabieg.', closedAt: '2026-11-27T09:00:00.000Z' } as const;
      lead = openedComplaint({ ...closed, outcomeMails: [] });
      return { lead };
    },
  });
  const press = user();
  const dialog = await decide(press);
  expect(within(dialog).getByText('Decyzja na tak')).toBeTruthy();
  expect(within(dialog).getByText('Powtórzymy zabieg.')).toBeTruthy();
  expect(within(dialog).getByText('Na adres ewa@example.com, język: polski')).toBeTruthy();
  expect(http.bodiesOf('PUT /admin/complaints/c1')).toEqual([]);
  await press.click(within(dialog).getByRole('button', { name: 'Wyślij' }));
  const outcome = await screen.findByRole('heading', { level: 2, name: 'Uznano' });
  await waitFor(() => expect(document.activeElement).toBe(outcome));
  expect(http.bodiesOf('PUT /admin/complaints/c1')).toEqual([{ state: 'accepted', answer: 'Powtórzymy zabieg.' }]);
  expect(toasts).toEqual(['Uznano ZG-2026-001001, decyzja wysłana']);
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('panelDraft:'))).toEqual([]);
});

test('who left a number only is called, and the form is closed with what was agreed, without an e-mail', async () => {
  let lead = openedCall();
  const { http, toasts } = showCase(
    {
      'GET /admin/leads/l1': () => ({ lead }),
      'PUT /admin/leads/l1': () => {
        const closed = {
          state: 'answered',
          answer: 'Przyjdzie w sobotę.',
          closedAt: '2026-11-27T09:00:00.000Z',
        } as const;
        lead = openedCall(closed);
        return { lead };
      },
    },
    {
      at: '/admin/zgloszenia/leads/l1/',
      page: { name: 'staff-desk-case', component: StaffDeskCasePage, params: { desk: 'leads', id: 'l1' } },
    },
  );
  const call = await screen.findByRole('link', { name: 'Zadzwoń: +48 600 100 200' });
  expect(call.getAttribute('href')).toBe('tel:+48600100200');
  expect(screen.queryByText('E-mail')).toBeNull();
  expect(document.body.innerHTML).not.toContain('mailto:');
  const press = user();
  await press.type(screen.getByRole('textbox', { name: /^Co ustalono w rozmowie/ }), 'Przyjdzie w sobotę.');
  await press.click(screen.getByRole('button', { name: 'Zamknij zgłoszenie' }));
  const dialog = await screen.findByRole('dialog', { name: 'Zamknąć to zgłoszenie?' });
  expect(within(dialog).getByText('Przyjdzie w sobotę.')).toBeTruthy();
  await press.click(within(dialog).getByRole('button', { name: 'Zamknij zgłoszenie' }));
  const outcome = await screen.findByRole('heading', { level: 2, name: /^Ustalenia z\srozmowy/ });
  await waitFor(() => expect(document.activeElement).toBe(outcome));
  expect(http.bodiesOf('PUT /admin/leads/l1')).toEqual([{ state: 'answered', answer: 'Przyjdzie w sobotę.' }]);
  expect(toasts).toEqual(['Zamknięto ZG-2026-001002']);
});

test('the list has the number of a person who asks for a call', async () => {
  const { outcomeMails: _, ...lead } = openedCall();
  const answers = { 'GET /admin/leads': () => new FakePage({ leads: [lead] }, { page: 1, perPage: 24, total: 1 }) };
  showList({ at: '/admin/zgloszenia/?desk=leads', answers });
  const table = await screen.findByRole('table', { name: 'Zapytania' });
  expect(within(table).getByText('Ewa, +48 600 100 200')).toBeTruthy();
});

test('what was typed survives a failed request and a reload', async () => {
  const answers = {
    'GET /admin/complaints/c1': () => ({ lead: openedComplaint() }),
    'PUT /admin/complaints/c1': () => {
      throw httpError(0, 'network_error');
    },
  };
  const first = showCase(answers);
  const press = user();
  await decide(press);
  await press.click(screen.getByRole('button', { name: 'Wyślij' }));
  expect(await screen.findByText(/Nie udało się połączyć/)).toBeTruthy();
  first.unmount();
  showCase(answers);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Odpowiedź do klienta/ });
  expect(field.value).toBe('Powtórzymy zabieg.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Uznaję' }).checked).toBe(true);
});

test('where a colleague was faster, the answer is shown for use elsewhere', async () => {
  let lead = openedComplaint();
  showCase({
    'GET /admin/complaints/c1': () => ({ lead }),
    'PUT /admin/complaints/c1': () => {
      const closed = { state: 'rejected', answer: 'Nie', closedAt: '2026-11-27T08:59:00.000Z' } as const;
      lead = openedComplaint({ ...closed, outcomeMails: [] });
      throw httpError(409, 'lead_closed', { message: 'To zgłoszenie jest już zamknięte' });
    },
  });
  const press = user();
  await decide(press);
  await press.click(screen.getByRole('button', { name: 'Wyślij' }));
  const notice = await screen.findByText('To zgłoszenie zostało już zamknięte');
  expect(notice.closest('[role=alert]')?.textContent).toContain('Powtórzymy zabieg.');
  expect(await screen.findByRole('heading', { level: 2, name: 'Odrzucono' })).toBeTruthy();
});

test('nothing is sent without a decision and an answer', async () => {
  showCase({ 'GET /admin/complaints/c1': () => ({ lead: openedComplaint() }) });
  const press = user();
  await press.click(await screen.findByRole('button', { name: 'Sprawdź wiadomość' }));
  expect(await screen.findAllByText('To pole jest wymagane')).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a case is taken into work', async () => {
  let lead = openedComplaint();
  const { http } = showCase({
    'GET /admin/complaints/c1': () => ({ lead }),
    'PUT /admin/complaints/c1': () => {
      lead = openedComplaint({ state: 'inProgress' });
      return { lead };
    },
  });
  await user().click(await screen.findByRole('button', { name: 'Zajmuję się tym' }));
  expect(await screen.findByText('W toku')).toBeTruthy();
  expect(http.bodiesOf('PUT /admin/complaints/c1')).toEqual([{ state: 'inProgress' }]);
  expect(screen.queryByRole('button', { name: 'Zajmuję się tym' })).toBeNull();
});

test('a complaint that the clock accepted names the reason', async () => {
  const closed = { state: 'accepted', closedAt: '2026-11-27T08:00:00.000Z', outcomeMails: [] } as const;
  showCase({ 'GET /admin/complaints/c1': () => ({ lead: openedComplaint({ ...closed, outcomeMails: [] }) }) });
  expect(await screen.findByText(/uznana z mocy prawa/)).toBeTruthy();
});

test('a case that does not exist leads to the list', async () => {
  showCase({
    'GET /admin/complaints/c1': () => {
      throw httpError(404, 'not_found');
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nie ma takiego zgłoszenia' })).toBeTruthy();
});

const template = {
  id: '7',
  name: 'Uznajemy',
  desk: 'complaints',
  content: { pl: 'Dzień dobry, {firstName}! Sprawa {number} jest uznana.', en: 'Hello {firstName}!' },
  enabled: true,
  position: 0,
};
const templates = (shown: unknown[]) => () =>
  new FakePage({ answerTemplates: shown }, { page: 1, perPage: 100, total: shown.length });

test('a template fills the answer in the form’s language below what is typed, and is edited before it is sent', async () => {
  showCase({
    'GET /admin/complaints/c1': () => ({ lead: openedComplaint() }),
    'GET /admin/answer-templates': templates([template, { ...template, id: '8', name: 'Off', enabled: false }]),
  });
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Zacznij od szablonu/ });
  expect([...choice.options].map(({ text }) => text)).toEqual(['Wybierz szablon', 'Uznajemy']);
  const answer = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Odpowiedź|^Treść/ });
  await user().type(answer, 'Pozdrawiamy.');
  await user().selectOptions(choice, 'Uznajemy');
  expect(answer.value).toBe('Pozdrawiamy.\n\nDzień dobry, Ewa! Sprawa ZG-2026-001001 jest uznana.');
});

test('a note is added for colleagues and stands with who wrote it', async () => {
  const by = { id: 'u2', name: 'Ola Lis' };
  const note = { id: '1', note: 'Oddzwoniła', at: '2026-11-27T08:00:00.000Z', by };
  const { http } = showCase({
    'GET /admin/complaints/c1': () => ({ lead: openedComplaint() }),
    'POST /admin/complaints/c1/notes': () => ({ lead: openedComplaint({ notes: [note] }) }),
  });
  await user().type(await screen.findByRole('textbox', { name: /^Nowa notatka/ }), ' Oddzwoniła ');
  await user().click(screen.getByRole('button', { name: 'Dodaj notatkę' }));
  expect(await screen.findByText(/^Ola Lis, /)).toBeTruthy();
  expect(http.bodiesOf('POST /admin/complaints/c1/notes')).toEqual([{ note: 'Oddzwoniła' }]);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Nowa notatka/ }).value).toBe('');
});

test('withdrawals stand with the day by which their money is due; what the salon owes is marked as paid out', async () => {
  const withdrawal = {
    id: 'r1',
    orderId: 'o1',
    orderNumber: 'AK-2026-000001',
    firstName: 'Jan',
    lastName: 'Nowak',
    amount: 10_000,
    salonAmount: 10_000,
    currency: 'PLN',
    createdAt: '2026-11-13T10:00:00.000Z',
    dueBy: '2026-11-27T22:59:59.000Z',
    isDone: false,
    differenceIds: ['5'],
  };
  const { http, toasts } = showList({
    at: '/admin/zgloszenia/?desk=withdrawals',
    answers: {
      'GET /admin/withdrawals': () => new FakePage({ withdrawals: [withdrawal] }, { page: 1, perPage: 24, total: 1 }),
      'PUT /admin/payment-differences/5/resolution': () => ({}),
    },
  });
  const table = await screen.findByRole('table', { name: 'Odstąpienia' });
  expect(within(table).getByRole('link', { name: 'AK-2026-000001' })).toBeTruthy();
  expect(table.textContent).toMatch(/dziś/i);
  await user().click(within(table).getByRole('button', { name: 'Oznacz jako wypłacone: AK-2026-000001' }));
  await user().click(screen.getByRole('button', { name: 'Tak, wypłacono' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(http.bodiesOf('PUT /admin/payment-differences/5/resolution')).toEqual([{}]);
});
