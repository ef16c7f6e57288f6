/** SQL of the endpoints of webhooks. */
import type { Webhook, WebhookChange, WebhookRequest } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { sortedBy } from '../../../platform/pagination';
import { closeDueOf } from './delivery-queries';

/** The former secret signs for so long after it was replaced, so that no delivery is refused in between. */
const FORMER_SECRET_HOURS = 24;

const columns = sql`e.id, e.url, e.description, e.events, e.enabled, e.version, e.created_at as "createdAt",
  case when e.former_secret_until > now() then e.former_secret_until end as "formerSecretUntil",
  e.failing_since as "failingSince", e.gave_up_at as "gaveUpAt",
  (select json_build_object('due', count(*) filter (where d.state = 'due'),
      'delivered', count(*) filter (where d.state = 'delivered'), 'failed', count(*) filter (where d.state = 'failed'))
    from webhook_deliveries d where d.endpoint_id = e.id) as deliveries`;

/** A page of endpoints, the newest first. @param page `sort`: createdAt */
export async function selectEndpoints(
  trx: Trx,
  { sort, limit, offset }: { sort?: string | undefined; limit: number; offset: number },
): Promise<{ webhooks: Webhook[]; total: number }> {
  const order = sortedBy(sort, { createdAt: sql`e.created_at` });
  const found = await sql<Webhook>`select ${columns} from webhook_endpoints e
    order by ${order} e.created_at desc, e.id limit ${limit} offset ${offset}`.execute(trx);
  const counted = await sql<{ total: number }>`select count(*)::int as total from webhook_endpoints`.execute(trx);
  return { webhooks: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** One endpoint; null when there is none. */
export async function findEndpoint(trx: Trx, id: string): Promise<Webhook | null> {
  const found = await sql<Webhook>`select ${columns} from webhook_endpoints e where e.id = ${id}`.execute(trx);
  return found.rows[0] ?? null;
}

/** Adds an endpoint, whose secret has number 1. @returns its id */
export async function insertEndpoint(trx: Trx, { url, description, events }: WebhookRequest): Promise<string> {
  const made = await sql<{ id: string }>`insert into webhook_endpoints (url, description, events)
    values (${url}, ${description}, ${events}::text[]) returning id`.execute(trx);
  return made.rows[0]?.id ?? '';
}

/**
 * Changes an endpoint. Enabled again it counts as one that has not failed; disabled it is sent nothing more, neither what
 * waits already.
 * @returns null: no such endpoint; `outdated`: somebody changed it since the edited version
 */
export async function changeEndpoint(
  trx: Trx,
  id: string,
  { url, description, events, enabled, version }: WebhookChange,
): Promise<'changed' | 'outdated' | null> {
  const locked = await sql<{ version: number }>`select version from webhook_endpoints where id = ${id}
    for update`.execute(trx);
  const [before] = locked.rows;
  if (!before) return null;
  if (before.version !== version) return 'outdated';
  await sql`update webhook_endpoints set version = version + 1, url = coalesce(${url ?? null}, url),
      description = coalesce(${description ?? null}, description), events = coalesce(${events ?? null}::text[], events),
      enabled = coalesce(${enabled ?? null}::boolean, enabled),
      gave_up_at = case when ${enabled ?? null}::boolean then null else gave_up_at end,
      failing_since = case when ${enabled ?? null}::boolean then null else failing_since end
    where id = ${id}`.execute(trx);
  if (enabled === false) await closeDueOf(trx, id, new Date());
  return 'changed';
}

/**
 * Deletes an endpoint with its deliveries, those that wait included: without it nobody could see or repeat them. An event that
 * happens meanwhile waits, and is queued for it no more.
 * @returns false: no such endpoint
 */
export async function deleteEndpoint(trx: Trx, id: string): Promise<boolean> {
  const deleted = await sql`delete from webhook_endpoints where id = ${id}`.execute(trx);
  return deleted.numAffectedRows === 1n;
}

/** Replaces the secret; the former one signs too for a day. @returns the new one's number; null: no such endpoint */
export async function replaceSecret(trx: Trx, id: string): Promise<number | null> {
  const replaced = await sql<{ number: number }>`update webhook_endpoints set secret_number = secret_number + 1,
      former_secret_until = now() + make_interval(hours => ${FORMER_SECRET_HOURS})
    where id = ${id} returning secret_number as number`.execute(trx);
  return replaced.rows[0]?.number ?? null;
}
