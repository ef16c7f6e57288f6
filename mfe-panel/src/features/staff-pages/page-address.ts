import type { LocaleCode } from '@aksamit/contracts/platform';

/** The front page is a record too, and has the shop's own address. */
const HOME_CODE = 'home';

/** Path of a page without the locale's prefix. */
export const pageAddress = (
  { code, slugs }: { code: string; slugs: Record<LocaleCode, string> },
  locale: LocaleCode,
) => (code === HOME_CODE ? '/' : `/${slugs[locale]}/`);
