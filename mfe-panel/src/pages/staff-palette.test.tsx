import { httpError } from '@aksamit/module-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isRecordSearch } from '../features/staff-frame/palette/found-records';
import { rememberPage } from '../features/staff-frame/palette/recent-pages';
import { kindsOf } from '../features/staff-records/kinds';
import { StaffContent } from '../staff-kit/list/list-style';
import { StaffHeading } from '../staff-kit/list/staff-heading';
import { renderStaff } from '../testing/render-staff';
import { boughtTreatment } from '../testing/staff-fixtures';
import { StaffPage } from './staff-page';

const USER_ID = '4b1f0f6e-0000-4000-8000-000000000001';
const sitemap = {
  'panel/staff-orders': { pl: '/admin/zamowienia/', en: '/admin/orders/' },
  'panel/staff-desk': { pl: '/admin/zgloszenia/', en: '/admin/desk/' },
  'panel/staff-people': { pl: '/admin/uzytkownicy/', en: '/admin/users/' },
  'panel/staff-offer-list': { pl: '/admin/oferta/:kind/', en: '/admin/offer/:kind/' },
  'panel/staff-article': { pl: '/admin/artykuly/:id/', en: '/admin/articles/:id/' },
  'panel/staff-offer-record': { pl: '/admin/oferta/:kind/:id/', en: '/admin/offer/:kind/:id/' },
};

function Shown() {
  return (
    <StaffPage name="Zamówienia">
      {() => (
        <StaffContent>
          <StaffHeading title="Zamówienia" />
          <button type="button">Treść</button>
          <input aria-label="Pole" />
        </StaffContent>
      )}
    </StaffPage>
  );
}

type Options = NonNullable<Parameters<typeof renderStaff>[0]>;
async function show(options: Options = {}) {
  const page = { name: 'staff-orders', component: Shown };
  const rendered = renderStaff({ at: '/admin/zamowienia/', page, sitemap, ...options });
  await screen.findByRole('heading', { level: 1 });
  return { ...rendered, press: userEvent.setup() };
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Dokąd lub kogo/ });
const inFocus = () => waitFor(() => expect(document.activeElement).toBe(field()));
const groupOf = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('option');
const textOf = (name: string) => groupOf(name).map(({ textContent }) => textContent);
const activeText = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('the button opens it with the pages and actions of the role; Escape returns the focus', async () => {
  const { press } = await show();
  await press.click(screen.getByRole('button', { name: 'Szukaj i przejdź' }));
  await inFocus();
  expect(textOf('Strony')).toEqual(['Kalendarz', 'Zamówienia', 'Kasa']);
  expect(textOf('Działania')).toEqual(['Nowa wizyta', 'Znajdź klienta', 'Lista oczekujących']);
  expect(groupOf('Działania')[0]?.getAttribute('href')).toBe('/admin/?open=book');
});

test('an admin has more, and finds it without accents', async () => {
  const { press } = await show({ role: 'admin' });
  await press.keyboard('{Control>}k{/Control}');
  await inFocus();
  await press.keyboard('zgl');
  expect(textOf('Strony')).toEqual(['Zgłoszenia']);
  await press.clear(field());
  await press.keyboard('nowy kod');
  expect(groupOf('Działania').map((option) => option.getAttribute('href'))).toEqual([
    '/admin/oferta/discount-codes/new/',
  ]);
});

