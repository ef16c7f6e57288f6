import { sql } from 'kysely';
import { unauthorized } from '../../../platform/api-error';
import type { Db, Trx } from '../../../platform/database';
import type { ResolveActor, UserActor } from '../../../platform/request-context';
import { hashToken, newToken } from '../../../platform/secret-token';

const MAX_TOKEN_LENGTH = 200;

interface SessionProof {
  /** Time of the login that this session continues; now unless given. */
  authenticatedAt?: string | null;
  /** Hash of the password that was checked: the session opens only while it is the account's. */
  passwordHash?: string | null;
  /** When the login passed the second factor. */
  secondFactorAt?: Date | string | null;
}

/**
 * Opens a session and returns its token, which is stored nowhere. Waits for a concurrent deletion of the account or
 * change of its password. @throws 401 when the account is gone, or its password was replaced
 */
export async function openSession(
  db: Db | Trx,
  userId: string,
  { authenticatedAt = null, passwordHash = null, secondFactorAt = null }: SessionProof = {},
): Promise<string> {
  const token = newToken();
  const opened = await sql`insert into sessions (user_id, token_hash, authenticated_at, second_factor_at)
    select id, ${hashToken(token)}, coalesce(${authenticatedAt}::timestamptz, now()), ${secondFactorAt}::timestamptz
    from users
    where id = ${userId} and deleted_at is null
      and (${passwordHash}::text is null or password_hash = ${passwordHash}) for share returning id`.execute(db);
  if (opened.rows.length === 0) throw unauthorized();
  await sql`update users set last_seen_at = now() where id = ${userId}
    and last_seen_at < now() - interval '1 hour'`.execute(db);
  return token;
}

export async function closeSession(db: Db | Trx, sessionId: string): Promise<void> {
  await sql`delete from sessions where id = ${sessionId}`.execute(db);
}

export async function closeAllSessions(db: Db | Trx, userId: string): Promise<void> {
  await sql`delete from sessions where user_id = ${userId}`.execute(db);
}

/** A fresh token replaces this session; calls in flight with the old one still pass for a minute. */
export async function replaceSession(
  trx: Trx,
  session: Pick<UserActor, 'sessionId' | 'userId' | 'authenticatedAt' | 'secondFactorAt'>,
): Promise<string> {
  const replaced = await sql`update sessions set expires_at = now() + interval '1 minute'
    where id = ${session.sessionId}`.execute(trx);
  if (replaced.numAffectedRows !== 1n) throw unauthorized();
  const { authenticatedAt, secondFactorAt } = session;
  return openSession(trx, session.userId, { authenticatedAt, secondFactorAt });
}

/**
 * A session ends after 90 days without use; that of staff and above 12 hours after its login, however it is used, also
 * when the role came later. Source: readings.md, "Sessions, visitors, cookies".
 */
const isOpen = sql`s.last_used_at > now() - interval '90 days' and (s.expires_at is null or s.expires_at > now())
  and (u.role = 'customer' or s.authenticated_at > now() - interval '12 hours')`;

/** Who a bearer token belongs to. */
export function createActorResolver(db: Db): ResolveActor {
  return async (bearerToken) => {
    if (bearerToken.length > MAX_TOKEN_LENGTH) return null;
    const found = await sql<{
      sessionId: string;
      userId: string;
      role: 'customer' | 'staff' | 'manager' | 'admin';
      authenticatedAt: string;
      secondFactorAt: string | null;
      lacksSecondFactor: boolean;
      isStale: boolean;
    }>`select s.id as "sessionId", u.id as "userId", u.role, s.authenticated_at as "authenticatedAt",
        s.second_factor_at as "secondFactorAt",
        u.role = 'admin' and s.second_factor_at is null and not u.is_second_factor_optional as "lacksSecondFactor",
        s.last_used_at < now() - interval '1 hour' as "isStale"
      from sessions s join users u on u.id = s.user_id and u.deleted_at is null
      where s.token_hash = ${hashToken(bearerToken)} and ${isOpen}`.execute(db);
    const row = found.rows[0];
    if (!row) return null;
    // A session's last use is written at most once an hour, not with every request.
    if (row.isStale) {
      await sql`update sessions set last_used_at = now() where id = ${row.sessionId}`.execute(db);
      await sql`update users set last_seen_at = now() where id = ${row.userId}`.execute(db);
    }
    const { isStale, ...actor } = row;
    return { kind: 'user', ...actor };
  };
}

/**
 * Purges sessions that ended, of one user or of all. For the worker, and before a change of role changes which have
 * ended.
 */
export async function purgeEndedSessions(db: Db | Trx, userId: string | null = null): Promise<void> {
  await sql`delete from sessions s using users u where u.id = s.user_id and not (${isOpen})
    and (${userId}::uuid is null or u.id = ${userId})`.execute(db);
}
