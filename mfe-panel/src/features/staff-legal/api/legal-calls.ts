import type { LegalDocument } from '@aksamit/contracts/staff';
import { callApi } from '@aksamit/module-sdk/api';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

export const legalKey = ['staffLegal'] as const;
const ALL = 100;

export interface LegalPage {
  id: string;
  title: string;
  /** Path without the locale's prefix. */
  path: string;
}

/** The pages whose text is a legal document, with all their versions. */
export function legalPagesQuery(http: HttpClient, locale: 'pl' | 'en') {
  return queryOptions({
    queryKey: [...legalKey, 'pages', locale],
    async queryFn() {
      const [pages, documents] = await Promise.all([
        callApi(http, 'GET /cms-pages', { query: { kind: 'legal', perPage: ALL } }),
        callStaffApi(http, 'GET /admin/legal-documents', { query: { perPage: ALL } }),
      ]);
      const shown = pages.data.cmsPages.map(({ id, title, paths }): LegalPage => ({ id, title, path: paths[locale] }));
      return { pages: shown, documents: documents.data.legalDocuments };
    },
    staleTime: 0,
  });
}

/** The versions of one page, drafts among them. */
export function documentsQuery(http: HttpClient, cmsPageId: string) {
  return queryOptions({
    queryKey: [...legalKey, 'documents', cmsPageId],
    async queryFn(): Promise<LegalDocument[]> {
      const query = { cmsPageId, perPage: ALL };
      const { data } = await callStaffApi(http, 'GET /admin/legal-documents', { query });
      return data.legalDocuments;
    },
    staleTime: 0,
  });
}

type Text = Pick<LegalDocument, 'body' | 'summary'>;

/** A new draft. */
export async function addDocument(
  http: HttpClient,
  body: Text & { cmsPageId: string },
  idempotencyKey: string,
): Promise<LegalDocument> {
  const { data } = await callStaffApi(http, 'POST /admin/legal-documents', { body, idempotencyKey });
  return data.legalDocument;
}

export type DocumentChange = { version: number } & (
  | Text
  | { action: 'publish'; effectiveAt?: string }
  | { action: 'withdraw' }
);

/** A draft is edited or published, a coming version withdrawn. 409 document_changed, record_closed; 422 with fields. */
export async function changeDocument(
  http: HttpClient,
  { id, body }: { id: string; body: DocumentChange },
  idempotencyKey: string,
): Promise<LegalDocument> {
  const call = { params: { id }, body, idempotencyKey };
  const { data } = await callStaffApi(http, 'PUT /admin/legal-documents/{id}', call);
  return data.legalDocument;
}
