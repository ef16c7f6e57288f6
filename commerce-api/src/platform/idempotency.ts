/**
 * Repeats of one request do its work once. The key's scope is actor, method and path; kept 24 h.
 * Source: calls.md, "Idempotency". Answers with tokens in them must not go through this: they would be stored.
 */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { ApiError } from './api-error';
import type { Db } from './database';
import { headerOf } from './request-context';

const KEY = /^[\x21-\x7e]{8,200}$/;
/** A request that is still marked running after this long lost its process; the next one takes over. */
const ABANDONED_AFTER_SECONDS = 60;

export interface IdempotencyOptions {
  /** True: without a key the call is refused with 422. */
  required?: boolean;
}

/** The idempotency-key header, checked for shape; null without one. */
export function idempotencyKeyOf(request: FastifyRequest, options: IdempotencyOptions = {}): string | null {
  const key = headerOf(request, 'idempotency-key');
  if (key === null) {
    if (options.required) throw new ApiError(422, 'idempotency_key_required');
    return null;
  }
  if (!KEY.test(key)) throw new ApiError(422, 'idempotency_key_invalid');
  return key;
}

/** Hash of actor, method, path and key: what makes two requests the same one. */
export function idempotencyScope(request: FastifyRequest, key: string): string {
  const { actor, visitorUniqueId, market } = request.context;
  const who = actor.kind === 'user' ? `user:${actor.userId}` : `visitor:${visitorUniqueId ?? ''}`;
  return hash([who, market?.slug ?? '', request.method, request.url.split('?')[0] ?? '', key].join('\n'));
}

/** Hash of the request's body; the order of properties does not matter. */
export function requestHash(body: unknown): string {
  return hash(JSON.stringify(sorted(body)) ?? '');
}

/**
 * Runs `work` once per key and answers repeats with what it answered first (header `idempotent-replayed: true`).
 * `work` returns what is sent as JSON with its status. An error lets the key go, so that the client may try again.
 * @throws 422 idempotency_mismatch, 409 idempotency_running with retry-after
 */
export async function onceByKey<Body>(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<{ status: number; body: Body }>,
  options: IdempotencyOptions = {},
): Promise<Body> {
  const key = idempotencyKeyOf(request, options);
  if (key === null) {
    const result = await work();
    reply.code(result.status);
    return result.body;
  }
  const scope = idempotencyScope(request, key);
  const claimed = await claim<Body>(db, scope, requestHash(request.body));
  if (claimed.replay) {
    reply.code(claimed.replay.status).header('idempotent-replayed', 'true');
    return claimed.replay.body;
  }
  try {
    const result = await work();
    await sql`update idempotency_keys set state = 'done', status = ${result.status},
      body = ${JSON.stringify(result.body)}::jsonb where scope = ${scope}`.execute(db);
    reply.code(result.status);
    return result.body;
  } catch (error) {
    await sql`delete from idempotency_keys where scope = ${scope} and state = 'running'`.execute(db).catch(() => {});
    throw error;
  }
}

/** Forgets keys older than 24 h. For the worker. */
export async function forgetOldKeys(db: Db): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`.execute(db);
}

async function claim<Body>(
  db: Db,
  scope: string,
  bodyHash: string,
): Promise<{ replay: { status: number; body: Body } | null }> {
  const inserted = await sql<{ scope: string }>`
    insert into idempotency_keys (scope, request_hash, state, claimed_at) values (${scope}, ${bodyHash}, 'running', now())
    on conflict (scope) do update set claimed_at = now(), created_at = now(), request_hash = excluded.request_hash,
      state = 'running', status = null, body = null
    where idempotency_keys.created_at < now() - interval '24 hours'
      or (idempotency_keys.state = 'running' and idempotency_keys.request_hash = excluded.request_hash
        and idempotency_keys.claimed_at < now() - make_interval(secs => ${ABANDONED_AFTER_SECONDS}))
    returning scope`.execute(db);
  if (inserted.rows.length > 0) return { replay: null };
  const found = await sql<{ request_hash: string; state: string; status: number | null; body: Body }>`
    select request_hash, state, status, body from idempotency_keys where scope = ${scope}`.execute(db);
  const row = found.rows[0];
  // Let go between the two statements: its first run failed. The client tries again.
  if (!row) throw running();
  if (row.request_hash !== bodyHash) throw new ApiError(422, 'idempotency_mismatch');
  if (row.state !== 'done' || row.status === null) throw running();
  return { replay: { status: row.status, body: row.body } };
}

const running = () => new ApiError(409, 'idempotency_running', { headers: { 'retry-after': '1' } });

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
