import en from '../locales/zone.en.json';
import pl from '../locales/zone.pl.json';
import { bodyPartGroupTexts } from './body-part-group-texts';
import { moduleTexts } from './module-texts';
import { offerTilesTexts } from './offer-tiles-texts';
import { withPageTexts } from './page-texts';

/** Texts of the zones: other pages do not carry what only these show. */
export const zoneTexts = withPageTexts(moduleTexts, {
  pl: { ...pl, ...bodyPartGroupTexts.pl, ...offerTilesTexts.pl },
  en: { ...en, ...bodyPartGroupTexts.en, ...offerTilesTexts.en },
});
