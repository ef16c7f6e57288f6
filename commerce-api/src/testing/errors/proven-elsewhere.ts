/** Refusals that tests beside their modules bring about: by pair, the test file under `modules`. */
import type { DeclaredPair } from './refusals';

const CARTS = 'carts/carts.api.test.ts';
const HOLDS = 'bookings/holds.api.test.ts';
const VOUCHER_ORDERS = 'orders/voucher-orders.api.test.ts';
const ACCOUNTS = 'accounts/accounts.api.test.ts';
const PROOFS = 'accounts/proofs.api.test.ts';
const PENDING_CONTACTS = 'accounts/pending-contacts.api.test.ts';
const ORDERS = 'orders/orders.api.test.ts';
const PAYMENTS = 'payments/payments.api.test.ts';
const REFUNDS = 'refunds/refunds.api.test.ts';
const WAITING = 'visits/waiting-places.api.test.ts';
const OPINIONS = 'opinions/opinions.api.test.ts';
const STAFF_CALENDAR = 'staff-calendar/staff-calendar.api.test.ts';
const STAFF_ORDERS = 'staff-orders/staff-orders.api.test.ts';
const STAFF_OFFER = 'staff-offer/staff-offer.api.test.ts';
const CHARITY = 'charity/charity.api.test.ts';

export const provenElsewhere: Readonly<Record<DeclaredPair, string>> = {
  'GET /search 422 search_too_short': 'search/search.api.test.ts',
  'GET /gus 404 company_not_found': 'company-register/company-register.api.test.ts',
  'GET /gus 503 register_unavailable': 'company-register/company-register.api.test.ts',
  'POST /cart-items 409 too_many_holds': HOLDS,
  'POST /cart-items 422 no_price': CARTS,
  'PUT /cart-items/{id} 409 slot_taken': HOLDS,
  'POST /cart-items/{id}/hold 409 hold_expired': HOLDS,
  'PUT /carts/{id}/discount-code 404 expired': CARTS,
  'PUT /carts/{id}/discount-code 404 limit_reached': CARTS,
  'PUT /carts/{id}/discount-code 422 not_combinable': VOUCHER_ORDERS,
  'PUT /carts/{id}/voucher 404 expired': VOUCHER_ORDERS,
  'PUT /carts/{id}/voucher 404 limit_reached': VOUCHER_ORDERS,
  'PUT /carts/{id}/voucher 422 not_combinable': VOUCHER_ORDERS,
  'PUT /carts/{id}/voucher 422 voucher_not_applicable': VOUCHER_ORDERS,
  'POST /discount-codes/verify 404 expired': CARTS,
  'POST /discount-codes/verify 404 limit_reached': CARTS,
  'POST /users 422 email_in_use': ACCOUNTS,
  'POST /users 422 phone_in_use': ACCOUNTS,
  'POST /users/token 401 invalid_credentials': ACCOUNTS,
  'POST /users/activation 422 link_invalid': PENDING_CONTACTS,
  'POST /users/activation 422 email_in_use': PENDING_CONTACTS,
  'POST /users/password 422 link_invalid': PROOFS,
  'POST /user-login-codes/token 401 invalid_code': PROOFS,
  'PUT /me 403 fresh_login_required': ACCOUNTS,
  'PUT /me/phone/verification 422 phone_in_use': PENDING_CONTACTS,
  'POST /orders 409 cart_changed': ORDERS,
  'POST /orders 409 cart_closed': ORDERS,
  'POST /orders 409 empty_cart': ORDERS,
  'POST /orders 409 slot_taken': 'bookings/customer-rules.api.test.ts',
  'POST /orders 409 limit_reached': ORDERS,
  'POST /orders 409 voucher_used': VOUCHER_ORDERS,
  'POST /orders 422 payment_method_unavailable': ORDERS,
  'POST /orders/{id}/cancellation 409 not_cancelable': PAYMENTS,
  'POST /orders/{id}/cancellation 409 too_late': HOLDS,
  'POST /orders/{id}/withdrawal 409 withdrawal_over': REFUNDS,
  'POST /orders/{id}/withdrawal 409 voucher_used': 'orders/voucher-payments.api.test.ts',
  'POST /orders/{id}/withdrawal 409 nothing_to_withdraw': REFUNDS,
  'GET /orders/{id}/invoice 409 invoice_not_ready': 'invoices/invoices.api.test.ts',
  'POST /order-payments/{id}/payment 409 order_canceled': PAYMENTS,
  'POST /order-payments/{id}/payment 409 already_paid': PAYMENTS,
  'POST /order-payments/{id}/payment 409 slot_taken': 'bookings/payment-holds.api.test.ts',
  'POST /order-payments/{id}/payment 409 prepayment_required': 'bookings/customer-rules.api.test.ts',
  'POST /order-payments/{id}/payment 422 blik_refused': 'payments/blik-codes.api.test.ts',
  'POST /order-payments/{id}/payment 422 payment_method_unavailable': PAYMENTS,
  'POST /order-payments/{id}/payment 503 gateway_unavailable': PAYMENTS,
  'POST /waiting-places 409 day_not_full': WAITING,
  'POST /waiting-places 409 too_many_places': WAITING,
  'POST /opinions 409 visit_not_done': OPINIONS,
  'POST /opinions 409 already_rated': OPINIONS,
  'POST /articles/{id}/rating 409 already_rated': 'content/ratings.api.test.ts',
  'POST /mails 403 email_not_verified': 'leads/leads.api.test.ts',
  'PUT /file-uploads/{id}/content 409 upload_closed': 'files/files.api.test.ts',
  'PUT /admin/events/{id}/done-status 409 event_closed': STAFF_CALENDAR,
  'PUT /admin/events/{id}/done-status 409 visit_ahead': STAFF_CALENDAR,
  'POST /admin/blocked-times 409 time_occupied': STAFF_CALENDAR,
  'POST /admin/orders/{id}/refunds 409 nothing_to_refund': STAFF_ORDERS,
  'POST /admin/orders/{id}/payments 409 coupon_used': STAFF_ORDERS,
  'POST /admin/orders/{id}/voucher-redemptions 404 expired': STAFF_ORDERS,
  'POST /admin/orders/{id}/voucher-redemptions 404 limit_reached': STAFF_ORDERS,
  'PUT /admin/promotions/{id} 409 promotion_begun': STAFF_OFFER,
  'POST /admin/opening-exceptions 409 exception_exists': STAFF_OFFER,
  'PUT /admin/legal-documents/{id} 409 record_closed': 'staff-content/staff-content.api.test.ts',
  'POST /admin/charity-entries 409 entry_exists': CHARITY,
  'POST /admin/charity-entries 409 month_published': CHARITY,
  'PUT /admin/charity-entries/{id} 409 month_published': CHARITY,
  'PUT /admin/users/{id}/role 409 own_role': 'staff-administration/staff-administration.api.test.ts',
};

/** Refusals that tests of their own bring about, beside the tables of this folder: by pair, the test file here. */
export const provenAlone: Readonly<Record<DeclaredPair, string>> = {
  'PUT /admin/users/{id}/role 409 last_admin': 'last-admin.api.test.ts',
  'POST /payments/{provider}/notifications 409 conflict': 'notice-errors.api.test.ts',
  'POST /payments/{provider}/notifications 503 gateway_unavailable': 'notice-errors.api.test.ts',
};
