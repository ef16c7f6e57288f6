import type { LocaleCode, PageContext, Sitemap } from '@aksamit/contracts/platform';
import { buildPath } from '@aksamit/contracts/routing';

/**
 * Path of a page in another language of the market, prefix included; undefined when the market lacks it. The market's
 * first language has no prefix of its own. Parameters of the staff's pages are ids: the same in each language.
 */
export function languagePath(
  { basePath, locale, market }: Pick<PageContext, 'basePath' | 'locale' | 'market'>,
  { patterns, params = {} }: { patterns: Sitemap[string] | undefined; params?: Readonly<Record<string, string>> },
  target: LocaleCode,
): string | undefined {
  const isOffered = market.locales.some(({ code }) => code === target);
  if (!isOffered || !patterns) return undefined;
  const first = market.locales[0]?.code;
  const root = locale === first ? basePath : basePath.slice(0, -`/${locale}`.length);
  return (target === first ? root : `${root}/${target}`) + buildPath(patterns[target], params);
}
