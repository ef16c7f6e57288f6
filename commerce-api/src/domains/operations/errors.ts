import { apiErrorsOf, type PlatformError } from '../../platform/api-error';
import type { CallErrors } from '../../platform/domain';

/** Errors that this domain alone has, as `status code`. */
export const operationsErrors = ['409 upload_closed'] as const;
export type OperationsError = (typeof operationsErrors)[number];

declare module '../../platform/api-error' {
  interface DomainErrors extends Record<OperationsError, true> {}
}

/** Makes an error of this domain, or of the platform. */
export const operationsError = apiErrorsOf<OperationsError>();

/** Errors of the domain's calls. Source: calls.md and the verbs' own `@throws`. */
export const operationsCallErrors = {
  'GET /markets/{slug}': ['404 market_not_found'],
  'POST /file-uploads': ['404 visitor_not_found'],
  'GET /file-uploads/{id}': ['422 validation_failed'],
  'PUT /file-uploads/{id}/content': ['409 upload_closed', '422 validation_failed'],
} satisfies CallErrors<PlatformError | OperationsError>;
