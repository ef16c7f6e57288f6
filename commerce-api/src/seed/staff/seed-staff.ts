import { sql } from 'kysely';
import { hashPassword } from '../../domains/people/accounts';
import type { Trx } from '../../platform/database';

/** Accounts of every role, all with the password Aksamit-2026. The staff member works for two salons in Warsaw. */
const ACCOUNTS = [
  { email: 'recepcja@example.com', firstName: 'Iga', lastName: 'Wrona', phone: '501234568', role: 'staff' },
  { email: 'manager@example.com', firstName: 'Marta', lastName: 'Zielińska', phone: '501234569', role: 'manager' },
  { email: 'admin@example.com', firstName: 'Adam', lastName: 'Nowicki', phone: '501234570', role: 'admin' },
] as const;

export async function seedStaffAccounts(trx: Trx): Promise<void> {
  const passwordHash = await hashPassword('Aksamit-2026');
  for (const account of ACCOUNTS) {
    await sql`insert into users (market_id, email, email_verified_at, password_hash, first_name, last_name, phone_prefix,
        phone, phone_verified_at, role)
      select m.id, ${account.email}, now(), ${passwordHash}, ${account.firstName}, ${account.lastName}, '48',
        ${account.phone}, now(), ${account.role} from markets m where m.slug = 'pl'`.execute(trx);
  }
  await sql`insert into staff_locations (user_id, location_id)
    select u.id, l.id from users u cross join (
      select l.id from locations l join cities c on c.id = l.city_id where c.name = 'Warszawa'
      order by l.position, l.id limit 2) l
    where u.email = 'recepcja@example.com'`.execute(trx);
}

/**
 * The demo's admin logs in as the README states, without an app; any other admin needs one. A demo step: an API that is
 * no demo does not start on a database with it.
 */
export async function letDemoAdminIn(trx: Trx): Promise<void> {
  await sql`update users set is_second_factor_optional = true where email = 'admin@example.com'`.execute(trx);
}
