import { createTranslations } from '@aksamit/module-sdk/i18n';
import en from '../../locales/staff.en.json';
import pl from '../../locales/staff.pl.json';
import { offerWords } from './record-words';

const words = offerWords(createTranslations('pl', { pl, en }));

test('a code without a category is for all of them; another empty choice is of nothing', () => {
  expect(words.emptyOf?.('productCategoryId')).toBe('wszystkie');
  expect(words.emptyOf?.('authorId')).toBeUndefined();
});
