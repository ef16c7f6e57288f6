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
};
