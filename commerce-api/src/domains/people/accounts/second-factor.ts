/** Adding and removing a second factor. Source: docs/decisions/0083. */
import type { LocaleCode, SecondFactorSetup, User } from '@aksamit/contracts';
import { sql } from 'kysely';
import { ApiError, invalidFields, notFound, unauthorized } from '../../../platform/api-error';
import { type Db, inTransaction, type Trx } from '../../../platform/database';
import type { UserActor } from '../../../platform/request-context';
import { peopleError } from '../errors';
import { isStaffRole, writeAuditLog } from '../staff';
import { findUser } from './account-queries';
import { lockSecondFactor, tryAppCode } from './pass-second-factor';
import { makeRecoveryCodes } from './recovery-codes';
import { mailSecondFactor } from './second-factor-mail';
import { encryptSecret, newSecret, setupOf } from './second-factor-secret';
import { requireFreshLogin } from './update-profile';

export interface OwnChange {
  actor: UserActor;
  codeSecret: string;
  locale: LocaleCode;
  now: Date;
  requestId: string;
}

const lockUser = (trx: Trx, userId: string) => sql`select from users where id = ${userId} for update`.execute(trx);

/**
 * Generates a new secret, valid once it is confirmed; it replaces one that was never confirmed.
 * @throws 403 fresh_login_required, 409 second_factor_exists
 */
export async function startSecondFactor(db: Db, { actor, codeSecret, now }: OwnChange): Promise<SecondFactorSetup> {
  requireFreshLogin(actor, now);
  return inTransaction(db, async (trx) => {
    await lockUser(trx, actor.userId);
    const user = await findUser(trx, actor.userId);
    if (!user) throw unauthorized();
    if (user.hasSecondFactor) throw peopleError('409 second_factor_exists');
    const secret = newSecret();
    await sql`insert into second_factors (user_id, secret) values (${user.id}, ${encryptSecret(secret, user.id, codeSecret)})
      on conflict (user_id) do update set secret = excluded.secret, created_at = now(), last_step = null, failures = 0,
        failures_since = null`.execute(trx);
    return setupOf(secret, user.email);
  });
}

/**
 * Confirms the secret by a code of the app: from now on logins require it, and every other session ends.
 * @returns the recovery codes, only this once
 * @throws 422 on `code`, 404 when none is pending, 429 attempts_slowed
 */
export async function confirmSecondFactor(
  db: Db,
  code: string,
  change: OwnChange,
): Promise<{ recoveryCodes: string[]; user: User }> {
  const { actor, now } = change;
  const done = await inTransaction(db, async (trx) => {
    await lockUser(trx, actor.userId);
    const factor = await lockSecondFactor(trx, actor.userId);
    if (!factor || factor.confirmedAt !== null) throw notFound();
    const refusal = await tryAppCode(trx, actor.userId, factor, { code, ...change });
    // Not thrown in here: the wrong attempt must stay counted.
    if (refusal) return refusal;
    await sql`update second_factors set confirmed_at = ${now} where user_id = ${actor.userId}`.execute(trx);
    const recoveryCodes = await makeRecoveryCodes(trx, actor.userId);
    await keepOnlySession(trx, actor, now);
    await note(trx, change, 'POST /me/second-factor/confirmation', 'secondFactorAdded');
    const user = await findUser(trx, actor.userId);
    if (!user) throw unauthorized();
    return { recoveryCodes, user };
  });
  if (done instanceof ApiError) {
    throw done.code === 'second_factor_wrong' ? invalidFields({ code: ['second_factor_wrong'] }) : done;
  }
  return done;
}

/** Removes one's own second factor; every other session ends. @throws 403 fresh_login_required, 404 without one */
export async function removeSecondFactor(db: Db, change: OwnChange): Promise<User> {
  const { actor, now } = change;
  requireFreshLogin(actor, now);
  return inTransaction(db, async (trx) => {
    await lockUser(trx, actor.userId);
    if (!(await dropSecondFactor(trx, actor.userId))) throw notFound();
    await keepOnlySession(trx, actor, null);
    await note(trx, change, 'DELETE /me/second-factor', 'secondFactorRemoved');
    const user = await findUser(trx, actor.userId);
    if (!user) throw unauthorized();
    return user;
  });
}

/** @returns false when there was no confirmed one */
export async function dropSecondFactor(trx: Trx, userId: string): Promise<boolean> {
  const dropped = await sql<{ confirmedAt: string | null }>`delete from second_factors where user_id = ${userId}
    returning confirmed_at as "confirmedAt"`.execute(trx);
  return dropped.rows.some(({ confirmedAt }) => confirmedAt !== null);
}

/** Other sessions end: they were opened with less proof, or by somebody else. */
async function keepOnlySession(trx: Trx, { sessionId, userId }: UserActor, passedAt: Date | null): Promise<void> {
  await sql`delete from sessions where user_id = ${userId} and id <> ${sessionId}`.execute(trx);
  await sql`update sessions set second_factor_at = ${passedAt} where id = ${sessionId}`.execute(trx);
}

async function note(
  trx: Trx,
  { actor, locale, requestId }: OwnChange,
  call: string,
  news: 'secondFactorAdded' | 'secondFactorRemoved',
): Promise<void> {
  await mailSecondFactor(trx, actor.userId, news, locale);
  const { userId, role } = actor;
  if (!isStaffRole(role)) return;
  const subject = { kind: 'user', id: userId };
  await writeAuditLog(trx, {
    actorId: userId,
    actorRole: role,
    apiKeyId: null,
    call,
    right: 'manageOwnSecondFactor',
    requestId,
    subject,
  });
}
