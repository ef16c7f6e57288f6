import type { RefundPreview, SalonPaymentRequest, StaffOrder, StaffRefundRequest } from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import { type HttpClient, newIdempotencyKey } from '@aksamit/module-sdk/http';

/** POST /admin/orders/{id}/refund-previews: what the refund would do now; nothing is refunded. Refusals as of the refund. */
export async function previewRefund(http: HttpClient, id: string, body: StaffRefundRequest): Promise<RefundPreview> {
  const input = { params: { id }, body, idempotencyKey: newIdempotencyKey() };
  return (await callStaffApi(http, 'POST /admin/orders/{id}/refund-previews', input)).data.refundPreview;
}

/** POST /admin/orders/{id}/refunds. 409 nothing_to_refund, refund_changed, not_fully_paid, voucher_used. */
export async function refundOrder(
  http: HttpClient,
  { id, body }: { id: string; body: StaffRefundRequest },
  idempotencyKey: string,
): Promise<StaffOrder> {
  const input = { params: { id }, body, idempotencyKey };
  return (await callStaffApi(http, 'POST /admin/orders/{id}/refunds', input)).data.order;
}

/** POST /admin/orders/{id}/payments. 409 order_canceled, already_paid, slot_taken, coupon_used; 422 on `amount`. */
export async function takePayment(
  http: HttpClient,
  { id, body }: { id: string; body: SalonPaymentRequest },
  idempotencyKey: string,
): Promise<StaffOrder> {
  const input = { params: { id }, body, idempotencyKey };
  return (await callStaffApi(http, 'POST /admin/orders/{id}/payments', input)).data.order;
}

/**
 * POST /admin/orders/{id}/voucher-redemptions. 404 not_found, expired, limit_reached; 409 order_canceled, already_paid,
 * payment_under_way, slot_taken; 422 not_combinable, voucher_not_applicable.
 */
export async function redeemVoucher(
  http: HttpClient,
  { id, code, locationId }: { id: string; code: string; locationId: string },
  idempotencyKey: string,
): Promise<StaffOrder> {
  const input = { params: { id }, body: { code, locationId }, idempotencyKey };
  return (await callStaffApi(http, 'POST /admin/orders/{id}/voucher-redemptions', input)).data.order;
}
