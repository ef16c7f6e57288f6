import { localeGaps } from '@aksamit/module-sdk/testing';
import en from './en.json';
import formsEn from './forms.en.json';
import formsPl from './forms.pl.json';
import pl from './pl.json';

test.each([
  ['pages', { pl, en }],
  ['forms', { pl: formsPl, en: formsEn }],
])('every text of the %s is there in both languages, in every plural form', (_name, resources) => {
  expect(localeGaps(resources)).toEqual([]);
});
