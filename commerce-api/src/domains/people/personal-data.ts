import { sql } from 'kysely';
import { ofUser, type PersonalData } from '../../platform/personal-data';
import { verifiedEmail, verifiedNumber } from './accounts';
import { revokeKeysOf } from './api-keys';
import { anonymizeCallBacks } from './leads';

/**
 * Forms of a user: sent with the account, from its address, or from its number where no address was left. A number beside
 * another address proves nothing: that form is the address's.
 */
const ownForms = (userId: string) => sql`(select id from leads where user_id = ${userId}::uuid
  or (user_id is null and email = ${verifiedEmail(userId)})
  or (user_id is null and email is null and phone_prefix || phone = ${verifiedNumber(userId)}))`;

export const peoplePersonalData: PersonalData = {
  exports: {
    profile: { table: 'users', whose: (userId) => sql`r.id = ${userId}::uuid`, without: ['password_hash'] },
    sessions: { table: 'sessions', whose: ofUser, without: ['token_hash'] },
    consents: { table: 'consents', whose: ofUser },
    visitorConsents: { table: 'visitor_consents', whose: ofUser, without: ['address_hash'] },
    forms: { table: 'leads', whose: (userId) => sql`r.id in ${ownForms(userId)}`, without: ['answered_by'] },
    formConsents: { table: 'lead_consents', whose: (userId) => sql`r.lead_id in ${ownForms(userId)}` },
    formFiles: { table: 'lead_files', whose: (userId) => sql`r.lead_id in ${ownForms(userId)}` },
    formNotes: {
      table: 'lead_notes',
      whose: (userId) => sql`r.lead_id in ${ownForms(userId)}`,
      without: ['made_by'],
    },
    newsletter: {
      table: 'newsletter_subscriptions',
      whose: (userId) => sql`r.email = ${verifiedEmail(userId)}`,
      without: ['token_hash', 'address_hash'],
    },
    apiKeys: {
      table: 'api_keys',
      whose: (userId) => sql`r.made_by = ${userId}::uuid`,
      without: ['token_hash', 'revoked_by'],
    },
    salons: { table: 'staff_locations', whose: ofUser },
  },
  notExported: ['email_tokens', 'one_time_codes', 'second_factors', 'recovery_codes'],
  /**
   * With the account its address receives no newsletter any more, nor is one stored, its API keys end, and nobody calls its
   * number back.
   */
  async purge(trx, userId, now) {
    await revokeKeysOf(trx, userId);
    await anonymizeCallBacks(trx, ownForms(userId), now);
    await sql`delete from newsletter_subscriptions where email = ${verifiedEmail(userId)}`.execute(trx);
  },
};
