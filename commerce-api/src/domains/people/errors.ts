import { apiErrorsOf, type PlatformError } from '../../platform/api-error';
import type { CallErrors } from '../../platform/domain';

/** Errors that this domain alone has, as `status code`. */
export const peopleErrors = [
  '401 invalid_code',
  '401 invalid_credentials',
  '401 second_factor_required',
  '401 second_factor_wrong',
  '403 email_not_verified',
  '403 fresh_login_required',
  '409 last_admin',
  '409 lead_closed',
  '409 not_repeatable',
  '409 own_role',
  '409 own_second_factor',
  '409 second_factor_exists',
  '422 email_in_use',
  '422 link_invalid',
  '422 phone_in_use',
] as const;
export type PeopleError = (typeof peopleErrors)[number];

declare module '../../platform/api-error' {
  interface DomainErrors extends Record<PeopleError, true> {}
}

/** Makes an error of this domain, or of the platform. */
export const peopleError = apiErrorsOf<PeopleError>();

const SECOND_FACTOR_REFUSALS = ['401 second_factor_required', '401 second_factor_wrong'] as const;

/** Errors of the domain's calls. Source: calls.md and the verbs' own `@throws`. */
export const peopleCallErrors = {
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
  'POST /consents': ['404 visitor_not_found'],
  'POST /newsletter-subscriptions/confirmation': ['422 link_invalid'],
  'POST /newsletter-subscriptions/cancellation': ['422 link_invalid'],
  'POST /newsletter-subscriptions/one-click': ['422 link_invalid'],
  'POST /mails': ['401 unauthorized', '403 email_not_verified'],
  'POST /users/activation-mails': ['401 unauthorized'],
  'PUT /admin/leads/{id}': ['409 lead_closed', '409 conflict'],
  'PUT /admin/complaints/{id}': ['409 lead_closed', '409 conflict'],
  'PUT /admin/reviewer-applications/{id}': ['409 lead_closed', '409 conflict'],
  'POST /admin/messages/{id}/repeats': ['404 not_found', '409 not_repeatable'],
  'PUT /admin/webhooks/{id}': ['409 conflict'],
  'DELETE /admin/users/{id}/second-factor': ['404 not_found', '409 own_second_factor'],
  'PUT /admin/users/{id}/role': ['409 own_role', '409 last_admin'],
} satisfies CallErrors<PlatformError | PeopleError>;
