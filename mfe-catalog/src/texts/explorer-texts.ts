import en from '../locales/explorer.en.json';
import pl from '../locales/explorer.pl.json';
import { bodyViewResources } from './body-view-texts';

/** Texts of the drawn body on which treatments of a zone are found. */
export const explorerTexts = {
  pl: { ...pl, ...bodyViewResources.pl },
  en: { ...en, ...bodyViewResources.en },
};
