import { sql } from 'kysely';
import type { PersonalData } from '../../platform/personal-data';
import { verifiedEmail } from '../people/accounts';
import { ownOrderItems } from '../sales/orders';

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
    waitingList: {
      table: 'waiting_list',
      whose: (userId) => sql`(r.user_id = ${userId}::uuid
      or (r.user_id is null and lower(r.email) = ${verifiedEmail(userId)}))`,
      without: ['token_hash'],
    },
  },
};
