import { httpError } from '@aksamit/module-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profile } from '../testing/panel-fixtures';
import { renderPanel } from '../testing/render-panel';
import { SettingsPage } from './settings.page';

type Answers = Parameters<typeof renderPanel>[1];

const show = (answers: Answers = {}, user: object = profile) =>
  renderPanel(
    <SettingsPage />,
    { 'GET /me': () => ({ user }), 'GET /locations': () => ({ locations: [] }), ...answers },
    { at: '/panel/ustawienia/' },
  );
/** One-letter words are joined by non-breaking spaces. */
const REMINDERS = /^Przypomnienia\so\swizytach$/;
const reminders = async () => within(await screen.findByRole('region', { name: REMINDERS }));

test('the choice is shown, saved and confirmed', async () => {
  const user = userEvent.setup();
  const { http, toasts } = show({
    'PUT /me/visit-reminders': () => ({ user: { ...profile, visitReminders: 'both' } }),
  });
  const part = await reminders();
  expect(part.getByRole<HTMLInputElement>('radio', { name: /^E-mailem\s*Na\sadres\sanna@example\.com/ }).checked).toBe(
    true,
  );
  await user.click(part.getByRole('radio', { name: /^E-mailem\si\sSMS-em/ }));
  await user.click(part.getByRole('button', { name: 'Zapisz przypomnienia' }));
  expect(http.bodiesOf('PUT /me/visit-reminders')).toEqual([{ visitReminders: 'both' }]);
  expect(toasts).toContain('Przypomnienia zapisane');
});

test('SMS wait for a confirmed phone, with the reason', async () => {
  show({}, { ...profile, phoneVerifiedAt: null });
  const part = await reminders();
  for (const name of [/^SMS-em\s*Najpierw\spotwierdź/, /^E-mailem\si\sSMS-em\s*Najpierw\spotwierdź/]) {
    expect(part.getByRole<HTMLInputElement>('radio', { name }).disabled).toBe(true);
  }
  expect(part.getByRole<HTMLInputElement>('radio', { name: /^Nie\sprzypominaj/ }).disabled).toBe(false);
});

test('a refusal is shown, and the choice stays', async () => {
  const user = userEvent.setup();
  show({
    'PUT /me/visit-reminders': () => {
      throw httpError(503, 'service_unavailable');
    },
  });
  const part = await reminders();
  await user.click(part.getByRole('radio', { name: /^Nie\sprzypominaj/ }));
  await user.click(part.getByRole('button', { name: 'Zapisz przypomnienia' }));
  expect(await part.findByRole('alert')).toBeTruthy();
  expect(part.getByRole<HTMLInputElement>('radio', { name: /^Nie\sprzypominaj/ }).checked).toBe(true);
});

test('with an older API there is no such choice', async () => {
  const { visitReminders: _, ...older } = profile;
  show({}, older);
  expect(await screen.findByRole('region', { name: 'Ulubiony salon' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: REMINDERS })).toBeNull();
});
