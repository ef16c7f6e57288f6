import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { patternParameters } from '@aksamit/contracts/routing';
import { localePaths, pageAddress } from './page-address';
import { pagePatterns } from './page-patterns';

test('an address has the prefix of its market and locale, and its parameters encoded', () => {
  const british = { locale: 'en', basePath: '/gb' } as const;
  expect(pageAddress('cart-checkout/reservation', british)).toBe('/gb/cart/reservation/');
  expect(pageAddress('cart-checkout/payment-confirmation', { locale: 'pl', basePath: '' }, { id: 'a b' })).toBe(
    '/platnosc/potwierdzenie/a%20b/',
  );
  expect(localePaths('content/cms-page', (locale) => ({ rest: { pl: 'o-nas', en: 'about-us' }[locale] }))).toEqual({
    pl: '/o-nas/',
    en: '/about-us/',
  });
});

test('a parameter without a value throws, as its link would lead elsewhere', () => {
  const polish = { locale: 'pl', basePath: '' } as const;
  expect(() => pageAddress('cart-checkout/payment-confirmation', polish, { id: '' })).toThrow(/needs a value for "id"/);
});

test.each(Object.entries(pagePatterns))('%s has the same parameters in both languages', (_, { pl, en }) => {
  expect(patternParameters(en).sort()).toEqual(patternParameters(pl).sort());
});

/** The part of a pattern before its first parameter. */
const fixedPart = (pattern: string): string => pattern.replace(/[:{*].*$/, '');

/** Pages of the staff begin with it, and so do the paths of all staff calls. */
const STAFF_PREFIX = '/admin/';

test('no other source of the API writes an address of a page', () => {
  const fixed = Object.values(pagePatterns).flatMap(({ pl, en }) => [fixedPart(pl), fixedPart(en)]);
  const written = [...new Set(fixed)]
    .filter((path) => path !== '/' && !path.startsWith(STAFF_PREFIX))
    .flatMap((path) => [`'${path}`, `}${path}`, `\`${path}`]);
  const source = join(__dirname, '..');
  const files = ['domains', 'platform'].flatMap((folder) =>
    readdirSync(join(source, folder), { withFileTypes: true, recursive: true })
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.endsWith('page-patterns.ts')),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return written.filter((path) => text.includes(path)).map((path) => `${file.slice(source.length + 1)}: ${path}`);
  });
  expect(found).toEqual([]);
});
