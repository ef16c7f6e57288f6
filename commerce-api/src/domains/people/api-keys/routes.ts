import { dataOf, listOf } from '@aksamit/contracts';
import {
  API_KEY_SCOPES,
  apiKey,
  apiKeyRequest,
  apiKeysQuery,
  newApiKey as newApiKeyData,
} from '@aksamit/contracts/staff';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { z } from 'zod';
import { forbidden, invalidFields, notFound } from '../../../platform/api-error';
import { newApiKey } from '../../../platform/api-key';
import type { App, AppDependencies } from '../../../platform/app-types';
import { metaOf, offsetOf } from '../../../platform/pagination';
import { registerStaffCall } from '../staff';
import { findKey, insertKey, revokeKey, selectKeys } from './key-queries';

/** Keys by which other systems read. What each scope opens: `staff/key-scopes.ts`. */
export function registerApiKeys(app: App, dependencies: AppDependencies): void {
  registerKeyList(app, dependencies);
  registerNewKey(app, dependencies);
  registerRevocation(app, dependencies);
}

function registerKeyList(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/api-keys',
    right: 'manageApiKeys',
    summary: 'API keys of other systems, without their secrets, the newest first; sort: name, madeAt, lastUsedAt',
    query: apiKeysQuery,
    answer: listOf({ apiKeys: z.array(apiKey) }),
    async work({ trx, query }) {
      const page = { limit: query.perPage, offset: offsetOf(query) };
      const { apiKeys, total } = await selectKeys(trx, { ...query, ...page });
      return { answer: { data: { apiKeys }, meta: metaOf(query, total) }, subject: { kind: 'apiKey', id: null } };
    },
  });
}

function registerNewKey(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/api-keys',
    right: 'manageApiKeys',
    summary: 'Makes an API key; its secret is in this response alone, null in that to a repeat',
    body: apiKeyRequest,
    answer: z.object({ data: newApiKeyData }),
    status: 201,
    async work({ trx, actor, body, now }) {
      if (body.lastDay !== null && body.lastDay < storeDateOf(now)) throw invalidFields({ lastDay: ['day_over'] });
      const token = newApiKey();
      const chosen = API_KEY_SCOPES.filter((scope) => body.scopes.includes(scope));
      const id = await insertKey(trx, actor.userId, { ...body, token, scopes: chosen });
      const made = id === null ? null : await findKey(trx, id);
      if (made === null) throw forbidden();
      const { name, scopes, lastDay } = made;
      return {
        answer: { data: { apiKey: made, secret: null } },
        answerOnce: { data: { apiKey: made, secret: token } },
        subject: { kind: 'apiKey', id: made.id, details: { name, scopes, lastDay } },
      };
    },
  });
}

function registerRevocation(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'DELETE',
    path: '/admin/api-keys/:id',
    right: 'manageApiKeys',
    summary: 'Revokes an API key: it works no more, at once and for good',
    params: z.object({ id: z.uuid() }),
    answer: dataOf({ apiKey }),
    async work({ trx, actor, params: { id } }) {
      await revokeKey(trx, id, actor.userId);
      const revoked = await findKey(trx, id);
      if (revoked === null) throw notFound();
      return {
        answer: { data: { apiKey: revoked } },
        subject: { kind: 'apiKey', id, details: { name: revoked.name } },
      };
    },
  });
}
