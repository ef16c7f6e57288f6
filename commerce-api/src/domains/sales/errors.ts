import { apiErrorsOf, type PlatformError } from '../../platform/api-error';
import type { CallErrors } from '../../platform/domain';
import { type BookingError, VISIT_REFUSALS } from '../booking/errors';

/** Errors that this domain alone has, as `status code`. */
export const salesErrors = [
  '404 company_not_found',
  '404 expired',
  '404 limit_reached',
  '409 already_paid',
  '409 cart_changed',
  '409 cart_closed',
  '409 coupon_used',
  '409 documents_changed',
  '409 empty_cart',
  '409 expired',
  '409 invoice_not_ready',
  '409 limit_reached',
  '409 not_cancelable',
  '409 not_fully_paid',
  '409 nothing_to_refund',
  '409 nothing_to_withdraw',
  '409 order_canceled',
  '409 payment_hold_over',
  '409 payment_under_way',
  '409 refund_changed',
  '409 sale_changed',
  '409 till_changed',
  '409 till_closed',
  '409 till_open',
  '409 visit_has_order',
  '409 voucher_used',
  '409 withdrawal_over',
  '422 blik_refused',
  '422 confirmation_required',
  '422 no_price',
  '422 not_combinable',
  '422 payment_method_unavailable',
  '422 too_many_lines',
  '422 voucher_not_applicable',
  '503 gateway_unavailable',
  '503 register_unavailable',
] as const;
export type SalesError = (typeof salesErrors)[number];

declare module '../../platform/api-error' {
  interface DomainErrors extends Record<SalesError, true> {}
}

/** Makes an error of this domain or of the platform, or one of booking that an order is refused with. */
export const salesError = apiErrorsOf<SalesError | '409 prepayment_required' | '409 slot_taken'>();

const CODE_REFUSALS = ['404 not_found', '404 expired', '404 limit_reached'] as const;

/** Errors of the domain's calls. Source: calls.md and the verbs' own `@throws`. */
export const salesCallErrors = {
  'GET /gus': ['404 company_not_found', '503 register_unavailable'],
  'GET /carts': ['404 visitor_not_found'],
  'POST /cart-items': [
    '404 not_found',
    '404 visitor_not_found',
    '409 slot_taken',
    '409 hold_over',
    '409 too_many_holds',
    '422 no_price',
    '422 too_many_lines',
  ],
  'PUT /cart-items/{id}': [
    '409 slot_taken',
    '409 hold_over',
    '409 too_many_holds',
    '422 no_price',
    '422 validation_failed',
  ],
  'POST /cart-items/{id}/hold': ['409 hold_expired', '409 hold_over', '422 validation_failed'],
  'DELETE /cart-items/{id}': ['422 validation_failed'],
  'PUT /carts/{id}/discount-code': [...CODE_REFUSALS, '422 not_combinable'],
  'PUT /carts/{id}/voucher': [...CODE_REFUSALS, '422 not_combinable', '422 voucher_not_applicable'],
  'POST /discount-codes/verify': [...CODE_REFUSALS, '404 visitor_not_found'],
  'POST /orders': [
    '404 not_found',
    '409 cart_changed',
    '409 cart_closed',
    '409 empty_cart',
    '409 slot_taken',
    '409 limit_reached',
    '409 expired',
    '409 voucher_used',
    ...VISIT_REFUSALS,
    '409 health_not_acknowledged',
    '422 confirmation_required',
    '422 payment_method_unavailable',
    '422 idempotency_key_required',
  ],
  'POST /orders/{id}/cancellation': ['409 not_cancelable', '409 too_late'],
  'POST /orders/{id}/withdrawal': ['409 withdrawal_over', '409 nothing_to_withdraw', '409 voucher_used'],
  'GET /orders/{id}/invoice': ['409 invoice_not_ready'],
  'POST /order-payments/{id}/payment': [
    '409 order_canceled',
    '409 already_paid',
    '409 payment_hold_over',
    '409 slot_taken',
    '409 prepayment_required',
    '422 blik_refused',
    '422 payment_method_unavailable',
    '422 idempotency_key_required',
    '503 gateway_unavailable',
  ],
  'POST /payments/{provider}/notifications': ['400 bad_request', '409 conflict', '503 gateway_unavailable'],
  'POST /admin/orders/{id}/refunds': [
    '409 nothing_to_refund',
    '409 not_fully_paid',
    '409 refund_changed',
    '409 voucher_used',
  ],
  'POST /admin/orders/{id}/refund-previews': [
    '409 nothing_to_refund',
    '409 not_fully_paid',
    '409 refund_changed',
    '409 voucher_used',
  ],
  'POST /admin/orders/{id}/invoice-correction-previews': ['409 documents_changed', '409 invoice_not_ready'],
  'POST /admin/orders/{id}/invoice-corrections': ['409 documents_changed', '409 invoice_not_ready'],
  'POST /admin/orders/{id}/payments': ['409 order_canceled', '409 already_paid', '409 slot_taken', '409 coupon_used'],
  'POST /admin/sale-previews': ['404 not_found', '409 visit_has_order', '422 no_price'],
  'POST /admin/sales': [
    '404 not_found',
    '409 sale_changed',
    '409 visit_has_order',
    '422 confirmation_required',
    '422 no_price',
  ],
  'PUT /admin/tills/{locationId}/{date}/float': ['409 till_changed', '409 till_closed'],
  'POST /admin/tills/{locationId}/{date}/movements': ['409 till_closed'],
  'POST /admin/tills/{locationId}/{date}/closing': ['409 till_changed', '409 till_closed'],
  'POST /admin/tills/{locationId}/{date}/corrections': ['409 till_changed', '409 till_open'],
  'POST /admin/orders/{id}/voucher-redemptions': [
    '404 expired',
    '404 limit_reached',
    '409 order_canceled',
    '409 already_paid',
    '409 payment_under_way',
    '409 slot_taken',
    '422 not_combinable',
    '422 voucher_not_applicable',
  ],
} satisfies CallErrors<PlatformError | SalesError | BookingError>;
