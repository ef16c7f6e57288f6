import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useCallback } from 'react';

/** Addresses of the site that are linked by path, whichever module serves them; the words stand in the locale files. */
export type SitePath =
  | 'salons'
  | 'vouchers'
  | 'specialOffers'
  | 'priceList'
  | 'search'
  | 'laserHairRemoval'
  | 'endermology'
  | 'hydrogenCleansing';

/** Builds the path of a named address in the page's market and locale. */
export function useSitePath(): (name: SitePath) => string {
  const { basePath } = usePageContext();
  const t = useTranslate();
  return useCallback((name) => `${basePath}${t(`paths.${name}`)}`, [basePath, t]);
}
