import type { LocaleCode } from '@aksamit/contracts/platform';

/** Texts of a module per locale; nested keys are joined with dots. Plural forms by suffix (`_one`, `_few`, `_many`, `_other`). */
export type Resources = Record<LocaleCode, Record<string, unknown>>;

/** Values of a text by name, a whole record for one. `count` picks the plural form; `defaultValue` is for a missing text. */
export interface TextValues {
  count?: number;
  defaultValue?: string;
  [name: string]: unknown;
}

/**
 * Text of a key with its values filled in; `count` picks the plural form. `defaultValue` replaces a missing text: where
 * the API names the key, a newer API may use one that this release does not know yet.
 */
export type Translate = (key: string, values?: TextValues) => string;
