/** The second step of a login: a code of the app, or a recovery code. */
import type { LocaleCode } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { ApiError } from '../../../platform/api-error';
import { type Db, inTransaction, type Trx } from '../../../platform/database';
import { peopleError } from '../errors';
import { useRecoveryCode } from './recovery-codes';
import { mailSecondFactor } from './second-factor-mail';
import { decryptSecret, stepOfCode } from './second-factor-secret';

export interface SecondFactorAttempt {
  /** As typed; undefined: none was sent. */
  code: string | undefined;
  /** Configuration's `CODE_SECRET`. */
  codeSecret: string;
  locale: LocaleCode;
  now: Date;
}

interface FactorRow {
  secret: Buffer;
  confirmedAt: string | null;
  lastStep: string | null;
  failures: number;
  failuresSince: string | null;
}

const MOST_FAILURES = 10;
const FAILURES_WINDOW_MS = 3_600_000;
const APP_CODE = /^\d{6}$/;

/** The person's second factor with its row locked; null without one. */
export async function lockSecondFactor(trx: Trx, userId: string): Promise<FactorRow | null> {
  const found = await sql<FactorRow>`select secret, confirmed_at as "confirmedAt", last_step as "lastStep", failures,
      failures_since as "failuresSince" from second_factors where user_id = ${userId} for update`.execute(trx);
  return found.rows[0] ?? null;
}

/** Whether logging in asks for a second factor. */
export async function hasSecondFactor(db: Db | Trx, userId: string): Promise<boolean> {
  const found = await sql`select from second_factors
    where user_id = ${userId} and confirmed_at is not null`.execute(db);
  return found.rows.length > 0;
}

/**
 * Requires the second factor of users who have one. In a transaction of its own: used codes stay used and wrong ones
 * counted, whatever the outcome of the login.
 * @returns whether one was passed; false for users without one
 * @throws 401 second_factor_required without a code, 401 second_factor_wrong, 429 attempts_slowed after ten wrong codes
 *   in an hour (recovery codes pass then, too)
 */
export async function passSecondFactor(db: Db, userId: string, attempt: SecondFactorAttempt): Promise<boolean> {
  if (!(await hasSecondFactor(db, userId))) return false;
  const { code } = attempt;
  if (code === undefined) throw peopleError('401 second_factor_required');
  const refusal = await inTransaction(db, (trx) => tryCode(trx, userId, { ...attempt, code: code.replace(/\s/g, '') }));
  if (refusal) throw refusal;
  return true;
}

async function tryCode(
  trx: Trx,
  userId: string,
  { code, codeSecret, locale, now }: SecondFactorAttempt & { code: string },
): Promise<ApiError | null> {
  const factor = await lockSecondFactor(trx, userId);
  if (!factor) return peopleError('401 second_factor_wrong');
  if (!APP_CODE.test(code)) {
    const left = await useRecoveryCode(trx, userId, code);
    if (left !== null) {
      await mailSecondFactor(trx, userId, 'recoveryCodeUsed', locale, { left: String(left) });
      return null;
    }
  }
  return tryAppCode(trx, userId, factor, { code, codeSecret, now });
}

/** Checks a code of the app, once; counts a wrong one. @returns why it is refused, or null */
export async function tryAppCode(
  trx: Trx,
  userId: string,
  factor: FactorRow,
  { code, codeSecret, now }: { code: string; codeSecret: string; now: Date },
): Promise<ApiError | null> {
  const since = factor.failuresSince === null ? null : Date.parse(factor.failuresSince);
  const isCounting = since !== null && now.getTime() - since < FAILURES_WINDOW_MS;
  const failures = isCounting ? factor.failures : 0;
  if (failures >= MOST_FAILURES && since !== null) {
    const seconds = Math.ceil((since + FAILURES_WINDOW_MS - now.getTime()) / 1000);
    return peopleError('429 attempts_slowed', { headers: { 'retry-after': String(seconds) }, values: { seconds } });
  }
  const step = stepOfCode(decryptSecret(factor.secret, userId, codeSecret), code, now);
  // A code that was used or observed cannot be replayed (RFC 6238, 5.2).
  if (step !== null && (factor.lastStep === null || step > Number(factor.lastStep))) {
    await sql`update second_factors set last_step = ${step}, failures = 0, failures_since = null
      where user_id = ${userId}`.execute(trx);
    return null;
  }
  await sql`update second_factors set failures = ${failures + 1},
      failures_since = ${isCounting ? factor.failuresSince : now} where user_id = ${userId}`.execute(trx);
  return peopleError('401 second_factor_wrong');
}
