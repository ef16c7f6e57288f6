import { apiErrorsOf, type PlatformError } from '../../platform/api-error';
import type { CallErrors } from '../../platform/domain';
import type { BookingError } from '../booking/errors';

/** Errors that this domain alone has, as `status code`. */
export const catalogueErrors = [
  '409 exception_exists',
  '409 prices_changed',
  '409 promotion_begun',
  '409 too_many_remembered',
  '422 search_too_short',
] as const;
export type CatalogueError = (typeof catalogueErrors)[number];

declare module '../../platform/api-error' {
  interface DomainErrors extends Record<CatalogueError, true> {}
}

/** Makes an error of this domain or of the platform, or the one of booking that an opinion is refused with. */
export const catalogueError = apiErrorsOf<CatalogueError | '409 visit_not_done'>();

/** Errors of the domain's calls. Source: calls.md and the verbs' own `@throws`. */
export const catalogueCallErrors = {
  'GET /search': ['422 search_too_short'],
  'GET /search/suggestions': ['422 search_too_short'],
  'GET /me/remembered-treatments/{id}': ['404 not_found'],
  'POST /me/remembered-treatments': ['409 too_many_remembered'],
  'DELETE /me/remembered-treatments/{id}': ['404 not_found'],
  'POST /opinions': ['404 not_found', '409 visit_not_done', '409 already_rated'],
  'PUT /admin/promotions/{id}': ['409 promotion_begun'],
  'POST /admin/price-changes': ['404 not_found'],
  'POST /admin/price-change-batches': ['409 prices_changed'],
  'POST /admin/price-previews': ['404 not_found'],
  'GET /admin/opening-exceptions': ['404 not_found'],
  'POST /admin/opening-exceptions': ['404 not_found', '409 exception_exists'],
} satisfies CallErrors<PlatformError | CatalogueError | BookingError>;
