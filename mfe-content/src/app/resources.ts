import type { Resources } from '@aksamit/module-sdk/i18n';
import charityEn from '../locales/charity.en.json';
import charityPl from '../locales/charity.pl.json';
import en from '../locales/en.json';
import opinionEn from '../locales/opinion.en.json';
import opinionPl from '../locales/opinion.pl.json';
import pl from '../locales/pl.json';

/** Texts of the module's pages. */
export const resources: Resources = {
  pl: { ...pl, ...opinionPl, ...charityPl },
  en: { ...en, ...opinionEn, ...charityEn },
};
