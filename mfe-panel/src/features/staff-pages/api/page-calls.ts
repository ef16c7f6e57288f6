import type { ContentPreviewLink, StaffPageContent, StaffPageDraft, StaffPageVersion } from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { keepPreviousData, queryOptions } from '@aksamit/module-sdk/query';

export const PER_PAGE = 25;

export const pagesKey = ['staffPages'] as const;

/** GET /admin/cms-pages: those of a list's address. */
export function pageListQuery(http: HttpClient, query: Readonly<Record<string, string | number | undefined>>) {
  const sorted = { sort: 'address', ...query, perPage: PER_PAGE };
  return queryOptions({
    queryKey: [...pagesKey, 'list', sorted],
    async queryFn() {
      const { data, meta } = await callStaffApi(http, 'GET /admin/cms-pages', { query: sorted });
      return { pages: data.cmsPages, total: meta?.total ?? data.cmsPages.length };
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** A page as visitors see it, and what staff prepare of it. */
export function pageQuery(http: HttpClient, id: string) {
  return queryOptions({
    queryKey: [...pagesKey, 'one', id],
    async queryFn() {
      const params = { id };
      const [page, draft] = await Promise.all([
        callStaffApi(http, 'GET /admin/cms-pages/{id}', { params }),
        callStaffApi(http, 'GET /admin/cms-pages/{id}/draft', { params }),
      ]);
      return { page: page.data.cmsPage, draft: draft.data.pageDraft };
    },
    staleTime: 0,
  });
}
export type EditedPage = Awaited<ReturnType<NonNullable<ReturnType<typeof pageQuery>['queryFn']>>>;

/** Published states of a page, the newest first. */
export function versionsQuery(http: HttpClient, id: string) {
  return queryOptions({
    queryKey: [...pagesKey, 'versions', id],
    async queryFn(): Promise<StaffPageVersion[]> {
      const { data } = await callStaffApi(http, 'GET /admin/cms-pages/{id}/versions', { params: { id } });
      return data.versions;
    },
    staleTime: 0,
  });
}

interface Change<Body> {
  id: string;
  body: Body;
  idempotencyKey: string;
}

export type NewPage = StaffPageContent & { code: string; kind: 'information' | 'campaign' | 'offer' };

/** Adds a page that visitors do not see yet. 422 with fields. */
export async function addPage(http: HttpClient, page: NewPage, idempotencyKey: string): Promise<string> {
  const body = { ...page, enabled: false };
  const { data } = await callStaffApi(http, 'POST /admin/cms-pages', { body, idempotencyKey });
  return data.cmsPage.id;
}

/** Null: the draft is thrown away. 409 page_changed, 422 with fields. */
export async function saveDraft(
  http: HttpClient,
  { id, body, idempotencyKey }: Change<{ version: number; content: StaffPageContent | null }>,
): Promise<StaffPageDraft> {
  const { data } = await callStaffApi(http, 'PUT /admin/cms-pages/{id}/draft', {
    params: { id },
    body,
    idempotencyKey,
  });
  return data.pageDraft;
}

export interface Publication {
  version: number;
  when: 'now' | 'later' | 'never';
  publishAt?: string;
}

/** 409 page_changed, 422 with fields. */
export async function publishPage(
  http: HttpClient,
  { id, body, idempotencyKey }: Change<Publication>,
): Promise<StaffPageDraft> {
  const call = { params: { id }, body, idempotencyKey };
  const { data } = await callStaffApi(http, 'PUT /admin/cms-pages/{id}/publication', call);
  return data.pageDraft;
}

/** Visitors do not find the page any more. */
export async function withdrawPage(http: HttpClient, id: string, idempotencyKey: string): Promise<void> {
  const call = { params: { id }, body: { enabled: false }, idempotencyKey };
  await callStaffApi(http, 'PUT /admin/cms-pages/{id}', call);
}

export type PreviewedPage = StaffPageContent;

/** A link to the page as it would look, for a day. 422 with fields where its publication would be refused. */
export async function previewPage(
  http: HttpClient,
  { id, content }: { id: string; content: PreviewedPage },
  idempotencyKey: string,
): Promise<ContentPreviewLink> {
  const body = { recordKind: 'cmsPage' as const, recordId: id, content };
  const { data } = await callStaffApi(http, 'POST /admin/content-previews', { body, idempotencyKey });
  return data.contentPreviewLink;
}
