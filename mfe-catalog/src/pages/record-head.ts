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

/**
 * Description of a record's page. Without one of its own the record's name stands before its lead: the bundles for women
 * and men share theirs, and no two pages are described alike.
 */
export const recordDescription = (record: Pick<ShownRecord, 'name' | 'lead' | 'metaDescription'>): string =>
  record.metaDescription || [record.name, record.lead].filter(Boolean).join('. ');

/** What a loader knows of a record's page before its component is rendered: title, description and addresses. */
export function recordHead(context: PageContext & { sitemap: Sitemap }, page: PageName, record: ShownRecord): PageHead {
  const pathIn = (locale: 'pl' | 'en', basePath: string) =>
    pagePath(context.sitemap, { page, locale, basePath, params: { slug: record.slugs[locale] } });
  const [pl, en] = [pathIn('pl', ''), pathIn('en', '')];
  const canonicalPath = pathIn(context.locale, context.basePath);
  return {
    title: record.metaTitle || record.name,
    description: recordDescription(record),
    ...(canonicalPath === undefined ? {} : { canonicalPath }),
    ...(pl === undefined || en === undefined ? {} : { alternates: { pl, en } }),
    ...(record.markets ? { markets: record.markets } : {}),
  };
}
