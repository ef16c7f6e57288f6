/** The staff's calls on pages and legal texts. Source: calls.md, "Staff calls"; docs/decisions/0212. */
import { z } from 'zod';
import { call } from '../call-shape';
import { listQuery, recordId } from '../envelope';
import * as content from './content';
import { changeOf } from './editing';
import * as drafts from './page-drafts';
import { recordsQuery, stored } from './record-shapes';

const pages = listQuery;
const withLegalDocument = z.object({ legalDocument: content.legalDocument });
const withPageDraft = z.object({ pageDraft: drafts.staffPageDraft });
const cmsPage = stored(content.staffPageInput).extend({
  updatedAt: z.string(),
  /** Of the last published state. */
  changedAt: z.string(),
  changedBy: z.string().nullable(),
  hasDraft: z.boolean(),
  publishAt: z.string().nullable(),
});

export const pageCalls = {
  'GET /admin/cms-pages': call({
    query: recordsQuery('kind', 'enabled'),
    data: z.object({ cmsPages: z.array(cmsPage) }),
  }),
  'POST /admin/cms-pages': call({ body: content.staffPageInput, data: z.object({ cmsPage }) }),
  'GET /admin/cms-pages/{id}': call({ data: z.object({ cmsPage }) }),
  'PUT /admin/cms-pages/{id}': call({
    body: changeOf(content.staffPageInput.omit({ code: true, kind: true })),
    data: z.object({ cmsPage }),
  }),
  'GET /admin/cms-pages/{id}/draft': call({ data: withPageDraft }),
  'PUT /admin/cms-pages/{id}/draft': call({ body: drafts.staffPageDraftChange, data: withPageDraft }),
  'PUT /admin/cms-pages/{id}/publication': call({ body: drafts.staffPagePublication, data: withPageDraft }),
  'GET /admin/cms-pages/{id}/versions': call({ data: z.object({ versions: z.array(drafts.staffPageVersion) }) }),
  'GET /admin/legal-documents': call({
    query: pages.extend({ cmsPageId: recordId.optional() }),
    data: z.object({ legalDocuments: z.array(content.legalDocument) }),
  }),
  'POST /admin/legal-documents': call({ body: content.legalDocumentInput, data: withLegalDocument }),
  'PUT /admin/legal-documents/{id}': call({ body: content.legalDocumentChange, data: withLegalDocument }),
};
