import { localeGaps } from '@aksamit/module-sdk/testing';
import { moduleTexts } from '../texts/module-texts';
import salesEn from './sales.en.json';
import salesPl from './sales.pl.json';

test.each([
  ['module', moduleTexts],
  ['pages of what is sold', { pl: salesPl, en: salesEn }],
])('every text of the %s stands in both languages with all its plural forms', (_name, resources) => {
  expect(localeGaps(resources)).toEqual([]);
});
