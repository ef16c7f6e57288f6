import type { StaffCalendar, StaffEvent } from '@aksamit/contracts/staff';
import { formatWeekdayDate } from '@aksamit/module-sdk/dates';
import { formatTime, type Translate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { createContext, useEffect, useRef, useState } from 'react';
import { changeWords } from './change-words';
import type { OwnVersions } from './own-versions';
import { useOwnVersions } from './use-visit-changes';
import { customerName, type Locale } from './visit-words';

/** How long a visit that a colleague changed is marked. */
const MARKED_MS = 6_000;
/** More at once are only counted: after a while away. */
const MOST_NAMED = 3;

/** Ids of the visits that a colleague has just changed. */
export const ChangedVisitsContext = createContext<ReadonlySet<string>>(new Set());

export interface ColleagueChange {
  kind: 'added' | 'changed' | 'removed';
  former: StaffEvent | null;
  event: StaffEvent;
}

/** What others changed between two states of a calendar. A hold is no visit yet: shoppers come and go. */
export function colleagueChanges(
  former: StaffCalendar,
  calendar: StaffCalendar,
  versions: OwnVersions,
): ColleagueChange[] {
  const visits = ({ events }: StaffCalendar) =>
    new Map(events.filter(({ doneStatus }) => doneStatus !== 'held').map((event) => [event.id, event]));
  const [before, after] = [visits(former), visits(calendar)];
  const found: ColleagueChange[] = [];
  for (const event of after.values()) {
    const known = before.get(event.id);
    if (known === event || versions.isOwn(event)) continue;
    if (!known) found.push({ kind: 'added', former: null, event });
    else if (event.version === undefined || event.version !== known.version)
      found.push({ kind: 'changed', former: known, event });
  }
  for (const event of before.values()) {
    // One's own move to another day takes it out of the calendar as well.
    if (!after.has(event.id) && versions.presentOf(event) === event.version)
      found.push({ kind: 'removed', former: event, event });
  }
  return found;
}

function sentenceOf({ kind, former, event }: ColleagueChange, t: Translate, locale: Locale): string {
  const name = customerName(event, t);
  if (kind === 'removed') return t('staff.calendar.colleague.removed', { name });
  const at = { name, day: formatWeekdayDate(event.startAt, locale), time: formatTime(event.startAt) };
  if (!former) return t('staff.calendar.colleague.added', at);
  return t('staff.calendar.colleague.changed', { ...at, changes: changeWords(former, event, t, locale).join(', ') });
}

/**
 * Follows what colleagues change in the shown calendar: a sentence to announce, and the ids to mark for a moment.
 * @param calendar undefined: none is shown, or that of another date still
 */
export function useColleagueChanges(calendar: StaffCalendar | undefined) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const versions = useOwnVersions();
  const former = useRef<StaffCalendar | undefined>(undefined);
  const [changes, setChanges] = useState<readonly ColleagueChange[]>([]);
  useEffect(() => {
    const before = former.current;
    if (!calendar) return;
    former.current = calendar;
    if (!before || before.from !== calendar.from || before.to !== calendar.to) return setChanges([]);
    const found = colleagueChanges(before, calendar, versions);
    if (found.length > 0) setChanges(found);
  }, [calendar, versions]);
  useEffect(() => {
    if (changes.length === 0) return;
    const timer = setTimeout(() => setChanges([]), MARKED_MS);
    return () => clearTimeout(timer);
  }, [changes]);
  const announcement =
    changes.length > MOST_NAMED
      ? t('staff.calendar.colleague.many', { number: changes.length })
      : changes.map((change) => sentenceOf(change, t, locale)).join(' ');
  return { announcement, changes };
}
