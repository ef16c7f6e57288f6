import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { LocaleCode } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { countAttempt } from '../../../platform/rate-counter';
import { queueMessage } from '../../operations/messages';
import {
  afterWrongAttempt,
  attemptsOfNewCode,
  CODE_SECONDS,
  CODES_PER_DAY,
  type CodeGuesser,
  type CodeState,
  mayAttempt,
  mayResend,
} from './one-time-code-rules';

export type CodePurpose = 'login' | 'phone';

export interface CodeOwner {
  userId: string;
  phonePrefix: string;
  phone: string;
}

interface CodeRow extends CodeState {
  codeHash: Buffer;
  phonePrefix: string;
  phone: string;
}

/** There are few possible codes: without the key, which the database does not hold, their hashes reveal nothing. */
function hashCode(secret: string, userId: string, purpose: CodePurpose, code: string): Buffer {
  return createHmac('sha256', secret).update(`${userId}:${purpose}:${code}`).digest();
}

async function lockCodeOf(trx: Trx, userId: string, purpose: CodePurpose): Promise<CodeRow | null> {
  // The user's row exists also before the first code: concurrent requests wait for each other.
  await sql`select from users where id = ${userId} for update`.execute(trx);
  const found = await sql<
    Record<'sentAt' | 'expiresAt' | 'attemptsSince', string> & Omit<CodeRow, 'sentAt' | 'expiresAt' | 'attemptsSince'>
  >`
    select code_hash as "codeHash", phone_prefix as "phonePrefix", phone, tries as attempts, tries_by as "attemptsBy", tries_since as "attemptsSince",
      sent_at as "sentAt", expires_at as "expiresAt"
    from one_time_codes where user_id = ${userId} and purpose = ${purpose}`.execute(trx);
  const row = found.rows[0];
  if (!row) return null;
  const { sentAt, expiresAt, attemptsSince, ...rest } = row;
  return {
    ...rest,
    sentAt: Date.parse(sentAt),
    expiresAt: Date.parse(expiresAt),
    attemptsSince: Date.parse(attemptsSince),
  };
}

interface CodeRequest {
  /** Keys the hashes of codes. */
  secret: string;
  locale: LocaleCode;
  now: Date;
  /** A browser that logged in before: it has its own daily number of codes. */
  knownBrowserId?: string | null;
}

/**
 * Sends a new code by SMS; it replaces the one before. Does nothing when one was sent less than a minute ago, or the
 * number has reached its daily limit.
 */
export async function sendCode(
  trx: Trx,
  owner: CodeOwner,
  purpose: CodePurpose,
  { secret, locale, now, knownBrowserId = null }: CodeRequest,
): Promise<void> {
  const { userId, phonePrefix, phone } = owner;
  const known = await lockCodeOf(trx, userId, purpose);
  if (known && !mayResend(known, now.getTime())) return;
  const number = `${phonePrefix}${phone}`;
  const key = knownBrowserId === null ? `codes:${number}` : `codes-browser:${knownBrowserId}`;
  const { count } = await countAttempt(trx, { key, limit: CODES_PER_DAY, windowSeconds: 86_400 });
  if (count > CODES_PER_DAY) return;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const { attempts, attemptsBy, attemptsSince } = attemptsOfNewCode(known, now.getTime());
  await sql`insert into one_time_codes (user_id, purpose, code_hash, phone_prefix, phone, tries, tries_by, tries_since,
      sent_at, expires_at)
    values (${userId}, ${purpose}, ${hashCode(secret, userId, purpose, code)}, ${phonePrefix}, ${phone}, ${attempts},
      ${JSON.stringify(attemptsBy)}::jsonb, ${new Date(attemptsSince)}, ${now}, ${new Date(now.getTime() + CODE_SECONDS * 1000)})
    on conflict (user_id, purpose) do update set code_hash = excluded.code_hash, phone_prefix = excluded.phone_prefix,
      phone = excluded.phone, tries = excluded.tries, tries_by = excluded.tries_by, tries_since = excluded.tries_since, sent_at = excluded.sent_at,
      expires_at = excluded.expires_at`.execute(trx);
  await queueMessage(trx, {
    onceKey: `${purpose}Code:${randomUUID()}`,
    channel: 'sms',
    kind: purpose === 'login' ? 'loginCode' : 'phoneCode',
    to: number,
    locale,
    data: { values: {} },
    secret: code,
    usefulSeconds: CODE_SECONDS,
  });
}

interface CodeUse {
  secret: string;
  now: Date;
  guesser?: CodeGuesser;
  /** The code, if right, may be used once more. */
  isReusable?: boolean;
}

/** The logged-in user who verifies a phone or confirms the deletion of the account. */
const OWNER: CodeGuesser = { key: 'owner', isKnown: true };

/**
 * Counts an attempt and consumes the code when it is right. Do not throw in the same transaction: the count must stay.
 * @returns the number that the code was sent to; null when it is wrong, too old or had too many attempts
 */
export async function useCode(
  trx: Trx,
  userId: string,
  purpose: CodePurpose,
  code: string,
  { secret, now, guesser = OWNER, isReusable = false }: CodeUse,
): Promise<{ phonePrefix: string; phone: string } | null> {
  const known = await lockCodeOf(trx, userId, purpose);
  if (!known || !mayAttempt(known, guesser, now.getTime())) return null;
  if (timingSafeEqual(known.codeHash, hashCode(secret, userId, purpose, code))) {
    if (!isReusable) {
      await sql`delete from one_time_codes where user_id = ${userId} and purpose = ${purpose}`.execute(trx);
    }
    return { phonePrefix: known.phonePrefix, phone: known.phone };
  }
  const { attempts, attemptsBy } = afterWrongAttempt(known, guesser);
  await sql`update one_time_codes set tries = ${attempts}, tries_by = ${JSON.stringify(attemptsBy)}::jsonb
    where user_id = ${userId} and purpose = ${purpose}`.execute(trx);
  return null;
}
