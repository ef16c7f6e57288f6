import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';
import { type PageLocale, type PageName, pageAddress } from '../../../platform/page-address';
import { hashToken, newToken } from '../../../platform/secret-token';
import { queueMessage } from '../../operations/messages';

export type TokenPurpose = 'password' | 'activation' | 'emailChange';

const SECONDS: Record<TokenPurpose, number> = { password: 3600, activation: 7 * 24 * 3600, emailChange: 24 * 3600 };
/** The pages that the links open. */
const PAGES = {
  password: 'panel/forgotten-password',
  activation: 'panel/activation',
  emailChange: 'panel/activation',
} as const satisfies Record<TokenPurpose, PageName>;

const KINDS = { password: 'passwordReset', activation: 'activation', emailChange: 'emailChange' } as const;

/** Writes an e-mail with a single-use link, bound to its address. */
export async function sendTokenMail(
  trx: Trx,
  user: { userId: string; email: string; firstName: string },
  purpose: TokenPurpose,
  page: PageLocale,
): Promise<void> {
  const token = newToken();
  const seconds = SECONDS[purpose];
  await sql`insert into email_tokens (token_hash, user_id, purpose, email, expires_at)
    values (${hashToken(token)}, ${user.userId}, ${purpose}, ${user.email}, now() + make_interval(secs => ${seconds}))
    `.execute(trx);
  await queueMessage(trx, {
    onceKey: `${purpose}:${randomUUID()}`,
    channel: 'email',
    kind: KINDS[purpose],
    to: user.email,
    locale: page.locale,
    data: { values: { firstName: user.firstName }, path: `${pageAddress(PAGES[purpose], page)}?token=` },
    secret: token,
    usefulSeconds: seconds,
  });
}

/**
 * Consumes a link, with all others of its person and purpose; its holder reads that address, so it becomes verified.
 * @returns the user's id, and whether the address is proven for the first time; null when the link is unknown, used,
 * too
 *   old, or the address has changed since
 */
export async function useToken(
  trx: Trx,
  token: string,
  purpose: 'password' | 'activation',
  now: Date,
): Promise<{ userId: string; isFirstProof: boolean } | null> {
  const used = await sql<{ userId: string; isFirstProof: boolean }>`delete from email_tokens t using users u
    where t.token_hash = ${hashToken(token)} and t.purpose = ${purpose} and t.expires_at > ${now}
      and u.id = t.user_id and u.deleted_at is null and u.email = t.email
    returning t.user_id as "userId", u.email_verified_at is null as "isFirstProof"`.execute(trx);
  const proof = used.rows[0];
  if (!proof) return null;
  const { userId } = proof;
  await sql`delete from email_tokens where user_id = ${userId} and purpose = ${purpose}`.execute(trx);
  await sql`update users set email_verified_at = coalesce(email_verified_at, ${now}) where id = ${userId}`.execute(trx);
  return proof;
}

/**
 * The owner of a link, without consuming it; null when it is unknown, used, too old, or the address has changed since.
 */
export async function findTokenOwner(
  db: Db,
  token: string,
  purpose: 'password' | 'activation',
  now: Date,
): Promise<string | null> {
  const found = await sql<{ userId: string }>`select u.id as "userId" from email_tokens t join users u
      on u.id = t.user_id and u.deleted_at is null and u.email = t.email
    where t.token_hash = ${hashToken(token)} and t.purpose = ${purpose} and t.expires_at > ${now}`.execute(db);
  return found.rows[0]?.userId ?? null;
}

/** Purges expired codes and links. For the worker. */
export async function purgeExpiredProofs(db: Db): Promise<void> {
  await sql`delete from email_tokens where expires_at < now()`.execute(db);
  // A day longer than they are valid: attempts are counted over them.
  await sql`delete from one_time_codes where expires_at < now() - interval '1 day'`.execute(db);
}
