import type { IncomingMessage, ServerResponse } from 'node:http';
import { FORM_OUTCOME_TYPE } from '../../isomorphic/sent-in-background';
import { answer } from '../http/answers';

/** Whether the form's page stays in the browser and shows what the form did. */
export function wantsOutcome({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.accept === FORM_OUTCOME_TYPE;
}

/**
 * Sends what a form did. It sets no cookie that renews the keys of forms: the host gives each press a key of its own, and
 * that cookie marks browsers without scripts.
 */
export function answerOutcome(
  request: IncomingMessage,
  response: ServerResponse,
  status: 200 | 429,
  { json, cookies = [] }: { json: string; cookies?: string[] },
): void {
  const headers = {
    'content-type': FORM_OUTCOME_TYPE,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
  };
  answer(request, response, status, headers, json);
}
