import type { CmsPage } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import { nullWhenMissing } from '../../../answers/null-when-missing';

/** GET /cms-pages/{slug}: `slug` is the page's path without the slashes at its ends, in any locale; null when unknown. */
export function cmsPageQuery(http: HttpClient, slug: string) {
  return queryOptions({
    queryKey: ['cms-page', slug],
    queryFn: async (): Promise<CmsPage | null> => {
      if (!isCmsSlug(slug)) return null;
      const path = slug.split('/').map(encodeURIComponent).join('/');
      const answer = await nullWhenMissing(callApi(http, 'GET /cms-pages/{path}', { params: { path } }));
      return answer?.data.cmsPage ?? null;
    },
  });
}

/** Whether an address can be a page's at all; other addresses cause no request. */
export function isCmsSlug(slug: string): boolean {
  return /^[a-z0-9-]{1,80}(\/[a-z0-9-]{1,80}){0,4}$/.test(slug);
}
