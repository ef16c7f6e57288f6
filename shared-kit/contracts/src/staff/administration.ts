/** Users, roles, the audit log. Source: calls.md, "Staff calls", last row. */
import { z } from 'zod';
import { userRole } from '../account';
import { instant, listQuery, recordId } from '../envelope';

/** A user as an admin sees one; no password, no consents, no invoice data. */
export const staffUser = z.object({
  id: z.string(),
  createdAt: instant,
  email: z.string(),
  emailVerifiedAt: instant.nullable(),
  firstName: z.string(),
  lastName: z.string(),
  phonePrefix: z.string(),
  phone: z.string(),
  phoneVerifiedAt: instant.nullable(),
  role: userRole,
  /** Salons of a user with the role staff; empty for others. */
  locationIds: z.array(z.string()),
  /** Whether logging in takes a code of an app too; `needed`: an admin without one, who cannot work before it is added. */
  secondFactor: z.enum(['on', 'needed', 'off']),
});
export type StaffUser = z.infer<typeof staffUser>;

/** GET /admin/users. `q`: part of e-mail, name or phone. `sort`: createdAt, lastName, email. */
export const staffUsersQuery = listQuery.extend({
  q: z.string().trim().max(100).optional(),
  role: userRole.optional(),
});

/** PUT /admin/users/{id}/role. `locationIds` belongs to the role staff, which needs at least one. */
export const roleRequest = z
  .strictObject({ role: userRole, locationIds: z.array(recordId).max(100).default([]) })
  .refine(({ role, locationIds }) => (role === 'staff') === locationIds.length > 0, {
    path: ['locationIds'],
    message: 'locations_of_staff',
  });
export type RoleRequest = z.input<typeof roleRequest>;

export const auditLogEntry = z.object({
  id: z.string(),
  at: instant,
  actor: z.object({ id: z.string(), role: z.enum(['staff', 'manager', 'admin']), name: z.string().nullable() }),
  /** The key that another system made the call with, in the name of its maker; null: the person made it. */
  apiKey: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Method and path: `PUT /admin/users/:id/role`. */
  call: z.string(),
  right: z.string(),
  subjectKind: z.string().nullable(),
  subjectId: z.string().nullable(),
  locationId: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  requestId: z.string(),
});
export type AuditLogEntry = z.infer<typeof auditLogEntry>;

/** GET /admin/audit-log, the newest first. `sort`: at. */
export const auditLogQuery = listQuery.extend({
  actorId: z.uuid().optional(),
  subjectKind: z.string().max(40).optional(),
  subjectId: z.string().max(80).optional(),
  locationId: recordId.optional(),
  /** True: read-only calls are omitted. */
  changesOnly: z.enum(['true', 'false']).optional(),
  from: instant.optional(),
  to: instant.optional(),
});
