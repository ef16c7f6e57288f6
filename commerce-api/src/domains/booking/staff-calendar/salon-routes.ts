import { dataOf } from '@aksamit/contracts';
import { staffUnit } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { z } from 'zod';
import type { App, AppDependencies } from '../../../platform/app-types';
import { NOT_LOGGED, registerStaffCall } from '../../people/staff';

/** The salons whose calendars a member of staff works in. */
export function registerStaffSalons(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/salons',
    right: 'readCalendar',
    summary: 'The salons whose calendars the caller may work in, by name',
    answer: dataOf({ salons: z.array(staffUnit) }),
    async work({ trx, scope, locale }) {
      const salons = scope === 'all' ? null : [...scope];
      const found = await sql<
        z.infer<typeof staffUnit>
      >`select id::text as id, name ->> ${locale}::text as name from locations
        where enabled and case when ${salons}::bigint[] is null then not is_virtual else id = any (${salons}::bigint[]) end
        order by 2, 1`.execute(trx);
      return { answer: { data: { salons: found.rows } }, subject: NOT_LOGGED };
    },
  });
}
