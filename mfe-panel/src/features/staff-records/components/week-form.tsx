import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQueryClient } from '@aksamit/module-sdk/query';
import { Button, Stack } from '@aksamit/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { draftOver, useFormDraft } from '../../../drafts/use-form-draft';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { useSending } from '../../../forms/use-sending';
import { type OpenWeek, openingKey, setOpenWeek } from '../api/opening-calls';
import { DAYS, type DayFields, dayFields, dayHours, isDayInOrder } from '../opening-day';
import { DayControls } from './day-controls';

type WeekFields = Record<(typeof DAYS)[number], DayFields>;

const NAMES = DAYS.map((day) => `${day}.end` as const);

const mapDays = <Value,>(of: (day: (typeof DAYS)[number]) => Value) =>
  Object.fromEntries(DAYS.map((day) => [day, of(day)])) as Record<(typeof DAYS)[number], Value>;

/** The hours of a salon's week. */
export function WeekForm({ locationId, week, userId }: { locationId: string; week: OpenWeek; userId: string }) {
  const t = useTranslate();
  const bus = useBus();
  const http = useHttp();
  const queryClient = useQueryClient();
  const keyOf = useAttemptKey();
  const formId = useId();
  const draft = `staffWeek:${locationId}`;
  const form = useForm<WeekFields>({
    defaultValues: draftOver(
      draft,
      userId,
      mapDays((day) => dayFields(week[day])),
    ),
  });
  const clearDraft = useFormDraft(form, { name: draft, userId });
  const fieldId = (name: string) => `${formId}-${name}`;
  const dayName = (day: string) => t(`staff.records.opening.days.${day}`);
  const sending = useSending<WeekFields, void>({
    form,
    names: NAMES,
    fieldId,
    labelOf: (name) => dayName(name.split('.')[0] ?? name),
    send(fields) {
      const request = { locationId, week: mapDays((day) => dayHours(fields[day])) };
      return setOpenWeek(http, request, keyOf(request));
    },
    onSent() {
      clearDraft();
      bus.publish('toast', { type: 'success', message: t('staff.records.saved') });
      return queryClient.invalidateQueries({ queryKey: openingKey(locationId) });
    },
  });
  const { errors } = form.formState;
  return (
    <form onSubmit={sending.submit} noValidate>
      <Stack gap={4}>
        {sending.messages}
        {DAYS.map((day) => (
          <DayControls
            key={day}
            form={form}
            prefix={`${day}.`}
            label={dayName(day)}
            fieldId={fieldId}
            error={errors[day]?.end?.message}
            validate={() => isDayInOrder(form.getValues(day)) || t('staff.records.errors.endBeforeStart')}
          />
        ))}
        <div>
          <Button type="submit" busy={sending.isPending}>
            {t('staff.records.opening.saveWeek')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
