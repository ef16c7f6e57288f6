import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { HEALTH_TEXT_VERSION } from '../visit-rules';

/** POST /consents: the acknowledgement of this version of the rules on health. No health data is sent. */
export async function acknowledgeHealth(http: HttpClient, source: string, idempotencyKey: string): Promise<void> {
  const body = { agrees: [{ type: 'health' as const, value: true }], textVersion: HEALTH_TEXT_VERSION, source };
  await callApi(http, 'POST /consents', { body, idempotencyKey, needsVisitor: true });
}
