import { useHttp } from '@aksamit/module-sdk/http';
import { useQuery } from '@aksamit/module-sdk/query';
import { httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profile } from '../../../testing/panel-fixtures';
import { renderPanel } from '../../../testing/render-panel';
import { profileQuery } from '../api/get-profile';
import { SecondFactorSection } from './second-factor-section';

const KEY = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const setup = { key: KEY, uri: `otpauth://totp/Aksamit:x?secret=${KEY}`, qr: { size: 5, path: 'M2 2h1v1h-1z' } };
const recoveryCodes = ['ABCD-EFGH-JKMN-PQRS', 'K7QM-2XWD-9RHT-VC4N'];
const admin = { ...profile, role: 'admin' as const, hasSecondFactor: false, needsSecondFactor: true };

function Section() {
  const { data } = useQuery(profileQuery(useHttp()));
  return data ? <SecondFactorSection user={data} /> : null;
}
const show = (user: object, answers: Parameters<typeof renderPanel>[1]) =>
  renderPanel(<Section />, { 'GET /me': () => ({ user }), ...answers }, { at: '/panel/ustawienia/' });
const section = async () => within(await screen.findByRole('region', { name: 'Logowanie dwuetapowe' }));

test('an admin learns that it is needed, adds it by the QR code or the key, and gets the recovery codes once, as a file too', async () => {
  const saved: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      saved.push(blob);
      return 'blob:x';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { http, toasts } = show(admin, {
    'POST /me/second-factor': () => ({ secondFactor: setup }),
    'POST /me/second-factor/confirmation': ({ options: { body } }) => {
      if ((body as { code: string }).code !== '123456') {
        throw httpError(422, 'validation_failed', { fields: { code: ['Ten kod jest nieprawidłowy'] } });
      }
      return { recoveryCodes, user: { ...admin, hasSecondFactor: true, needsSecondFactor: false } };
    },
  });
  const user = userEvent.setup();
  const part = await section();
  expect(part.getByText(/Administrator musi dodać/)).toBeTruthy();
  await user.click(part.getByRole('button', { name: 'Dodaj aplikację' }));
  const qr = await part.findByRole('img', { name: 'Kod QR dla aplikacji uwierzytelniającej' });
  expect([qr.getAttribute('viewBox'), qr.querySelector('path')?.getAttribute('d')]).toEqual(['0 0 5 5', setup.qr.path]);
  expect(part.getByText(KEY.replace(/(.{4})(?=.)/g, '$1 '))).toBeTruthy();
  const code = part.getByRole('textbox', { name: /^Kod z aplikacji/ });
  expect(code.getAttribute('autocomplete')).toBe('one-time-code');
  await user.type(code, '000000{Enter}');
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
  await user.clear(code);
  await user.type(code, '123 456{Enter}');
  const codes = within(await part.findByRole('list', { name: 'Kody zapasowe' }));
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(recoveryCodes);
  expect(toasts).toEqual(['Logowanie dwuetapowe włączone']);
  await user.click(part.getByRole('button', { name: 'Pobierz kody' }));
  expect(saved).toHaveLength(1);
  await user.click(part.getByRole('button', { name: 'Kody są zapisane' }));
  expect(part.queryByText(recoveryCodes[0] ?? '')).toBeNull();
  expect(part.queryByText(/Administrator musi dodać/)).toBeNull();
  expect(part.getByRole('button', { name: 'Usuń aplikację' })).toBeTruthy();
  expect(http.bodiesOf('POST /me/second-factor/confirmation').at(-1)).toEqual({ code: '123456' });
});

test('taking it away wants a fresh login, with a code of the app', async () => {
  let isFresh = false;
  const { toasts } = show(
    { ...admin, hasSecondFactor: true, needsSecondFactor: false },
    {
      'DELETE /me/second-factor': () => {
        if (!isFresh) throw httpError(403, 'fresh_login_required');
        return { user: admin };
      },
      'POST /users/token': ({ options: { body } }) => {
        if ((body as { secondFactorCode?: string }).secondFactorCode !== '123456') {
          throw httpError(401, 'second_factor_required');
        }
        isFresh = true;
        return { user: admin };
      },
    },
  );
  const user = userEvent.setup();
  const part = await section();
  await user.click(part.getByRole('button', { name: 'Usuń aplikację' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Potwierdź, że to Ty' }));
  await user.type(dialog.getByLabelText(/^Hasło/), 'tajne-haslo{Enter}');
  await user.type(await dialog.findByRole('textbox', { name: /^Kod z aplikacji/ }), '123456{Enter}');
  expect(await part.findByRole('button', { name: 'Dodaj aplikację' })).toBeTruthy();
  expect(toasts).toEqual(['Logowanie dwuetapowe wyłączone']);
});
