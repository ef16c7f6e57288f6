import { httpError } from '@aksamit/module-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bought, visit } from '../testing/panel-fixtures';
import { renderPanel } from '../testing/render-panel';
import { VisitsPage } from './visits.page';

const waitingQuery = { doneStatus: 'waiting', perPage: 100 };
type Answers = Parameters<typeof renderPanel>[1];

/** Visits, and places on the waiting list when they are requested. */
const events = (visits: unknown[], entries: unknown[] = []): Answers => ({
  'GET /me/events': ({ options }) => ({
    events: options.query?.doneStatus === waitingQuery.doneStatus ? entries : visits,
  }),
});

test('shows what is ahead with its rule and preparation, and what is over with what became of it', async () => {
  const done = { ...visit, id: 'e2', startAt: '2026-01-02T10:00:00+01:00', doneStatus: 'done', canChange: false };
  const canceled = { ...done, id: 'e3', doneStatus: 'canceled' };
  renderPanel(<VisitsPage />, events([visit, done, canceled]), { at: '/panel/zamowienia/' });
  const card = within(await screen.findByRole('article', { name: 'Depilacja laserowa pach' }));
  expect(card.getByText('09:15–09:45')).toBeTruthy();
  expect(card.getByText(/Puławska 1, Warszawa/)).toBeTruthy();
  expect(card.getByText('Wykorzystano 1 z 6 wizyt')).toBeTruthy();
  expect(card.getByText(/do wtorku, 3 marca, godz. 09:15 \(24 godziny/)).toBeTruthy();
  expect(card.getByText('Jak się przygotować')).toBeTruthy();
  expect(card.getByRole('link', { name: /^Przełóż wizytę/ }).getAttribute('href')).toBe('/panel/zamowienia/?move=e1');
  expect(within(screen.getByRole('region', { name: 'Odbyte' })).getByText('Odbyta')).toBeTruthy();
  const over = within(screen.getByRole('region', { name: 'Odwołane' }));
  expect(over.getByText('Twoja wizyta została odwołana')).toBeTruthy();
});

test('within 24 hours a visit can be neither moved nor canceled, and the reason is shown', async () => {
  renderPanel(<VisitsPage />, events([{ ...visit, canChange: false }]));
  const card = within(await screen.findByRole('article'));
  expect(card.getByText(/zostało mniej niż 24 godziny/)).toBeTruthy();
  expect(card.queryByRole('link', { name: /Przełóż/ })).toBeNull();
  expect(card.queryByRole('button', { name: /Odwołaj/ })).toBeNull();
  expect(card.getByRole('link').getAttribute('href')).toMatch(/^tel:/);
});

test('a visit is canceled after a question that explains it, once', async () => {
  const user = userEvent.setup();
  const { http, toasts } = renderPanel(<VisitsPage />, {
    ...events([visit]),
    'PUT /me/events/e1/done-status': () => ({}),
  });
  await user.click(await screen.findByRole('button', { name: /^Odwołaj wizytę/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Zabieg wróci na Twoją listę/)).toBeTruthy();
  const confirm = dialog.getByRole('button', { name: 'Odwołuję wizytę' });
  // Both presses of a double click come before the next render.
  act(() => {
    confirm.click();
    confirm.click();
  });
  await waitFor(() => expect(toasts).toEqual([expect.stringContaining('została odwołana')]));
  const sent = http.calls.filter(({ method }) => method === 'PUT');
  expect(sent.map(({ options }) => options.body)).toEqual([{ doneStatus: 'canceled' }]);
  expect(sent[0]?.options.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
});

test('a refusal of the API stands in the question', async () => {
  const user = userEvent.setup();
  const refuse = () => {
    throw httpError(409, 'too_late', { message: 'Do wizyty zostało mniej niż 24 godziny' });
  };
  renderPanel(<VisitsPage />, { ...events([visit]), 'PUT /me/events/e1/done-status': refuse });
  await user.click(await screen.findByRole('button', { name: /^Odwołaj wizytę/ }));
  await user.click(screen.getByRole('button', { name: 'Odwołuję wizytę' }));
  expect((await screen.findByRole('alert')).textContent).toContain('mniej niż 24\u00a0godziny');
});

test('a waiting list that fails to load shows an error beside the visits, and loads on a retry', async () => {
  const user = userEvent.setup();
  const entry = { ...visit, id: 'w1', doneStatus: 'waiting', offeredStartAt: null };
  const { http } = renderPanel(<VisitsPage />, {
    'GET /me/events': ({ options }) => {
      if (options.query?.doneStatus !== waitingQuery.doneStatus) return { events: [visit] };
      throw httpError(404, 'not_found');
    },
  });
  expect(await screen.findByText('Nie udało się wczytać Twojej listy rezerwowej')).toBeTruthy();
  expect(screen.getByRole('article', { name: 'Depilacja laserowa pach' })).toBeTruthy();
  http.answer('GET /me/events', () => ({ events: [entry] }));
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie wczytać listę rezerwową' }));
  expect(await screen.findByRole('region', { name: 'Lista rezerwowa' })).toBeTruthy();
  expect(screen.queryByText('Nie udało się wczytać Twojej listy rezerwowej')).toBeNull();
});

test('a place on the waiting list shows the time that became free, and can be given up', async () => {
  const user = userEvent.setup();
  const entry = { ...visit, id: 'w1', doneStatus: 'waiting', offeredStartAt: '2099-03-05T10:00:00+01:00' };
  const { toasts } = renderPanel(<VisitsPage />, { ...events([], [entry]), 'DELETE /me/events/w1': () => ({}) });
  const list = within(await screen.findByRole('region', { name: 'Lista rezerwowa' }));
  expect(list.getByText('Zwolnił się termin: czwartek, 5 marca 2099, 10:00')).toBeTruthy();
  expect(list.getByRole('link', { name: /^Umów teraz/ }).getAttribute('href')).toBe(
    '/panel/zamowienia/?book=p1&salon=1',
  );
  await user.click(list.getByRole('button', { name: /^Zrezygnuj z czekania/ }));
  await user.click(screen.getByRole('button', { name: 'Rezygnuję' }));
  await waitFor(() => expect(toasts).toEqual(['Nie czekasz już na ten dzień.']));
});

test('without visits it leads to what can be booked; a failed answer can be asked for again', async () => {
  let isAway = true;
  renderPanel(<VisitsPage />, {
    'GET /me/events': ({ options }) => {
      if (isAway && options.query?.doneStatus !== 'waiting') throw httpError(503, 'service_unavailable');
      return { events: [] };
    },
  });
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  isAway = false;
  await userEvent.setup().click(retry);
  const way = await screen.findByRole('link', { name: 'Zabiegi do umówienia' });
  expect(way.getAttribute('href')).toBe('/panel/zamowienia/?tab=treatments');
});

test('treatments show their ledger; the next visit can be booked, or it is stated why not and from when', async () => {
  const ahead = {
    ...bought,
    id: 'p2',
    product: { ...bought.product, name: 'Pakiet Komfort' },
    canBook: false,
    bookedCount: 1,
    bookFrom: '2027-04-14T00:00:00+02:00',
  };
  const only = { ...ahead, id: 'p3', product: { ...bought.product, name: 'Pakiet Minimum' }, leftCount: 0 };
  renderPanel(
    <VisitsPage />,
    { 'GET /me/order-products': () => ({ orderProducts: [bought, ahead, only] }) },
    { at: '/panel/zamowienia/?tab=treatments' },
  );
  const row = within(await screen.findByRole('row', { name: /Depilacja laserowa pach/ }));
  expect(row.getByText(/^2 z 6/)).toBeTruthy();
  expect(row.getByText('Do wykorzystania do 01.10.2027')).toBeTruthy();
  expect(row.getByRole('link', { name: /^Umów kolejną wizytę/ }).getAttribute('href')).toBe(
    '/panel/zamowienia/?book=p1',
  );
  const blocked = screen.getByRole('button', { name: 'Umów kolejną wizytę: Pakiet Komfort' });
  expect(blocked.getAttribute('aria-disabled')).toBe('true');
  const reason = screen.getByText(/gdy obecna się odbędzie/);
  expect(reason.textContent).toContain('Najwcześniejszy termin: 14.04.2027.');
  expect(blocked.getAttribute('aria-describedby')).toBe(reason.id);
  const last = within(screen.getByRole('row', { name: /Pakiet Minimum/ }));
  expect(last.queryByRole('button')).toBeNull();
});

test('the last past visit of a treatment is booked again: of what is left, else of the shop', async () => {
  const done = { ...visit, id: 'e2', startAt: '2026-03-02T10:00:00+01:00', doneStatus: 'done', canChange: false };
  const before = { ...done, id: 'e3', startAt: '2026-01-02T10:00:00+01:00' };
  const other = { ...done, id: 'e4', orderProductId: 'p9', product: { ...visit.product, id: '9', name: 'Peeling' } };
  const used = { ...bought, id: 'p9', product: other.product, canBook: false, leftCount: 0 };
  renderPanel(<VisitsPage />, {
    ...events([done, before, other]),
    'GET /me/order-products': () => ({ orderProducts: [bought, used] }),
  });
  const links = await screen.findAllByRole('link', { name: /^Umów ponownie/ });
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Umów ponownie: Depilacja laserowa pach', '/panel/zamowienia/?book=p1&salon=1'],
    ['Umów ponownie: Peeling', '/strefa-kobiet/pachy/'],
  ]);
});

test('a bundle shows the treatments that were chosen for it', async () => {
  const bundle = { ...bought, itemType: 'bundle', product: { ...bought.product, name: 'Paczka', slug: 'paczka' } };
  renderPanel(
    <VisitsPage />,
    {
      'GET /me/order-products': () => ({ orderProducts: [bundle] }),
      'GET /me/bundle-users': () => ({ bundleUsers: [{ id: 'p1', bundlableProductId: ['3', '5'] }] }),
      'GET /bundles/paczka': () => ({
        bundle: {
          products: [
            { id: '3', name: 'Pachy' },
            { id: '4', name: 'Łydki' },
            { id: '5', name: 'Bikini' },
          ],
        },
      }),
    },
    { at: '/panel/zamowienia/?tab=treatments' },
  );
  expect(await screen.findByText('Wybrane zabiegi: Pachy, Bikini')).toBeTruthy();
});

test('a session that ended meanwhile leads to the login and back to the page', async () => {
  const { shell } = renderPanel(<VisitsPage />, {
    'GET /me/events': () => {
      throw httpError(401, 'unauthorized');
    },
  });
  const asked = jest.fn();
  shell.observe('session.login-succeeded').subscribe(asked);
  await waitFor(() => expect(asked).toHaveBeenCalled());
});

test('a visit names its therapist, and booking again proposes the same one', async () => {
  const therapist = { id: '5', firstName: 'Alicja', isChosen: false };
  const done = { ...visit, id: 'e2', startAt: '2026-01-02T10:00:00+01:00', doneStatus: 'done', canChange: false };
  renderPanel(<VisitsPage />, {
    ...events([
      { ...visit, therapist },
      { ...done, product: { ...done.product, id: '9' }, therapist },
    ]),
    'GET /me/order-products': () => ({
      orderProducts: [{ ...bought, canBook: true, bookRefusal: null, product: { ...bought.product, id: '9' } }],
    }),
  });
  expect(await screen.findAllByText('Kosmetolog: Alicja')).toHaveLength(2);
  const again = await screen.findByRole('link', { name: /^Umów ponownie/ });
  expect(new URL(again.getAttribute('href') ?? '', 'https://x').searchParams.get('therapist')).toBe('5');
});
