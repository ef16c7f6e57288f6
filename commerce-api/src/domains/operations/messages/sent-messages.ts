/** What was sent to whom, for staff, and sending it once more. */
import type { StaffMessage } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { sortedBy } from '../../../platform/pagination';

const columns = sql`m.id, m.kind, m.channel, m.recipient, m.locale, m.state, m.tries as attempts, m.last_error as "lastError",
  m.created_at as "createdAt", m.closed_at as "closedAt",
  case when m.state = 'due' then m.next_try_at end as "nextAttemptAt",
  m.data ->> 'replacedBy' as "replacedBy",
  m.state <> 'due' and m.is_repeatable is true and m.last_error is distinct from 'withdrawn'
    and m.data ->> 'replacedBy' is null as "canRepeat"`;

export interface MessageFilter {
  /** Beginning of the address or phone. */
  q?: string | undefined;
  channel?: StaffMessage['channel'] | undefined;
  state?: StaffMessage['state'] | undefined;
  /** Dates by the salons' clock, both included. */
  from?: string | undefined;
  to?: string | undefined;
  sort?: string | undefined;
  limit: number;
  offset: number;
}

/** A page of messages, the newest first. */
export async function selectMessages(
  trx: Trx,
  { q, channel, state, from, to, sort, limit, offset }: MessageFilter,
): Promise<{ messages: StaffMessage[]; total: number }> {
  const beginning = q === undefined ? null : `${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const matching = sql.join(
    [
      sql`true`,
      ...(beginning === null ? [] : [sql`lower(m.recipient) like ${beginning}`]),
      ...(channel === undefined ? [] : [sql`m.channel = ${channel}`]),
      ...(state === undefined ? [] : [sql`m.state = ${state}`]),
      ...(from === undefined ? [] : [sql`m.created_at >= ${from}::date::timestamp at time zone 'Europe/Warsaw'`]),
      ...(to === undefined ? [] : [sql`m.created_at < (${to}::date + 1)::timestamp at time zone 'Europe/Warsaw'`]),
    ],
    sql` and `,
  );
  const found = await sql<StaffMessage>`select ${columns} from messages m where ${matching}
    order by ${sortedBy(sort, { createdAt: sql`m.created_at` })} m.created_at desc, m.id desc limit ${limit} offset ${offset}`.execute(
    trx,
  );
  const counted = await sql<{ total: number }>`select count(*)::int as total from messages m
    where ${matching}`.execute(trx);
  return { messages: found.rows, total: counted.rows[0]?.total ?? 0 };
}

const find = async (trx: Trx, onceKey: string): Promise<StaffMessage | null> => {
  const found = await sql<StaffMessage>`select ${columns} from messages m where m.once_key = ${onceKey}`.execute(trx);
  return found.rows[0] ?? null;
};

/**
 * Queues a closed message once more, to the same address. One that had a code is none: the code was deleted.
 * @param requestId names the repetition: the same request queues one message
 * @returns null: no such message; `refused`: it is due still, had a code, was withdrawn or replaced
 */
export async function repeatMessage(trx: Trx, id: string, requestId: string): Promise<StaffMessage | 'refused' | null> {
  const known = await sql<StaffMessage>`select ${columns} from messages m where m.id = ${id}
    for update`.execute(trx);
  const [former] = known.rows;
  if (!former) return null;
  if (!former.canRepeat) return 'refused';
  const onceKey = `repeat:${id}:${requestId}`;
  await sql`insert into messages (once_key, kind, channel, recipient, locale, data, expires_at, is_repeatable)
    select ${onceKey}, kind, channel, recipient, locale, data, now() + interval '3 days', true
    from messages where id = ${id} on conflict (once_key) do nothing`.execute(trx);
  return find(trx, onceKey);
}
