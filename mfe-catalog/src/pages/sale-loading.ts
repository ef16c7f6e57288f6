import { createTranslations, type Translate } from '@aksamit/module-sdk/i18n';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { type PageName, pagePath } from '@aksamit/module-sdk/router';
import { saleTexts } from '../texts/sale-texts';

/** Texts of the pages that sell offers, bundles and vouchers: the module's other pages do not load them. */
export function saleTextsFor({ locale }: LoadInput['context']): Translate {
  return createTranslations(locale, saleTexts);
}

/** Redirect to a record's own address when this one is another language's or an earlier one. */
export function toOwnAddress({ context }: LoadInput, page: PageName, slug: string): LoadResult | null {
  const { sitemap, locale, basePath } = context;
  const redirect = pagePath(sitemap, { page, locale, basePath, params: { slug } });
  return redirect ? { redirect, status: 301 } : null;
}
