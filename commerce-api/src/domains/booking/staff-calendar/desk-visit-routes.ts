import { dataOf } from '@aksamit/contracts';
import { staffDeskVisits, staffDeskVisitsQuery } from '@aksamit/contracts/staff';
import type { App, AppDependencies } from '../../../platform/app-types';
import { registerStaffCall } from '../../people/staff';
import { selectDeskVisits } from './desk-visits';

/** The search for visits that no order names. */
export function registerDeskVisits(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/desk-visits',
    right: 'workCalendar',
    summary: 'Visits that somebody booked by phone or at the desk without a purchase, by phone or name',
    query: staffDeskVisitsQuery,
    answer: dataOf(staffDeskVisits.shape),
    async work({ trx, scope, query, locale, now }) {
      const events = await selectDeskVisits(trx, query, { scope, locale, now });
      // The log names what was searched by, never its value.
      const details = { by: query.phone === undefined ? 'name' : 'phone', found: events.length };
      return { answer: { data: { events } }, subject: { kind: 'event', id: null, details } };
    },
  });
}
