import type { LoginBy, User } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';
import { healthAcknowledgedAt } from '../../booking/slots';

type UserRow = Omit<User, 'hasInvoiceData'>;

const profile = sql`u.id, u.date_birth::text as "dateBirth", u.email, u.email_verified_at as "emailVerifiedAt",
  u.first_name as "firstName", u.last_name as "lastName", u.gender, u.password_hash is not null as "hasPassword",
  u.is_influencer as "isInfluencer", u.is_first_event as "isFirstEvent", u.phone, u.phone_prefix as "phonePrefix",
  u.phone_verified_at as "phoneVerifiedAt", u.role, u.preffered_location_id::text as "prefferedLocation",
  u.invoice as "userInvoice", f.user_id is not null as "hasSecondFactor",
  u.role = 'admin' and f.user_id is null and not u.is_second_factor_optional as "needsSecondFactor",
  u.pending_email as "pendingEmail",
  u.visit_reminders as "visitReminders",
  ${healthAcknowledgedAt(sql`h.user_id = u.id`)} as "healthAcknowledgedAt",
  case when u.pending_phone is not null then json_build_object('phonePrefix', u.pending_phone_prefix,
    'phone', u.pending_phone) end as "pendingPhone",
  coalesce((select json_agg(json_build_object('id', c.id, 'type', c.type, 'value', c.value) order by c.type)
    from (select distinct on (type) id, type, value from consents where user_id = u.id
      order by type, created_at desc, id) c), '[]') as "userAgrees",
  coalesce((select json_agg(json_build_object('type', c.type, 'textVersion', c.text_version, 'createdAt', c.created_at)
      order by c.type)
    from (select distinct on (type) type, text_version, created_at from consents where user_id = u.id
      order by type, created_at desc, id) c), '[]') as "userAgreeTexts"`;

/** The profile as the API gives it; null when there is no such (living) user. */
export async function findUser(db: Db | Trx, userId: string): Promise<User | null> {
  const found = await sql<UserRow>`select ${profile} from users u
    left join second_factors f on f.user_id = u.id and f.confirmed_at is not null
    where u.id = ${userId} and u.deleted_at is null`.execute(db);
  const row = found.rows[0];
  return row ? { ...row, hasInvoiceData: row.userInvoice !== null } : null;
}

export async function findCredentials(db: Db | Trx, email: string) {
  const found = await sql<{ id: string; passwordHash: string | null }>`
    select id, password_hash as "passwordHash" from users
    where email = lower(${email}) and deleted_at is null`.execute(db);
  return found.rows[0] ?? null;
}

export async function findPasswordHash(db: Db | Trx, userId: string): Promise<string | null> {
  const found = await sql<{ passwordHash: string | null }>`
    select password_hash as "passwordHash" from users where id = ${userId}`.execute(db);
  return found.rows[0]?.passwordHash ?? null;
}

/** Which of e-mail and phone belong to another account; a phone only when it is verified. */
export async function findTaken(
  db: Db | Trx,
  contact: { email: string; phonePrefix: string; phone: string },
  exceptUserId: string | null,
): Promise<{ email: boolean; phone: boolean }> {
  const found = await sql<{ email: boolean; phone: boolean }>`select
    exists (select from users where deleted_at is null and email = lower(${contact.email})
      and id is distinct from ${exceptUserId}::uuid) as email,
    exists (select from users where deleted_at is null and phone_verified_at is not null
      and phone_prefix = ${contact.phonePrefix} and phone = ${contact.phone}
      and id is distinct from ${exceptUserId}::uuid) as phone`.execute(db);
  return found.rows[0] ?? { email: false, phone: false };
}

/** The login data of the account with the e-mail or the (verified) phone; a code goes to that phone only. */
export async function findLoginBy(
  db: Db,
  contact: { email: string; phonePrefix: string; phone: string },
): Promise<LoginBy> {
  const isPhone = sql`(phone_verified_at is not null and phone_prefix = ${contact.phonePrefix}
    and phone = ${contact.phone})`;
  const found = await sql<{ password: boolean | null; code: boolean | null }>`
    select bool_or(password_hash is not null) as password, bool_or(${isPhone}) as code from users
    where deleted_at is null and (email = lower(${contact.email}) or ${isPhone})`.execute(db);
  const row = found.rows[0];
  return [...(row?.password ? ['password' as const] : []), ...(row?.code ? ['code' as const] : [])];
}
