import { dataOf, recordId } from '@aksamit/contracts';
import { staffPageDraft, staffPageDraftChange, staffPagePublication, staffPageVersion } from '@aksamit/contracts/staff';
import { z } from 'zod';
import type { App, AppDependencies } from '../../../platform/app-types';
import { explainerOf, registerStaffCall } from '../../people/staff';
import { pageKind } from './content-kinds';
import { saveDraft, selectDraft, selectVersions } from './page-drafts';
import { publishPage } from './publish-pages';

const right = 'manageContent';
const params = z.object({ id: recordId });
const answer = dataOf({ pageDraft: staffPageDraft });
const subjectOf = (id: string, details: Record<string, unknown> = {}) => ({ kind: 'cmsPage', id, details });

/** Drafts of pages, their publication and former states. */
export function registerPageDrafts(app: App, dependencies: AppDependencies): void {
  registerDraft(app, dependencies);
  registerPublication(app, dependencies);
  registerVersions(app, dependencies);
}

function registerDraft(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/cms-pages/:id/draft',
    right,
    summary: 'The draft of a page, and the version that a change of it names',
    params,
    answer,
    async work({ trx, params: { id } }) {
      return { answer: { data: { pageDraft: await selectDraft(trx, id) } }, subject: subjectOf(id) };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'PUT',
    path: '/admin/cms-pages/:id/draft',
    right,
    summary: 'Stores the draft of a page, or throws it away; visitors see nothing of it',
    params,
    body: staffPageDraftChange,
    answer,
    async work({ trx, params: { id }, body, actor, now }) {
      const pageDraft = await saveDraft(trx, id, { ...body, editor: actor.userId, now });
      const details = { draft: body.content ? 'changed' : 'removed', version: pageDraft.version };
      return { answer: { data: { pageDraft } }, subject: subjectOf(id, details) };
    },
    explain: explainerOf(pageKind),
  });
}

function registerPublication(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'PUT',
    path: '/admin/cms-pages/:id/publication',
    right,
    summary: 'Publishes the draft of a page at once or at a time, or takes the time back',
    params,
    body: staffPagePublication,
    answer,
    async work({ trx, params: { id }, body, actor, now }) {
      const pageDraft = await publishPage(trx, id, { ...body, editor: actor.userId, now });
      const details = { when: body.when, publishAt: body.publishAt ?? null, version: pageDraft.version };
      return { answer: { data: { pageDraft } }, subject: subjectOf(id, details) };
    },
    explain: explainerOf(pageKind),
  });
}

function registerVersions(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/cms-pages/:id/versions',
    right,
    summary: 'Published states of a page with who made them, the newest first; at most 100',
    params,
    answer: dataOf({ versions: z.array(staffPageVersion) }),
    async work({ trx, params: { id } }) {
      return { answer: { data: { versions: await selectVersions(trx, id) } }, subject: subjectOf(id) };
    },
  });
}
