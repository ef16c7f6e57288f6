import { type CallErrors, UNKNOWN_VISITOR } from '../../platform/domain';

/** Errors of the domain's calls. Source: calls.md and the verbs' own `@throws`. */
export const contentErrors: CallErrors = {
  'POST /articles/{id}/rating': [UNKNOWN_VISITOR, '409 already_rated'],
  'PUT /admin/legal-documents/{id}': ['409 record_closed'],
  'POST /admin/charity-entries': ['409 entry_exists', '409 month_published'],
  'PUT /admin/charity-entries/{id}': ['409 month_published'],
};
