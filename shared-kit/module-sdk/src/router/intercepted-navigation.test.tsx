import { interceptNavigation, navigator } from '.';

afterEach(() => interceptNavigation(null));

test('while nothing shows another page, navigations are passed on and the address stays', () => {
  const before = location.href;
  const taken: string[] = [];
  interceptNavigation((path, kind) => taken.push(`${kind} ${path}`));
  navigator.push('/rezerwacja/');
  navigator.replace('/koszyk/?code=1');
  expect(taken).toEqual(['push /rezerwacja/', 'replace /koszyk/?code=1']);
  expect(location.href).toBe(before);
  interceptNavigation(null);
  navigator.push('/rezerwacja/');
  expect(location.pathname).toBe('/rezerwacja/');
});
