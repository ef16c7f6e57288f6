import { z } from 'zod';
import { notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { inTransaction } from '../../../platform/database';
import { salesError } from '../errors';
import { findOrder, orderCallerOf, requireOrder } from '../orders';
import { invoiceFile } from './invoice-file';
import { invoiceInForce, listInvoices } from './invoice-queries';
import { issueInvoices } from './issue-invoice';

const params = z.object({ id: z.string().max(60) });
/** `number`: of a correction; without it the invoice itself. */
const query = z.strictObject({ number: z.string().max(40).optional() });

/** The invoice of an order, as PDF. */
export function registerInvoices(app: App, { db, config }: AppDependencies): void {
  app.get(
    '/api/orders/:id/invoice',
    {
      schema: {
        tags: ['orders'],
        summary: 'The invoice of a paid order that asked for one, or a correction of it, as PDF',
        produces: ['application/pdf'],
        params,
        querystring: query,
      },
    },
    async (request, reply) => {
      const orderId = await requireOrder(db, request.params.id, orderCallerOf(request));
      const order = await findOrder(db, orderId);
      if (!order?.invoice) throw notFound();
      // Not waiting for the worker: the first request issues it.
      const issuing = { seller: config.seller, now: request.context.now };
      await inTransaction(db, (trx) => issueInvoices(trx, orderId, issuing));
      const documents = await listInvoices(db, orderId);
      if (documents.length === 0) throw salesError('409 invoice_not_ready');
      const { number } = request.query;
      const wanted =
        number === undefined ? invoiceInForce(documents) : documents.find((entry) => entry.number === number);
      if (!wanted) throw notFound();
      const { name, content } = await invoiceFile(wanted, request.context.locale);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-store')
        .send(content);
    },
  );
}
