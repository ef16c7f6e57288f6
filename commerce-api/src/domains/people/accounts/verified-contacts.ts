import { sql } from 'kysely';

/**
 * A user's e-mail, as a subselect; empty when it was never verified: messages of other persons may have gone to such an
 * address, or come from it.
 */
export const verifiedEmail = (userId: string) =>
  sql`(select email from users where id = ${userId}::uuid and email_verified_at is not null)`;

/** A user's phone with its prefix, as a subselect; empty when it was never verified. */
export const verifiedNumber = (userId: string) =>
  sql`(select phone_prefix || phone from users where id = ${userId}::uuid and phone_verified_at is not null)`;
