/** The calls of orders, payments and tills, part of the staff's. Source: calls.md, "Staff calls". */
import { z } from 'zod';
import { call } from '../call-shape';
import { listQuery } from '../envelope';
import * as money from './orders';
import * as sales from './sales';
import * as tills from './tills';

const withOrder = z.object({ order: money.staffOrder });
const withTill = z.object({ till: tills.till });

export const moneyCalls = {
  'GET /admin/orders': call({
    query: money.staffOrdersQuery,
    data: z.object({ orders: z.array(money.staffOrderSummary) }),
  }),
  'GET /admin/orders/{id}': call({ data: withOrder }),
  'POST /admin/orders/{id}/refunds': call({ body: money.staffRefundRequest, data: withOrder }),
  'POST /admin/orders/{id}/refund-previews': call({
    body: money.staffRefundRequest,
    data: z.object({ refundPreview: money.refundPreview }),
  }),
  'POST /admin/orders/{id}/invoice-correction-previews': call({
    body: money.invoiceCorrectionRequest,
    data: z.object({ invoiceCorrectionPreview: money.invoiceCorrectionPreview }),
  }),
  'POST /admin/orders/{id}/invoice-corrections': call({ body: money.invoiceCorrectionRequest, data: withOrder }),
  'POST /admin/orders/{id}/payments': call({ body: money.salonPaymentRequest, data: withOrder }),
  'POST /admin/orders/{id}/voucher-redemptions': call({ body: money.voucherRedemptionRequest, data: withOrder }),
  'GET /admin/payment-differences': call({
    query: listQuery.extend({ open: z.enum(['true', 'false']).optional() }),
    data: z.object({ paymentDifferences: z.array(money.paymentDifference) }),
  }),
  'PUT /admin/payment-differences/{id}/resolution': call({ body: z.strictObject({}), data: z.object({}) }),

  'POST /admin/sale-previews': call({
    body: sales.salePreviewRequest,
    data: z.object({ salePreview: sales.salePreview }),
  }),
  'POST /admin/sales': call({ body: sales.saleRequest, data: withOrder }),
  'GET /admin/tills': call({ query: tills.tillsQuery, data: z.object({ tills: z.array(tills.tillSummary) }) }),
  'GET /admin/tills/{locationId}/{date}': call({ data: withTill }),
  'PUT /admin/tills/{locationId}/{date}/float': call({ body: tills.tillFloatRequest, data: withTill }),
  'POST /admin/tills/{locationId}/{date}/movements': call({ body: tills.tillMovementRequest, data: withTill }),
  'POST /admin/tills/{locationId}/{date}/closing': call({ body: tills.tillClosingRequest, data: withTill }),
  'POST /admin/tills/{locationId}/{date}/corrections': call({ body: tills.tillCorrectionRequest, data: withTill }),
};
