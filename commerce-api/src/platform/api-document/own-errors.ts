/**
 * Errors that a call has of its own, by status and code, beside those that `common-errors` derives from its kind.
 * Source: calls.md and the verbs' own `@throws`. The tests of errors and the fuzz compare the API's responses with this
 * list.
 */
const VISIT_REFUSALS = ['409 interval_too_short', '409 notice_too_short', '409 prepayment_required', '409 too_young'];
const NO_HEALTH = '409 health_not_acknowledged';
const BOUGHT_REFUSALS = ['404 not_found', '409 visit_not_done', '409 all_visits_used', '409 package_ended'];
const BOOKING_REFUSALS = [...BOUGHT_REFUSALS, ...VISIT_REFUSALS];
const MOVE_REFUSALS = [
  '409 slot_taken',
  '409 too_late',
  '409 event_closed',
  '409 package_ended',
  ...VISIT_REFUSALS,
  NO_HEALTH,
];
const CODE_REFUSALS = ['404 not_found', '404 expired', '404 limit_reached'];
/** Calls of visitors: an id of the right form that was never registered (POST /visitors). */
const UNKNOWN_VISITOR = '404 visitor_not_found';

const SECOND_FACTOR_REFUSALS = ['401 second_factor_required', '401 second_factor_wrong'];

