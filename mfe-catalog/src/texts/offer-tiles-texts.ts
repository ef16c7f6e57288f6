import en from '../locales/offer-tiles.en.json';
import pl from '../locales/offer-tiles.pl.json';

/** Texts of a row of offers: of the zones and of the fragment `offer-teaser`. */
export const offerTilesTexts = { pl, en };
