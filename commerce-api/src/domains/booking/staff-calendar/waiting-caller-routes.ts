import { dataOf } from '@aksamit/contracts';
import { waitingCaller, waitingCallerRequest, waitingCallersQuery } from '@aksamit/contracts/staff';
import { z } from 'zod';
import type { App, AppDependencies } from '../../../platform/app-types';
import { registerStaffCall, requireSalon } from '../../people/staff';
import { localOf } from '../slots';
import { addWaitingCaller, findWaitingCaller, removeWaitingCaller, selectWaitingCallers } from './waiting-callers';

const KIND = 'waitingEntry';

/** Who called on a full day: the desk puts them on the list, calls back, and takes them off. */
export function registerWaitingCallers(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/waiting-callers',
    right: 'readCalendar',
    summary: 'Callers whom the desk put on the waiting list of a salon, by day, the longest waiting first',
    query: waitingCallersQuery,
    answer: dataOf({ waitingCallers: z.array(waitingCaller) }),
    async work({ trx, scope, query: { locationId }, locale, now }) {
      await requireSalon(trx, scope, locationId);
      const waitingCallers = await selectWaitingCallers(trx, { locationId, today: localOf(now).date }, locale);
      return { answer: { data: { waitingCallers } }, subject: { kind: KIND, id: null, locationId } };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/waiting-callers',
    right: 'workCalendar',
    summary: 'Puts somebody who called on the waiting list of a day; the desk calls back, nothing is sent',
    body: waitingCallerRequest,
    answer: dataOf({ waitingCaller }),
    status: 201,
    async work({ trx, actor, scope, body, market, locale, now }) {
      const { locationId, date, orderProductId = null } = body;
      await requireSalon(trx, scope, locationId);
      const { id, productId } = await addWaitingCaller(trx, body, { market, actorId: actor.userId, now });
      return {
        answer: { data: { waitingCaller: await findWaitingCaller(trx, id, locale) } },
        // The log names neither the person nor the phone.
        subject: { kind: KIND, id, locationId, details: { productId, date, orderProductId } },
      };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'DELETE',
    path: '/admin/waiting-callers/:id',
    right: 'workCalendar',
    summary: 'Takes a caller off the waiting list',
    params: z.object({ id: z.uuid() }),
    answer: z.object({ data: z.object({}) }),
    async work({ trx, scope, params: { id } }) {
      const locationId = await removeWaitingCaller(trx, id, scope);
      return { answer: { data: {} }, subject: { kind: KIND, id, locationId } };
    },
  });
}
