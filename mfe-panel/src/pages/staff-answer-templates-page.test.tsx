import { FakePage } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStaff } from '../testing/render-staff';
import { StaffAnswerTemplatesPage } from './staff-answer-templates.page';

beforeEach(() => localStorage.clear());

const template = {
  id: '7',
  name: 'Uznajemy',
  desk: 'complaints',
  content: { pl: 'Dzień dobry!', en: 'Hello!' },
  enabled: true,
  position: 0,
};

type Options = NonNullable<Parameters<typeof renderStaff>[0]>;
const show = (answers: Options['answers'] = {}, role = 'manager') =>
  renderStaff({
    role,
    at: '/admin/szablony-odpowiedzi/',
    page: { name: 'staff-answer-templates', component: StaffAnswerTemplatesPage },
    sitemap: {
      'panel/staff-answer-templates': { pl: '/admin/szablony-odpowiedzi/', en: '/admin/answer-templates/' },
      'panel/staff-desk': { pl: '/admin/zgloszenia/', en: '/admin/desk/' },
    },
    answers: {
      'GET /admin/answer-templates': () =>
        new FakePage({ answerTemplates: [template] }, { page: 1, perPage: 100, total: 1 }),
      ...answers,
    },
  });

test('a template is written in both languages', async () => {
  const { http, toasts } = show({ 'POST /admin/answer-templates': () => ({ answerTemplate: template }) });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Dodaj szablon' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Dodaj szablon' }));
  await user.type(dialog.getByRole('textbox', { name: /^Nazwa/ }), 'Uznajemy');
  await user.type(dialog.getByRole('textbox', { name: /^Treść po polsku/ }), 'Dzień dobry!');
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  expect((await dialog.findAllByText(/To pole jest wymagane/)).length).toBeGreaterThan(0);
  expect(http.bodiesOf('POST /admin/answer-templates')).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /^Treść po angielsku/ }), 'Hello!');
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(toasts).toEqual(['Zapisano szablon: Uznajemy']));
  const { name, desk, content, enabled } = template;
  expect(http.bodiesOf('POST /admin/answer-templates')).toEqual([{ name, desk, content, enabled }]);
});

test('a template is taken out of use; the reception has no access', async () => {
  const shown = show({ 'PUT /admin/answer-templates/7': () => ({ answerTemplate: template }) });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Edytuj szablon: Uznajemy' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edytuj' }));
  await user.click(dialog.getByRole('checkbox', { name: /^W\sużyciu/ }));
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(shown.http.bodiesOf('PUT /admin/answer-templates/7')).toMatchObject([{ enabled: false }]));
  shown.unmount();
  show({}, 'staff');
  expect(await screen.findByRole('heading', { level: 1, name: 'Brak dostępu' })).toBeTruthy();
});
