import type { PageContext, PageHead, Sitemap } from '@aksamit/contracts/platform';
import { type PageName, pagePath } from '@aksamit/module-sdk/router';

interface ShownRecord {
  name: string;
  lead: string;
  metaTitle: string | null;
  metaDescription: string | null;
  slugs: Record<'pl' | 'en', string>;
  markets?: string[] | undefined;
}

/** What a loader knows of a record's page before its component is rendered: title, description and addresses. */
export function recordHead(context: PageContext & { sitemap: Sitemap }, page: PageName, record: ShownRecord): PageHead {
  const pathIn = (locale: 'pl' | 'en', basePath: string) =>
    pagePath(context.sitemap, { page, locale, basePath, params: { slug: record.slugs[locale] } });
  const [pl, en] = [pathIn('pl', ''), pathIn('en', '')];
  const canonicalPath = pathIn(context.locale, context.basePath);
  return {
    title: record.metaTitle || record.name,
    description: record.metaDescription || record.lead,
    ...(canonicalPath === undefined ? {} : { canonicalPath }),
    ...(pl === undefined || en === undefined ? {} : { alternates: { pl, en } }),
    ...(record.markets ? { markets: record.markets } : {}),
  };
}
