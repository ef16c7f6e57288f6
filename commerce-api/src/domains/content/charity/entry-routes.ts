import { charityTotal, dataOf, listOf } from '@aksamit/contracts';
import {
  charityEntriesQuery,
  charityEntry,
  charityEntryChange,
  charityEntryRequest,
  charityMonthChange,
  charityMonthParams,
} from '@aksamit/contracts/staff';
import { z } from 'zod';
import type { App, AppDependencies } from '../../../platform/app-types';
import { metaOf, offsetOf } from '../../../platform/pagination';
import { registerStaffCall } from '../../people/staff';
import { addEntry, changeEntry, payMonth, selectEntries } from './charity-queries';

const params = z.object({ id: z.uuid() });
const right = 'workDesk';
const path = '/admin/charity-entries';

/** Actions of the desk on the campaign's entries, and on published months. */
export function registerCharityEntries(app: App, dependencies: AppDependencies): void {
  registerEntryList(app, dependencies);
  registerEntryCreation(app, dependencies);
  registerEntryChange(app, dependencies);
  registerMonthPayment(app, dependencies);
}

function registerEntryList(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path,
    right,
    summary: "The charity campaign's entries, the newest first; sort: postedAt, rating, amount",
    query: charityEntriesQuery,
    answer: listOf({ charityEntries: z.array(charityEntry) }),
    async work({ trx, query }) {
      const page = { limit: query.perPage, offset: offsetOf(query) };
      const { charityEntries, total } = await selectEntries(trx, { ...query, ...page });
      return {
        answer: { data: { charityEntries }, meta: metaOf(query, total) },
        subject: { kind: 'charityEntry', id: null, details: { month: query.month ?? null } },
      };
    },
  });
}

function registerEntryCreation(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'POST',
    path,
    right,
    summary: 'Adds a review that was seen on the maps service',
    body: charityEntryRequest,
    answer: dataOf({ charityEntry }),
    status: 201,
    async work({ trx, body, now }) {
      const made = await addEntry(trx, body, now);
      const { id, locationId, amount } = made;
      const subject = { kind: 'charityEntry', id, locationId, details: { amount } };
      return { answer: { data: { charityEntry: made } }, subject };
    },
  });
}

function registerEntryChange(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'PUT',
    path: `${path}/:id`,
    right,
    summary: 'Leaves an entry out of the sum with a reason, or counts it again',
    params,
    body: charityEntryChange,
    answer: dataOf({ charityEntry }),
    async work({ trx, params: { id }, body }) {
      const { before, after } = await changeEntry(trx, id, body);
      const details = {
        status: { from: before.status, to: after.status },
        amount: { from: before.amount, to: after.amount },
      };
      return {
        answer: { data: { charityEntry: after } },
        subject: { kind: 'charityEntry', id, locationId: after.locationId, details },
      };
    },
  });
}

function registerMonthPayment(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'PUT',
    path: '/admin/charity-months/:month',
    right,
    summary: "Notes that a month's sum was paid to the foundation",
    params: charityMonthParams,
    body: charityMonthChange,
    answer: dataOf({ charityTotal }),
    async work({ trx, params: { month }, now }) {
      const { before, after } = await payMonth(trx, month, now);
      const details = { amount: after.amount, paidAt: { from: before.paidAt, to: after.paidAt } };
      return { answer: { data: { charityTotal: after } }, subject: { kind: 'charityMonth', id: month, details } };
    },
  });
}
