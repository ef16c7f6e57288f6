import { dataOf, listOf } from '@aksamit/contracts';
import { decisionRequest, deskLead, deskQuery, leadChangeRequest } from '@aksamit/contracts/staff';
import { z } from 'zod';
import type { App, AppDependencies } from '../../../platform/app-types';
import { metaOf, offsetOf } from '../../../platform/pagination';
import { createAddressSigner } from '../../operations/files';
import { changeLead, type Desk, type DeskLead, selectLeads } from '../leads';
import { registerStaffCall } from '../staff';

const params = z.object({ id: z.uuid() });

/** Submitted forms: lists with their deadlines, and actions on each. */
export function registerStaffDesk(app: App, dependencies: AppDependencies): void {
  registerDesk(app, dependencies, 'leads', 'leads', leadChangeRequest);
  registerDesk(app, dependencies, 'complaints', 'complaints', decisionRequest);
  registerDesk(app, dependencies, 'reviewerApplications', 'reviewer-applications', decisionRequest);
}

type ChangeRequest = typeof leadChangeRequest | typeof decisionRequest;

function registerDesk(app: App, dependencies: AppDependencies, desk: Desk, path: string, body: ChangeRequest): void {
  const signer = createAddressSigner(dependencies.config.codeSecret);
  const shown = (lead: DeskLead, now: Date) => ({
    ...lead,
    files: lead.files.map((file) => ({ ...file, getUrl: signer.signGet(file.id, now) })),
  });

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
      return {
        answer: { data: { [desk]: leads.map((lead) => shown(lead, now)) }, meta: metaOf(query, total) },
        subject: { kind: 'lead', id: null, details: { desk, state: query.state ?? null } },
      };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'PUT',
    path: `/admin/${path}/:id`,
    right: 'workDesk',
    summary: 'Takes it into work, or closes it with an answer that is mailed to the sender',
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
