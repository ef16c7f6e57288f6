import type { AuditLogEntry } from '@aksamit/contracts/staff';
import { FakePage, httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderStaff } from '../testing/render-staff';
import { StaffAuditPage } from './staff-audit.page';

beforeEach(() => localStorage.clear());

const entry = (change: Partial<AuditLogEntry> = {}): AuditLogEntry => ({
  id: '1',
  at: '2026-11-27T09:00:00.000Z',
  actor: { id: 'u1', role: 'admin', name: 'Iga Wrona' },
  apiKey: null,
  call: 'PUT /admin/users/:id/role',
  right: 'manageUsers',
  subjectKind: 'user',
  subjectId: 'u2',
  locationId: null,
  details: { role: { from: 'customer', to: 'manager' } },
  requestId: 'r1',
  ...change,
});

const PATH = '/admin/dziennik/';
type Options = NonNullable<Parameters<typeof renderStaff>[0]>;
function show(auditLog: AuditLogEntry[], options: Options = {}) {
  const page = { name: 'staff-audit', component: StaffAuditPage };
  const sitemap = { 'panel/staff-audit': { pl: PATH, en: '/admin/audit-log/' } };
  const answers = {
    'GET /admin/audit-log': () => new FakePage({ auditLog }, { page: 1, perPage: 24, total: 30 }),
    ...options.answers,
  };
  return renderStaff({ role: 'admin', at: PATH, page, sitemap, ...options, answers });
}
const queryOf = ({ http }: ReturnType<typeof show>) =>
  http.calls.find(({ path }) => path === '/admin/audit-log')?.options.query;

test('entries are sentences with what they changed', async () => {
  const other = entry({
    id: '2',
    actor: { id: 'u9', role: 'manager', name: null },
    call: 'PUT /admin/opinions/:id',
    subjectKind: 'opinion',
    subjectId: '7',
    locationId: '1',
    details: {},
  });
  const byKey = entry({ id: '3', apiKey: { id: 'k1', name: 'BI' }, call: 'GET /admin/orders', subjectKind: 'order' });
  show([entry(), other, byKey]);
  const first = (await screen.findByText('Iga Wrona (administrator)')).closest('tr');
  expect(first?.textContent).toContain('2026-11-27 10:00');
  expect(first?.textContent).toContain('Zmiana roli użytkownika (u2)Rola: Klient → Menedżer');
  const second = screen.getByText('Konto usunięte (menedżer)').closest('tr');
  expect(second?.textContent).toContain('Zmiana: opinia (7)');
  expect(second?.textContent).toContain('Aksamit Mokotów');
  expect(screen.getByText('Iga Wrona (administrator) – klucz API: BI')).toBeTruthy();
});

test('reads are left out until they are wanted; days are those of the salons', async () => {
  const first = show([entry()]);
  await waitFor(() => expect(queryOf(first)).toEqual({ changesOnly: 'true' }));
  first.unmount();
  const second = show([entry()], { at: `${PATH}?reads=true&from=2026-11-01&to=2026-11-02&subjectKind=user&page=2` });
  await waitFor(() =>
    expect(queryOf(second)).toEqual({
      subjectKind: 'user',
      from: '2026-10-31T23:00:00.000Z',
      to: '2026-11-02T23:00:00.000Z',
      page: 2,
    }),
  );
});

test('a log that cannot be loaded can be requested again, and a manager has none', async () => {
  const failing = show([], {
    answers: {
      'GET /admin/audit-log': () => {
        throw httpError(503, 'service_unavailable');
      },
    },
  });
  expect(await screen.findByRole('heading', { name: 'Nie udało się wczytać dziennika' })).toBeTruthy();
  failing.unmount();
  const { http } = show([entry()], { role: 'manager' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Brak dostępu' })).toBeTruthy();
  expect(http.calls.some(({ path }) => path === '/admin/audit-log')).toBe(false);
});

test('a name leads to what that person did, and back to all', async () => {
  const first = show([entry()]);
  const name = await screen.findByRole('link', { name: 'Iga Wrona (administrator)' });
  expect(name.getAttribute('href')).toBe(`${PATH}?actorId=u1`);
  first.unmount();
  const second = show([entry()], { at: `${PATH}?actorId=u1&reads=true` });
  const all = await screen.findByRole('link', { name: 'Pokaż wpisy wszystkich' });
  expect(all.getAttribute('href')).toBe(`${PATH}?reads=true`);
  expect(queryOf(second)).toEqual({ actorId: 'u1' });
});
