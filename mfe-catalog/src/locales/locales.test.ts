import { localeGaps } from '@aksamit/module-sdk/testing';
import { beforeAfterTexts } from '../texts/before-after-texts';
import { bundleBodyTexts } from '../texts/bundle-body-texts';
import { bundleChoiceTexts } from '../texts/bundle-choice-texts';
import { copyAddressTexts } from '../texts/copy-address-texts';
import { explorerTexts } from '../texts/explorer-texts';
import { moduleTexts } from '../texts/module-texts';
import { priceListPageTexts } from '../texts/price-list-page-texts';
import { rememberTexts } from '../texts/remember-texts';
import { salonFinderTexts } from '../texts/salon-island-texts';
import { salonTexts } from '../texts/salon-texts';
import {
  bodyPartTeaserTexts,
  offerTeaserTexts,
  priceTeaserTexts,
  productTeaserTexts,
  rememberedTreatmentsTexts,
} from '../texts/teaser-texts';
import { treatmentDetailTexts } from '../texts/treatment-detail-texts';
import freeTimesEn from './free-times.en.json';
import freeTimesPl from './free-times.pl.json';
import nearestDayEn from './nearest-day.en.json';
import nearestDayPl from './nearest-day.pl.json';
import productEn from './product-page.en.json';
import productPl from './product-page.pl.json';
import salesEn from './sales.en.json';
import salesPl from './sales.pl.json';
import searchEn from './search.en.json';
import searchPl from './search.pl.json';
import suggestionsEn from './suggestions.en.json';
import suggestionsPl from './suggestions.pl.json';
import zoneEn from './zone.en.json';
import zonePl from './zone.pl.json';

test.each([
  ['module', moduleTexts],
  ['pages of what is sold', { pl: salesPl, en: salesEn }],
  ['pages of price lists', priceListPageTexts],
  ['search', { pl: searchPl, en: searchEn }],
  ['suggestions', { pl: suggestionsPl, en: suggestionsEn }],
  ['zones', { pl: zonePl, en: zoneEn }],
  ['choice of body parts', bundleChoiceTexts],
  ['drawn body of a bundle', bundleBodyTexts],
  ['explorer of body parts', explorerTexts],
  ['pages of salons', salonTexts],
  ['search for salons', salonFinderTexts],
  ['teaser of treatments', productTeaserTexts],
  ['teaser of prices', priceTeaserTexts],
  ['teaser of offers', offerTeaserTexts],
  ['groups of body parts', bodyPartTeaserTexts],
  ['copying of an address', copyAddressTexts],
  ['button that remembers', rememberTexts],
  ['remembered treatments', rememberedTreatmentsTexts],
  ['pictures before and after', beforeAfterTexts],
  ['details of what is sold', treatmentDetailTexts],
  ['page of a treatment', { pl: { ...productPl, ...freeTimesPl }, en: { ...productEn, ...freeTimesEn } }],
  ['first free day of a treatment', { pl: nearestDayPl, en: nearestDayEn }],
])('every text of the %s stands in both languages with all its plural forms', (_name, resources) => {
  expect(localeGaps(resources)).toEqual([]);
});
