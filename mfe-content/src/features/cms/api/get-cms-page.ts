import type { CmsPage, Section } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import { nullWhenMissing } from '../../../answers/null-when-missing';
import type { SkippedSection } from '../../../sections/read-sections';
import { skippedSentence } from '../../../sections/skipped-sentence';

/** A page with the sections that this module knows. */
export interface ShownPage extends Omit<CmsPage, 'sections'> {
  sections: Section[];
  /** Those that it cannot show, in development alone: the page marks where they would stand. */
  skipped?: SkippedSection[];
}

/**
 * GET /cms-pages/{slug}: `slug` is the page's path without the slashes at its ends, in any locale; null when unknown. Sections
 * that this module does not know are reported and left out.
 * @param version another version of a legal text than the one in effect
 */
export function cmsPageQuery(http: HttpClient, slug: string, version?: string) {
  return queryOptions({
    queryKey: version === undefined ? ['cms-page', slug] : ['cms-page', slug, version],
    queryFn: async (): Promise<ShownPage | null> => {
      if (!isCmsSlug(slug)) return null;
      const path = slug.split('/').map(encodeURIComponent).join('/');
      const answer = await nullWhenMissing(
        callApi(http, 'GET /cms-pages/{path}', { params: { path }, query: { version } }),
      );
      return answer ? shownPage(slug, answer.data.cmsPage) : null;
    },
  });
}

/** The contract of the sections is loaded with the first page: on public pages by the page server alone. */
export async function shownPage(slug: string, page: CmsPage): Promise<ShownPage> {
  const { readSections } = await import(/* webpackChunkName: "later-sections" */ '../../../sections/read-sections');
  // An older API sends the body alone.
  const { sections, skipped } = readSections(page.sections ?? [{ kind: 'text', blocks: page.body }]);
  // The page server logs what a module writes to its console.
  for (const one of skipped) console.error(skippedSentence(slug, one));
  return { ...page, sections, ...(process.env.NODE_ENV === 'development' ? { skipped } : {}) };
}

/** Whether an address can be a page's at all; other addresses cause no request. */
export function isCmsSlug(slug: string): boolean {
  return /^[a-z0-9-]{1,80}(\/[a-z0-9-]{1,80}){0,4}$/.test(slug);
}
