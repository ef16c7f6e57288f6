import { addDays, storeDateOf } from '@aksamit/contracts/store-time';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button } from '@aksamit/ui';
import { useChosenTreatment } from '../use-chosen-treatment';
import type { BookingPartProps } from './booking-part-props';
import { FreeTimes } from './free-times';
import { Actions, Choices } from './panel-style';

type Form = BookingPartProps['form'];

/** Treatments of one part of the body lie six weeks apart, others four or eight. */
const WEEKS = [4, 6, 8];

/** When the visit may be: dates of a next visit, and what is free on the chosen one. */
export function BookingTimes({ form, locationId }: { form: Form; locationId: string }) {
  const [date, time, therapistId] = form.watch(['date', 'time', 'therapistId']);
  const productId = useChosenTreatment(form);
  const set = (name: 'date' | 'time') => (value: string) => form.setValue(name, value, { shouldValidate: true });
  return (
    <>
      <WeeksAhead date={date} onDate={set('date')} />
      <FreeTimes
        of={{ locationId, productId, date, therapistId }}
        time={time}
        onTime={set('time')}
        onDate={set('date')}
      />
    </>
  );
}

/** Dates of a next visit, one press each. */
function WeeksAhead({ date, onDate }: { date: string; onDate(date: string): void }) {
  const t = useTranslate();
  const today = storeDateOf(new Date());
  return (
    <Choices>
      <legend>{t('staff.book.weeks')}</legend>
      <Actions>
        {WEEKS.map((weeks) => {
          const day = addDays(today, weeks * 7);
          return (
            <Button
              key={weeks}
              size="sm"
              variant={day === date ? 'primary' : 'secondary'}
              aria-pressed={day === date}
              onClick={() => onDate(day)}
            >
              {weeks}
            </Button>
          );
        })}
      </Actions>
    </Choices>
  );
}
