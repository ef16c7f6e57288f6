import type { StaffOpinion } from '@aksamit/contracts/staff';
import { FakePage, httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStaff } from '../testing/render-staff';
import { StaffOpinionsPage } from './staff-opinions.page';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const opinion = (change: Partial<StaffOpinion> = {}): StaffOpinion => ({
  id: '7',
  visitId: 'v1',
  locationId: '1',
  productId: '3',
  authorName: 'Ewa',
  rating: 4,
  locale: 'pl',
  content: 'Bardzo miło.',
  translation: null,
  verification: 'visit',
  status: 'pending',
  reply: null,
  createdAt: '2026-11-26T10:00:00.000Z',
  moderatedAt: null,
  ...change,
});

const PATH = '/admin/opinie/';
type Options = NonNullable<Parameters<typeof renderStaff>[0]>;
function show(shown: StaffOpinion, options: Options = {}) {
  let current = shown;
  const page = { name: 'staff-opinions', component: StaffOpinionsPage };
  const sitemap = { 'panel/staff-opinions': { pl: PATH, en: '/admin/opinions/' } };
  const answers: Options['answers'] = {
    'GET /admin/opinions': () => new FakePage({ opinions: [current] }, { page: 1, perPage: 24, total: 1 }),
    'PUT /admin/opinions/7': ({ options: { body } }) => {
      current = { ...current, ...(body as Partial<StaffOpinion>) };
      return { opinion: current };
    },
    ...options.answers,
  };
  return renderStaff({ role: 'manager', at: PATH, page, sitemap, ...options, answers });
}

test('an opinion is published, and can be refused after', async () => {
  const { http, toasts } = show(opinion());
  const press = userEvent.setup();
  await press.click(await screen.findByRole('button', { name: 'Opublikuj opinię: Ewa' }));
  expect(await screen.findByText('Opublikowana', { selector: 'span' })).toBeTruthy();
  expect(toasts).toEqual(['Opublikowano opinię: Ewa']);
  expect(screen.queryByRole('button', { name: 'Opublikuj opinię: Ewa' })).toBeNull();
  await press.click(screen.getByRole('button', { name: 'Odrzuć opinię: Ewa' }));
  await waitFor(() =>
    expect(http.bodiesOf('PUT /admin/opinions/7')).toEqual([{ status: 'published' }, { status: 'rejected' }]),
  );
});

test('a row has the rating and the verification in words', async () => {
  show(opinion());
  const row = (await screen.findByText('Bardzo miło.')).closest('tr');
  expect(row?.textContent).toContain('Ocena 4 na 5');
  expect(row?.textContent).toContain('po wizycie');
  expect(row?.textContent).toContain('26.11.2026, Aksamit Mokotów');
});

test('a reply needs both languages, survives a failed request, and is saved', async () => {
  let isAway = true;
  const { http } = show(opinion());
  const saved = http.answer;
  saved('PUT /admin/opinions/7', ({ options: { body } }) => {
    if (isAway) throw httpError(0, 'network_error');
    return { opinion: opinion(body as Partial<StaffOpinion>) };
  });
  const press = userEvent.setup();
  await press.click(await screen.findByRole('button', { name: 'Odpowiedz na opinię: Ewa' }));
  const dialog = screen.getByRole('dialog', { name: 'Odpowiedź na opinię: Ewa' });
  const polish = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: /po polsku/ });
  await press.type(polish, 'Dziękujemy!');
  await press.click(within(dialog).getByRole('button', { name: 'Zapisz odpowiedź' }));
  expect(
    await within(dialog).findByRole('link', { name: /Odpowiedź po angielsku: To pole jest wymagane/ }),
  ).toBeTruthy();
  expect(http.bodiesOf('PUT /admin/opinions/7')).toEqual([]);
  await press.type(within(dialog).getByRole('textbox', { name: /po angielsku/ }), 'Thank you!');
  await press.click(within(dialog).getByRole('button', { name: 'Zapisz odpowiedź' }));
  expect(await within(dialog).findByText(/Nie udało się połączyć/)).toBeTruthy();
  expect(polish.value).toBe('Dziękujemy!');
  isAway = false;
  await press.click(within(dialog).getByRole('button', { name: 'Zapisz odpowiedź' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(http.bodiesOf('PUT /admin/opinions/7').at(-1)).toEqual({ reply: { pl: 'Dziękujemy!', en: 'Thank you!' } });
});

test('a refusal of the API is shown beside the buttons', async () => {
  show(opinion(), {
    answers: {
      'PUT /admin/opinions/7': () => {
        throw httpError(404, 'not_found', { message: 'Nie ma takiej opinii' });
      },
    },
  });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Odrzuć opinię: Ewa' }));
  expect(await screen.findByText('Nie ma takiej opinii')).toBeTruthy();
});

test('the address filters by state and salon', async () => {
  const { http } = show(opinion(), { at: `${PATH}?status=rejected&locationId=2` });
  await screen.findByText('Bardzo miło.');
  const query = http.calls.find(({ path }) => path === '/admin/opinions')?.options.query;
  expect(query).toEqual({ status: 'rejected', locationId: '2' });
});
