/** Texts that the API itself returns, in the viewer's language. Domains add their own. */
import type { LocaleCode } from '@aksamit/contracts/platform';
import type { CodeOf, PlatformError } from './api-error';
import { durationText, isDurationUnit } from './duration-text';
import en from './texts/en.json';
import pl from './texts/pl.json';

type Texts = Record<string, string>;

/** The platform's errors have a message each. */
const ofPlatform: Record<LocaleCode, { errors: Record<CodeOf<PlatformError>, string> }> = { pl, en };
const texts: Record<LocaleCode, { errors: Texts; validation: Texts }> = {
  pl: { errors: { ...ofPlatform.pl.errors }, validation: { ...pl.validation } },
  en: { errors: { ...ofPlatform.en.errors }, validation: { ...en.validation } },
};

/** Figures that the texts of examples name. */
const examples: Record<string, number> = {};

/** Figures for the examples of the OpenAPI document, as the registered texts name them. */
export const exampleValues = (): Readonly<Record<string, number>> => examples;

/**
 * Adds a domain's texts: keys of `errors` are error codes, keys of `validation` are named in a schema's `error`.
 * @param figures what the texts name, for examples
 */
export function registerMessages(
  added: Record<LocaleCode, { errors?: Record<string, string>; validation?: Record<string, string> }>,
  figures: Readonly<Record<string, number>> = {},
): void {
  Object.assign(examples, figures);
  for (const locale of ['pl', 'en'] as const) {
    Object.assign(texts[locale].errors, added[locale].errors);
    Object.assign(texts[locale].validation, added[locale].validation);
  }
}

/**
 * Message of an error code; an unknown code gets the general message. `{name}` is filled in from `values`; a number of
 * `hours`, `minutes` or `weeks` with its unit, in the plural form of the language.
 */
export function errorMessage(code: string, locale: LocaleCode, values: Record<string, string | number> = {}): string {
  const text = texts[locale].errors[code] ?? texts[locale].errors.internal_error ?? code;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return typeof value === 'number' && isDurationUnit(name)
      ? durationText(name, value, locale)
      : String(value ?? whole);
  });
}

/** Whether a code has its own message in both languages. */
export const isErrorCode = (code: string): boolean =>
  Object.hasOwn(texts.pl.errors, code) && Object.hasOwn(texts.en.errors, code);

/** Message of a validation key, or null when the key is not known. `voucher_step:50 zł` fills `{value}` in. */
export function validationMessage(key: string, locale: LocaleCode): string | null {
  const known = texts[locale].validation[key];
  if (known !== undefined) return known;
  const [, name = '', value = ''] = /^([a-z_]+):(.*)$/.exec(key) ?? [];
  return texts[locale].validation[name]?.replace('{value}', value) ?? null;
}
