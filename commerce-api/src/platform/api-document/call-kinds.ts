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
  'PUT /orders/{id}/events/{eventId}/date',
  'DELETE /orders/{id}/events/{eventId}',
  'POST /orders/{id}/events/{eventId}/bookings',
  'POST /me/waiting-list',
  'POST /waiting-places',
  'DELETE /waiting-places/{id}',
  'PUT /me/gender',
  'PUT /me/invoice',
  'PUT /me/visit-reminders',
  'PUT /me/user-agrees',
  'PUT /me/phone/verification',
  'POST /users/activation',
  'POST /me/remembered-treatments',
  'DELETE /me/remembered-treatments/{id}',
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

/** Calls that accept a body of any type, unparsed: a gateway's signature is over the text, a mail program's is not read. */
export const readAsText: readonly string[] = [
  'POST /payments/{provider}/notifications',
  'POST /newsletter-subscriptions/one-click',
];

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
