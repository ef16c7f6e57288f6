import { storeDateOf } from '@aksamit/contracts/store-time';
import { useHttp } from '@aksamit/module-sdk/http';
import { useQueryClient } from '@aksamit/module-sdk/query';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { useEffect } from 'react';
import { calendarQuery } from '../features/staff-calendar/api/get-calendar';
import { readAddress } from '../features/staff-calendar/calendar-address';
import { useIsNarrow } from '../features/staff-calendar/use-is-narrow';
import { readChosenSalon, SALON_PARAMETER } from '../features/staff-frame/chosen-salon';
import { staffSalonsQuery } from '../staff-kit/salons/get-staff-salons';

/**
 * Loads the calendar of the salon that was worked in last together with the list of salons, which would otherwise come
 * first: visits are there a request earlier. Where that is another salon than the one shown, or refused, the calendar
 * loads its own as always.
 */
export function useEarlyCalendar(user: { id: string; role: string } | null | undefined): void {
  const http = useHttp();
  const client = useQueryClient();
  const [search] = useSearchParams();
  const isNarrow = useIsNarrow();
  const { date, view } = readAddress(search, storeDateOf(new Date()));
  const shownView = isNarrow ? 'day' : view;
  const asked = search.get(SALON_PARAMETER);
  useEffect(() => {
    const locationId = user ? (asked ?? readChosenSalon(user.id)) : null;
    if (!user || locationId === null || client.getQueryData(staffSalonsQuery(http, user).queryKey)) return;
    void client.prefetchQuery(calendarQuery(http, { locationId, date, view: shownView }));
  }, [client, http, user, asked, date, shownView]);
}
