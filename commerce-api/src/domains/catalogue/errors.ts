import type { CallErrors } from '../../platform/domain';

/** Errors of the domain's calls. Source: calls.md and the verbs' own `@throws`. */
export const catalogueErrors: CallErrors = {
  'GET /search': ['422 search_too_short'],
  'POST /opinions': ['404 not_found', '409 visit_not_done', '409 already_rated'],
  'PUT /admin/promotions/{id}': ['409 promotion_begun'],
  'GET /admin/opening-exceptions': ['404 not_found'],
  'POST /admin/opening-exceptions': ['404 not_found', '409 exception_exists'],
};
