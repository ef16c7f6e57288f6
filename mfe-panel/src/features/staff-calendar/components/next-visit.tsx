import type { StaffCalendar } from '@aksamit/contracts/staff';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Text } from '@aksamit/ui';
import { useEffect } from 'react';
import type { CalendarPanel } from '../calendar-panel';

export interface NextVisitProps {
  wanted: Extract<CalendarPanel, { kind: 'next' }>;
  calendar: StaffCalendar;
  onOpen(panel: CalendarPanel): void;
}

/** Opens a visit, or the next one of a purchase, once the calendar of its day is there. */
export function NextVisit({ wanted, calendar, onOpen }: NextVisitProps) {
  const t = useTranslate();
  const { startAt } = wanted;
  const visit = calendar.events.find((event) =>
    wanted.visitId === undefined
      ? event.orderProductId === wanted.orderProductId && Date.parse(event.startAt) === Date.parse(startAt)
      : event.id === wanted.visitId,
  );
  const visitId = visit?.id;
  useEffect(() => {
    if (visitId !== undefined) onOpen({ kind: 'visit', id: visitId });
  }, [visitId, onOpen]);
  const date = storeDateOf(startAt);
  const isDayThere = calendar.from <= date && date <= calendar.to;
  return <Text role="status">{t(isDayThere ? 'staff.customer.elsewhere' : 'loading')}</Text>;
}
