import type { FastifyInstance } from 'fastify';
import type { SandboxTransaction, TransactionStore } from './transaction-store';

const prefix = '/sandbox/przelewy24/api/v1';

/** The gateway's reports: the refunds of an order, and the payments of some days. */
export function registerReports(api: FastifyInstance, store: TransactionStore): void {
  api.get<{ Params: { orderId: string } }>(`${prefix}/refund/by/orderId/:orderId`, async (request, reply) => {
    const refunds = await store.refundsOf(request.params.orderId);
    if (refunds.length === 0) return reply.code(404).send({ error: 'Refund not found', code: 404 });
    return {
      data: { orderId: request.params.orderId, refunds: refunds.map((refund) => ({ ...refund, status: 1 })) },
      responseCode: 0,
    };
  });

  api.get<{ Querystring: { dateFrom?: string; dateTo?: string; token?: string } }>(
    `${prefix}/report/history`,
    async (request, reply) => {
      const { token } = request.query;
      const historyPage = token === undefined ? { ...request.query, page: 0 } : pageOf(token);
      const { dateFrom = '', dateTo = '', page } = historyPage;
      if (![dateFrom, dateTo].every((date) => /^\d{8}$/.test(date))) {
        return reply.code(400).send({ error: 'Invalid data provided', code: 400, validation: [] });
      }
      const rows = await store.paidOn(dateFrom, dateTo);
      const shown = rows.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
      const pageCount = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
      const next = page + 1 < pageCount ? { token: tokenOf({ dateFrom, dateTo, page: page + 1 }) } : {};
      const text = JSON.stringify({
        data: shown.map(entryOf),
        ...next,
        responseCode: 0,
        pageInformation: { recordsOnPage: shown.length, recordsAll: rows.length, pageCount },
      });
      return reply.type('application/json').send(text.replace(/"orderId":"(\d+)"/g, '"orderId":$1'));
    },
  );
}

/** Small, so that a day of tests has more than one. */
const PAGE_SIZE = 5;

interface HistoryPage {
  dateFrom?: string;
  dateTo?: string;
  page: number;
}
const tokenOf = (historyPage: HistoryPage) => Buffer.from(JSON.stringify(historyPage)).toString('base64url');
function pageOf(token: string): HistoryPage {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString());
  } catch {
    return { page: 0 };
  }
}

function entryOf(transaction: SandboxTransaction) {
  const { orderId, sessionId, amount, currency, email, methodId, description, verified, refunded } = transaction;
  const isReturned = refunded >= amount;
  return {
    type: 'transaction',
    amount,
    currency,
    details: {
      settledAmount: amount,
      orderId,
      sessionId,
      status: isReturned ? 3 : verified ? 2 : 1,
      date: transaction.createdAt.toISOString().slice(0, 19).replace('T', ' '),
      clientEmail: email,
      paymentMethod: methodId,
      description,
      statement: `p24-${orderId}`,
      fee: 0,
    },
  };
}
