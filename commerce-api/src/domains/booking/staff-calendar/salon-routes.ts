import { dataOf } from '@aksamit/contracts';
import { type StaffSalon, staffSalon } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { z } from 'zod';
import type { App, AppDependencies } from '../../../platform/app-types';
import { type SalonCardRow, salonCards } from '../../catalogue/locations';
import { NOT_LOGGED, registerStaffCall } from '../../people/staff';

/** The salons whose calendars a member of staff works in. */
export function registerStaffSalons(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/salons',
    right: 'readCalendar',
    summary: 'The salons whose calendars the caller may work in, by name, with what a calendar shows of them',
    answer: dataOf({ salons: z.array(staffSalon) }),
    async work({ trx, scope, locale, now }) {
      const salons = scope === 'all' ? null : [...scope];
      const chosen = sql`select id as record_id,
          row_number() over (order by (name ->> ${sql.lit(locale)}) collate polish, id) as nth from locations
        where enabled and case when ${salons}::bigint[] is null then not is_virtual else id = any (${salons}::bigint[]) end`;
      const found = await sql<{
        salons: SalonCardRow[] | null;
      }>`select ${salonCards.select(chosen, now)} as salons`.execute(trx);
      const own = salonCards.read(found.rows[0]?.salons ?? null, locale).map(
        ({ id, name, city, openTime, openingExceptions }): StaffSalon => ({
          id,
          name,
          city: city.name,
          openTime,
          openingExceptions,
        }),
      );
      return { answer: { data: { salons: own } }, subject: NOT_LOGGED };
    },
  });
}
