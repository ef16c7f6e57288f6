import { localeGaps } from '@aksamit/module-sdk/testing';
import backgroundFormsEn from './background-forms/en.json';
import backgroundFormsPl from './background-forms/pl.json';
import browserEn from './browser/en.json';
import browserPl from './browser/pl.json';
import chromeEn from './chrome/en.json';
import chromePl from './chrome/pl.json';
import consentEn from './consent/en.json';
import consentPl from './consent/pl.json';
import discountCodeEn from './discount-code/en.json';
import discountCodePl from './discount-code/pl.json';
import inspectorEn from './inspector/en.json';
import inspectorPl from './inspector/pl.json';
import pageEn from './page/en.json';
import pagePl from './page/pl.json';

test.each([
  ['browser', { pl: browserPl, en: browserEn }],
  ['chrome', { pl: chromePl, en: chromeEn }],
  ['consent', { pl: consentPl, en: consentEn }],
  ['discount-code', { pl: discountCodePl, en: discountCodeEn }],
  ['background-forms', { pl: backgroundFormsPl, en: backgroundFormsEn }],
  ['inspector', { pl: inspectorPl, en: inspectorEn }],
  ['page', { pl: pagePl, en: pageEn }],
])('every text of %s is there in both languages, in every plural form', (_, resources) => {
  expect(localeGaps(resources)).toEqual([]);
});
