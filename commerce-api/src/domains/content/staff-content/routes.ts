import { dataOf, listOf, listQuery, recordId } from '@aksamit/contracts';
import {
  legalDocument,
  legalDocumentChange,
  legalDocumentInput,
  staffPicture,
  staffPictureChange,
  staffPictureCut,
  staffPictureRequest,
  staffPicturesQuery,
} from '@aksamit/contracts/staff';
import { z } from 'zod';
import { notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { metaOf, offsetOf } from '../../../platform/pagination';
import { createAddressSigner, createFileStore } from '../../operations/files';
import { registerRecords, registerStaffCall } from '../../people/staff';
import { articleCategoryKind, articleKind, authorKind } from '../staff-articles';
import { pageKind, redirectKind } from './content-kinds';
import { changeLegalDocument, draftLegalDocument, selectLegalDocuments } from './legal-documents';
import { registerPageDrafts } from './page-draft-routes';
import { addPicture, changePicture, cutPicture, type ListedPicture, selectPictures } from './shop-pictures';

const pages = listQuery;

/** Articles with their authors and categories, pages, redirects, photographs and legal texts. */
export function registerStaffContent(app: App, dependencies: AppDependencies): void {
  for (const kind of [articleKind, authorKind, articleCategoryKind, pageKind, redirectKind]) {
    registerRecords(app, dependencies, kind);
  }

  registerPageDrafts(app, dependencies);
  registerPictures(app, dependencies);
  registerPictureCuts(app, dependencies);
  registerLegalDocuments(app, dependencies);
}

/** A photograph with the address at which staff see it. */
const shownBy =
  (signer: ReturnType<typeof createAddressSigner>) =>
  ({ fileUploadId, ...picture }: Awaited<ReturnType<typeof addPicture>>, now: Date) => ({
    ...picture,
    getUrl: signer.signGet(fileUploadId, now),
  });

function registerPictures(app: App, dependencies: AppDependencies): void {
  const signer = createAddressSigner(dependencies.config.codeSecret);
  const files = createFileStore(dependencies.config.files);
  const shown = shownBy(signer);
  const listed = ({ fileUploadId, address, ...picture }: ListedPicture, now: Date) => ({
    ...picture,
    getUrl: address ?? signer.signGet(fileUploadId ?? '', now),
  });

  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/pictures',
    // Of the records of the offer, their pictures too, which the shop shows to everybody.
    right: 'readOffer',
    summary:
      'Photographs that records may show, the newest first; withMade=true: those that the shop came with too; sort: createdAt, fileName',
    query: staffPicturesQuery,
    answer: listOf({ pictures: z.array(staffPicture) }),
    async work({ trx, query, now }) {
      const found = await selectPictures(trx, {
        id: query.id,
        q: query.q,
        withMade: query.withMade === 'true',
        sort: query.sort,
        limit: query.perPage,
        offset: offsetOf(query),
      });
      return {
        answer: { data: { pictures: found.pictures.map((one) => listed(one, now)) }, meta: metaOf(query, found.total) },
        subject: { kind: 'picture', id: null },
      };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/pictures',
    right: 'manageContent',
    summary: 'Makes a photograph of an own file, for records to show by its id',
    body: staffPictureRequest,
    answer: dataOf({ picture: staffPicture }),
    status: 201,
    async work({ trx, actor, body, now }) {
      const made = await addPicture(trx, body, { userId: actor.userId, files });
      return { answer: { data: { picture: shown(made, now) } }, subject: { kind: 'picture', id: made.id } };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'PUT',
    path: '/admin/pictures/:id',
    right: 'manageContent',
    summary: 'Gives a photograph another alternative text',
    params: z.object({ id: recordId }),
    body: staffPictureChange,
    answer: dataOf({ picture: staffPicture }),
    async work({ trx, params: { id }, body, now }) {
      const changed = await changePicture(trx, id, body.alt);
      if (!changed) throw notFound();
      const details = { alt: body.alt };
      return { answer: { data: { picture: shown(changed, now) } }, subject: { kind: 'picture', id, details } };
    },
  });
}

function registerPictureCuts(app: App, dependencies: AppDependencies): void {
  const shown = shownBy(createAddressSigner(dependencies.config.codeSecret));
  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/pictures/:id/cuts',
    right: 'manageContent',
    summary: 'Makes a picture of a photograph around another point; records that show the former one go on showing it',
    params: z.object({ id: recordId }),
    body: staffPictureCut,
    answer: dataOf({ picture: staffPicture }),
    status: 201,
    async work({ trx, params, body: { focus }, now }) {
      const made = await cutPicture(trx, params.id, focus);
      if (!made) throw notFound();
      const subject = { kind: 'picture', id: made.id, details: { cutOf: params.id, focus } };
      return { answer: { data: { picture: shown(made, now) } }, subject };
    },
  });
}

function registerLegalDocuments(app: App, dependencies: AppDependencies): void {
  const right = 'manageLegalDocuments';
  const answer = dataOf({ legalDocument });
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/legal-documents',
    right,
    summary: 'Texts of legal pages with when they take effect, the newest first; sort: createdAt, effectiveAt',
    query: pages.extend({ cmsPageId: recordId.optional() }),
    answer: listOf({ legalDocuments: z.array(legalDocument) }),
    async work({ trx, query }) {
      const page = { sort: query.sort, limit: query.perPage, offset: offsetOf(query) };
      const { legalDocuments, total } = await selectLegalDocuments(trx, { cmsPageId: query.cmsPageId, ...page });
      return {
        answer: { data: { legalDocuments }, meta: metaOf(query, total) },
        subject: { kind: 'legalDocument', id: null },
      };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/legal-documents',
    right,
    summary: 'Drafts a new text of a legal page',
    body: legalDocumentInput,
    answer,
    status: 201,
    async work({ trx, body }) {
      const made = await draftLegalDocument(trx, body);
      const details = { cmsPageId: made.cmsPageId };
      return { answer: { data: { legalDocument: made } }, subject: { kind: 'legalDocument', id: made.id, details } };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'PUT',
    path: '/admin/legal-documents/:id',
    right,
    summary: 'Edits or publishes a draft, or withdraws a text that does not hold yet',
    params: z.object({ id: z.uuid() }),
    body: legalDocumentChange,
    answer,
    async work({ trx, params: { id }, body, now }) {
      const { before, after } = await changeLegalDocument(trx, id, body, now);
      const details = { status: { from: before.status, to: after.status }, body: body.body ? 'changed' : 'same' };
      return { answer: { data: { legalDocument: after } }, subject: { kind: 'legalDocument', id, details } };
    },
  });
}
