import type { Resources } from '@aksamit/module-sdk/i18n';
import charityEn from '../locales/charity.en.json';
import charityPl from '../locales/charity.pl.json';
import en from '../locales/en.json';
import newsletterEn from '../locales/newsletter.en.json';
import newsletterPl from '../locales/newsletter.pl.json';
import opinionEn from '../locales/opinion.en.json';
import opinionPl from '../locales/opinion.pl.json';
import pl from '../locales/pl.json';

/** Texts of the module's pages. */
export const resources: Resources = {
  pl: { ...pl, ...opinionPl, ...charityPl, ...newsletterPl },
  en: { ...en, ...opinionEn, ...charityEn, ...newsletterEn },
};
