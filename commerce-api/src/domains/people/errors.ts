import { type CallErrors, UNKNOWN_VISITOR } from '../../platform/domain';

const SECOND_FACTOR_REFUSALS = ['401 second_factor_required', '401 second_factor_wrong'];

/** Errors of the domain's calls. Source: calls.md and the verbs' own `@throws`. */
export const peopleErrors: CallErrors = {
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
  'POST /consents': [UNKNOWN_VISITOR],
  'POST /mails': ['401 unauthorized', '403 email_not_verified'],
  'POST /users/activation-mails': ['401 unauthorized'],
  'PUT /admin/leads/{id}': ['409 lead_closed', '409 conflict'],
  'PUT /admin/complaints/{id}': ['409 lead_closed', '409 conflict'],
  'PUT /admin/reviewer-applications/{id}': ['409 lead_closed', '409 conflict'],
  'DELETE /admin/users/{id}/second-factor': ['404 not_found', '409 own_second_factor'],
  'PUT /admin/users/{id}/role': ['409 own_role', '409 last_admin'],
};
