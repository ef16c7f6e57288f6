import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { honoursKey } from '../../platform/api-document/common-errors';
import { errorMessage } from '../../platform/messages';
import type { TestApp } from '../test-app';
import type { PreparedCall, Sender } from '../walk';
import { sendPlainly } from '../walk/send-plainly';

const KEY_REQUIRED = ['POST /orders', 'POST /order-payments/{id}/payment'];

/**
 * Sends calls of a walk with a broken idempotency-key first, in both languages, then as they should be, then again as
 * if the key had been another request's, and as if its first request still ran.
 * @param made takes the names of the attempted calls
 * @param wrong takes the unexpected responses
 */
export function withBrokenKeys(shop: TestApp, made: Set<string>, wrong: string[]): Sender {
  return async (call: PreparedCall) => {
    if (!honoursKey(call)) return sendPlainly(shop, call);
    const key = randomUUID();
    const keyed = { ...call, as: { ...call.as, 'idempotency-key': key } };
    const expectError = async (sent: PreparedCall, expected: string) => {
      for (const locale of ['pl', 'en'] as const) {
        const answer = await sendPlainly(shop, { ...sent, as: { ...sent.as, 'accept-language': locale } });
        const { code, message } = answer.json().error ?? {};
        const outcome = `${answer.statusCode} ${code}`;
        if (outcome !== expected) wrong.push(`${call.name}: ${outcome} in place of ${expected}`);
        else if (message !== errorMessage(code, locale)) wrong.push(`${call.name} (${locale}): ${message}`);
      }
    };
    await expectError({ ...keyed, as: { ...keyed.as, 'idempotency-key': 'short' } }, '422 idempotency_key_invalid');
    if (KEY_REQUIRED.includes(call.name)) {
      const { 'idempotency-key': _key, ...without } = keyed.as;
      await expectError({ ...keyed, as: without }, '422 idempotency_key_required');
    }
    const answer = await sendPlainly(shop, keyed);
    if (answer.statusCode >= 400) return answer;
    const latest = sql`scope = (select scope from idempotency_keys order by created_at desc, claimed_at desc limit 1)`;
    const { db } = shop.database;
    await sql`update idempotency_keys set request_hash = 'other-' || request_hash where ${latest}`.execute(db);
    await expectError(keyed, '422 idempotency_mismatch');
    await sql`update idempotency_keys set request_hash = substr(request_hash, 7), state = 'running', status = null,
      body = null, claimed_at = now() where ${latest}`.execute(db);
    await expectError(keyed, '409 idempotency_running');
    made.add(call.name);
    return answer;
  };
}
