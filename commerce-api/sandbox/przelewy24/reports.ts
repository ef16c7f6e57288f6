import type { FastifyInstance } from 'fastify';
import type { TransactionStore } from './transaction-store';

const prefix = '/sandbox/przelewy24/api/v1';

/** What the gateway tells afterwards: the refunds of an order, and the payments of some days. */
export function registerReports(api: FastifyInstance, store: TransactionStore): void {
  api.get<{ Params: { orderId: string } }>(`${prefix}/refund/by/orderId/:orderId`, async (request, reply) => {
    const refunds = await store.refundsOf(request.params.orderId);
    if (refunds.length === 0) return reply.code(404).send({ error: 'Refund not found', code: 404 });
    return {
      data: { orderId: request.params.orderId, refunds: refunds.map((refund) => ({ ...refund, status: 1 })) },
      responseCode: 0,
    };
  });

  api.get<{ Querystring: { dateFrom?: string; dateTo?: string } }>(
    `${prefix}/report/history`,
    async (request, reply) => {
      const { dateFrom = '', dateTo = '' } = request.query;
      if (![dateFrom, dateTo].every((date) => /^\d{8}$/.test(date))) {
        return reply.code(400).send({ error: 'Invalid input data', code: 400 });
      }
      const rows = await store.paidOn(dateFrom, dateTo);
      const data = rows.map(({ orderId, sessionId, amount, currency }) => ({ orderId, sessionId, amount, currency }));
      return { data: data.map((entry) => ({ type: 'transaction', ...entry })), responseCode: 0 };
    },
  );
}
