import type { StaffUser } from '@aksamit/contracts/staff';

type Role = StaffUser['role'];

/** Roles from the fewest rights to the most. */
export const ROLES = ['customer', 'staff', 'manager', 'admin'] as const satisfies readonly Role[];

export const roleOf = (name: string): Role | undefined => ROLES.find((role) => role === name);

/** The API's body: only the role staff has salons. */
export const roleRequest = (role: Role, locationIds: readonly string[]) => ({
  role,
  locationIds: role === 'staff' ? [...locationIds] : [],
});
