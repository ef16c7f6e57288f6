import { dataOf, listOf } from '@aksamit/contracts';
import {
  auditLogEntry,
  auditLogQuery,
  roleRequest,
  type StaffUser,
  staffUser,
  staffUsersQuery,
} from '@aksamit/contracts/staff';
import { z } from 'zod';
import type { App, AppDependencies } from '../../../platform/app-types';
import { metaOf, offsetOf, readSort } from '../../../platform/pagination';
import { changesOf, registerStaffCall } from '../staff';
import { selectAuditLog } from './audit-queries';
import { changeRole } from './change-role';
import { resetSecondFactor } from './reset-second-factor';
import { selectUsers, USER_SORTS } from './user-queries';

const params = z.object({ id: z.uuid() });

/** Users, roles and the audit log. */
export function registerStaffAdministration(app: App, dependencies: AppDependencies): void {
  registerUserList(app, dependencies);
  registerRoleChange(app, dependencies);
  registerSecondFactorReset(app, dependencies);
  registerAuditLog(app, dependencies);
}

function registerUserList(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/users',
    right: 'manageUsers',
    summary: `Users, the newest first; sort: ${USER_SORTS.join(', ')}`,
    query: staffUsersQuery,
    answer: listOf({ users: z.array(staffUser) }),
    async work({ trx, query }) {
      const sort = readSort(query.sort, USER_SORTS) ?? { field: 'createdAt', descending: true };
      const { users, total } = await selectUsers(trx, {
        ...query,
        sort,
        limit: query.perPage,
        offset: offsetOf(query),
      });
      return {
        answer: { data: { users }, meta: metaOf(query, total) },
        subject: { kind: 'user', id: null, details: { role: query.role ?? null, searched: query.q !== undefined } },
      };
    },
  });
}

function registerRoleChange(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'PUT',
    path: '/admin/users/:id/role',
    right: 'manageUsers',
    summary: "Changes a user's role; staff need the salons they work for",
    params,
    body: roleRequest,
    answer: dataOf({ user: staffUser }),
    async work({ trx, actor, params: { id }, body }) {
      const { before, after } = await changeRole(trx, actor.userId, id, body);
      const details = changesOf(rightsOf(before), rightsOf(after));
      return { answer: { data: { user: after } }, subject: { kind: 'user', id, details } };
    },
  });
}

const rightsOf = ({ role, locationIds }: StaffUser) => ({ role, locationIds });

function registerSecondFactorReset(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'DELETE',
    path: '/admin/users/:id/second-factor',
    right: 'manageUsers',
    summary: 'Takes away the second factor of somebody who has lost it; never one’s own',
    params,
    answer: z.object({ data: z.object({}) }),
    async work({ trx, actor, params: { id }, locale }) {
      await resetSecondFactor(trx, actor.userId, id, locale);
      return { answer: { data: {} }, subject: { kind: 'user', id } };
    },
  });
}

function registerAuditLog(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/audit-log',
    right: 'readAuditLog',
    summary: 'What staff did, the newest first; sort: at',
    query: auditLogQuery,
    answer: listOf({ auditLog: z.array(auditLogEntry) }),
    async work({ trx, query }) {
      const { auditLog, total } = await selectAuditLog(trx, {
        ...query,
        changesOnly: query.changesOnly === 'true',
        limit: query.perPage,
        offset: offsetOf(query),
      });
      return {
        answer: { data: { auditLog }, meta: metaOf(query, total) },
        subject: { kind: 'auditLog', id: null },
      };
    },
  });
}
