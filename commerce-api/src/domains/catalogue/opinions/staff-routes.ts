import { dataOf, listOf, listQuery, recordId } from '@aksamit/contracts';
import { opinionModeration, staffOpinion } from '@aksamit/contracts/staff';
import { z } from 'zod';
import type { App, AppDependencies } from '../../../platform/app-types';
import { metaOf, offsetOf } from '../../../platform/pagination';
import { changesOf, registerStaffCall } from '../../people/staff';
import { moderateOpinion, selectStaffOpinions } from './moderate-opinion';

/** Opinions as staff read and moderate them. */
export function registerStaffOpinions(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/opinions',
    right: 'moderateOpinions',
    summary: 'Opinions, those that wait first; sort: createdAt, rating',
    query: listQuery.extend({
      status: z.enum(['pending', 'published', 'rejected']).optional(),
      locationId: recordId.optional(),
    }),
    answer: listOf({ opinions: z.array(staffOpinion) }),
    async work({ trx, query }) {
      const page = { limit: query.perPage, offset: offsetOf(query) };
      const { opinions, total } = await selectStaffOpinions(trx, { ...query, ...page });
      return {
        answer: { data: { opinions }, meta: metaOf(query, total) },
        subject: { kind: 'opinion', id: null, details: { status: query.status ?? null } },
      };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'PUT',
    path: '/admin/opinions/:id',
    right: 'moderateOpinions',
    summary: 'Shows or hides an opinion, answers or translates it',
    params: z.object({ id: recordId }),
    body: opinionModeration,
    answer: dataOf({ opinion: staffOpinion }),
    async work({ trx, params: { id }, body, now }) {
      const { before, after } = await moderateOpinion(trx, id, body, now);
      // Texts written by customers are not logged.
      const fields = Object.keys(changesOf(before, after));
      const details = { status: { from: before.status, to: after.status }, fields };
      return {
        answer: { data: { opinion: after } },
        subject: { kind: 'opinion', id, locationId: after.locationId, details },
      };
    },
  });
}
