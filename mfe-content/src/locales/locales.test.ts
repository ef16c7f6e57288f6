import { localeGaps } from '@aksamit/module-sdk/testing';
import { resources } from '../app/resources';
import teaserEn from '../fragments/locales/article-teaser.en.json';
import teaserPl from '../fragments/locales/article-teaser.pl.json';
import { articleRatingTexts, articleShareTexts, professionalGateTexts } from '../texts/article-island-texts';
import { opinionsTexts } from '../texts/opinions-texts';
import copyEn from './copy-contact.en.json';
import copyPl from './copy-contact.pl.json';
import formsEn from './forms.en.json';
import formsPl from './forms.pl.json';
import questionSearchEn from './question-search.en.json';
import questionSearchPl from './question-search.pl.json';
import videoPlayerEn from './video-player.en.json';
import videoPlayerPl from './video-player.pl.json';

test.each([
  ['pages', resources],
  ['article teaser', { pl: teaserPl, en: teaserEn }],
  ['opinions', opinionsTexts],
  ['rating of articles', articleRatingTexts],
  ['sharing of articles', articleShareTexts],
  ['question before an article for professionals', professionalGateTexts],
  ['forms', { pl: formsPl, en: formsEn }],
  ['copying of contacts', { pl: copyPl, en: copyEn }],
  ['question search', { pl: questionSearchPl, en: questionSearchEn }],
  ['video player', { pl: videoPlayerPl, en: videoPlayerEn }],
])('every text of the %s is there in both languages, in every plural form', (_name, texts) => {
  expect(localeGaps(texts)).toEqual([]);
});
