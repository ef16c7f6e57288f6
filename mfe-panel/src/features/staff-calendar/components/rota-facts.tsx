import type { ShiftDay, ShiftException, TherapistRota } from '@aksamit/contracts/staff';
import { formatDate, type Translate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Facts } from '../../../staff-kit/facts';

/** `10:00–18:00, przerwa 13:00–13:30`. */
function hoursWords({ start, end, breakStart, breakEnd }: ShiftDay | ShiftException, t: Translate): string {
  if (start === null) return t('staff.shifts.off');
  const hours = `${start}–${end}`;
  return breakStart === null ? hours : t('staff.shifts.withBreak', { hours, pause: `${breakStart}–${breakEnd}` });
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
