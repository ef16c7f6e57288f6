/** Roles that may enter the staff area. The API enforces each right. Source: readings.md, "Roles". */
const STAFF_ROLES: readonly string[] = ['staff', 'manager', 'admin'];

/** Whether a role, as the session topic has it, may enter the staff area. */
export const isStaffRole = (role: string): boolean => STAFF_ROLES.includes(role);
