/** SQL of API keys. */
import type { ApiKey } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { beginningOf } from '../../../platform/api-key';
import type { Db, Trx } from '../../../platform/database';
import { sortedBy } from '../../../platform/pagination';
import type { KeyActor } from '../../../platform/request-context';
import { hashToken } from '../../../platform/secret-token';

/** Over `k` and its maker `u`, who must still be an admin, whichever way the role or the account ended. */
const isRevoked = sql`(k.revoked_at is not null or u.role <> 'admin' or u.deleted_at is not null)`;
const isOver = sql`(k.last_day is not null and k.last_day < (now() at time zone 'Europe/Warsaw')::date)`;
const state = sql`case when ${isRevoked} then 'revoked' when ${isOver} then 'ended' else 'active' end`;

const columns = sql`k.id, k.name, k.beginning, k.scopes,
  json_build_object('id', k.made_by,
    'name', case when u.deleted_at is null then u.first_name || ' ' || u.last_name end) as maker,
  k.made_at as "madeAt", k.last_used_at as "lastUsedAt", k.last_day::text as "lastDay", k.revoked_at as "revokedAt",
  ${state} as state`;
const keys = sql`api_keys k join users u on u.id = k.made_by`;

/** The key of a token that works; its last use is written at most once a minute. */
export async function findActor(db: Db, token: string): Promise<KeyActor | null> {
  const found = await sql<{ keyId: string; userId: string; scopes: string[]; isStale: boolean }>`
    select k.id as "keyId", k.made_by as "userId", k.scopes,
      coalesce(k.last_used_at < now() - interval '1 minute', true) as "isStale"
    from ${keys} where k.token_hash = ${hashToken(token)} and not ${isRevoked} and not ${isOver}`.execute(db);
  const [row] = found.rows;
  if (!row) return null;
  const { isStale, ...key } = row;
  if (isStale) await sql`update api_keys set last_used_at = now() where id = ${key.keyId}`.execute(db);
  return { kind: 'key', ...key };
}

export interface KeyFilter {
  state?: ApiKey['state'] | undefined;
  /** By `name`, `madeAt` or `lastUsedAt`. */
  sort?: string | undefined;
  limit: number;
  offset: number;
}

/** A page of keys, the newest first. */
export async function selectKeys(
  trx: Trx,
  { state: wanted, sort, limit, offset }: KeyFilter,
): Promise<{ apiKeys: ApiKey[]; total: number }> {
  const matching = sql`(${wanted ?? null}::text is null or ${state} = ${wanted ?? null})`;
  const order = sortedBy(sort, { name: sql`lower(k.name)`, madeAt: sql`k.made_at`, lastUsedAt: sql`k.last_used_at` });
  const found = await sql<ApiKey>`select ${columns} from ${keys} where ${matching}
    order by ${order} k.made_at desc, k.id limit ${limit} offset ${offset}`.execute(trx);
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${keys} where ${matching}`.execute(
    trx,
  );
  return { apiKeys: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** One key; null when there is none. */
export async function findKey(trx: Trx, id: string): Promise<ApiKey | null> {
  const found = await sql<ApiKey>`select ${columns} from ${keys} where k.id = ${id}`.execute(trx);
  return found.rows[0] ?? null;
}

/**
 * Stores a new key's hash. Waits for a change of its maker's role: whoever is no admin any more makes none.
 * @returns its id; null when the maker is no admin
 */
export async function insertKey(
  trx: Trx,
  makerId: string,
  key: { token: string; name: string; scopes: readonly string[]; lastDay: string | null },
): Promise<string | null> {
  const made = await sql<{ id: string }>`insert into api_keys (name, beginning, token_hash, scopes, made_by, last_day)
    select ${key.name}, ${beginningOf(key.token)}, ${hashToken(key.token)}, ${key.scopes}::text[], id,
      ${key.lastDay}::date
    from users where id = ${makerId} and role = 'admin' and deleted_at is null for share returning id`.execute(trx);
  return made.rows[0]?.id ?? null;
}

/** Revokes a key for good; one that was revoked before keeps its time. */
export async function revokeKey(trx: Trx, id: string, byId: string): Promise<void> {
  await sql`update api_keys set revoked_at = now(), revoked_by = ${byId}
    where id = ${id} and revoked_at is null`.execute(trx);
}

/**
 * Revokes all keys of an admin whose role or account ends: they stay revoked when the role comes back.
 * @param byId who ended it; null: the person
 */
export async function revokeKeysOf(trx: Trx, makerId: string, byId: string | null = null): Promise<void> {
  await sql`update api_keys set revoked_at = now(), revoked_by = ${byId}
    where made_by = ${makerId} and revoked_at is null`.execute(trx);
}
