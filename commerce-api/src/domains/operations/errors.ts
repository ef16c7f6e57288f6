import { type CallErrors, UNKNOWN_VISITOR } from '../../platform/domain';

/** Errors of the domain's calls. Source: calls.md and the verbs' own `@throws`. */
export const operationsErrors: CallErrors = {
  'GET /markets/{slug}': ['404 market_not_found'],
  'POST /file-uploads': [UNKNOWN_VISITOR],
  'GET /file-uploads/{id}': ['422 validation_failed'],
  'PUT /file-uploads/{id}/content': ['409 upload_closed', '422 validation_failed'],
};
