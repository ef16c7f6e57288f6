import { dataOf } from '@aksamit/contracts';
import { invoiceCorrectionPreview, invoiceCorrectionRequest, staffOrder } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { z } from 'zod';
import { notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { registerStaffCall } from '../../people/staff';
import { correctByHand, previewCorrection } from '../invoices';
import { selectOrderHistory } from './order-history-queries';
import { findStaffOrder } from './order-queries';

const params = z.object({ id: z.uuid() });
/** Rolls back what a preview issued. */
const PREVIEW = 'invoice_correction_preview';

/** Corrections of invoices made by hand. */
export function registerInvoiceCorrections(app: App, dependencies: AppDependencies): void {
  const { seller } = dependencies.config;
  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/orders/:id/invoice-correction-previews',
    right: 'correctInvoices',
    summary: 'The correction that the same request would issue; nothing is issued',
    params,
    body: invoiceCorrectionRequest,
    answer: dataOf({ invoiceCorrectionPreview }),
    async work({ trx, params: { id }, body, locale, now }) {
      await sql`savepoint ${sql.ref(PREVIEW)}`.execute(trx);
      const preview = await previewCorrection(trx, id, body, { seller, now, locale });
      await sql`rollback to savepoint ${sql.ref(PREVIEW)}`.execute(trx);
      const subject = { kind: 'order', id, details: { total: preview.total } };
      return { answer: { data: { invoiceCorrectionPreview: preview } }, subject };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/orders/:id/invoice-corrections',
    right: 'correctInvoices',
    summary: 'Issues a correction by hand: money that went back outside of the shop, or wrong data of the buyer',
    params,
    body: invoiceCorrectionRequest,
    answer: dataOf({ order: staffOrder }),
    status: 201,
    async work({ trx, actor, scope, params: { id }, body, locale, now }) {
      const total = await correctByHand(trx, id, body, { seller, now, actorId: actor.userId });
      const order = await findStaffOrder(trx, id, locale);
      if (!order) throw notFound();
      const history = await selectOrderHistory(trx, id, scope);
      const details = { total, isOfBuyer: body.buyer !== undefined };
      return { answer: { data: { order: { ...order, history } } }, subject: { kind: 'order', id, details } };
    },
  });
}
