/** The calls of administrators. */
import { z } from 'zod';
import { call } from '../call-shape';
import * as people from './administration';
import * as keys from './api-keys';
import { releaseOverview } from './releases';

const nothing = z.object({});
const withUser = z.object({ user: people.staffUser });

export const administrationCalls = {
  'GET /admin/users': call({
    query: people.staffUsersQuery,
    data: z.object({ users: z.array(people.staffUser) }),
  }),
  'DELETE /admin/users/{id}/second-factor': call({ data: nothing }),
  'PUT /admin/users/{id}/role': call({ body: people.roleRequest, data: withUser }),
  'GET /admin/api-keys': call({ query: keys.apiKeysQuery, data: z.object({ apiKeys: z.array(keys.apiKey) }) }),
  'POST /admin/api-keys': call({ body: keys.apiKeyRequest, data: keys.newApiKey }),
  'DELETE /admin/api-keys/{id}': call({ data: z.object({ apiKey: keys.apiKey }) }),
  'GET /admin/releases': call({ data: releaseOverview }),
  'GET /admin/audit-log': call({
    query: people.auditLogQuery,
    data: z.object({ auditLog: z.array(people.auditLogEntry) }),
  }),
};
