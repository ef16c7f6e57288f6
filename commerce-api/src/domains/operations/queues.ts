import { sql } from 'kysely';
import type { DomainGauge, Queue } from '../../platform/domain';
import { readUndelivered } from './messages';

export const operationsQueues: readonly Queue[] = [
  { name: 'outbox', pending: sql`select next_try_at as due_at from messages where state = 'due'` },
  { name: 'problems', pending: sql`select next_try_at as due_at from release_problems where state = 'due'` },
  { name: 'webhooks', pending: sql`select next_attempt_at as due_at from webhook_deliveries where state = 'due'` },
];

export const undeliveredMessages: DomainGauge = {
  name: 'commerce_messages_undelivered',
  help: 'Messages that expired or failed permanently within the last 24 hours',
  labelNames: ['channel', 'state'],
  async read(db) {
    const found = await readUndelivered(db);
    return found.map(({ count, ...labels }) => ({ labels, value: count }));
  },
};
