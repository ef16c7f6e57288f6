import type { LocaleCode, PageContext } from '@aksamit/contracts/platform';
import type { Translate } from '@aksamit/module-sdk/i18n';
import type { LocalePath } from './site-paths';

/** Props of every part of header and footer. Plain data and texts: the same on the server and in the browser. */
export interface ChromePartProps {
  context: PageContext;
  /** Path of the page, without the prefix of market and locale. */
  path: string;
  /** Texts of the shell's locale files. */
  t: Translate;
}

/** Addresses of this page in other languages, without origin. */
export type Alternates = Partial<Record<LocaleCode, string>>;

/** Address of a path in the page's market and locale. */
export const hrefOf = (context: PageContext, path: LocalePath): string => `${context.basePath}${path[context.locale]}`;

/** `page` on the link to the current page, `true` on links to its parent pages, undefined on all others. */
export const currentOf = (context: PageContext, here: string, path: LocalePath): 'page' | 'true' | undefined => {
  const target = path[context.locale];
  if (here === target) return 'page';
  return target !== '/' && here.startsWith(target) ? 'true' : undefined;
};
