import type { StaffEvent } from '@aksamit/contracts/staff';
import { formatFullDate } from '@aksamit/module-sdk/dates';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Notice } from '@aksamit/ui';
import { customerName, hoursOf } from '../visit-words';
import { FoundList } from './panel-style';

/** More are counted: the button that saves stays near. */
const MOST = 8;

/** Booked visits that lie outside of new working hours: they stay booked, and somebody has to take care of them. */
export function ShiftWarning({ events }: { events: readonly StaffEvent[] }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  return (
    <Notice tone="warning" announce="assertive" title={t('staff.shifts.outside', { number: events.length })}>
      <p>{t('staff.shifts.outsideText')}</p>
      <FoundList>
        {events.slice(0, MOST).map((event) => (
          <li key={event.id}>
            <strong>{customerName(event, t)}</strong>
            <span>
              {formatFullDate(event.startAt, locale)}, {hoursOf(event)}, {event.product.name}
            </span>
          </li>
        ))}
      </FoundList>
      {events.length > MOST ? <p>{t('staff.shifts.outsideMore', { number: events.length - MOST })}</p> : null}
    </Notice>
  );
}
