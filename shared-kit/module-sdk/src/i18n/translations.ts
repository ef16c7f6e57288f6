import type { LocaleCode } from '@aksamit/contracts/platform';
import { createPlainTexts } from './plain-texts';
import type { Resources, Translate } from './texts';

type CreateTexts = (locale: LocaleCode, resources: Resources) => Translate;

let create: CreateTexts = createPlainTexts;
let made = new WeakMap<Resources, Partial<Record<LocaleCode, Translate>>>();

/**
 * From now on text functions are made by i18next: for pages, in the browser and on the server. Islands and fragments
 * need no more than the plain ones, which make the same texts.
 */
export function makeTextsBy(createTexts: CreateTexts): void {
  create = createTexts;
  made = new WeakMap();
}

/**
 * The text function of a module's own texts, ready at once. A missing text throws nothing and shows the key, which the
 * test of the locale files catches before release. One per texts and locale: a page server requests it with every page.
 */
export function createTranslations(locale: LocaleCode, resources: Resources): Translate {
  const known = made.get(resources) ?? {};
  made.set(resources, known);
  known[locale] ??= create(locale, resources);
  return known[locale];
}
