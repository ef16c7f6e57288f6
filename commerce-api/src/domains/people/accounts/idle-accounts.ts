/**
 * Unused accounts: deleted six years after the last activity, announced 30 days before. Source: readings.md, "Clocks
 * kept by the worker".
 */
import type { LocaleCode } from '@aksamit/contracts';
import { type RawBuilder, sql } from 'kysely';
import { type Db, inTransaction, type Trx } from '../../../platform/database';
import { dateText } from '../../../platform/date-text';
import { pageAddress } from '../../../platform/page-address';
import type { PersonalData } from '../../../platform/personal-data';
import { queueMessage } from '../../operations/messages';
import { peoplePolicies } from '../policies';
import { removeAccount } from './delete-account';

const { retentionYears, idleAccountNoticeDays } = peoplePolicies.everywhere;
const DAY = 86_400_000;
const AT_ONCE = 50;

interface IdleUser {
  id: string;
  email: string;
  firstName: string;
  locale: LocaleCode;
  basePath: string;
}

/** Customers whose last login, order and visit were before an instant. */
async function lockIdle(trx: Trx, before: Date, condition: RawBuilder<unknown>): Promise<IdleUser[]> {
  const found = await sql<IdleUser>`select u.id, u.email, u.first_name as "firstName",
      coalesce((select o.locale from orders o where o.user_id = u.id order by o.created_at desc limit 1), 'pl') as locale,
      coalesce((select o.base_path from orders o where o.user_id = u.id order by o.created_at desc limit 1), '')
        as "basePath"
    from users u where u.deleted_at is null and u.role = 'customer' and u.last_seen_at < ${before} and ${condition}
      and not exists (select from orders o where o.user_id = u.id and o.created_at >= ${before})
      and not exists (select from visits v where v.user_id = u.id and upper(v.during) >= ${before})
    order by u.last_seen_at limit ${AT_ONCE} for update of u skip locked`.execute(trx);
  return found.rows;
}

const retentionBefore = (now: Date) => {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - retentionYears);
  return then;
};

/**
 * Announces the deletion of idle accounts, and deletes those whose 30 days passed without activity. For the worker.
 * @returns the numbers of announced and of deleted accounts
 */
export async function endIdleAccounts(
  db: Db,
  personalData: readonly PersonalData[],
  now = new Date(),
): Promise<{ announced: number; ended: number }> {
  const ended = await inTransaction(db, async (trx) => {
    const announcedBefore = new Date(now.getTime() - idleAccountNoticeDays * DAY);
    const isAnnounced = sql`u.idle_warned_at > u.last_seen_at and u.idle_warned_at <= ${announcedBefore}`;
    const idle = await lockIdle(trx, retentionBefore(now), isAnnounced);
    for (const { id, locale } of idle) await removeAccount(trx, id, { locale, now, personalData });
    return idle.length;
  });
  const announced = await inTransaction(db, async (trx) => {
    const soon = new Date(retentionBefore(now).getTime() + idleAccountNoticeDays * DAY);
    const isUnannounced = sql`(u.idle_warned_at is null or u.idle_warned_at <= u.last_seen_at)`;
    const idle = await lockIdle(trx, soon, isUnannounced);
    for (const user of idle) await announce(trx, user, now);
    return idle.length;
  });
  return { announced, ended };
}

async function announce(trx: Trx, user: IdleUser, now: Date): Promise<void> {
  const { id, email, firstName, locale } = user;
  await sql`update users set idle_warned_at = ${now} where id = ${id}`.execute(trx);
  const on = dateText(new Date(now.getTime() + idleAccountNoticeDays * DAY), locale);
  await queueMessage(trx, {
    onceKey: `accountIdle:${id}:${now.toISOString()}`,
    channel: 'email',
    kind: 'accountIdle',
    to: email,
    locale,
    data: {
      values: { firstName, on },
      path: pageAddress('panel/login', user),
    },
    usefulSeconds: idleAccountNoticeDays * 86_400,
  });
}
