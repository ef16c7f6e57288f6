/**
 * Idempotency: repeats of one request do its work once. The key's scope is actor, method and path; stored 24 h. Source:
 * calls.md, "Idempotency". Responses with tokens must not go through this: they would be stored.
 */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { ApiError, platformError, tooManyRequests } from './api-error';
import { type Db, inTransaction, type Trx } from './database';
import { isConnectionLost } from './database-errors';
import { isLeaseOver } from './process-lease';
import { limitAttempts, type RateLimit, secondsUntilFree } from './rate-counter';
import { headerOf } from './request-context';
import { type Write, writeTogether } from './write-together';

const KEY = /^[\x21-\x7e]{8,200}$/;
/**
 * A request whose process is gone is taken over at once (see process-lease.ts). One that is still marked running after
 * this long is too: its process has no lease, or hangs.
 */
export const ABANDONED_AFTER_SECONDS = 60;

export interface IdempotencyOptions {
  /** True: without a key the call is refused with 422. */
  required?: boolean;
}

/** The idempotency-key header, validated; null without one. */
export function idempotencyKeyOf(request: FastifyRequest, options: IdempotencyOptions = {}): string | null {
  const key = headerOf(request, 'idempotency-key');
  if (key === null) {
    if (options.required) throw platformError('422 idempotency_key_required');
    return null;
  }
  if (!KEY.test(key)) throw platformError('422 idempotency_key_invalid');
  return key;
}

/** Hash of actor, method, path and key: identifies a request. */
export function idempotencyScope(request: FastifyRequest, key: string): string {
  const { actor, visitorUniqueId, market } = request.context;
  const who = actor.kind === 'user' ? `user:${actor.userId}` : `visitor:${visitorUniqueId ?? ''}`;
  return hash([who, market?.slug ?? '', request.method, request.url.split('?')[0] ?? '', key].join('\n'));
}

/** Hash of the request's body; the order of properties does not matter. */
export function requestHash(body: unknown): string {
  return hash(JSON.stringify(sorted(body)) ?? '');
}

/** The response of the work, sent as JSON with its status and replayed for its key. */
export interface Answer<Body> {
  status: number;
  body: Body;
}

/** The same, with the work's last writes, which nothing reads any more: they are sent together with the response's record. */
export interface WrittenAnswer<Body> extends Answer<Body> {
  lastWrites?: readonly Write[];
}

/**
 * A refusal by the work that nevertheless writes, such as a counted attempt: that is committed, its key is not stored.
 */
export interface Refusal {
  refusal: ApiError;
}

/**
 * Runs `work` once per key and replays its first response to repeats (header `idempotent-replayed: true`). Key, work
 * and response are committed together or not at all, with one write to the disk. A process that ends in between leaves
 * nothing behind that blocks a repeat. An error, or a refusal, releases the key: the client may retry. `work` may run
 * again, see `inTransaction`; it uses nothing but `trx`. Work that calls an outside provider:
 * `withIdempotencyKeyAroundProvider`.
 * @throws the refusal, 422 idempotency_mismatch, 409 idempotency_running with retry-after
 */
export async function withIdempotencyKey<Body>(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (trx: Trx) => Promise<WrittenAnswer<Body> | Refusal>,
): Promise<Body> {
  const key = idempotencyKeyOf(request);
  const scope = key === null ? null : idempotencyScope(request, key);
  return answered(
    reply,
    await inTransaction(db, async (trx) => {
      if (scope !== null) return workOnce(trx, { scope, bodyHash: requestHash(request.body) }, work);
      const done = await work(trx);
      if (!('refusal' in done)) await writeTogether(trx, done.lastWrites ?? []);
      return { result: done, isReplayed: false };
    }),
  );
}

/**
 * The scope of a call that needs a key and whose attempts are limited; one without a key counts as an attempt.
 * @throws 422 without a key, 429 with retry-after when too many were made
 */
export async function limitedScope(db: Db, request: FastifyRequest, attempts: AttemptLimit): Promise<string> {
  try {
    return idempotencyScope(request, idempotencyKeyOf(request, { required: true }) ?? '');
  } catch (error) {
    await limitAttempts(db, attempts.limit, attempts.factor);
    throw error;
  }
}

/**
 * `withIdempotencyKey` for a call whose attempts are limited. The attempt is counted in the transaction of the work and
 * by its last statement, so that it costs no write to the disk of its own and others wait for the count during the
 * commit only. A failed one is counted once its work is rolled back; its error stays unknown beyond the limit.
 * @param limited the scope that `limitedScope` has found
 * @throws 429 with retry-after before anything else, else as `withIdempotencyKey`
 */
export async function withLimitedKey<Body>(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  limited: { scope: string; attempts: AttemptLimit },
  work: (trx: Trx) => Promise<WrittenAnswer<Body>>,
): Promise<Body> {
  const claimed = { ...limited, bodyHash: requestHash(request.body) };
  try {
    return answered(reply, await inTransaction(db, (trx) => workOnce(trx, claimed, work)));
  } catch (error) {
    const isOverLimit = error instanceof ApiError && error.status === 429;
    if (!isOverLimit && !isConnectionLost(error))
      await limitAttempts(db, limited.attempts.limit, limited.attempts.factor);
    throw error;
  }
}

