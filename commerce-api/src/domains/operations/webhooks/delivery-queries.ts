/** SQL of the deliveries of webhooks. The events themselves are queued by triggers: database/functions/queue-*-webhooks.sql. */
import { randomUUID } from 'node:crypto';
import type { WebhookDelivery } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { type Db, inTransaction, type Trx } from '../../../platform/database';
import { sortedBy } from '../../../platform/pagination';
import type { WebhookOutcome } from './post-webhook';

/** Seconds until the next attempt, by the number of attempts: nearly a day in all, then it is given up. */
export const RETRY_AFTER_SECONDS = [10, 60, 300, 1800, 7200, 21_600, 43_200];
/** An endpoint that nothing has reached for so long is disabled. */
export const GIVE_UP_AFTER_DAYS = 3;
/** Seconds for which a worker owns a delivery that it claimed: longer than an attempt lasts with its time limit. */
const TAKEN_SECONDS = 60;
const RETENTION_DAYS = 30;

const columns = sql`d.id, d.type, d.data, d.occurred_at as "occurredAt", d.state, d.attempts,
  d.attempted_at as "attemptedAt", case when d.state = 'due' then d.next_attempt_at end as "nextAttemptAt",
  d.response_status as "responseStatus", d.last_error as "lastError", d.closed_at as "closedAt"`;

export interface DeliveryFilter {
  endpointId: string;
  state?: WebhookDelivery['state'] | undefined;
  /** By `occurredAt`. */
  sort?: string | undefined;
  limit: number;
  offset: number;
}

/** A page of an endpoint's deliveries, the newest first. */
export async function selectDeliveries(
  trx: Trx,
  { endpointId, state, sort, limit, offset }: DeliveryFilter,
): Promise<{ webhookDeliveries: WebhookDelivery[]; total: number }> {
  const matching = sql`d.endpoint_id = ${endpointId} and (${state ?? null}::text is null or d.state = ${state ?? null})`;
  const order = sortedBy(sort, { occurredAt: sql`d.occurred_at` });
  const found = await sql<WebhookDelivery>`select ${columns} from webhook_deliveries d where ${matching}
    order by ${order} d.occurred_at desc, d.id desc limit ${limit} offset ${offset}`.execute(trx);
  const counted = await sql<{ total: number }>`select count(*)::int as total from webhook_deliveries d
    where ${matching}`.execute(trx);
  return { webhookDeliveries: found.rows, total: counted.rows[0]?.total ?? 0 };
}

async function findDelivery(trx: Trx, id: string): Promise<WebhookDelivery | null> {
  const found = await sql<WebhookDelivery>`select ${columns} from webhook_deliveries d where d.id = ${id}`.execute(trx);
  return found.rows[0] ?? null;
}

/** Queues an event of type `test`, also for a disabled endpoint. @returns null: no such endpoint */
export async function queueTest(trx: Trx, endpointId: string): Promise<WebhookDelivery | null> {
  const queued = await sql<{ id: string }>`insert into webhook_deliveries (endpoint_id, type, subject_id, data)
    select id, 'test', ${randomUUID()}, jsonb_build_object('webhookId', id) from webhook_endpoints
    where id = ${endpointId} for key share returning id`.execute(trx);
  const [row] = queued.rows;
  return row ? findDelivery(trx, row.id) : null;
}

/**
 * Sends a closed delivery once more, under the same id, also to a disabled endpoint. One that is due stays as it is: a
 * worker may be sending it at this moment.
 * @returns null: no such delivery
 */
export async function repeatDelivery(trx: Trx, id: string): Promise<WebhookDelivery | null> {
  await sql`update webhook_deliveries set state = 'due', closed_at = null, attempts = 0, next_attempt_at = now()
    where id = ${id} and state <> 'due'`.execute(trx);
  return findDelivery(trx, id);
}

/** A delivery that one worker has claimed. */
export interface TakenDelivery {
  id: string;
  endpointId: string;
  url: string;
  secretNumber: number;
  isFormerSecretValid: boolean;
  type: string;
  data: Record<string, unknown>;
  /** ISO 8601 */
  occurredAt: string;
  /** This attempt included. */
  attempts: number;
}

