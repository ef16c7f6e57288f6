import { dataOf, type LocaleCode, listOf } from '@aksamit/contracts';
import {
  refundPreview,
  salonPaymentRequest,
  staffOrder,
  staffOrderSummary,
  staffOrdersQuery,
  staffRefundRequest,
  voucherRedemptionRequest,
} from '@aksamit/contracts/staff';
import { z } from 'zod';
import { notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import type { Trx } from '../../../platform/database';
import { metaOf, offsetOf, readSort } from '../../../platform/pagination';
import { registerStaffCall, type SalonScope, staffFile } from '../../people/staff';
import { findInvoiceFile } from '../invoices';
import { redeemVoucher } from '../orders';
import { previewRefund, type RefundRequest, refundOrder } from '../refunds';
import { takeIntoTill } from '../tills';
import { registerInvoiceCorrections } from './invoice-routes';
import { registerMoney } from './money-routes';
import { selectOrderHistory } from './order-history-queries';
import { findStaffOrder, ORDER_SORTS, selectStaffOrders } from './order-queries';
import { requireOrderInScope, seenFrom } from './order-scope';
import { takePayment } from './take-payment';
import { registerTransactions } from './transaction-routes';

const params = z.object({ id: z.uuid() });
const answer = dataOf({ order: staffOrder });

/** @throws 404 for an order that has no visit in the caller's salons and for none, alike */
async function orderOf(trx: Trx, orderId: string, { scope, locale }: { scope: SalonScope; locale: LocaleCode }) {
  const order = await findStaffOrder(trx, orderId, locale);
  if (!order) throw notFound();
  return { data: { order: seenFrom(scope, order) } };
}

const subjectOf = (id: string, details: Record<string, unknown> = {}) => ({ kind: 'order', id, details });

/** Orders and the money in them. */
export function registerStaffOrders(app: App, dependencies: AppDependencies): void {
  registerMoney(app, dependencies);
  registerTransactions(app, dependencies);
  registerOrderReads(app, dependencies);
  registerRefunds(app, dependencies);
  registerPaymentsInSalon(app, dependencies);
  registerInvoiceCorrections(app, dependencies);
}

function registerOrderReads(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/orders',
    right: 'readOrders',
    summary: `Orders, the newest first; sort: ${ORDER_SORTS.join(', ')}`,
    query: staffOrdersQuery,
    answer: listOf({ orders: z.array(staffOrderSummary) }),
    async work({ trx, query }) {
      const sort = readSort(query.sort, ORDER_SORTS) ?? { field: 'createdAt', descending: true };
      const page = { limit: query.perPage, offset: offsetOf(query) };
      const { orders, total } = await selectStaffOrders(trx, { ...query, ...page, sort });
      const details = { searched: query.q !== undefined };
      return {
        answer: { data: { orders }, meta: metaOf(query, total) },
        subject: { kind: 'order', id: null, details },
      };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/orders/:id',
    right: 'readVisitOrders',
    summary: 'An order with its lines, payments, refunds, visits and history; of staff: with a visit in their salons',
    params,
    answer,
    async work({ trx, scope, params: { id }, locale }) {
      await requireOrderInScope(trx, id, scope);
      const { order } = (await orderOf(trx, id, { scope, locale })).data;
      const history = await selectOrderHistory(trx, id, scope);
      return { answer: { data: { order: { ...order, history } } }, subject: subjectOf(id) };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/orders/:id/invoices/:number',
    right: 'readVisitOrders',
    summary: 'The invoice of an order, or a correction of it, as PDF; the slashes of its number are hyphens',
    params: params.extend({ number: z.string().max(40) }),
    answer: staffFile,
    produces: 'application/pdf',
    async work({ trx, scope, params: { id, number }, locale }) {
      await requireOrderInScope(trx, id, scope);
      const file = await findInvoiceFile(trx, id, number, locale);
      if (!file) throw notFound();
      return { answer: file, subject: subjectOf(id, { document: number }) };
    },
  });
}

type RefundBody = z.output<typeof staffRefundRequest>;

const requestOf = (orderId: string, { items, refundedBefore }: RefundBody, now: Date): RefundRequest => ({
  orderId,
  refundedBefore,
  reason: 'staff',
  items: items?.map(({ orderItemId, amount }) => ({ orderItemId, amountMinor: amount })) ?? 'all',
  now,
});

function registerRefunds(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/orders/:id/refunds',
    right: 'refundOrders',
    summary: 'Refunds an order, whole or by line; vouchers first, then the way the money came',
    params,
    body: staffRefundRequest,
    answer,
    status: 201,
    async work({ trx, actor, scope, params: { id }, body, locale, now }) {
      const note = body.note ?? null;
      const { refundId, amount } = await refundOrder(trx, {
        ...requestOf(id, body, now),
        note,
        requestedBy: actor.userId,
      });
      return { answer: await orderOf(trx, id, { scope, locale }), subject: subjectOf(id, { refundId, amount }) };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/orders/:id/refund-previews',
    right: 'refundOrders',
    summary: 'What a refund would do: how much goes back where, and which lines end; nothing is refunded',
    params,
    body: staffRefundRequest,
    answer: dataOf({ refundPreview }),
    async work({ trx, params: { id }, body, now }) {
      const preview = await previewRefund(trx, requestOf(id, body, now));
      return { answer: { data: { refundPreview: preview } }, subject: subjectOf(id, { amount: preview.amount }) };
    },
  });
}

/** Payments that the salon takes: money, coupons, vouchers read out on the phone. */
function registerPaymentsInSalon(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/orders/:id/payments',
    right: 'takePayments',
    summary: 'Books money taken in the salon: cash, card, or a coupon of a group-buying service',
    params,
    body: salonPaymentRequest,
    answer,
    status: 201,
    async work({ trx, actor, scope, params: { id }, body, locale, now }) {
      await requireOrderInScope(trx, id, scope);
      const amount = await takePayment(trx, id, body, { actorId: actor.userId, scope, now });
      return {
        answer: await orderOf(trx, id, { scope, locale }),
        subject: subjectOf(id, { method: body.method, amount }),
      };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/orders/:id/voucher-redemptions',
    right: 'redeemVouchers',
    summary: 'Pays an order with a voucher whose code was read out on the phone',
    params,
    body: voucherRedemptionRequest,
    answer,
    status: 201,
    async work({ trx, actor, scope, params: { id }, body, locale, now }) {
      await requireOrderInScope(trx, id, scope);
      const amount = await redeemVoucher(trx, { orderId: id, code: body.code, now });
      const taken = { orderId: id, method: 'voucher' as const, amount, transactionId: null };
      await takeIntoTill(trx, taken, { actorId: actor.userId, scope, locationId: body.locationId, now });
      return { answer: await orderOf(trx, id, { scope, locale }), subject: subjectOf(id, { amount }) };
    },
  });
}
