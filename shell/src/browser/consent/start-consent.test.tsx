import { Bus, shellTopicIds } from '@aksamit/module-sdk/bus';
import { createFakeHttp } from '@aksamit/module-sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { startConsent } from './start-consent';

/** A page has one panel, which listens as long as the page is open: the tests follow one visitor. */
const bus = new Bus({ development: true, onViolation: () => undefined });
const shell = bus.handle('shell', { publishes: shellTopicIds, reads: shellTopicIds });
const http = createFakeHttp({ 'POST /consents': () => ({}) });
beforeAll(() => {
  localStorage.clear();
  document.body.innerHTML = '<main tabindex="-1"></main><button type="button" data-cookie-settings="">Cookies</button>';
  act(() => startConsent({ bus: shell, http, locale: 'pl', privacyHref: '/prywatnosc/' }));
});

const opener = () => screen.getByRole('button', { name: 'Cookies' });
const heading = () => screen.getByRole('heading', { name: 'Pliki cookie' });
const pressEscape = () => act(() => void fireEvent.keyDown(heading(), { key: 'Escape' }));
async function openSettings() {
  opener().focus();
  act(() => opener().click());
  await waitFor(() => expect(document.activeElement).toBe(heading()));
}
function press(name: string) {
  const button = screen.getByRole('button', { name });
  button.focus();
  act(() => button.click());
}

test('before anything is decided Escape leads from the settings back to the question', async () => {
  await openSettings();
  pressEscape();
  expect(await screen.findByRole('button', { name: 'Ustawienia' })).toBeTruthy();
  expect(document.activeElement).toBe(opener());
  expect(shell.read('consent')).toMatchObject({ decided: false });
});

test('an answer to the question gives the focus to the content', () => {
  press('Akceptuję wszystkie');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(http.bodiesOf('POST /consents')).toMatchObject([
    {
      agrees: [
        { type: 'analytics', value: true },
        { type: 'marketing', value: true },
      ],
    },
  ]);
});

test('Escape closes settings opened later, keeps what was decided and gives the focus back', async () => {
  await openSettings();
  fireEvent.click(screen.getByRole('checkbox', { name: /Analityczne/ }));
  pressEscape();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(document.activeElement).toBe(opener());
  expect(shell.read('consent')).toEqual({ decided: true, analytical: true, marketing: true });
  expect(http.bodiesOf('POST /consents')).toHaveLength(1);
});

test('settings that are saved give the focus back as well', async () => {
  await openSettings();
  fireEvent.click(screen.getByRole('checkbox', { name: /Marketingowe/ }));
  press('Zapisz');
  expect(document.activeElement).toBe(opener());
  expect(shell.read('consent')).toEqual({ decided: true, analytical: true, marketing: false });
  expect(http.bodiesOf('POST /consents').at(-1)).toMatchObject({
    agrees: [
      { type: 'analytics', value: true },
      { type: 'marketing', value: false },
    ],
  });
});
