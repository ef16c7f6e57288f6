import { dataOf, listOf } from '@aksamit/contracts';
import { staffTransaction, staffTransactionDetails, staffTransactionsQuery } from '@aksamit/contracts/staff';
import { z } from 'zod';
import { notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { metaOf, offsetOf } from '../../../platform/pagination';
import { registerStaffCall } from '../../people/staff';
import { findTransactionDetails, selectTransactions } from './transaction-queries';

/** Tries to pay, of all orders. */
export function registerTransactions(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/payment-transactions',
    right: 'readPayments',
    summary: 'Tries to pay, the newest first; sort: createdAt, amount',
    query: staffTransactionsQuery,
    answer: listOf({ paymentTransactions: z.array(staffTransaction) }),
    async work({ trx, query }) {
      const page = { limit: query.perPage, offset: offsetOf(query) };
      const { paymentTransactions, total } = await selectTransactions(trx, { ...query, ...page });
      return {
        answer: { data: { paymentTransactions }, meta: metaOf(query, total) },
        subject: { kind: 'paymentTransaction', id: null, details: { searched: query.q !== undefined } },
      };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/payment-transactions/:id',
    right: 'readPayments',
    summary: 'A try to pay with its refunds and what its gateway was asked',
    params: z.object({ id: z.uuid() }),
    answer: dataOf({ paymentTransaction: staffTransactionDetails }),
    async work({ trx, params: { id } }) {
      const paymentTransaction = await findTransactionDetails(trx, id);
      if (!paymentTransaction) throw notFound();
      return { answer: { data: { paymentTransaction } }, subject: { kind: 'paymentTransaction', id } };
    },
  });
}
