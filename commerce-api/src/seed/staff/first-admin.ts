import { sql } from 'kysely';
import type { Db } from '../../platform/database';

/**
 * Makes the first admin: an account without a password, which its owner sets by the link for a forgotten one. Does
 * nothing when there is an admin already.
 * @throws when the address belongs to a customer
 */
export async function addFirstAdmin(db: Db, email: string): Promise<void> {
  const made = await sql<{ isThere: boolean; isMade: boolean }>`
    with there as (select exists (select from users where role = 'admin' and deleted_at is null) as known),
      made as (
        insert into users (market_id, email, first_name, last_name, phone_prefix, phone, role)
        select (select min(id) from markets), ${email}, 'Admin', 'Aksamit', '48', '000000000', 'admin'
        from there where not known on conflict do nothing returning id)
    select there.known as "isThere", exists (select from made) as "isMade" from there`.execute(db);
  const row = made.rows[0];
  if (row && !row.isThere && !row.isMade) {
    throw new Error(
      `Failed to make the first admin: ${email} is a customer's address. Name another one in ADMIN_EMAIL.`,
    );
  }
}
