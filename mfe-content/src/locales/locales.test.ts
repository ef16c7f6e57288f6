import { localeGaps } from '@aksamit/module-sdk/testing';
import teaserEn from '../fragments/locales/article-teaser.en.json';
import teaserPl from '../fragments/locales/article-teaser.pl.json';
import en from './en.json';
import formsEn from './forms.en.json';
import formsPl from './forms.pl.json';
import pl from './pl.json';

test.each([
  ['pages', { pl, en }],
  ['article teaser', { pl: teaserPl, en: teaserEn }],
  ['forms', { pl: formsPl, en: formsEn }],
])('every text of the %s is there in both languages, in every plural form', (_name, resources) => {
  expect(localeGaps(resources)).toEqual([]);
});
