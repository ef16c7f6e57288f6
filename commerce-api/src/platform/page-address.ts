import type { LocaleCode } from '@aksamit/contracts';
import { buildPath } from '@aksamit/contracts/routing';
import { pagePatterns } from './page-patterns';

type Patterns = typeof pagePatterns;

/** Name of a page of the shop, `<module>/<page>`. */
export type PageName = keyof Patterns;

/** Names of the parameters in a pattern: `:slug`, and `rest` of `**`. */
type NamesIn<Pattern extends string> = Pattern extends `${infer Segment}/${infer Others}`
  ? NamesIn<Segment> | NamesIn<Others>
  : Pattern extends `:${infer Name}`
    ? Name
    : Pattern extends '**'
      ? 'rest'
      : never;

type Params<P extends PageName> = Record<NamesIn<Patterns[P][LocaleCode]>, string>;

/** Parameters of a page's address: required when it has some. */
type AddressParams<P extends PageName> =
  Record<never, never> extends Params<P> ? [params?: Params<P>] : [params: Params<P>];

/** Language and market in which a page is opened: language, and the prefix of the market's and locale's pages (`''`, `/en`, `/gb`). */
export interface PageLocale {
  locale: LocaleCode;
  basePath: string;
}

/**
 * Path of a page of the shop, for e-mails, payments and lists of records: the one place where the API knows addresses of
 * pages. They come from the definitions of the modules' pages (`npm run pages`). A module that moves a page later
 * redirects from the former address, which `npm run pages` requires. Source: docs/decisions/0163.
 * @throws when a parameter is empty
 */
export function pageAddress<P extends PageName>(
  page: P,
  { locale, basePath }: PageLocale,
  ...[params]: AddressParams<P>
): string {
  return basePath + buildPath(pagePatterns[page][locale], params);
}

/** The same page in each language, without any prefix: of a record whose slugs differ by language. */
export function localePaths<P extends PageName>(
  page: P,
  paramsOf: (locale: LocaleCode) => Params<P>,
): Record<LocaleCode, string> {
  const pathIn = (locale: LocaleCode) => buildPath(pagePatterns[page][locale], paramsOf(locale));
  return { pl: pathIn('pl'), en: pathIn('en') };
}

/** Path of a page without parameters by a name that a record holds, without any prefix; null where there is no such page. */
export function namedPath(name: string, locale: LocaleCode): string | null {
  const patterns: Record<string, Record<LocaleCode, string> | undefined> = pagePatterns;
  const pattern = Object.hasOwn(patterns, name) ? patterns[name]?.[locale] : undefined;
  return pattern === undefined || /[:*]/.test(pattern) ? null : pattern;
}
