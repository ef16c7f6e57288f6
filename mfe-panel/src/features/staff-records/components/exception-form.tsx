import type { OpeningException } from '@aksamit/contracts/staff';
import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQueryClient } from '@aksamit/module-sdk/query';
import { Button, Stack } from '@aksamit/ui';
import { Field, TextInput } from '@aksamit/ui/form';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { draftOver, useFormDraft } from '../../../drafts/use-form-draft';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { useSending } from '../../../forms/use-sending';
import { Buttons, Pair } from '../../../staff-kit/record-form/components/form-style';
import { openingKey, saveException } from '../api/opening-calls';
import { type DayFields, dayFields, dayHours, isDayInOrder } from '../opening-day';
import { DayControls } from './day-controls';

interface ExceptionFields extends DayFields {
  date: string;
  pl: string;
  en: string;
  [name: string]: unknown;
}

export interface ExceptionFormProps {
  locationId: string;
  userId: string;
  /** The date whose hours are changed; null for another date. */
  exception: OpeningException | null;
  onClose(): void;
}

const NAMES = ['date', 'end', 'pl', 'en'] as const;
const EMPTY: ExceptionFields = { date: '', state: 'closed', start: '', end: '', pl: '', en: '' };

const fieldsOf = (exception: OpeningException): ExceptionFields => ({
  ...dayFields(exception),
  date: exception.date,
  ...exception.reason,
});

/** Hours of a date that differ from the week's, with the reason that the shop shows. */
export function ExceptionForm({ locationId, userId, exception, onClose }: ExceptionFormProps) {
  const t = useTranslate();
  const bus = useBus();
  const http = useHttp();
  const queryClient = useQueryClient();
  const keyOf = useAttemptKey();
  const formId = useId();
  const draft = `staffException:${locationId}:${exception?.date ?? 'new'}`;
  const form = useForm<ExceptionFields>({
    defaultValues: draftOver(draft, userId, exception ? fieldsOf(exception) : EMPTY),
  });
  const clearDraft = useFormDraft(form, { name: draft, userId });
  const fieldId = (name: string) => `${formId}-${name}`;
  const required = t('form.required');
  const { errors } = form.formState;
  const sending = useSending<ExceptionFields, OpeningException>({
    form,
    names: NAMES,
    fieldId,
    labelOf: (name) => t(`staff.records.opening.${name}`, { day: '' }),
    send({ date, pl, en, state, start, end }) {
      const hours = { ...dayHours({ state, start, end }), reason: { pl, en } };
      const request = { locationId, date, hours, isNew: exception === null };
      return saveException(http, request, keyOf(request));
    },
    onSent({ affectedEvents }) {
      clearDraft();
      const count = affectedEvents.length;
      const message = count === 0 ? t('staff.records.saved') : t('staff.records.opening.affected', { count });
      bus.publish('toast', { type: count === 0 ? 'success' : 'info', message });
      onClose();
      return queryClient.invalidateQueries({ queryKey: openingKey(locationId) });
    },
  });
  return (
    <form onSubmit={sending.submit} noValidate>
      <Stack gap={4}>
        {sending.messages}
        <Field label={t('staff.records.opening.date')} id={fieldId('date')} error={errors.date?.message} required>
          <TextInput type="date" disabled={exception !== null} {...form.register('date', { required })} />
        </Field>
        <DayControls
          form={form}
          prefix=""
          label={t('staff.records.opening.hours')}
          fieldId={fieldId}
          error={errors.end?.message}
          validate={() => isDayInOrder(form.getValues()) || t('staff.records.errors.endBeforeStart')}
        />
        <Pair>
          {(['pl', 'en'] as const).map((language) => (
            <Field
              key={language}
              label={t(`staff.records.opening.${language}`)}
              id={fieldId(language)}
              error={errors[language]?.message}
              required
            >
              <TextInput maxLength={200} {...form.register(language, { required })} />
            </Field>
          ))}
        </Pair>
        <Buttons>
          <Button type="submit" busy={sending.isPending}>
            {t('staff.records.opening.save')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('staff.records.opening.cancel')}
          </Button>
        </Buttons>
      </Stack>
    </form>
  );
}
