import en from '../locales/bundle-body.en.json';
import pl from '../locales/bundle-body.pl.json';
import { bodyViewResources } from './body-view-texts';

/** Texts of the drawn body on a bundle's page. */
export const bundleBodyTexts = {
  pl: { ...pl, ...bodyViewResources.pl },
  en: { ...en, ...bodyViewResources.en },
};
