import { sql } from 'kysely';
import type { Db } from '../../../platform/database';

export interface UndeliveredMessages {
  channel: string;
  /** `failed`: permanent failure; `expired`: not accepted within their lifetime. */
  state: string;
  count: number;
}

/** Undelivered messages that were closed within the last 24 hours; superseded and replaced ones are not counted. */
export async function readUndelivered(db: Db): Promise<UndeliveredMessages[]> {
  const found = await sql<UndeliveredMessages>`select c.channel, s.state, count(m.id)::int as count
    from unnest(array['email', 'sms']) c (channel) cross join unnest(array['failed', 'expired']) s (state)
      left join messages m on m.channel = c.channel and m.state = s.state and m.closed_at > now() - interval '24 hours'
        and m.last_error is distinct from 'withdrawn' and m.data ->> 'replacedBy' is null
    group by c.channel, s.state`.execute(db);
  return found.rows;
}
