import { dataOf, listOf, listQuery, recordId } from '@aksamit/contracts';
import {
  deskWithdrawal,
  figures,
  figuresQuery,
  paymentDifference,
  paymentFigures,
  withdrawalsQuery,
} from '@aksamit/contracts/staff';
import { z } from 'zod';
import { notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { metaOf, offsetOf } from '../../../platform/pagination';
import { registerStaffCall } from '../../people/staff';
import { selectWithdrawals } from '../refunds';
import { resolveDifference, selectDifferences, selectFigures } from './order-queries';
import { selectPaymentFigures } from './payment-figures-queries';

/** Money that does not fit, what goes back after withdrawals, and what was sold. */
export function registerMoney(app: App, dependencies: AppDependencies): void {
  const right = 'managePaymentDifferences';
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/payment-differences',
    right,
    summary: 'Money that does not fit, open ones first; sort: createdAt, kind',
    query: listQuery.extend({ open: z.enum(['true', 'false']).optional() }),
    answer: listOf({ paymentDifferences: z.array(paymentDifference) }),
    async work({ trx, query }) {
      const page = { limit: query.perPage, offset: offsetOf(query) };
      const found = await selectDifferences(trx, { isOpen: query.open === 'true', sort: query.sort, ...page });
      return {
        answer: { data: { paymentDifferences: found.paymentDifferences }, meta: metaOf(query, found.total) },
        subject: { kind: 'paymentDifference', id: null },
      };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'PUT',
    path: '/admin/payment-differences/:id/resolution',
    right,
    summary: 'Notes that a difference was looked into',
    params: z.object({ id: z.union([recordId, z.uuid()]) }),
    body: z.strictObject({}),
    answer: z.object({ data: z.object({}) }),
    async work({ trx, actor, params: { id }, now }) {
      if (!(await resolveDifference(trx, id, { actorId: actor.userId, now }))) throw notFound();
      return { answer: { data: {} }, subject: { kind: 'paymentDifference', id } };
    },
  });

  registerFigures(app, dependencies);

  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/withdrawals',
    right: 'workDesk',
    summary:
      'Withdrawals from orders: those whose money is still to go back first, by how soon it is due; sort: createdAt, amount',
    query: withdrawalsQuery,
    answer: listOf({ withdrawals: z.array(deskWithdrawal) }),
    async work({ trx, query }) {
      const page = { limit: query.perPage, offset: offsetOf(query) };
      const { withdrawals, total } = await selectWithdrawals(trx, { state: query.state, sort: query.sort, ...page });
      return {
        answer: { data: { withdrawals }, meta: metaOf(query, total) },
        subject: { kind: 'withdrawal', id: null },
      };
    },
  });
}

function registerFigures(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/figures',
    right: 'readFigures',
    summary: 'What was sold by day, and what became of visits',
    query: figuresQuery,
    answer: dataOf({ figures }),
    async work({ trx, query }) {
      const found = await selectFigures(trx, query);
      return { answer: { data: { figures: found } }, subject: { kind: 'figures', id: null, details: { ...query } } };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/payment-figures',
    right: 'readFigures',
    summary: 'Money by day and way, and the use of discount codes',
    query: figuresQuery,
    answer: dataOf({ paymentFigures }),
    async work({ trx, query }) {
      const found = await selectPaymentFigures(trx, query);
      return {
        answer: { data: { paymentFigures: found } },
        subject: { kind: 'figures', id: null, details: { ...query } },
      };
    },
  });
}
