import { sql } from 'kysely';
import { ofUser, type PersonalData } from '../../platform/personal-data';
import { verifiedEmail, verifiedNumber } from '../people/accounts';

export const operationsPersonalData: PersonalData = {
  exports: {
    messages: {
      table: 'messages',
      whose: (userId) => sql`((r.channel = 'email' and lower(r.recipient) = ${verifiedEmail(userId)})
      or (r.channel = 'sms' and r.recipient = ${verifiedNumber(userId)}))`,
      without: ['secret', 'once_key', 'last_error'],
    },
    files: { table: 'file_uploads', whose: ofUser },
  },
  /** Files that nothing was sent with; the worker deletes them. */
  async purge(trx, userId, now) {
    await sql`update file_uploads set status = 'refused', settled_at = coalesce(settled_at, ${now}::timestamptz)
      where user_id = ${userId} and attached_at is null`.execute(trx);
  },
};
