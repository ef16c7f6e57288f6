/**
 * Writes by strangers: each call that changes something without a login, its limit beside the general 600 requests a
 * minute and address, and the tables that it grows; for each table its bound. A test compares the lists with the
 * routes, the worker and the SQL. Source: docs/decisions/0080-bound-anonymous-writes.md.
 */

interface AnonymousWrite {
  /** Beside the requests of an address; null: they are enough, since each call changes existing rows. */
  limit: string | null;
  grows: readonly string[];
}

const FORM: AnonymousWrite = {
  limit: '10 an hour and address',
  grows: ['leads', 'lead_consents', 'lead_files', 'messages', 'idempotency_keys', 'rate_counters'],
};
const PROOF: AnonymousWrite = {
  limit: 'by address and by person, in accounts/proof-routes.ts',
  grows: ['email_tokens', 'one_time_codes', 'messages', 'rate_counters'],
};
const LOGIN: AnonymousWrite = {
  limit: 'by address and by account, in platform/attempt-pace.ts',
  grows: ['sessions', 'attempt_lanes', 'rate_counters'],
};
const CHANGE: AnonymousWrite = { limit: null, grows: ['idempotency_keys'] };

/** Each change of a visit sends its buyer an e-mail. */
const VISIT_CHANGE: AnonymousWrite = {
  limit: '20 an hour and order, with the token of an order',
  grows: ['messages', 'order_tokens', 'idempotency_keys', 'rate_counters'],
};

