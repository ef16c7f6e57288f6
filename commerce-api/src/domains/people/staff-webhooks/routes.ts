import { dataOf, listOf } from '@aksamit/contracts';
import {
  WEBHOOK_EVENTS,
  type Webhook,
  webhook,
  webhookChange,
  webhookRequest,
  webhooksQuery,
  webhookWithSecret,
} from '@aksamit/contracts/staff';
import { z } from 'zod';
import { invalidFields, notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { metaOf, offsetOf } from '../../../platform/pagination';
import {
  addressRefusal,
  changeEndpoint,
  deleteEndpoint,
  findEndpoint,
  insertEndpoint,
  replaceSecret,
  selectEndpoints,
  signingSecret,
} from '../../operations/webhooks';
import { peopleError } from '../errors';
import { changesOf, registerStaffCall } from '../staff';
import { registerWebhookDeliveries } from './delivery-routes';

const right = 'manageWebhooks';
const params = z.object({ id: z.uuid() });
const withWebhook = dataOf({ webhook });
const withSecret = z.object({ data: webhookWithSecret });
const FIRST_SECRET = 1;
/** Of the table, once other letters than those of ASCII are encoded. */
const LONGEST_URL = 2000;

/** Where other systems are notified of what happens. */
export function registerStaffWebhooks(app: App, dependencies: AppDependencies): void {
  registerWebhookReads(app, dependencies);
  registerNewWebhook(app, dependencies);
  registerWebhookChange(app, dependencies);
  registerWebhookEnd(app, dependencies);
  registerNewSecret(app, dependencies);
  registerWebhookDeliveries(app, dependencies);
}

/** The address as it is stored: in its normal form. @throws 422 on `url` */
function publicUrl(url: string, { config }: AppDependencies): string {
  const refusal = addressRefusal(url, config.deployment !== 'production');
  const { href } = refusal === null ? new URL(url) : { href: '' };
  if (refusal !== null || href.length > LONGEST_URL) throw invalidFields({ url: [refusal ?? 'webhook_address'] });
  return href;
}

/** What the log has of an endpoint: of its address the origin, since paths and queries of many systems are secrets. */
const loggedOf = ({ url, description, events, enabled, version }: Webhook) => ({
  url: new URL(url).origin,
  description,
  events,
  enabled,
  version,
});

/** Each once, in the order of the list. */
const chosen = (events: readonly string[]) => WEBHOOK_EVENTS.filter((event) => events.includes(event));

function registerWebhookReads(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/webhooks',
    right,
    summary: 'Endpoints of webhooks, without their secrets, the newest first; sort: createdAt',
    query: webhooksQuery,
    answer: listOf({ webhooks: z.array(webhook) }),
    async work({ trx, query }) {
      const page = { limit: query.perPage, offset: offsetOf(query) };
      const { webhooks, total } = await selectEndpoints(trx, { ...query, ...page });
      return { answer: { data: { webhooks }, meta: metaOf(query, total) }, subject: { kind: 'webhook', id: null } };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/webhooks/:id',
    right,
    summary: 'One endpoint of webhooks',
    params,
    answer: withWebhook,
    async work({ trx, params: { id } }) {
      const found = await findEndpoint(trx, id);
      if (found === null) throw notFound();
      return { answer: { data: { webhook: found } }, subject: { kind: 'webhook', id } };
    },
  });
}

function registerNewWebhook(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/webhooks',
    right,
    summary: 'Adds an endpoint of webhooks; its secret is in this response alone, null in that to a repeat',
    body: webhookRequest,
    answer: withSecret,
    status: 201,
    async work({ trx, body }) {
      const url = publicUrl(body.url, dependencies);
      const id = await insertEndpoint(trx, { ...body, url, events: chosen(body.events) });
      const made = await findEndpoint(trx, id);
      if (made === null) throw notFound();
      const secret = signingSecret({ id, number: FIRST_SECRET }, dependencies.config.codeSecret);
      return {
        answer: { data: { webhook: made, secret: null } },
        answerOnce: { data: { webhook: made, secret } },
        subject: { kind: 'webhook', id, details: loggedOf(made) },
      };
    },
  });
}

function registerWebhookChange(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'PUT',
    path: '/admin/webhooks/:id',
    right,
    summary: 'Changes, enables or disables an endpoint of webhooks; what is left out stays',
    params,
    body: webhookChange,
    answer: withWebhook,
    async work({ trx, params: { id }, body }) {
      const { url, events, ...rest } = body;
      const change = {
        ...rest,
        ...(url === undefined ? {} : { url: publicUrl(url, dependencies) }),
        ...(events === undefined ? {} : { events: chosen(events) }),
      };
      const before = await findEndpoint(trx, id);
      const outcome = await changeEndpoint(trx, id, change);
      if (outcome === 'outdated') throw peopleError('409 conflict');
      const after = await findEndpoint(trx, id);
      if (before === null || after === null) throw notFound();
      return {
        answer: { data: { webhook: after } },
        subject: { kind: 'webhook', id, details: changesOf(loggedOf(before), loggedOf(after)) },
      };
    },
  });
}

function registerWebhookEnd(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'DELETE',
    path: '/admin/webhooks/:id',
    right,
    summary: 'Deletes an endpoint of webhooks with its deliveries, those that wait included',
    params,
    answer: withWebhook,
    async work({ trx, params: { id } }) {
      const before = await findEndpoint(trx, id);
      if (before === null || !(await deleteEndpoint(trx, id))) throw notFound();
      return {
        answer: { data: { webhook: before } },
        subject: { kind: 'webhook', id, details: { ...loggedOf(before), deliveries: before.deliveries } },
      };
    },
  });
}

function registerNewSecret(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/webhooks/:id/secrets',
    right,
    summary: 'Replaces the secret; the former one signs too for 24 hours. It is in this response alone',
    params,
    body: z.strictObject({}),
    answer: withSecret,
    status: 201,
    async work({ trx, params: { id } }) {
      const number = await replaceSecret(trx, id);
      const found = await findEndpoint(trx, id);
      if (number === null || found === null) throw notFound();
      const secret = signingSecret({ id, number }, dependencies.config.codeSecret);
      return {
        answer: { data: { webhook: found, secret: null } },
        answerOnce: { data: { webhook: found, secret } },
        subject: { kind: 'webhook', id, details: { secretNumber: number } },
      };
    },
  });
}
