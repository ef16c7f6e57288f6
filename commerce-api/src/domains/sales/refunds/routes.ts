import { dataOf, withdrawal, withdrawalRequest } from '@aksamit/contracts';
import { z } from 'zod';
import type { App, AppDependencies } from '../../../platform/app-types';
import { withIdempotencyKey } from '../../../platform/idempotency';
import { orderCallerOf, requireOrder } from '../orders';
import { withdraw } from './withdraw';

const params = z.object({ id: z.string().max(60) });

/** Withdrawal from the contract of an order. Refunds by staff stand among the staff calls. */
export function registerRefunds(app: App, { db }: AppDependencies): void {
  app.post(
    '/api/orders/:id/withdrawal',
    {
      schema: {
        tags: ['orders'],
        summary: 'Withdraws from the contract within 14 days; without `confirmed` it shows what would happen',
        params,
        body: withdrawalRequest,
        response: { 200: dataOf({ withdrawal }) },
      },
    },
    async (request, reply) => {
      const orderId = await requireOrder(db, request.params.id, orderCallerOf(request));
      return withIdempotencyKey(db, request, reply, async (trx) => ({
        status: 200,
        body: { data: { withdrawal: await withdraw(trx, orderId, request.body, request.context.now) } },
      }));
    },
  );
}
