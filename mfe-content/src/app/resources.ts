import type { Resources } from '@aksamit/module-sdk/i18n';
import en from '../locales/en.json';
import opinionEn from '../locales/opinion.en.json';
import opinionPl from '../locales/opinion.pl.json';
import pl from '../locales/pl.json';

/** Texts of the module's pages. */
export const resources: Resources = { pl: { ...pl, ...opinionPl }, en: { ...en, ...opinionEn } };
