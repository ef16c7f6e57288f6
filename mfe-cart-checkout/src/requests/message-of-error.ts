import { isAppliedChange } from '@aksamit/module-sdk/api';
import { isHttpError } from '@aksamit/module-sdk/http';
import type { Translate } from '@aksamit/module-sdk/i18n';

/**
 * Message shown for a failed call, as the error catalogue has it (specification, commerce core, section 8): 401, the
 * client library's own failures (network, aborted, timeout, a failed status without words, a change whose response
 * cannot be read), else the server's own message; any other error is "an error occurred, try again". Needs the texts `errors.*`.
 */
export function messageOfError(error: unknown, t: Translate): string {
  if (!isHttpError(error)) return t('errors.unknown');
  if (error.status === 401) return t('errors.noAccess');
  if (isAppliedChange(error)) return t('errors.applied');
  if (error.status > 0) return error.message || t('errors.failedStatus');
  if (error.code === 'timeout' || error.code === 'aborted') return t(`errors.${error.code}`);
  return t('errors.network');
}
