export { type AuditSubject, changesOf } from './audit-log';
export { isInScope, type SalonScope, STAFF_RIGHTS, type StaffRight } from './rights-rules';
export { registerStaffCall, requireSalon, type StaffAnswer, type StaffCall } from './staff-route';
