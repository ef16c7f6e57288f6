import type { UserRole } from '@aksamit/contracts';
import type { StaffUser } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';

const columns = sql`u.id, u.created_at as "createdAt", u.email, u.email_verified_at as "emailVerifiedAt",
  u.first_name as "firstName", u.last_name as "lastName", u.phone_prefix as "phonePrefix", u.phone,
  u.phone_verified_at as "phoneVerifiedAt", u.role,
  (select coalesce(json_agg(sl.location_id::text order by sl.location_id), '[]') from staff_locations sl
    where sl.user_id = u.id) as "locationIds",
  case when exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null) then 'on'
    when u.role = 'admin' and not u.is_second_factor_optional then 'needed' else 'off' end as "secondFactor"`;

const ORDERS = {
  createdAt: sql`u.created_at`,
  lastName: sql`u.last_name, u.first_name`,
  email: sql`u.email`,
};
export const USER_SORTS = ['createdAt', 'lastName', 'email'] as const;

export interface UserFilter {
  q?: string | undefined;
  role?: UserRole | undefined;
  sort: { field: (typeof USER_SORTS)[number]; descending: boolean };
  limit: number;
  offset: number;
}

/** Living users that match, one page of them, and how many there are. */
export async function selectUsers(trx: Trx, filter: UserFilter): Promise<{ users: StaffUser[]; total: number }> {
  const pattern = filter.q ? `%${filter.q.replace(/[\\%_]/g, '\\$&')}%` : null;
  const matching = sql`u.deleted_at is null and (${filter.role ?? null}::text is null or u.role = ${filter.role ?? null})
    and (${pattern}::text is null or u.email ilike ${pattern} or u.phone like ${pattern}
      or search_form(u.first_name || ' ' || u.last_name) like search_form(${pattern ?? ''}))`;
  const direction = filter.sort.descending ? sql`desc` : sql`asc`;
  const found = await sql<StaffUser>`select ${columns} from users u where ${matching}
    order by ${ORDERS[filter.sort.field]} ${direction}, u.id limit ${filter.limit} offset ${filter.offset}`.execute(
    trx,
  );
  const counted = await sql<{ total: number }>`select count(*)::int as total from users u where ${matching}`.execute(
    trx,
  );
  return { users: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** A living user; null when there is none. */
export async function findStaffUser(trx: Trx, userId: string): Promise<StaffUser | null> {
  const found = await sql<StaffUser>`select ${columns} from users u
    where u.id = ${userId} and u.deleted_at is null`.execute(trx);
  return found.rows[0] ?? null;
}