export const anonymousWrites: Readonly<Record<string, AnonymousWrite>> = {
  'POST /visitors': { limit: '1,200 new ones an hour and address', grows: ['visitors', 'rate_counters'] },
  'POST /cart-items': {
    limit: '50 lines a cart, one open cart a visitor; 6 held slots a visitor, 20 an address',
    grows: ['carts', 'cart_items', 'cart_versions', 'visits', 'hold_windows', 'idempotency_keys'],
  },
  'PUT /cart-items/{id}': {
    limit: '6 held slots a visitor, 20 an address',
    grows: ['visits', 'hold_windows', 'idempotency_keys'],
  },
  'POST /cart-items/{id}/hold': { limit: 'an hour a day of a salon', grows: ['visits', 'hold_windows'] },
  'DELETE /cart-items/{id}': CHANGE,
  'PUT /carts/{id}/discount-code': {
    limit: 'codes by visitor and address',
    grows: ['rate_counters', 'idempotency_keys'],
  },
  'PUT /carts/{id}/voucher': { limit: 'codes by visitor and address', grows: ['rate_counters', 'idempotency_keys'] },
  'POST /discount-codes/verify': { limit: 'codes by visitor and address', grows: ['rate_counters'] },
  'POST /orders': {
    limit: '60 an hour and address',
    grows: [
      'orders',
      'order_items',
      'order_payments',
      'order_tokens',
      'carts',
      'visits',
      'discount_redemptions',
      'new_customer_discounts',
      'voucher_entries',
      'issued_vouchers',
      'messages',
      'idempotency_keys',
      'rate_counters',
    ],
  },
  'POST /orders/{id}/cancellation': CHANGE,
  'POST /orders/{id}/withdrawal': CHANGE,
  'PUT /orders/{id}/events/{eventId}/date': VISIT_CHANGE,
  'DELETE /orders/{id}/events/{eventId}': VISIT_CHANGE,
  'POST /orders/{id}/events/{eventId}/bookings': { ...VISIT_CHANGE, grows: [...VISIT_CHANGE.grows, 'visits'] },
  'POST /order-payments/{id}/payment': {
    limit: 'the token of an order',
    grows: ['payment_transactions', 'payment_alerts', 'payment_refunds', 'idempotency_keys'],
  },
  'POST /payments/{provider}/notifications': {
    limit: '30 failures a minute and address; believed ones none',
    grows: ['payment_notices', 'unbelieved_notices', 'payment_alerts', 'payment_refunds'],
  },
  'POST /waiting-places': {
    limit: 'an hour by address and e-mail',
    grows: ['waiting_list', 'rate_counters', 'idempotency_keys'],
  },
  'DELETE /waiting-places/{id}': CHANGE,
  'POST /opinions': { limit: 'one a visit that was made', grows: ['opinions', 'idempotency_keys'] },
  'POST /articles/{id}/rating': {
    limit: 'an hour by address, one a visitor and article',
    grows: ['article_ratings', 'idempotency_keys', 'rate_counters'],
  },
  'POST /consents': { limit: 'an hour by address', grows: ['visitor_consents', 'idempotency_keys', 'rate_counters'] },
  'POST /contact': FORM,
  'POST /contact/business': FORM,
  'POST /influencer-submit-form': FORM,
  'POST /leads': FORM,
  'POST /leads/business-idea': FORM,
  'POST /leads/professional': FORM,
  'POST /mails': FORM,
  'POST /newsletter-subscriptions': {
    limit: '20 an hour by address and by visitor, 3 e-mails a day and recipient',
    grows: ['newsletter_subscriptions', 'messages', 'rate_counters'],
  },
  'POST /newsletter-subscriptions/confirmation': {
    limit: 'a token that was sent',
    grows: ['messages', 'rate_counters'],
  },
  'POST /newsletter-subscriptions/cancellation': { limit: 'a token that was sent', grows: ['rate_counters'] },
  'POST /newsletter-subscriptions/one-click': { limit: 'a token that was sent', grows: [] },
  'POST /file-uploads': {
    limit: 'an hour by address and by owner',
    grows: ['file_uploads', 'idempotency_keys', 'rate_counters'],
  },
  'PUT /file-uploads/{id}/content': { limit: 'a signed address, once', grows: [] },
  'POST /short-links': { limit: '60 an hour and address', grows: ['short_links', 'rate_counters'] },
  'POST /release-reports': {
    limit: 'a signed page view; problems by network and day',
    grows: [
      'release_reports',
      'release_report_sources',
      'release_report_networks',
      'release_uncounted_reports',
      'release_problems',
    ],
  },
  'POST /reports': { limit: 'by network and day', grows: ['release_problems', 'release_report_networks'] },
  'POST /users': {
    limit: '20 an hour and address',
    grows: ['users', 'consents', 'sessions', 'email_tokens', 'messages', 'rate_counters'],
  },
  'POST /users/known': { limit: '10 an hour and address', grows: ['rate_counters'] },
  'POST /users/token': LOGIN,
  'DELETE /users/token': { limit: null, grows: [] },
  'POST /user-login-codes': PROOF,
  'POST /user-login-codes/token': LOGIN,
  'POST /users/activation': { limit: 'a token that was sent', grows: ['rate_counters'] },
  'POST /users/password': { limit: 'a token that was sent', grows: ['sessions', 'rate_counters'] },
  'DELETE /users/password': PROOF,
};

/** Reads without a login that are counted. */
export const countedReads: Readonly<Record<string, AnonymousWrite>> = {
  'GET /search': { limit: '500 terms a minute and process, each once', grows: ['search_counts'] },
};

interface TableBound {
  /** How long a row stays, or what limits the number of rows. */
  bound: string;
  /** The worker's function; none: purged with another table's rows, or retained by law. */
  purgedBy?: string;
}

const ORDERS: TableBound = {
  bound: 'as long as its order; unpaid ones end, persons go after six years',
  purgedBy: 'anonymizeOldOrders',
};
const CARTS: TableBound = { bound: '90 days', purgedBy: 'purgeOldCarts' };
const REPORTS: TableBound = { bound: '30 days', purgedBy: 'purgeOldReports' };
const FORMS: TableBound = { bound: 'persons go after their time; limited by address', purgedBy: 'anonymizeOldLeads' };
const PROOFS: TableBound = { bound: 'until it ends', purgedBy: 'purgeExpiredProofs' };

