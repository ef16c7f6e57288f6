import { isHttpError } from '@aksamit/shared-kit/http';
import type { Translate } from '@aksamit/shared-kit/i18n';

/**
 * What a person is told of a call that failed: 401 and the rest as the error catalogue has it (specification, commerce
 * core, section 8): the server's own message, else "an error occurred, try again". Wants the texts `errors.*`.
 */
export function messageOfError(error: unknown, t: Translate): string {
  if (!isHttpError(error)) return t('errors.unknown');
  if (error.status === 401) return t('errors.noAccess');
  if (error.status === 0) return t(error.code === 'timeout' ? 'errors.timeout' : 'errors.network');
  return error.message || t('errors.unknown');
}
