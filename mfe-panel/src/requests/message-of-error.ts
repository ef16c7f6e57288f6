import { isAppliedChange } from '@aksamit/module-sdk/api';
import { type HttpError, isHttpError } from '@aksamit/module-sdk/http';
import type { Translate } from '@aksamit/module-sdk/i18n';

/**
 * The client library's own messages: network, timeout, aborted, a failed status (specification, commerce core, section 8),
 * a change whose response cannot be read.
 */
export function transportFailure(error: HttpError): string {
  if (isAppliedChange(error)) return 'applied';
  const { status, code } = error;
  if (status > 0) return 'failedStatus';
  return code === 'timeout' || code === 'aborted' ? code : 'away';
}

/**
 * Message shown for a failed call: the server's own where it has one, else what can be done. Source: specification,
 * commerce core, section 8.
 */
export function messageOfError(error: unknown, t: Translate): string {
  if (!isHttpError(error)) return t('failures.unknown');
  if (error.status === 401) return t('failures.sessionOver');
  if (error.status === 429) return t('failures.tooOften');
  if (error.status === 0 || error.status >= 500) return t(`failures.${transportFailure(error)}`);
  return error.message || t('failures.unknown');
}
