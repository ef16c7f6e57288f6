import type { LocaleCode, PageContext, Sitemap } from '@aksamit/contracts/platform';
import { createTranslations, type Resources, type Translate } from '@aksamit/module-sdk/i18n';
import en from '../locales/chrome/en.json';
import pl from '../locales/chrome/pl.json';
import { type Alternates, Footer, Header } from './chrome';

/** Emotion key of header and footer. */
export const SHELL_STYLE_KEY = 'shell';

/** The shell's texts. */
export const shellResources: Resources = { pl, en };

/**
 * Props of header and footer. They are rendered on the server, and by browsers only where a busy server could not; the
 * browser host makes the few changing parts interactive (browser/chrome), which saves their code on every first load.
 */
export interface ChromeProps {
  context: PageContext;
  /** Path without the prefix of market and locale. */
  path: string;
  /** Pages of all deployed modules. */
  sitemap: Sitemap;
  /** Addresses of this page in the market's languages, with their prefixes. */
  alternates?: Alternates;
}

/** Id prefixes of the chrome's React roots, the same on the server and in the browser. */
export const HEADER_ID_PREFIX = 'header-';
export const FOOTER_ID_PREFIX = 'footer-';

const texts = new Map<LocaleCode, Translate>();

/** The texts of a locale, created once for all pages. */
function shellTexts(locale: LocaleCode): Translate {
  const known = texts.get(locale) ?? createTranslations(locale, shellResources);
  texts.set(locale, known);
  return known;
}

/** The header of every page, rendered into `#shell-header`. */
export function ChromeHeader({ alternates = {}, ...page }: ChromeProps) {
  return <Header {...page} t={shellTexts(page.context.locale)} alternates={alternates} />;
}

/** The footer of every page, rendered into `#shell-footer`. */
export function ChromeFooter({ context, path, sitemap }: ChromeProps) {
  const t = shellTexts(context.locale);
  return <Footer context={context} path={path} sitemap={sitemap} t={t} year={new Date().getFullYear()} />;
}
