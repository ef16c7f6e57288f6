/** When a salon is open, as its card, its page and the calendar of its staff have it. */
import type { LocaleCode, Location, OpeningDay, OpenTime, Weekday } from '@aksamit/contracts';
import { sql } from 'kysely';

interface HoursJson {
  weekday: number;
  opens: string | null;
  closes: string | null;
  closed: boolean;
  allDay: boolean;
}

/** What `openingColumns` select. */
export interface OpeningRow {
  hours: HoursJson[] | null;
  exceptions: (Omit<HoursJson, 'weekday'> & { date: string; reason: Record<LocaleCode, string> })[] | null;
}

const weekdays: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const EXCEPTION_DAYS_AHEAD = 60;

/** Of salons `l`: `hours`, and the `exceptions` of the days ahead. */
export const openingColumns = (now: Date) => sql`
  (select json_agg(json_build_object('weekday', h.weekday, 'opens', to_char(h.opens, 'HH24:MI'),
      'closes', to_char(h.closes, 'HH24:MI'), 'closed', h.closed, 'allDay', h.all_day))
    from location_opening_hours h where h.location_id = l.id) as hours,
  (select json_agg(json_build_object('date', e.date, 'opens', to_char(e.opens, 'HH24:MI'),
      'closes', to_char(e.closes, 'HH24:MI'), 'closed', e.closed, 'allDay', e.all_day, 'reason', e.reason) order by e.date)
    from location_opening_exceptions e where e.location_id = l.id
      and e.date between (${now}::timestamptz at time zone 'Europe/Warsaw')::date
        and (${now}::timestamptz at time zone 'Europe/Warsaw')::date + ${EXCEPTION_DAYS_AHEAD}::int) as exceptions`;

/** As the API answers them. */
export const toOpening = (
  { hours, exceptions }: OpeningRow,
  locale: LocaleCode,
): Pick<Location, 'openTime' | 'openingExceptions'> => ({
  openTime: toOpenTime(hours ?? []),
  openingExceptions: (exceptions ?? []).map((exception) => ({
    date: exception.date,
    reason: exception.reason[locale],
    ...toDay(exception),
  })),
});

function toOpenTime(hours: readonly HoursJson[]): OpenTime {
  const day = (name: Weekday) => {
    const found = hours.find((entry) => entry.weekday === weekdays.indexOf(name) + 1);
    return found ? toDay(found) : { start: null, end: null, closed: true, allDay: false };
  };
  return {
    monday: day('monday'),
    tuesday: day('tuesday'),
    wednesday: day('wednesday'),
    thursday: day('thursday'),
    friday: day('friday'),
    saturday: day('saturday'),
    sunday: day('sunday'),
  };
}

const toDay = (hours: Omit<HoursJson, 'weekday'>): OpeningDay => ({
  start: hours.opens,
  end: hours.closes,
  closed: hours.closed,
  allDay: hours.allDay,
});