/** How often a call may be tried. */
export interface AttemptLimit {
  limit: RateLimit;
  /** The configured one: tests and bench raise limits by it. */
  factor: number;
}

interface Done<Body> {
  result: Answer<Body> | Refusal;
  isReplayed: boolean;
}

/** Claims the key, does the work and records its response; or finds the response of the first run. */
async function workOnce<Body>(
  trx: Trx,
  { scope, bodyHash, attempts }: { scope: string; bodyHash: string; attempts?: AttemptLimit },
  work: (trx: Trx) => Promise<WrittenAnswer<Body> | Refusal>,
): Promise<Done<Body>> {
  const write = (writes: readonly Write[]) =>
    attempts ? limitAttempts(trx, attempts.limit, attempts.factor, writes) : writeTogether(trx, writes);
  // A first run's row is visible to nobody before it commits: the lock shows that it runs.
  const isFree = sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${scope}, 0))`;
  const { replay } = await claim<Body>(trx, scope, { bodyHash, isFree, attempts });
  if (replay) {
    await write([]);
    return { result: replay, isReplayed: true };
  }
  const done = await work(trx);
  if ('refusal' in done) await write([sql`delete from idempotency_keys where scope = ${scope}`]);
  else await write([...(done.lastWrites ?? []), recorded(scope, done)]);
  return { result: done, isReplayed: false };
}

function answered<Body>(reply: FastifyReply, { result, isReplayed }: Done<Body>): Body {
  if ('refusal' in result) throw result.refusal;
  reply.code(result.status);
  if (isReplayed) reply.header('idempotent-replayed', 'true');
  return result.body;
}

/** Records the response for a key's repeats. */
export async function recordResponse(db: Db | Trx, scope: string, answer: Answer<unknown>): Promise<void> {
  await writeTogether(db, [recorded(scope, answer)]);
}

const recorded = (scope: string, { status, body }: Answer<unknown>): Write =>
  sql`update idempotency_keys set state = 'done', status = ${status},
    body = ${JSON.stringify(body)}::jsonb where scope = ${scope}`;

/** Purges keys older than 24 h. For the worker. */
export async function purgeOldKeys(db: Db): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`.execute(db);
}

interface Claim {
  bodyHash: string;
  /** The process that does the work; none in a transaction, whose lock shows that it runs. */
  claimedBy?: number | null;
  /** Condition under which the key may be taken. */
  isFree?: RawBuilder<boolean>;
  /** Looked at in the same round trip. */
  attempts?: AttemptLimit | undefined;
}
type Claimed<Body> = { replay: null; claimedAt: string } | { replay: { status: number; body: Body } };

/**
 * Claims a key, or finds its recorded response.
 * @throws 429 when the attempts are used up, 422 idempotency_mismatch, 409 idempotency_running
 */
export async function claim<Body>(
  db: Db | Trx,
  scope: string,
  { bodyHash, claimedBy = null, isFree = sql`true`, attempts }: Claim,
): Promise<Claimed<Body>> {
  const free = attempts ? secondsUntilFree(attempts.limit, attempts.factor) : sql<number | null>`null::integer`;
  const inserted = await sql<{ claimedAt: string | null; retryAfter: number | null }>`with claimed as (
    insert into idempotency_keys (scope, request_hash, state, claimed_at, claimed_by)
      select ${scope}::text, ${bodyHash}::text, 'running', now(), ${claimedBy}::integer where ${isFree}
    on conflict (scope) do update set claimed_at = now(), created_at = now(), request_hash = excluded.request_hash,
      claimed_by = excluded.claimed_by, state = 'running', status = null, body = null
    where idempotency_keys.created_at < now() - interval '24 hours'
      or (idempotency_keys.state = 'running' and idempotency_keys.request_hash = excluded.request_hash
        and (idempotency_keys.claimed_at < now() - make_interval(secs => ${ABANDONED_AFTER_SECONDS})
          or ${isLeaseOver(sql`idempotency_keys.claimed_by`)}))
    returning claimed_at::text)
    select (select claimed_at from claimed) as "claimedAt", ${free} as "retryAfter"`.execute(db);
  const { claimedAt = null, retryAfter = null } = inserted.rows[0] ?? {};
  if (retryAfter !== null) throw tooManyRequests(retryAfter);
  if (claimedAt !== null) return { replay: null, claimedAt };
  const found = await sql<{ request_hash: string; state: string; status: number | null; body: Body }>`
    select request_hash, state, status, body from idempotency_keys where scope = ${scope}`.execute(db);
  const row = found.rows[0];
  // Released between the two statements: its first run failed. The client retries.
  if (!row) throw running();
  if (row.request_hash !== bodyHash) throw platformError('422 idempotency_mismatch');
  if (row.state !== 'done' || row.status === null) throw running();
  return { replay: { status: row.status, body: row.body } };
}

const running = () => platformError('409 idempotency_running', { headers: { 'retry-after': '1' } });

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, entry]) => [name, sorted(entry)]),
  );
}
