import { englishMarket, polishMarket, testPageContext } from '@aksamit/module-sdk/testing';
import { languagePath } from './language-path';

const patterns = { pl: '/admin/kalendarz/', en: '/admin/calendar/' };

test('each language of a market has its own prefix and pattern', () => {
  expect(languagePath(testPageContext('pl'), { patterns }, 'en')).toBe('/en/admin/calendar/');
  expect(languagePath(testPageContext('en'), { patterns }, 'pl')).toBe('/admin/kalendarz/');
});

test('a market with a prefix keeps it, and has no link to a language that it lacks', () => {
  const market = { ...polishMarket, pathPrefix: '/pl2' };
  expect(languagePath({ ...testPageContext('en', market), basePath: '/pl2/en' }, { patterns }, 'pl')).toBe(
    '/pl2/admin/kalendarz/',
  );
  expect(languagePath(testPageContext('en', englishMarket), { patterns }, 'pl')).toBeUndefined();
  expect(languagePath(testPageContext('pl'), { patterns: undefined }, 'en')).toBeUndefined();
});

test('the record of an address stays the same in the other language', () => {
  const ofOrder = { patterns: { pl: '/admin/zamowienia/:id/', en: '/admin/orders/:id/' }, params: { id: 'a 1' } };
  expect(languagePath(testPageContext('pl'), ofOrder, 'en')).toBe('/en/admin/orders/a%201/');
});
