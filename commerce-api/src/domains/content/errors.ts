import { apiErrorsOf, type PlatformError } from '../../platform/api-error';
import type { CallErrors } from '../../platform/domain';

/** Errors that this domain alone has, as `status code`. */
export const contentErrors = [
  '409 content_changed',
  '409 document_changed',
  '409 entry_exists',
  '409 month_published',
  '409 page_changed',
  '409 promo_bar_not_on',
  '409 promo_bar_used',
  '409 record_closed',
] as const;
export type ContentError = (typeof contentErrors)[number];

declare module '../../platform/api-error' {
  interface DomainErrors extends Record<ContentError, true> {}
}

/** Makes an error of this domain, or of the platform. */
export const contentError = apiErrorsOf<ContentError>();

/** Errors of the domain's calls. Source: calls.md and the verbs' own `@throws`. */
export const contentCallErrors = {
  'POST /articles/{id}/rating': ['404 visitor_not_found', '409 already_rated'],
  'POST /admin/articles/{id}/publications': ['409 content_changed'],
  'POST /admin/articles/{id}/versions': ['409 content_changed'],
  'POST /admin/content-previews': ['404 not_found'],
  'PUT /admin/legal-documents/{id}': ['409 document_changed', '409 record_closed'],
  'PUT /admin/cms-pages/{id}/draft': ['409 page_changed'],
  'PUT /admin/cms-pages/{id}/publication': ['409 page_changed'],
  'PUT /admin/promo-bars/{id}/end': ['409 promo_bar_not_on'],
  'DELETE /admin/promo-bars/{id}': ['409 promo_bar_used'],
  'POST /admin/charity-entries': ['409 entry_exists', '409 month_published'],
  'PUT /admin/charity-entries/{id}': ['409 month_published'],
} satisfies CallErrors<PlatformError | ContentError>;
