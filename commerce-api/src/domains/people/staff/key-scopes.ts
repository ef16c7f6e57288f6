import type { ApiKeyScope } from '@aksamit/contracts/staff';

/**
 * The calls that each scope of an API key opens, as `registerStaffCall` has them: reads alone, and none that a key has no
 * need of (users, the audit log, messages, notes on customers). A new call is open to no key until it stands here. Source:
 * docs/decisions/0217.
 */
export const KEY_SCOPES: Readonly<Record<ApiKeyScope, readonly `GET /admin/${string}`[]>> = {
  orders: [
    'GET /admin/orders',
    'GET /admin/orders/:id',
    'GET /admin/orders/:id/invoices/:number',
    'GET /admin/payment-transactions',
    'GET /admin/payment-transactions/:id',
  ],
  visits: ['GET /admin/events', 'GET /admin/salons'],
  offer: [
    'GET /admin/products',
    'GET /admin/products/:id',
    'GET /admin/offers',
    'GET /admin/offers/:id',
    'GET /admin/bundles',
    'GET /admin/bundles/:id',
    'GET /admin/vouchers',
    'GET /admin/vouchers/:id',
    'GET /admin/prices',
    'GET /admin/prices/:id',
    'GET /admin/promotions',
    'GET /admin/promotions/:id',
    'GET /admin/locations',
    'GET /admin/locations/:id',
    'GET /admin/cities',
    'GET /admin/cities/:id',
  ],
  content: [
    'GET /admin/articles',
    'GET /admin/articles/:id',
    'GET /admin/article-authors',
    'GET /admin/article-authors/:id',
    'GET /admin/article-categories',
    'GET /admin/article-categories/:id',
    'GET /admin/cms-pages',
    'GET /admin/cms-pages/:id',
  ],
  figures: ['GET /admin/figures', 'GET /admin/payment-figures', 'GET /admin/visit-figures'],
};

/** The scopes that open a call (`GET /admin/orders/:id`); none for most. */
export const scopesOf = (call: string): string[] =>
  Object.entries(KEY_SCOPES).flatMap(([scope, calls]) => (calls.some((known) => known === call) ? [scope] : []));
