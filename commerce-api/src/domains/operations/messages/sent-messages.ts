/** What was sent to whom, for staff, and sending it once more. */
import type { StaffMessage, StaffMessageCount } from '@aksamit/contracts/staff';
import { type RawBuilder, sql } from 'kysely';
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
  kind?: string | undefined;
  state?: StaffMessageCount['state'] | undefined;
  /** Dates by the salons' clock, both included. */
  from?: string | undefined;
  to?: string | undefined;
  sort?: string | undefined;
  limit: number;
  offset: number;
}

/** A message that was withdrawn is closed as one that expired. */
const outcome = sql`case when m.last_error = 'withdrawn' then 'withdrawn' else m.state end`;

/** All of the filter but kind and state, by which the list is counted. */
function isListed({ q, channel, from, to }: MessageFilter): RawBuilder<unknown> {
  const beginning = q === undefined ? null : `${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return sql.join(
    [
      sql`true`,
      ...(beginning === null ? [] : [sql`lower(m.recipient) like ${beginning}`]),
      ...(channel === undefined ? [] : [sql`m.channel = ${channel}`]),
      ...(from === undefined ? [] : [sql`m.created_at >= ${from}::date::timestamp at time zone 'Europe/Warsaw'`]),
      ...(to === undefined ? [] : [sql`m.created_at < (${to}::date + 1)::timestamp at time zone 'Europe/Warsaw'`]),
    ],
    sql` and `,
  );
}

export interface MessagesPage {
  messages: StaffMessage[];
  /** Of the list without its filters by kind and state, the most first. */
  messageCounts: StaffMessageCount[];
  total: number;
}

/** A page of messages, the newest first, with how many there are of each kind and outcome. */
export async function selectMessages(trx: Trx, filter: MessageFilter): Promise<MessagesPage> {
  const { kind, state, sort, limit, offset } = filter;
  const listed = isListed(filter);
  const chosen = sql.join(
    [
      listed,
      ...(kind === undefined ? [] : [sql`m.kind = ${kind}`]),
      ...(state === undefined ? [] : [sql`${outcome} = ${state}`]),
    ],
    sql` and `,
  );
  const found = await sql<StaffMessage>`select ${columns} from messages m where ${chosen}
    order by ${sortedBy(sort, { createdAt: sql`m.created_at` })} m.created_at desc, m.id desc limit ${limit} offset ${offset}`.execute(
    trx,
  );
  const counted = await sql<StaffMessageCount>`select m.kind, ${outcome} as state, count(*)::int as count
    from messages m where ${listed} group by 1, 2 order by 3 desc, 1, 2`.execute(trx);
  const total = counted.rows
    .filter((row) => (kind ?? row.kind) === row.kind && (state ?? row.state) === row.state)
    .reduce((sum, { count }) => sum + count, 0);
  return { messages: found.rows, messageCounts: counted.rows, total };
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
