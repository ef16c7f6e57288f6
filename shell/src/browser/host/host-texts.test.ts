import { createTranslations } from '@aksamit/module-sdk/i18n';
import en from '../../locales/browser/en.json';
import pl from '../../locales/browser/pl.json';
import { createHostTexts } from './host-texts';

test.each(['pl', 'en'] as const)('texts in %s are those that i18next gives', (locale) => {
  const own = createHostTexts(locale, { pl, en });
  const theirs = createTranslations(locale, { pl, en });
  for (const count of [0, 1, 2, 5, 12, 22, 100])
    expect(own('cart.with', { count })).toBe(theirs('cart.with', { count }));
  expect(own('discountCode.saved', { code: 'LATO' })).toBe(theirs('discountCode.saved', { code: 'LATO' }));
  expect(own('trouble.retry')).toBe(theirs('trouble.retry'));
});

test('a missing text is the Polish one, or its key', () => {
  const t = createHostTexts('en', { pl: { only: 'po polsku' }, en: {} });
  expect(t('only')).toBe('po polsku');
  expect(t('none.at.all')).toBe('none.at.all');
});
