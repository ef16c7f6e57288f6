import type { RoleRequest, StaffUser } from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { keepPreviousData, queryOptions } from '@aksamit/module-sdk/query';

export interface PeopleRequest {
  q?: string;
  role?: StaffUser['role'];
  page?: number;
  sort?: string;
}

/** A page of users, the newest first unless sorted. */
export function peopleQuery(http: HttpClient, query: PeopleRequest) {
  return queryOptions({
    queryKey: ['staffPeople', query],
    queryFn: async () => {
      const { data, meta } = await callStaffApi(http, 'GET /admin/users', { query });
      return { users: data.users, total: meta?.total ?? 0 };
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** PUT /admin/users/{id}/role. 409 own_role, last_admin. */
export async function changeRole(
  http: HttpClient,
  { id, body }: { id: string; body: RoleRequest },
  idempotencyKey: string,
): Promise<StaffUser> {
  return (await callStaffApi(http, 'PUT /admin/users/{id}/role', { params: { id }, body, idempotencyKey })).data.user;
}

/** DELETE /admin/users/{id}/second-factor. 404 without one, 409 own_second_factor. */
export async function resetSecondFactor(http: HttpClient, id: string, idempotencyKey: string): Promise<void> {
  await callStaffApi(http, 'DELETE /admin/users/{id}/second-factor', { params: { id }, idempotencyKey });
}
