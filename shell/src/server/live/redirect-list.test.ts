import { listRedirects, withQuery } from './redirect-list';

const listed = (...redirects: [from: string, to: string, status?: number][]) =>
  Object.fromEntries(listRedirects(redirects.map(([from, to, status = 301]) => ({ from, to, status }))));

test('a chain leads to its end at once, for good only when every step is', () => {
  expect(listed(['/a/', '/b'], ['/b/', '/c/?x=1'], ['/c/', '/d/?y=2', 302])).toEqual({
    '/a/': { to: '/d/?y=2&x=1', status: 302 },
    '/b/': { to: '/d/?y=2&x=1', status: 302 },
    '/c/': { to: '/d/?y=2', status: 302 },
  });
  expect(listed(['/a/', '/b/'], ['/b/', '/', 410])['/a/']).toEqual({ to: '/', status: 410 });
});

test('what leads in a circle, or only to the slash at its own end, leads nowhere', () => {
  expect(listed(['/a/', '/b/'], ['/b/', '/a/'], ['/c/', '/a/'], ['/d', '/d/'], ['/e/', '/f/'])).toEqual({
    '/e/': { to: '/f/', status: 301 },
  });
});

test.each(['/a/..//evil.example/', '/.//evil.example/', '/%2e//evil.example/', '/%2E%2e/\\\\evil.example/'])(
  '%s leads to a page of the shop, also at the end of a chain',
  (to) => {
    const target = { to: '/evil.example/', status: 301 };
    expect(listed(['/stare/', to], ['/dawne/', '/stare/'])).toEqual({ '/stare/': target, '/dawne/': target });
    expect(withQuery(to, '?utm=1')).toBe('/evil.example/?utm=1');
  },
);

test('slashes beside one another are one, in addresses and in targets', () => {
  expect(listed(['/a//b/', '/c//d/?next=//x'])).toEqual({ '/a/b/': { to: '/c/d/?next=//x', status: 301 } });
  expect(listed(['/a/b/', '/a//b/'])).toEqual({});
});

test('addresses with Polish letters are found, and named so that a header takes them', () => {
  expect(listed(['/salony/łódź', '/salony/łódź-piotrkowska/'])).toEqual({
    '/salony/%C5%82%C3%B3d%C5%BA/': { to: '/salony/%C5%82%C3%B3d%C5%BA-piotrkowska/', status: 301 },
  });
});

test.each([
  ['/nowe/', '?utm=1&code=A%20B', '/nowe/?utm=1&code=A%20B'],
  ['/nowe/?section=products', '?utm=1&section=x', '/nowe/?section=products&utm=1'],
  ['/nowe/#cennik', '?code=A', '/nowe/?code=A#cennik'],
  ['/nowe/?a=1#b', '', '/nowe/?a=1#b'],
])('%s takes %s along', (to, search, expected) => {
  expect(withQuery(to, search)).toBe(expected);
});