export const ownErrors: Record<string, readonly string[]> = {
  'GET /markets/{slug}': ['404 market_not_found'],
  'GET /search': ['422 search_too_short'],
  'GET /gus': ['404 company_not_found', '503 register_unavailable'],
  'GET /events/slots': ['404 not_found'],
  'GET /events/first-free-day': ['404 not_found'],

  'GET /carts': [UNKNOWN_VISITOR],
  'POST /cart-items': [
    '404 not_found',
    UNKNOWN_VISITOR,
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
  'POST /discount-codes/verify': [...CODE_REFUSALS, UNKNOWN_VISITOR],

  'POST /users': ['422 email_in_use', '422 phone_in_use'],
  'POST /users/token': ['401 invalid_credentials', ...SECOND_FACTOR_REFUSALS, '429 attempts_slowed'],
  'POST /users/activation': ['422 link_invalid', '422 email_in_use'],
  'POST /users/password': [...SECOND_FACTOR_REFUSALS, '422 link_invalid', '429 attempts_slowed'],
  'POST /user-login-codes/token': ['401 invalid_code', ...SECOND_FACTOR_REFUSALS, '429 attempts_slowed'],
  'PUT /me': ['403 fresh_login_required', '422 email_in_use', '422 phone_in_use'],
  'POST /me/second-factor': ['403 fresh_login_required', '409 second_factor_exists'],
  'POST /me/second-factor/confirmation': ['404 not_found', '429 attempts_slowed'],
  'DELETE /me/second-factor': ['403 fresh_login_required', '404 not_found'],
  'DELETE /me': ['403 fresh_login_required', '409 last_admin'],
  'PUT /me/phone/verification': ['422 phone_in_use'],

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
    NO_HEALTH,
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

  'POST /me/events': [...BOOKING_REFUSALS, '409 slot_taken', NO_HEALTH],
  'POST /me/waiting-list': [...BOOKING_REFUSALS, '409 day_not_full', '409 too_many_places'],
  'POST /waiting-places': ['404 not_found', '409 day_not_full', '409 too_many_places'],
  'PUT /me/events/{id}': MOVE_REFUSALS,
  'PUT /me/events/{id}/date': MOVE_REFUSALS,
  'PUT /me/events/{id}/done-status': ['409 too_late', '409 event_closed'],
  'DELETE /me/events/{id}': ['409 too_late', '409 event_closed'],

  'POST /opinions': ['404 not_found', '409 visit_not_done', '409 already_rated'],
  'POST /articles/{id}/rating': [UNKNOWN_VISITOR, '409 already_rated'],
  'POST /consents': [UNKNOWN_VISITOR],
  'POST /mails': ['401 unauthorized', '403 email_not_verified'],
  'POST /users/activation-mails': ['401 unauthorized'],
  'POST /file-uploads': [UNKNOWN_VISITOR],
  'GET /file-uploads/{id}': ['422 validation_failed'],
  'PUT /file-uploads/{id}/content': ['409 upload_closed', '422 validation_failed'],

  'GET /admin/events': ['404 not_found'],
  // The salon decides about prepayment and notice.
  'POST /admin/events': [...BOUGHT_REFUSALS, '409 interval_too_short', '409 too_young', '409 slot_taken'],
  'PUT /admin/events/{id}/date': [
    '409 slot_taken',
    '409 event_closed',
    '409 package_ended',
    '409 interval_too_short',
    '409 too_young',
  ],
  'PUT /admin/events/{id}/done-status': ['409 event_closed', '409 visit_ahead'],
  'POST /admin/blocked-times': ['404 not_found', '409 time_occupied'],
  'POST /admin/orders/{id}/refunds': ['409 nothing_to_refund', '409 not_fully_paid', '409 voucher_used'],
  'POST /admin/orders/{id}/payments': ['409 order_canceled', '409 already_paid', '409 slot_taken', '409 coupon_used'],
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
  'PUT /admin/promotions/{id}': ['409 promotion_begun'],
  'GET /admin/opening-exceptions': ['404 not_found'],
  'POST /admin/opening-exceptions': ['404 not_found', '409 exception_exists'],
  'PUT /admin/legal-documents/{id}': ['409 record_closed'],
  'PUT /admin/leads/{id}': ['409 lead_closed', '409 conflict'],
  'PUT /admin/complaints/{id}': ['409 lead_closed', '409 conflict'],
  'PUT /admin/reviewer-applications/{id}': ['409 lead_closed', '409 conflict'],
  'POST /admin/charity-entries': ['409 entry_exists', '409 month_published'],
  'PUT /admin/charity-entries/{id}': ['409 month_published'],
  'DELETE /admin/users/{id}/second-factor': ['404 not_found', '409 own_second_factor'],
  'PUT /admin/users/{id}/role': ['409 own_role', '409 last_admin'],
};

/** Calls outside the staff area that honour the idempotency-key; every staff call that changes something does. */
export const oncePerKey: readonly string[] = [
  'POST /cart-items',
  'PUT /cart-items/{id}',
  'DELETE /cart-items/{id}',
  'PUT /carts/{id}/discount-code',
  'PUT /carts/{id}/voucher',
  'POST /orders',
  'POST /orders/{id}/cancellation',
  'POST /orders/{id}/withdrawal',
  'POST /order-payments/{id}/payment',
  'POST /me/events',
  'PUT /me/events/{id}',
  'PUT /me/events/{id}/date',
  'PUT /me/events/{id}/done-status',
  'DELETE /me/events/{id}',
  'POST /me/waiting-list',
  'POST /waiting-places',
  'DELETE /waiting-places/{id}',
  'PUT /me/gender',
  'PUT /me/invoice',
  'PUT /me/user-agrees',
  'PUT /me/phone/verification',
  'POST /users/activation',
  'POST /opinions',
  'POST /articles/{id}/rating',
  'POST /consents',
  'POST /file-uploads',
  'POST /leads',
  'POST /leads/professional',
  'POST /leads/business-idea',
  'POST /contact',
  'POST /contact/business',
  'POST /me/contact',
  'POST /influencer-submit-form',
  'POST /me/influencer-submit-form',
  'POST /mails',
];

/** Calls that accept a body of any type, unparsed: a gateway's signature is over the text. */
export const readAsText: readonly string[] = ['POST /payments/{provider}/notifications'];

/** Calls without a limit: a page requests many pictures at once, and a gateway repeats refused calls. */
export const unlimited: readonly string[] = ['GET /version', 'GET /images/{kind}/{file}'];

/** Calls that take the `order-token` header beside a login. */
export const readByOrderToken = /^\/(orders|order-payments|payment-transactions)\/\{id\}/;
/** Calls that take the `device-token` header: attempts of a known browser are counted apart. */
export const countedByBrowser: readonly string[] = [
  'POST /users/token',
  'POST /user-login-codes',
  'POST /user-login-codes/token',
  'DELETE /users/password',
];
/** Calls that a visitor makes by the `visitor-unique-id` header. */
export const madeByVisitors =
  /^\/(carts|cart-items|discount-codes|orders|events|users|user-login-codes|consents|file-uploads|waiting-places|articles\/\{id\}\/rating)/;
