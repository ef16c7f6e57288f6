import type { LocaleCode } from '@aksamit/contracts';
import type { StaffEventChanges } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { type CalendarSpan, selectBlockedTimesById, selectEventsById } from './calendar-queries';
import { type ChangeCursor, isKnown, parseCursor, presentCursor } from './change-cursor';

/** More than a busy day has within an hour: loading the calendar again is cheaper then. */
const MOST_CHANGES = 500;

interface ChangedEntry {
  kind: 'event' | 'blockedTime';
  id: string;
}

/** What changed in a span of a salon's calendar since a cursor. Source: docs/decisions/0205. */
export async function selectCalendarChanges(
  trx: Trx,
  span: CalendarSpan,
  after: string,
  locale: LocaleCode,
): Promise<StaffEventChanges> {
  // Before the changes: what commits in between is reported now and again.
  const next = await presentCursor(trx);
  const nothing = { events: [], removedEventIds: [], blockedTimes: [], removedBlockedTimeIds: [], next };
  const cursor = parseCursor(after);
  if (!(await isKnown(trx, cursor)) || (await hasNewRota(trx, span, cursor))) return { isReset: true, ...nothing };
  const changed = await selectChanged(trx, span, cursor);
  if (changed.length > MOST_CHANGES) return { isReset: true, ...nothing };
  const idsOf = (wanted: ChangedEntry['kind']) => changed.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const events = await selectEventsById(trx, span, locale, idsOf('event'));
  const blockedTimes = await selectBlockedTimesById(trx, span, idsOf('blockedTime'));
  return {
    isReset: false,
    events,
    removedEventIds: withoutThose(idsOf('event'), events),
    blockedTimes,
    removedBlockedTimeIds: withoutThose(idsOf('blockedTime'), blockedTimes),
    next,
  };
}

async function selectChanged(
  trx: Trx,
  { locationId, from, to }: CalendarSpan,
  { transactionId }: ChangeCursor,
): Promise<ChangedEntry[]> {
  const found = await sql<ChangedEntry>`select distinct c.entry_kind as kind, c.entry_id as id
    from calendar_entry_changes c
    where c.location_id = ${locationId} and c.transaction_id >= ${transactionId}::bigint
      and c.during && tstzrange(${from}, ${to})
    limit ${MOST_CHANGES + 1}`.execute(trx);
  return found.rows;
}

/** Shifts are the ground of the calendar: it is loaded whole. */
async function hasNewRota(trx: Trx, { locationId }: CalendarSpan, { transactionId }: ChangeCursor): Promise<boolean> {
  const found = await sql`select from therapist_rotas where location_id = ${locationId}
    and changed_in >= ${transactionId}::bigint limit 1`.execute(trx);
  return found.rows.length > 0;
}

function withoutThose(ids: readonly string[], present: readonly { id: string }[]): string[] {
  const shown = new Set(present.map(({ id }) => id));
  return ids.filter((id) => !shown.has(id));
}
