import { storeDateOf } from '@aksamit/contracts/store-time';
import { useHttp } from '@aksamit/module-sdk/http';
import { useQuery } from '@aksamit/module-sdk/query';
import { useLocation, useSearchParams } from '@aksamit/module-sdk/router';
import { useCallback, useMemo, useRef } from 'react';
import { minutesOf } from '../../staff-kit/store-time';
import { calendarQuery } from './api/get-calendar';
import { type CalendarAddress, readAddress, withAddress } from './calendar-address';
import { type CalendarColumn, calendarColumns } from './calendar-columns';
import { GRID_MINUTES } from './move-proposal';
import { axisOf, DAY_MINUTES, type Opening, openSpan } from './opening-hours';
import { withUnchanged } from './unchanged-columns';

/** A salon with its opening hours. */
export interface CalendarSalon extends Opening {
  id: string;
  name: string;
}

/** What the calendar shows, by the page's address. On a phone it is a day. */
export function useShownCalendar(salon: CalendarSalon, now: Date, isNarrow: boolean) {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const today = storeDateOf(now);
  const address = useMemo<CalendarAddress>(() => {
    const read = readAddress(search, today);
    return isNarrow ? { ...read, view: 'day' } : read;
  }, [search, today, isNarrow]);
  const { date, view } = address;
  const query = useQuery(calendarQuery(useHttp(), { locationId: salon.id, date, view }));
  const { data } = query;
  const former = useRef<readonly CalendarColumn[]>([]);
  // Staff may still book the quarter of an hour that is under way.
  const quarter = Math.floor(minutesOf(now) / GRID_MINUTES) * GRID_MINUTES;
  const columns = useMemo(() => {
    const bookableFrom = (day: string) => (day < today ? DAY_MINUTES : day === today ? quarter : 0);
    const next = data ? calendarColumns(data, address, (day) => openSpan(salon, day), bookableFrom) : [];
    former.current = withUnchanged(former.current, next);
    return former.current;
  }, [data, address, salon, today, quarter]);
  const axis = useMemo(() => axisOf(columns.flatMap(spansOf)), [columns]);
  const dayHref = useCallback(
    (day: string) => {
      const query = withAddress(search, { date: day, view: 'day' }, today).toString();
      return query ? `${pathname}?${query}` : pathname;
    },
    [pathname, search, today],
  );
  return {
    today,
    address,
    query,
    columns,
    axis,
    dayHref,
    change: (next: Partial<CalendarAddress>) => setSearch(withAddress(search, next, today)),
  };
}

/** Opening hours and visits: a blocked time of a whole day makes no axis longer. */
const spansOf = ({ open, items }: CalendarColumn) => [
  ...(open ? [open] : []),
  ...items.filter(({ kind }) => kind === 'visit'),
];