export const tableBounds: Readonly<Record<string, TableBound>> = {
  visitors: { bound: '30 days without anything left', purgedBy: 'purgeVisitors' },
  carts: CARTS,
  cart_items: CARTS,
  cart_versions: CARTS,
  visits: { bound: 'holds end within the hour; 6 a visitor, 20 an address at once', purgedBy: 'releaseEndedHolds' },
  hold_windows: { bound: '20 minutes after the hold', purgedBy: 'releaseEndedHolds' },
  waiting_list: { bound: 'until the day is over', purgedBy: 'offerFreedSlots' },
  idempotency_keys: { bound: '24 hours', purgedBy: 'purgeOldKeys' },
  rate_counters: { bound: '2 days', purgedBy: 'purgeOldCounts' },
  attempt_lanes: { bound: 'until its pace is over', purgedBy: 'purgeOldLanes' },
  orders: ORDERS,
  order_items: ORDERS,
  order_payments: ORDERS,
  order_tokens: ORDERS,
  discount_redemptions: ORDERS,
  new_customer_discounts: ORDERS,
  voucher_entries: ORDERS,
  issued_vouchers: ORDERS,
  payment_transactions: ORDERS,
  payment_refunds: ORDERS,
  payment_alerts: { bound: 'one open for each payment and kind' },
  payment_notices: { bound: 'believed ones only, six years', purgedBy: 'purgeOldWebhooks' },
  unbelieved_notices: { bound: '18 rows a day, 14 days', purgedBy: 'purgeOldWebhooks' },
  messages: { bound: 'after delivery or expiry', purgedBy: 'expireMessages' },
  leads: FORMS,
  lead_consents: FORMS,
  lead_files: FORMS,
  newsletter_subscriptions: {
    bound: 'unconfirmed ones two days, limited by address; ended ones six years',
    purgedBy: 'purgeUnconfirmedSubscriptions',
  },
  file_uploads: { bound: 'a day unsent, 30 days unattached', purgedBy: 'clearUploads' },
  opinions: { bound: 'one a visit' },
  article_ratings: { bound: 'one a visitor and article, limited by address' },
  visitor_consents: { bound: 'six years, limited by address', purgedBy: 'purgeOldConsents' },
  consents: { bound: 'as long as the account', purgedBy: 'endIdleAccounts' },
  users: { bound: 'until nobody uses it', purgedBy: 'endIdleAccounts' },
  sessions: { bound: 'until it ends', purgedBy: 'purgeEndedSessions' },
  email_tokens: PROOFS,
  one_time_codes: PROOFS,
  search_counts: { bound: '2,000 terms a day, market and language, 35 days', purgedBy: 'purgeSearchCounts' },
  short_links: { bound: 'two years', purgedBy: 'purgeShortLinks' },
  release_reports: REPORTS,
  release_report_sources: REPORTS,
  release_report_networks: REPORTS,
  release_uncounted_reports: REPORTS,
  release_problems: REPORTS,
};

/** Grown by staff, by the worker, by customers with a login or by the programs' start. */
export const grownByOthers: readonly string[] = [
  'api_keys',
  'applied_seeds',
  'article_versions',
  'audit_log',
  'blocked_times',
  'charity_entries',
  'charity_months',
  'cms_page_drafts',
  'content_previews',
  'customer_discount_codes',
  'customer_notes',
  'desk_sales',
  'e_invoice_receipts',
  'enforced_rules',
  'exchange_rate_looks',
  'exchange_rates',
  'first_free_days',
  'invoice_correction_items',
  'invoice_counters',
  'invoices',
  'lead_notes',
  'legal_documents',
  'location_opening_exceptions',
  'location_opening_hours',
  'order_refund_items',
  'order_refunds',
  'payment_comparisons',
  'payment_differences',
  'price_changes',
  'promo_bar_versions',
  // By reads too, of what is for sale: one row for each treatment, market, language and interval, purged hourly.
  'ready_products',
  'remembered_treatments',
  'recovery_codes',
  'salon_coupons',
  'schema_functions',
  'schema_migrations',
  'second_factors',
  'shop_pictures',
  'staff_locations',
  'therapist_rotas',
  'therapist_shift_exceptions',
  'therapist_shifts',
  'till_corrections',
  'till_entries',
  'till_movements',
  'tills',
  'visit_notes',
  'voucher_transfers',
  'waiting_callers',
  // Of what anybody orders and books too, for endpoints of the staff: purged 30 days after they were closed.
  'webhook_deliveries',
  'webhook_endpoints',
];
