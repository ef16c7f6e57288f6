import { localeGaps } from '@aksamit/module-sdk/testing';
import en from './en.json';
import pl from './pl.json';

test('every text is there in both languages, in every plural form', () => {
  expect(localeGaps({ pl, en })).toEqual([]);
});
