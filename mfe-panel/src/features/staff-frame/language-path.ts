import type { LocaleCode, PageContext, Sitemap } from '@aksamit/contracts/platform';

/**
 * Path of a page without parameters in another language of the market, prefix included; undefined when the market lacks
 * it. The market's first language has no prefix of its own.
 */
export function languagePath(
  { basePath, locale, market }: Pick<PageContext, 'basePath' | 'locale' | 'market'>,
  patterns: Sitemap[string] | undefined,
  target: LocaleCode,
): string | undefined {
  const isOffered = market.locales.some(({ code }) => code === target);
  if (!isOffered || !patterns) return undefined;
  const first = market.locales[0]?.code;
  const root = locale === first ? basePath : basePath.slice(0, -`/${locale}`.length);
  return (target === first ? root : `${root}/${target}`) + patterns[target];
}
