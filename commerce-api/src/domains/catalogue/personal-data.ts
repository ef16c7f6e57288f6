import { sql } from 'kysely';
import { ofUser, type PersonalData } from '../../platform/personal-data';

export const cataloguePersonalData: PersonalData = {
  exports: {
    opinions: { table: 'opinions', whose: ofUser },
    rememberedTreatments: { table: 'remembered_treatments', whose: ofUser, without: ['number'] },
  },
  async purge(trx, userId) {
    await sql`delete from remembered_treatments where user_id = ${userId}`.execute(trx);
  },
  /** Opinions stay under an initial. */
  async anonymize(trx, userId) {
    await sql`update opinions set user_id = null, author_name = upper(left(author_name, 1)) || '.'
      where user_id = ${userId}`.execute(trx);
  },
};
