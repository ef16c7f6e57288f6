import type { StaffShortLink } from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { keepPreviousData, queryOptions } from '@aksamit/module-sdk/query';

/** Key of every list of short links. */
export const SHORT_LINK_LISTS = ['staffShortLinks'];

/** GET /admin/short-links: a page, the newest first unless sorted. */
export function shortLinksQuery(http: HttpClient, query: { q?: string; page?: number; sort?: string }) {
  return queryOptions({
    queryKey: [...SHORT_LINK_LISTS, query],
    queryFn: async () => {
      const { data, meta } = await callStaffApi(http, 'GET /admin/short-links', { query });
      return { shortLinks: data.shortLinks, total: meta?.total ?? 0 };
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** POST /admin/short-links. 422 for a page of another site. */
export async function makeShortLink(http: HttpClient, url: string, idempotencyKey: string): Promise<StaffShortLink> {
  return (await callStaffApi(http, 'POST /admin/short-links', { body: { url }, idempotencyKey })).data.shortLink;
}
