import { dataOf } from '@aksamit/contracts';
import { staffWaitingEntry, staffWaitingListQuery, waitingOfferRequest } from '@aksamit/contracts/staff';
import { z } from 'zod';
import { notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { registerStaffCall, requireSalon } from '../../people/staff';
import { localOf, withAlternatives } from '../slots';
import { offerToWaiting } from './offer-to-waiting';
import { findWaitingEntry, selectWaitingList } from './waiting-queries';

/** Who waits for a full day, and what the desk offers them. */
export function registerWaitingList(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/waiting-list',
    right: 'readCalendar',
    summary: 'Who waits for a salon, by day, the longest waiting first',
    query: staffWaitingListQuery,
    answer: dataOf({ waitingList: z.array(staffWaitingEntry) }),
    async work({ trx, scope, query, locale, now }) {
      const { locationId } = query;
      await requireSalon(trx, scope, locationId);
      const waitingList = await selectWaitingList(trx, { ...query, today: localOf(now).date }, locale);
      return { answer: { data: { waitingList } }, subject: { kind: 'waitingEntry', id: null, locationId } };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/waiting-list/:id/offer',
    right: 'workCalendar',
    summary: 'Offers a free time of the day by e-mail; nothing is held',
    params: z.object({ id: z.uuid() }),
    body: waitingOfferRequest,
    answer: dataOf({ waitingEntry: staffWaitingEntry }),
    async work({ trx, scope, params: { id }, body, locale, now }) {
      const locationId = await offerToWaiting(trx, scope, { id, startAt: new Date(body.startAt), now });
      const waitingEntry = await findWaitingEntry(trx, id, locale);
      if (!waitingEntry) throw notFound();
      const details = { startAt: body.startAt };
      return { answer: { data: { waitingEntry } }, subject: { kind: 'waitingEntry', id, locationId, details } };
    },
    explain: (error, db) => withAlternatives(db, () => Promise.reject(error)),
  });
}
