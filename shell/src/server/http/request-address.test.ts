import fc from 'fast-check';
import { readAddress } from './request-address';

test.each([
  ['/api/%6de', '/api/me', false],
  ['/api/m%65/?a=%6d', '/api/me/', false],
  ['/api/./x/%2e%2E/me', '/api/me', false],
  ['/api/../internal/', '/internal/', false],
  ['/%61pi/me', '/api/me', false],
  ['/api\\me', '/api/me', false],
  ['/a%7eb%2db%5fc%2Ed/', '/a~b-b_c.d/', false],
  ['/%c5%82%C3%b3d%c5%ba/', '/%C5%82%C3%B3d%C5%BA/', false],
  ['/łódź/', '/%C5%82%C3%B3d%C5%BA/', false],
  ['/a%20b%3ac/', '/a%20b%3Ac/', false],
  ['/api/%256de', '/api/%256de', true],
  ['/api%2fme', '/api%2Fme', true],
  ['/api/x%5c..%5cme', '/api/x%5C..%5Cme', true],
  ['/api/me%3f', '/api/me%3F', true],
  ['/api/me%23', '/api/me%23', true],
  ['/api/me%00', '/api/me%00', true],
  ['/api/me%', '/api/me%', true],
  ['/api/me%zz', '/api/me%zz', true],
  ['/api/me%c3', '/api/me%C3', true],
  ['/api//me', '/api//me', true],
])('%s is read as %s', (url, path, isAmbiguous) => {
  expect(readAddress(url)).toMatchObject({ path, isAmbiguous });
});

test('query and fragment stay as they came', () => {
  expect(readAddress('/a/?b=%6d&c=//#d')).toMatchObject({ path: '/a/', search: '?b=%6d&c=//', hash: '#d' });
});

test('what was read once is read alike again, and never begins like another host unseen', () => {
  const piece = fc.oneof(
    fc.constantFrom('/', '.', '%2e', '%2F', '%25', '%5c', '\\', '%6d', 'e', ';', ':', '@', '%c5%82', '%', '%41'),
    fc.string({ maxLength: 3 }),
  );
  const property = fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
    const { path, isAmbiguous } = readAddress(`/${pieces.join('').replaceAll(/[?#]/g, '')}`);
    expect(readAddress(path)).toMatchObject({ path, isAmbiguous });
    if (!isAmbiguous) expect(path).toMatch(/^\/(?!\/)/);
  });
  for (const seed of [1, 2, 3]) fc.assert(property, { seed, numRuns: 500 });
});
