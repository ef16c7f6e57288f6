import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from './database';
import { isDatabaseUnavailable } from './database-errors';
import {
  ABANDONED_AFTER_SECONDS,
  type Answer,
  claim,
  type IdempotencyOptions,
  idempotencyKeyOf,
  idempotencyScope,
  recordResponse,
  requestHash,
} from './idempotency';

/**
 * `withIdempotencyKey` for work that calls an outside provider, which no transaction may wait for: the key is claimed
 * before the work and its response recorded after it, each committed alone. The work must be repeatable, since a
 * process that ends in between leaves it to a repeat. Only payments may use it, see `.dependency-cruiser.cjs`.
 * @throws 422 idempotency_mismatch, 409 idempotency_running with retry-after
 */
export async function withIdempotencyKeyAroundProvider<Body>(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<Answer<Body>>,
  options: IdempotencyOptions = {},
): Promise<Body> {
  const key = idempotencyKeyOf(request, options);
  if (key === null) {
    const result = await work();
    reply.code(result.status);
    return result.body;
  }
  const scope = idempotencyScope(request, key);
  const claimedBy = await request.server.processLease.id();
  const claimed = await claim<Body>(db, scope, { bodyHash: requestHash(request.body), claimedBy });
  if (claimed.replay) {
    reply.code(claimed.replay.status).header('idempotent-replayed', 'true');
    return claimed.replay.body;
  }
  try {
    const result = await work();
    await recordResponse(db, scope, result);
    reply.code(result.status);
    return result.body;
  } catch (error) {
    const released = release(db, request, { scope, claimedAt: claimed.claimedAt });
    // The request does not wait for an unavailable database.
    if (!isDatabaseUnavailable(error)) await released;
    throw error;
  }
}

/** Releases the key of failed work. An unavailable database is retried until the claim ends by itself. */
async function release(db: Db, request: FastifyRequest, { scope, claimedAt }: { scope: string; claimedAt: string }) {
  const deleteClaim = () =>
    sql`delete from idempotency_keys where scope = ${scope} and state = 'running'
      and claimed_at = ${claimedAt}::timestamptz`.execute(db);
  try {
    await deleteClaim();
  } catch (error) {
    request.log.warn({ err: error }, 'an idempotency key could not be released yet');
    void retryRelease(ABANDONED_AFTER_SECONDS);
  }

  async function retryRelease(attemptsLeft: number): Promise<void> {
    await pause(1000, undefined, { ref: false });
    await deleteClaim().catch(() => (attemptsLeft > 1 ? retryRelease(attemptsLeft - 1) : undefined));
  }
}
