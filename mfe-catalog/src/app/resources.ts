/** Texts of the catalog's pages. */
export { moduleTexts as resources } from '../texts/module-texts';
