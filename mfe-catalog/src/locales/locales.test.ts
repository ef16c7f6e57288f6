import { localeGaps } from '@aksamit/shared-kit/testing';
import en from './en.json';
import pl from './pl.json';

test('every text stands in both languages with all its plural forms', () => {
  expect(localeGaps({ pl, en })).toEqual([]);
});