test('arrows move the active option, Enter follows it, and nothing found is named', async () => {
  const { press } = await show();
  await press.keyboard('{Meta>}k{/Meta}');
  await inFocus();
  expect(activeText()).toBe('Nowa wizyta');
  await press.keyboard('{ArrowUp}');
  expect(activeText()).toBe('Kasa');
  await press.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeText()).toBe('Znajdź klienta');
  const followed: (string | null)[] = [];
  document.addEventListener(
    'click',
    (event) => {
      followed.push(event.target instanceof Element ? event.target.getAttribute('href') : null);
      event.preventDefault();
    },
    { once: true, capture: true },
  );
  await press.keyboard('{Enter}');
  expect(followed).toEqual(['/admin/?open=search']);
  expect(screen.queryByRole('combobox')).toBeNull();
  await press.keyboard('{Control>}k{/Control}');
  await inFocus();
  await press.keyboard('xq');
  expect(await screen.findByText(/Nic takiego nie ma/)).toBeTruthy();
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

test('a name finds orders; those of another salon lead to the calendar', async () => {
  const masked = boughtTreatment({ id: 'p3', orderId: 'o3', orderNumber: 'AK-2026-000003', isMasked: true });
  const { press, http } = await show({
    role: 'manager',
    answers: { 'GET /admin/order-products': () => ({ orderProducts: [boughtTreatment(), masked] }) },
  });
  await press.keyboard('{Control>}k{/Control}');
  await inFocus();
  await press.keyboard('nowak');
  await waitFor(() => expect(groupOf('Klienci i zamówienia')).toHaveLength(4));
  expect(groupOf('Klienci i zamówienia').map((option) => option.getAttribute('href'))).toEqual([
    '/admin/zamowienia/o1/',
    '/admin/?find=AK-2026-000003',
    '/admin/?find=nowak',
    '/admin/zamowienia/?q=nowak',
  ]);
  expect(http.calls.filter(({ path }) => path === '/admin/order-products').at(-1)?.options.query).toEqual({
    name: 'nowak',
  });
});

test.each(['manager', 'admin'])(
  'the lists of the offer that the %s may read are pages of the palette',
  async (role) => {
    const { press } = await show({ role });
    await press.keyboard('{Control>}k{/Control}');
    await inFocus();
    const lists = groupOf('Strony').flatMap(
      (option) => /^\/admin\/oferta\/(.+)\/$/.exec(option.getAttribute('href') ?? '')?.[1] ?? [],
    );
    expect(lists.sort()).toEqual(
      kindsOf(role)
        .map(({ slug }) => slug)
        .sort(),
    );
  },
);

const both = (text: string) => ({ pl: text, en: text });

test('records of the offer and the content are found by name; a kind that fails is left out', async () => {
  const { press, http } = await show({
    role: 'admin',
    answers: {
      'GET /admin/order-products': () => ({ orderProducts: [] }),
      'GET /admin/products': () => ({ products: [{ id: '3', name: both('Depilacja łydek') }] }),
      'GET /admin/locations': () => ({ locations: [{ id: '4', name: both('Łydynia') }] }),
      'GET /admin/promotions': () => {
        throw httpError(503, 'service_unavailable');
      },
      'GET /admin/discount-codes': () => ({ discountCodes: [{ id: '5', code: 'LYDKI-10' }] }),
      'GET /admin/articles': () => ({ articles: [{ id: '6', title: both('Łydki latem') }] }),
      'GET /admin/cms-pages': () => ({ cmsPages: [] }),
    },
  });
  await press.keyboard('{Control>}k{/Control}');
  await inFocus();
  await press.keyboard('łyd');
  await waitFor(() => expect(groupOf('Oferta i treści')).toHaveLength(4));
  expect(groupOf('Oferta i treści').map((option) => option.getAttribute('href'))).toEqual([
    '/admin/oferta/products/3/',
    '/admin/oferta/locations/4/',
    '/admin/oferta/discount-codes/5/',
    '/admin/artykuly/6/',
  ]);
  expect(textOf('Oferta i treści')[0]).toBe('Depilacja łydekZabiegi i pakiety');
  const asked = http.calls.filter(({ path }) => path === '/admin/products').map(({ options }) => options.query);
  expect(asked.at(-1)).toEqual({ q: 'łyd', perPage: 3 });
});

test('the reception searches no records, and nobody does by an e-mail or a number', async () => {
  const { press, http, unmount } = await show({
    answers: { 'GET /admin/order-products': () => ({ orderProducts: [] }) },
  });
  await press.keyboard('{Control>}k{/Control}');
  await inFocus();
  await press.keyboard('nowak');
  expect(await screen.findByRole('option', { name: /w kalendarzu/ })).toBeTruthy();
  expect(http.calls.some(({ path }) => path === '/admin/products')).toBe(false);
  unmount();
  expect(['anna@example.com', '600 100 200', 'ab', 'pachy'].map(isRecordSearch)).toEqual([false, false, false, true]);
});

test('a search that fails is named and keeps what was typed and the ways to search elsewhere', async () => {
  const { press } = await show({
    answers: {
      'GET /admin/order-products': () => {
        throw httpError(503, 'service_unavailable');
      },
    },
  });
  await press.keyboard('{Control>}k{/Control}');
  await inFocus();
  await press.keyboard('600100200');
  expect(await screen.findByText(/serwer|połączeni|niedostępn|spróbuj/i)).toBeTruthy();
  expect(field().value).toBe('600100200');
  expect(textOf('Klienci i zamówienia')).toEqual(['Szukaj „600100200” w kalendarzu']);
});

test('recent pages are those that the role may still open, without the shown one', async () => {
  const { press } = await show();
  const key = Object.keys(sessionStorage).find((name) => name.startsWith('staffRecent:')) ?? `staffRecent:${USER_ID}`;
  const userId = key.slice('staffRecent:'.length);
  rememberPage(userId, { page: 'panel/staff-people', params: {}, title: 'Użytkownicy' });
  rememberPage(userId, { page: 'panel/staff-order', params: { id: 'o7' }, title: 'Zamówienie AK-2026-000007' });
  await press.keyboard('{Control>}k{/Control}');
  await inFocus();
  expect(textOf('Ostatnio otwarte')).toEqual(['Zamówienie AK-2026-000007']);
});

test('single keys work in the content and in no field; a question mark lists the keys', async () => {
  const { press } = await show();
  act(() => screen.getByLabelText('Pole').focus());
  await press.keyboard('/?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Pole').value).toBe('/?');
  act(() => screen.getByRole('button', { name: 'Treść' }).focus());
  await press.keyboard('?');
  const list = screen.getByRole('dialog', { name: 'Skróty klawiszowe' });
  expect(within(list).getByText('Przenieś wizytę strzałkami; Enter zatwierdza')).toBeTruthy();
  await press.click(within(list).getByRole('button', { name: 'Zamknij' }));
  act(() => screen.getByRole('button', { name: 'Treść' }).focus());
  await press.keyboard('/');
  await inFocus();
});
