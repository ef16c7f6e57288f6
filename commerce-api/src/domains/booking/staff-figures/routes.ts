import { dataOf } from '@aksamit/contracts';
import { figuresQuery, visitFigures } from '@aksamit/contracts/staff';
import type { App, AppDependencies } from '../../../platform/app-types';
import { registerStaffCall } from '../../people/staff';
import { selectVisitFigures } from './visit-figures-queries';

/** How full the salons are. */
export function registerStaffFigures(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/visit-figures',
    right: 'readFigures',
    summary: 'Visits by day and state, and how much of the opening time of rooms and devices they take',
    query: figuresQuery,
    answer: dataOf({ visitFigures }),
    async work({ trx, query, locale }) {
      const found = await selectVisitFigures(trx, query, locale);
      return {
        answer: { data: { visitFigures: found } },
        subject: { kind: 'figures', id: null, details: { ...query } },
      };
    },
  });
}