/**
 * Claims the delivery that has been due the longest, for one worker only. It is due again only when the attempt must have
 * ended by then, so a worker that is killed in between delays it.
 * @returns null when nothing is due
 */
export async function takeDueDelivery(db: Db, now: Date): Promise<TakenDelivery | null> {
  const due = await sql<TakenDelivery>`
    update webhook_deliveries d set attempts = d.attempts + 1, attempted_at = ${now},
      next_attempt_at = ${now}::timestamptz + make_interval(secs => ${TAKEN_SECONDS})
    from webhook_endpoints e
    where e.id = d.endpoint_id and d.id = (select id from webhook_deliveries
      where state = 'due' and next_attempt_at <= ${now} order by next_attempt_at limit 1 for update skip locked)
    returning d.id, d.endpoint_id as "endpointId", e.url, e.secret_number as "secretNumber",
      coalesce(e.former_secret_until > ${now}, false) as "isFormerSecretValid", d.type, d.data,
      d.occurred_at as "occurredAt", d.attempts`.execute(db);
  return due.rows[0] ?? null;
}

/** What became of a delivery after an attempt. */
export type DeliveryState = 'delivered' | 'later' | 'failed' | 'closed';

/**
 * Records an attempt. One that failed is due again after a while, or given up after the last; an endpoint that nothing has
 * reached for days is disabled, with what waits for it.
 * @returns `closed`: another worker, or a person, was faster
 */
export async function recordAttempt(
  db: Db,
  { id, endpointId, attempts }: Pick<TakenDelivery, 'id' | 'endpointId' | 'attempts'>,
  { status, failure }: WebhookOutcome,
  now: Date,
): Promise<{ state: DeliveryState; isDisabled: boolean }> {
  const retryAfter = RETRY_AFTER_SECONDS[attempts - 1];
  const state = failure === null ? 'delivered' : retryAfter === undefined ? 'failed' : 'due';
  return inTransaction(db, async (trx) => {
    const recorded = await sql`update webhook_deliveries set state = ${state}, response_status = ${status},
        last_error = ${failure}, closed_at = ${state === 'due' ? null : now}::timestamptz,
        next_attempt_at = ${now}::timestamptz + make_interval(secs => ${retryAfter ?? 0})
      where id = ${id} and state = 'due'`.execute(trx);
    if (recorded.numAffectedRows === 0n) return { state: 'closed', isDisabled: false };
    const isDisabled = failure !== null && (await recordFailure(trx, endpointId, now));
    if (failure === null) {
      await sql`update webhook_endpoints set failing_since = null
        where id = ${endpointId} and failing_since is not null`.execute(trx);
    }
    return { state: state === 'due' ? 'later' : state, isDisabled };
  });
}

/** @returns whether the endpoint was disabled by this failure */
async function recordFailure(trx: Trx, endpointId: string, now: Date): Promise<boolean> {
  await sql`update webhook_endpoints set failing_since = ${now}
    where id = ${endpointId} and failing_since is null`.execute(trx);
  const disabled = await sql`update webhook_endpoints set enabled = false, gave_up_at = ${now}, version = version + 1
    where id = ${endpointId} and enabled
      and failing_since <= ${now}::timestamptz - make_interval(days => ${GIVE_UP_AFTER_DAYS})`.execute(trx);
  if (disabled.numAffectedRows === 0n) return false;
  await closeDueOf(trx, endpointId, now);
  return true;
}

/** Gives up what waits for an endpoint that is disabled; it can be sent again by hand. */
export async function closeDueOf(trx: Trx, endpointId: string, now: Date): Promise<void> {
  await sql`update webhook_deliveries set state = 'failed', closed_at = ${now}, last_error = 'disabled'
    where endpoint_id = ${endpointId} and state = 'due'`.execute(trx);
}

/** Purges deliveries 30 days after they were closed. For the worker. */
export async function purgeOldDeliveries(db: Db, now = new Date()): Promise<void> {
  await sql`delete from webhook_deliveries
    where closed_at < ${now}::timestamptz - make_interval(days => ${RETENTION_DAYS})`.execute(db);
}
