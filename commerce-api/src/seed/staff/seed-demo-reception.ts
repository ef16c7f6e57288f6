import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { DEMO_WEEK_SALON } from './seed-demo-week';

/** Lets the demo's reception work in the salon of the full week too, after its own two in Warsaw. */
export async function letReceptionSeeDemoWeek(trx: Trx): Promise<void> {
  await sql`insert into staff_locations (user_id, location_id)
    select u.id, l.id from users u cross join locations l
    where u.email = 'recepcja@example.com' and u.role = 'staff' and l.code = ${DEMO_WEEK_SALON}
    on conflict do nothing`.execute(trx);
}
