import type { HttpClient } from '@aksamit/shared-kit/http';
import { HEALTH_TEXT_VERSION } from '../visit-rules';

/** POST /consents: that the rules on health of this version were read. No answers about anyone's health are sent. */
export async function acknowledgeHealth(http: HttpClient, source: string, idempotencyKey: string): Promise<void> {
  const body = { agrees: [{ type: 'health', value: true }], textVersion: HEALTH_TEXT_VERSION, source };
  await http.post('/consents', { body, idempotencyKey, needsVisitor: true });
}
