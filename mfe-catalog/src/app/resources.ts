import type { Resources } from '@aksamit/module-sdk/i18n';
import en from '../locales/en.json';
import pl from '../locales/pl.json';

/** Texts of the catalog's pages. */
export const resources: Resources = { pl, en };
