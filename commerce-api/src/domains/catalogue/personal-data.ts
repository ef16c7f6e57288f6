import { sql } from 'kysely';
import { ofUser, type PersonalData } from '../../platform/personal-data';

export const cataloguePersonalData: PersonalData = {
  exports: {
    opinions: { table: 'opinions', whose: ofUser },
  },
  /** Opinions stay under an initial. */
  async anonymize(trx, userId) {
    await sql`update opinions set user_id = null, author_name = upper(left(author_name, 1)) || '.'
      where user_id = ${userId}`.execute(trx);
  },
};
