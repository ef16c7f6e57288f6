import type { StaffCalendar, StaffEvent, StaffEventChanges } from '@aksamit/contracts/staff';

interface Entry {
  id: string;
  startAt: string;
}

/** As the API sorts them. */
export const byTime = (first: Entry, second: Entry): number =>
  Date.parse(first.startAt) - Date.parse(second.startAt) || (first.id < second.id ? -1 : 1);

interface EntryChanges<Changed> {
  present: readonly Changed[];
  removedIds: readonly string[];
}

/** The entries with some replaced, added and removed; what did not change stays the same object, none at all the array. */
function changedEntries<Changed extends Entry>(
  entries: Changed[],
  { present, removedIds }: EntryChanges<Changed>,
  isOlder: (entry: Changed, known: Changed) => boolean,
): Changed[] {
  if (present.length === 0 && removedIds.length === 0) return entries;
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  for (const id of removedIds) known.delete(id);
  for (const entry of present) {
    const former = known.get(entry.id);
    if (!former || !isOlder(entry, former)) known.set(entry.id, entry);
  }
  return [...known.values()].sort(byTime);
}

/** A change of one's own may be shown before the feed that was read earlier arrives. */
const isOlderVisit = (visit: StaffEvent, known: StaffEvent): boolean =>
  visit.version !== undefined && known.version !== undefined && visit.version < known.version;

/** The calendar with what changed since its cursor, and the next cursor. Source: docs/decisions/0205. */
export function withChanges<Calendar extends StaffCalendar>(calendar: Calendar, changes: StaffEventChanges): Calendar {
  const events = { present: changes.events, removedIds: changes.removedEventIds };
  const blockedTimes = { present: changes.blockedTimes, removedIds: changes.removedBlockedTimeIds };
  return {
    ...calendar,
    events: changedEntries(calendar.events, events, isOlderVisit),
    blockedTimes: changedEntries(calendar.blockedTimes, blockedTimes, () => false),
    cursor: changes.next,
  };
}
