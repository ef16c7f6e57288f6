/** Roles that may enter the staff area. The API enforces each right. Source: readings.md, "Roles". */
const STAFF_ROLES: readonly string[] = ['staff', 'manager', 'admin'];

/** Whether a role, as the session topic has it, may enter the staff area. */
export const isStaffRole = (role: string): boolean => STAFF_ROLES.includes(role);

/** Whether a role works in every salon; the others only in the salons that an admin has given them. */
export const worksEverywhere = (role: string): boolean => role === 'manager' || role === 'admin';
