import { dataOf, listOf } from '@aksamit/contracts';
import {
  caseNoteRequest,
  decisionRequest,
  deskCase,
  deskLead,
  deskQuery,
  leadChangeRequest,
} from '@aksamit/contracts/staff';
import { z } from 'zod';
import type { App, AppDependencies } from '../../../platform/app-types';
import type { Trx } from '../../../platform/database';
import { metaOf, offsetOf } from '../../../platform/pagination';
import { createAddressSigner } from '../../operations/files';
import {
  addLeadNote,
  changeLead,
  type Desk,
  type DeskLead,
  findLead,
  outcomeMailsOf,
  selectLeadNotes,
  selectLeads,
} from '../leads';
import { registerRecords, registerStaffCall } from '../staff';
import { answerTemplateKind } from './answer-template-kind';

const params = z.object({ id: z.uuid() });

/** Submitted forms: lists with their deadlines, and actions on each. */
export function registerStaffDesk(app: App, dependencies: AppDependencies): void {
  registerDesk(app, dependencies, 'leads', 'leads', leadChangeRequest);
  registerDesk(app, dependencies, 'complaints', 'complaints', decisionRequest);
  registerDesk(app, dependencies, 'reviewerApplications', 'reviewer-applications', decisionRequest);
  registerRecords(app, dependencies, answerTemplateKind);
}

type ChangeRequest = typeof leadChangeRequest | typeof decisionRequest;

interface DeskRoutes {
  desk: Desk;
  /** Below `/admin/`. */
  path: string;
  body: ChangeRequest;
  /** A form with addresses of its files. */
  shown(lead: DeskLead, now: Date): z.output<typeof deskLead>;
}

function registerDesk(app: App, dependencies: AppDependencies, desk: Desk, path: string, body: ChangeRequest): void {
  const signer = createAddressSigner(dependencies.config.codeSecret);
  const shown = (lead: DeskLead, now: Date) => ({
    ...lead,
    files: lead.files.map((file) => ({ ...file, getUrl: signer.signGet(file.id, now) })),
  });
  const routes: DeskRoutes = { desk, path, body, shown };
  registerList(app, dependencies, routes);
  registerCase(app, dependencies, routes);
  registerChange(app, dependencies, routes);
  registerNotes(app, dependencies, routes);
}

function registerList(app: App, dependencies: AppDependencies, { desk, path, shown }: DeskRoutes): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: `/admin/${path}`,
    right: 'workDesk',
    summary: `Desk of ${path}: open ones first, by how soon they must be answered; sort: createdAt, answerBy, number`,
    query: deskQuery,
    answer: listOf({ [desk]: z.array(deskLead) }),
    async work({ trx, query, now }) {
      const { leads, total } = await selectLeads(trx, desk, {
        ...query,
        limit: query.perPage,
        offset: offsetOf(query),
      });
      // The log has that somebody searched, not whom.
      const details = { desk, state: query.state ?? null, searched: query.q !== undefined };
      return {
        answer: { data: { [desk]: leads.map((lead) => shown(lead, now)) }, meta: metaOf(query, total) },
        subject: { kind: 'lead', id: null, details },
      };
    },
  });
}

/** @throws 404 for a form of another desk or none */
async function opened(trx: Trx, { desk, shown }: DeskRoutes, id: string, now: Date) {
  const lead = await findLead(trx, desk, id);
  return { ...shown(lead, now), outcomeMails: outcomeMailsOf(lead), notes: await selectLeadNotes(trx, id) };
}

function registerNotes(app: App, dependencies: AppDependencies, routes: DeskRoutes): void {
  const { desk, path } = routes;
  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: `/admin/${path}/:id/notes`,
    right: 'workDesk',
    summary: 'Notes something on a form for colleagues; its sender never sees it',
    params,
    body: caseNoteRequest,
    answer: dataOf({ lead: deskCase }),
    status: 201,
    async work({ trx, actor, params: { id }, body, now }) {
      await findLead(trx, desk, id);
      await addLeadNote(trx, id, body.note, { userId: actor.userId, now });
      const lead = await opened(trx, routes, id, now);
      return {
        answer: { data: { lead } },
        subject: { kind: 'lead', id, details: { desk } },
      };
    },
  });
}

function registerCase(app: App, dependencies: AppDependencies, routes: DeskRoutes): void {
  const { desk, path } = routes;
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: `/admin/${path}/:id`,
    right: 'workDesk',
    summary: 'A form with the e-mails that its sender would receive',
    params,
    answer: dataOf({ lead: deskCase }),
    async work({ trx, params: { id }, now }) {
      const lead = await opened(trx, routes, id, now);
      return {
        answer: { data: { lead } },
        subject: { kind: 'lead', id, details: { desk } },
      };
    },
  });
}

function registerChange(app: App, dependencies: AppDependencies, { desk, path, body, shown }: DeskRoutes): void {
  registerStaffCall(app, dependencies, {
    method: 'PUT',
    path: `/admin/${path}/:id`,
    right: 'workDesk',
    summary: 'Takes it into work, or closes it with an answer that is mailed to the sender, if they left an address',
    params,
    body,
    answer: dataOf({ lead: deskLead }),
    async work({ trx, actor, params: { id }, body: change, now }) {
      const { before, after } = await changeLead(trx, desk, id, change, { userId: actor.userId, now });
      const details = { state: { from: before.state, to: after.state } };
      return { answer: { data: { lead: shown(after, now) } }, subject: { kind: 'lead', id, details } };
    },
  });
}
