import { sql } from 'kysely';
import type { PersonalData } from '../../platform/personal-data';
import { verifiedEmail } from '../people/accounts';
import { ownOrderItems } from '../sales/orders';
import { deleteNotesOfOrders, deleteNotesOfUser } from './customer-card';
import { releaseUserHolds } from './slots';

const ownVisits = (userId: string) => sql`(select id from visits where user_id = ${userId}::uuid
  or order_item_id in ${ownOrderItems(userId)})`;

export const bookingPersonalData: PersonalData = {
  exports: {
    visits: {
      table: 'visits',
      whose: (userId) => sql`r.id in ${ownVisits(userId)}`,
      without: ['holder', 'holder_address'],
    },
    visitNotes: { table: 'visit_notes', whose: (userId) => sql`r.visit_id in ${ownVisits(userId)}` },
    customerNotes: {
      table: 'customer_notes',
      whose: (userId) => sql`r.visit_id in ${ownVisits(userId)}`,
      without: ['written_by'],
    },
    waitingList: {
      table: 'waiting_list',
      whose: (userId) => sql`(r.user_id = ${userId}::uuid
      or (r.user_id is null and lower(r.email) = ${verifiedEmail(userId)}))`,
      without: ['token_hash'],
    },
    waitingCallers: {
      table: 'waiting_callers',
      whose: (userId) => sql`r.order_item_id in ${ownOrderItems(userId)}`,
      without: ['added_by'],
    },
  },
  /** Slots held by the carts, waiting-list entries, and what staff wrote down about the person. */
  async purge(trx, userId) {
    await releaseUserHolds(trx, userId);
    await deleteNotesOfUser(trx, userId);
    await sql`delete from waiting_list where user_id = ${userId}`.execute(trx);
    await sql`delete from waiting_callers where order_item_id in ${ownOrderItems(userId)}`.execute(trx);
  },
  async anonymize(trx, userId) {
    await sql`update visits set user_id = null where user_id = ${userId}`.execute(trx);
  },
  async link(trx, { userId, orderIds }) {
    await sql`update visits v set user_id = ${userId} from order_items i
      where i.id = v.order_item_id and i.order_id = any(${orderIds}::uuid[]) and v.user_id is null`.execute(trx);
  },
  async anonymizeOrders(trx, { orderIds }) {
    await deleteNotesOfOrders(trx, orderIds);
    await sql`delete from visit_notes n using visits v, order_items i where v.id = n.visit_id
      and i.id = v.order_item_id and i.order_id = any(${orderIds}::uuid[])`.execute(trx);
  },
};
