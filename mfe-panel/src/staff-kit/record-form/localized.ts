import type { LocaleCode } from '@aksamit/contracts/platform';

/** A text of a record in the page's language. */
export function localized(value: unknown, locale: LocaleCode): string {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, locale) : value;
  return typeof text === 'string' ? text : '';
}
