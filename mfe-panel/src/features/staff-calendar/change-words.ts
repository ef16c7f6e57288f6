import type { StaffEvent } from '@aksamit/contracts/staff';
import { formatWeekdayDate } from '@aksamit/module-sdk/dates';
import { formatTime, type Translate } from '@aksamit/module-sdk/i18n';
import { UNIT_KINDS } from './calendar-address';
import { type Locale, stateWord } from './visit-words';

const MARKS = {
  arrivedAt: ['arrived', 'arrivalUndone'],
  interviewAt: ['interviewDone', 'interviewMissing'],
  customerCardAt: ['cardDone', 'cardMissing'],
  guardianConsentAt: ['guardianDone', 'guardianMissing'],
} as const;

/** What differs between a visit as it was seen and as it is now, in words; empty: nothing that the calendar shows. */
export function changeWords(seen: StaffEvent, now: StaffEvent, t: Translate, locale: Locale): string[] {
  const words: string[] = [];
  if (seen.location.id !== now.location.id) words.push(t('staff.visit.changed.salon', { salon: now.location.name }));
  if (Date.parse(seen.startAt) !== Date.parse(now.startAt)) {
    const at = { day: formatWeekdayDate(now.startAt, locale), time: formatTime(now.startAt) };
    words.push(t('staff.visit.changed.moved', at));
  }
  for (const kind of UNIT_KINDS) {
    if (seen[kind].id !== now[kind].id)
      words.push(`${t(`staff.unit.${kind}`).toLocaleLowerCase(locale)}: ${now[kind].name}`);
  }
  if (seen.doneStatus !== now.doneStatus) {
    words.push(t('staff.visit.changed.state', { state: stateWord(now.doneStatus, t) }));
  }
  return [...words, ...markWords(seen, now, t), ...noteWords(seen, now, t)];
}

function markWords(seen: StaffEvent, now: StaffEvent, t: Translate): string[] {
  return Object.entries(MARKS).flatMap(([at, [set, unset]]) => {
    const [before, after] = [seen, now].map((event) => Reflect.get(event, at) ?? null);
    if ((before === null) === (after === null)) return [];
    return [t(`staff.mark.${after === null ? unset : set}`)];
  });
}

function noteWords(seen: StaffEvent, now: StaffEvent, t: Translate): string[] {
  if (seen.note === now.note) return [];
  return [now.note ? t('staff.visit.changed.note', { note: now.note }) : t('staff.visit.changed.noteRemoved')];
}
