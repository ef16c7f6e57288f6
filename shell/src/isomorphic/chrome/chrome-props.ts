import type { LocaleCode, PageContext, Sitemap } from '@aksamit/contracts/platform';
import type { Translate } from '@aksamit/module-sdk/i18n';

/** Props of every part of header and footer. Plain data and texts: the same on the server and in the browser. */
export interface ChromePartProps {
  context: PageContext;
  /** Path of the page, without the prefix of market and locale. */
  path: string;
  /** Pages of all deployed modules: where links lead. */
  sitemap: Sitemap;
  /** Texts of the shell's locale files. */
  t: Translate;
}

/** Addresses of this page in other languages, without origin. */
export type Alternates = Partial<Record<LocaleCode, string>>;
