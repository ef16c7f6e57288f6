import rememberedEn from '../locales/remembered.en.json';
import rememberedPl from '../locales/remembered.pl.json';
import en from '../locales/teaser.en.json';
import pl from '../locales/teaser.pl.json';
import { bodyPartGroupTexts } from './body-part-group-texts';
import { cardTexts } from './card-texts';
import { offerTilesTexts } from './offer-tiles-texts';
import { priceRowTexts } from './price-row-texts';
import { purchaseTexts } from './purchase-texts';
import { ratingTexts } from './rating-texts';

/** Texts of the fragment `product-teaser`. */
export const productTeaserTexts = {
  pl: { ...pl, ...cardTexts.pl, ...purchaseTexts.pl, ...ratingTexts.pl },
  en: { ...en, ...cardTexts.en, ...purchaseTexts.en, ...ratingTexts.en },
};

/** Texts of the fragment `remembered-treatments`. */
export const rememberedTreatmentsTexts = {
  pl: { ...rememberedPl, ...cardTexts.pl, ...purchaseTexts.pl, ...ratingTexts.pl },
  en: { ...rememberedEn, ...cardTexts.en, ...purchaseTexts.en, ...ratingTexts.en },
};

/** Texts of the fragment `price-teaser`. */
export const priceTeaserTexts = {
  pl: { ...pl, ...cardTexts.pl, ...purchaseTexts.pl, ...priceRowTexts.pl },
  en: { ...en, ...cardTexts.en, ...purchaseTexts.en, ...priceRowTexts.en },
};

/** Texts of the fragment `body-part-groups`. */
export const bodyPartTeaserTexts = {
  pl: { ...pl, ...bodyPartGroupTexts.pl },
  en: { ...en, ...bodyPartGroupTexts.en },
};

/** Texts of the fragment `offer-teaser`. */
export const offerTeaserTexts = {
  pl: { ...pl, ...purchaseTexts.pl, ...offerTilesTexts.pl },
  en: { ...en, ...purchaseTexts.en, ...offerTilesTexts.en },
};
