import { safeNextPath } from './safe-next-path';

const account = ['/konto/logowanie/', '/konto/rejestracja/'];
const next = (path: string | null) => safeNextPath(path, '/panel/', account);

test.each(['/panel/ustawienia/', '/koszyk/podsumowanie/?krok=2', '/en/panel/#top', '/'])('follows %s', (path) => {
  expect(next(path)).toBe(path);
});

test.each([
  null,
  '',
  'panel/',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '/\n/evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/./\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
])('stays here instead of following %j', (path) => {
  expect(next(path)).toBe('/panel/');
});

test('does not lead back to an account page', () => {
  expect(next('/konto/logowanie/?next=/panel/')).toBe('/panel/');
});
