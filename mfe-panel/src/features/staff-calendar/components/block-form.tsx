import type { BlockedTime, StaffCalendar } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button } from '@aksamit/ui';
import { Field, Select, TextInput } from '@aksamit/ui/form';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { draftOver, useFormDraft } from '../../../drafts/use-form-draft';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { useSending } from '../../../forms/use-sending';
import { clockMinutes, storeInstant } from '../../../staff-kit/store-time';
import { blockTime } from '../api/book-visit';
import { UNIT_KINDS } from '../calendar-address';
import { unitsOf } from '../calendar-columns';
import { useCalendarCache } from '../use-calendar-cache';
import { Parts, Row } from './panel-style';

interface BlockFields {
  /** `therapist 4`: a kind of unit and its id. */
  unit: string;
  date: string;
  from: string;
  to: string;
  reason: string;
}

export interface BlockFormProps {
  locationId: string;
  userId: string;
  calendar: StaffCalendar;
  preset: { date: string; unit: string };
  onBlocked(): void;
}

const DRAFT = 'staffBlockedTime';
const NAMES = ['unit', 'date', 'from', 'to', 'reason'] as const;
const FULL_HOUR = '12:00';
const NEXT_HALF = '12:30';

const unitField = (unit: string): Partial<Record<'therapistId' | 'roomId' | 'deviceId', string>> => {
  const [kind = '', id = ''] = unit.split(' ');
  return { [`${kind}Id`]: id };
};

/** Takes a therapist, room or device out of the calendar for a while: a break, a repair, a training. */
export function BlockForm({ locationId, userId, calendar, preset, onBlocked }: BlockFormProps) {
  const t = useTranslate();
  const http = useHttp();
  const cache = useCalendarCache(locationId);
  const formId = useId();
  const keyOf = useAttemptKey();
  const empty: BlockFields = { ...preset, from: FULL_HOUR, to: NEXT_HALF, reason: '' };
  const form = useForm<BlockFields>({ defaultValues: { ...draftOver(DRAFT, userId, empty), ...preset } });
  const clearDraft = useFormDraft(form, { name: DRAFT, userId });
  const fieldId = (name: string) => `${formId}-${name}`;
  const required = t('form.required');
  const { errors } = form.formState;
  const sending = useSending<BlockFields, BlockedTime>({
    form,
    names: NAMES,
    fieldId,
    labelOf: (name) => t(`staff.block.${name}`),
    send({ unit, date, from, to, reason }) {
      const at = (clock: string) => storeInstant(date, clockMinutes(clock));
      const request = { locationId, startAt: at(from), endAt: at(to), reason, ...unitField(unit) };
      return blockTime(http, request, keyOf(request));
    },
    onSent() {
      clearDraft();
      cache.refetch();
      onBlocked();
    },
  });
  return (
    <form onSubmit={sending.submit} noValidate>
      <Parts>
        {sending.messages}
        <Field label={t('staff.block.unit')} id={fieldId('unit')} error={errors.unit?.message} required>
          <Select {...form.register('unit', { required })}>
            {UNIT_KINDS.map((kind) => (
              <optgroup key={kind} label={t(`staff.calendar.bys.${kind}`)}>
                {unitsOf(calendar, kind).map(({ id, name }) => (
                  <option key={id} value={`${kind} ${id}`}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </Field>
        <Field label={t('staff.block.date')} id={fieldId('date')} error={errors.date?.message} required>
          <TextInput type="date" {...form.register('date', { required })} />
        </Field>
        <Row>
          <Field label={t('staff.block.from')} id={fieldId('from')} error={errors.from?.message} required>
            <TextInput type="time" {...form.register('from', { required })} />
          </Field>
          <Field label={t('staff.block.to')} id={fieldId('to')} error={errors.to?.message} required>
            <TextInput
              type="time"
              {...form.register('to', {
                required,
                validate: (to) => to > form.getValues('from') || t('staff.block.endBeforeStart'),
              })}
            />
          </Field>
        </Row>
        <Field label={t('staff.block.reason')} id={fieldId('reason')} error={errors.reason?.message} required>
          <TextInput maxLength={200} {...form.register('reason', { required })} />
        </Field>
        <Button type="submit" busy={sending.isPending}>
          {t('staff.block.submit')}
        </Button>
      </Parts>
    </form>
  );
}
