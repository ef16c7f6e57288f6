import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext, usePageHead } from '@aksamit/module-sdk/lifecycle';

/** Title of a page of account or panel: its name and the market's brand. Search engines do not index these pages. */
export function usePageTitle(name: string): void {
  const t = useTranslate();
  const { brand } = usePageContext().market;
  usePageHead({ title: t('metaTitle', { name, brand: brand.name }), robots: 'noindex' });
}
