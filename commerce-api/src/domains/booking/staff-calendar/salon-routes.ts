import { dataOf } from '@aksamit/contracts';
import { staffSalon } from '@aksamit/contracts/staff';
import { z } from 'zod';
import type { App, AppDependencies } from '../../../platform/app-types';
import { selectSalonsInBrief } from '../../catalogue/locations';
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
      const salons = await selectSalonsInBrief(trx, scope === 'all' ? null : [...scope], { locale, now });
      return { answer: { data: { salons } }, subject: NOT_LOGGED };
    },
  });
}
