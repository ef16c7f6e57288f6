import type { StaffCalendar, StaffEvent } from '@aksamit/contracts/staff';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { useQueryClient } from '@aksamit/module-sdk/query';
import { type CachedCalendar, calendarKey } from './api/get-calendar';
import { byTime } from './calendar-changes';

/** The calendar of a salon with a changed visit in it, where its date is shown. */
export function withVisit<Calendar extends StaffCalendar>(
  calendar: Calendar,
  event: StaffEvent,
  locationId: string,
): Calendar {
  const date = storeDateOf(event.startAt);
  const others = calendar.events.filter(({ id }) => id !== event.id);
  const isShown = event.location.id === locationId && calendar.from <= date && date <= calendar.to;
  const events = isShown ? [...others, event] : others;
  return { ...calendar, events: events.sort(byTime) };
}

export interface CalendarCache {
  /** Shows a changed visit at once, before the calendar is requested again. */
  put(event: StaffEvent): void;
  /** Requests the calendar again: a refused change was made on what has changed meanwhile. */
  refetch(): void;
  /** Loads it whole: shifts are no part of its changes. */
  reload(): void;
}

/** What changes of one's own do to the calendars that are shown or cached. */
export function useCalendarCache(locationId: string): CalendarCache {
  const queryClient = useQueryClient();
  const queryKey = calendarKey(locationId);
  return {
    put(event) {
      queryClient.setQueriesData<CachedCalendar>(
        { queryKey },
        (calendar) => calendar && withVisit(calendar, event, locationId),
      );
    },
    reload() {
      queryClient.setQueriesData<CachedCalendar>({ queryKey }, (calendar) => calendar && { ...calendar, loadedAt: 0 });
      void queryClient.invalidateQueries({ queryKey });
    },
    refetch() {
      void queryClient.invalidateQueries({ queryKey });
    },
  };
}
