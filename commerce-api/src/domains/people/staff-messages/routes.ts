import { randomUUID } from 'node:crypto';
import { dataOf, listOf } from '@aksamit/contracts';
import { staffMessage, staffMessageCount, staffMessagesQuery } from '@aksamit/contracts/staff';
import { z } from 'zod';
import { notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { metaOf, offsetOf } from '../../../platform/pagination';
import { repeatMessage, selectMessages } from '../../operations/messages';
import { peopleError } from '../errors';
import { registerStaffCall } from '../staff';

/** What the shop sent to whom. */
export function registerStaffMessages(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/messages',
    right: 'readMessages',
    summary:
      'E-mails and SMS of the last 90 days, the newest first; without their texts and codes, and how many there are; sort: createdAt',
    query: staffMessagesQuery,
    answer: listOf({ messages: z.array(staffMessage), messageCounts: z.array(staffMessageCount) }),
    async work({ trx, query }) {
      const page = { limit: query.perPage, offset: offsetOf(query) };
      const { messages, messageCounts, total } = await selectMessages(trx, { ...query, ...page });
      return {
        answer: { data: { messages, messageCounts }, meta: metaOf(query, total) },
        subject: { kind: 'message', id: null, details: { searched: query.q !== undefined } },
      };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/messages/:id/repeats',
    right: 'readMessages',
    summary: 'Sends a message once more to the same address; never one with a code',
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({}),
    answer: dataOf({ message: staffMessage }),
    status: 201,
    async work({ trx, params: { id } }) {
      // The idempotency key of the call lets a repeated press through once.
      const message = await repeatMessage(trx, id, randomUUID());
      if (message === null) throw notFound();
      if (message === 'refused') throw peopleError('409 not_repeatable');
      return { answer: { data: { message } }, subject: { kind: 'message', id, details: { repeatedAs: message.id } } };
    },
  });
}
