import type { ShiftDay, ShiftException, TherapistRota } from '@aksamit/contracts/staff';
import { formatDate, type Translate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Facts } from '../../../staff-kit/facts';

/** `10:00–18:00, przerwa 13:00–13:30, 16:00–16:15`. */
function hoursWords(day: ShiftDay | ShiftException, t: Translate): string {
  const { start, end, breakStart, breakEnd, moreBreaks = [] } = day;
  if (start === null) return t('staff.shifts.off');
  const hours = `${start}–${end}`;
  if (breakStart === null) return hours;
  const pauses = [`${breakStart}–${breakEnd}`, ...moreBreaks.map((each) => `${each.start}–${each.end}`)];
  return t('staff.shifts.withBreak', { hours, pause: pauses.join(', ') });
}

/** Working hours to be read. */
export function RotaFacts({ rota: { week, exceptions } }: { rota: TherapistRota }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  return (
    <Facts>
      {week.map((day) => (
        <Row key={day.weekday} name={t(`staff.shifts.days.${day.weekday}`)} value={hoursWords(day, t)} />
      ))}
      {exceptions.map((day) => (
        <Row key={day.date} name={formatDate(day.date, locale)} value={hoursWords(day, t)} />
      ))}
    </Facts>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
