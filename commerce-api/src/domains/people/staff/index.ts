export { type AuditSubject, changesOf, writeAuditLog } from './audit-log';
export { type AuditTrailEntry, selectAuditTrail } from './audit-trail';
export { KEY_SCOPES } from './key-scopes';
export type { RecordKind, RecordWriting } from './record-kind';
export { findRecord, insertRecord, lockRecord, updateRecord } from './record-queries';
export { changeRecord, explainerOf, refusalOf as recordRefusal, registerRecords } from './register-records';
export { hasRight, isInScope, isStaffRole, type SalonScope, STAFF_RIGHTS, type StaffRight } from './rights-rules';
export {
  NOT_LOGGED,
  registerStaffCall,
  requireSalon,
  type StaffAnswer,
  type StaffCall,
  staffFile,
} from './staff-route';
