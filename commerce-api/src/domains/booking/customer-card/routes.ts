import { dataOf } from '@aksamit/contracts';
import { customerNote, customerNoteRequest, staffCustomer } from '@aksamit/contracts/staff';
import { z } from 'zod';
import type { App, AppDependencies } from '../../../platform/app-types';
import { registerStaffCall } from '../../people/staff';
import { cardOf } from './card-queries';
import { addNote, deleteNote } from './customer-notes';
import { findPerson } from './person-of-visit';

const params = z.object({ id: z.uuid() });

/** The customer's card. The log names the visit that it was opened from. */
export function registerCustomerCards(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/events/:id/customer',
    right: 'workCalendar',
    summary: "The card of a visit's customer: visits, marks and notes of the caller's salons, purchases, vouchers",
    params,
    answer: dataOf({ customer: staffCustomer }),
    async work({ trx, scope, params: { id }, locale, now }) {
      const { locationId, ...person } = await findPerson(trx, id, scope);
      const customer = await cardOf(trx, person, { scope, locale, now });
      return { answer: { data: { customer } }, subject: { kind: 'event', id, locationId } };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/events/:id/customer-notes',
    right: 'workCalendar',
    summary: "Adds a note about a visit's customer, for staff of its salon",
    params,
    body: customerNoteRequest,
    answer: dataOf({ customerNote }),
    status: 201,
    async work({ trx, actor, scope, params: { id }, body, locale }) {
      const { locationId } = await findPerson(trx, id, scope);
      const made = await addNote(trx, { visitId: id, locationId, text: body.text, authorId: actor.userId }, locale);
      const subject = { kind: 'customerNote', id: made.id, locationId, details: { eventId: id } };
      return { answer: { data: { customerNote: made } }, subject };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'DELETE',
    path: '/admin/customer-notes/:id',
    right: 'deleteCustomerNotes',
    summary: 'Deletes a note about a customer',
    params,
    answer: dataOf({}),
    async work({ trx, scope, params: { id } }) {
      const locationId = await deleteNote(trx, id, scope);
      return { answer: { data: {} }, subject: { kind: 'customerNote', id, locationId } };
    },
  });
}
