import { isHttpError } from '@aksamit/module-sdk/http';
import type { CallName } from './call-api';

/**
 * Whether a failed call changed what it was to change: the API accepted it, and only its response differs from the
 * contract. No message may state that nothing happened, or ask to repeat it.
 * @param call the only call that counts, where several are made
 */
export function isAppliedChange(error: unknown, call?: CallName): boolean {
  if (!isHttpError(error) || error.code !== 'invalid_response') return false;
  const failed = error.details.call;
  if (typeof failed !== 'string' || failed.startsWith('GET ')) return false;
  return call === undefined || failed === call;
}
