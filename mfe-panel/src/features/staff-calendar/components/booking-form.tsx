import type { SlotAlternative } from '@aksamit/contracts';
import type { StaffCalendar, StaffEvent } from '@aksamit/contracts/staff';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { formatTime, useTranslate } from '@aksamit/module-sdk/i18n';
import { Button } from '@aksamit/ui';
import { Checkbox, Field, Select, TextArea, TextInput } from '@aksamit/ui/form';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { draftOver, useFormDraft } from '../../../drafts/use-form-draft';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { useSending } from '../../../forms/use-sending';
import { bookVisit } from '../api/book-visit';
import { type BookingFields, bookingRequest, EMPTY_BOOKING } from '../booking-fields';
import { GRID_MINUTES } from '../move-proposal';
import { refusalOf } from '../refusal';
import { useCalendarCache } from '../use-calendar-cache';
import { useOwnVersions } from '../use-visit-changes';
import { Alternatives } from './alternatives';
import type { BookingPartProps } from './booking-part-props';
import { BookingTimes } from './booking-times';
import { CallerWaits } from './caller-waits';
import { Parts, Row } from './panel-style';
import { PersonFields } from './person-fields';
import { PurchaseChoice } from './purchase-choice';

/** A treatment as the form has it. */
type BookedTreatment = Partial<Pick<BookingFields, 'treatmentSearch' | 'productId'>>;

/** Where a visit is to be booked, as far as a press in the calendar names it. */
export interface BookingPreset {
  date: string;
  time: string;
  therapistId?: string | undefined;
  roomId?: string | undefined;
  deviceId?: string | undefined;
  /** A purchase that was found already, with what finds it. */
  purchase?: { search: string; orderProductId: string } | undefined;
  /** Somebody who is known already, with the treatment of the visit before. */
  person?: (Pick<BookingFields, 'firstName' | 'lastName' | 'phonePrefix' | 'phone'> & BookedTreatment) | undefined;
}

export interface BookingFormProps {
  locationId: string;
  userId: string;
  preset: BookingPreset;
  calendar: StaffCalendar;
  onBooked(event: StaffEvent): void;
  /** The person waits for a full day instead. */
  onWaiting(): void;
}

const DRAFT = 'staffBooking';
const NAMES = [
  'search',
  'treatmentSearch',
  'date',
  'time',
  'firstName',
  'lastName',
  'phonePrefix',
  'phone',
  'note',
] as const;

/** What the form begins with: what a press in the calendar or on a person names, over what was typed before. */
const firstFields = (draft: BookingFields, preset: BookingPreset): BookingFields => ({
  ...draft,
  ...(preset.purchase ? { ...EMPTY_BOOKING, ...preset.purchase, kind: 'bought' } : {}),
  ...(preset.person ? { ...EMPTY_BOOKING, ...preset.person } : {}),
  date: preset.date,
  time: preset.time || (preset.person || preset.purchase ? '' : draft.time),
  therapistId: preset.therapistId ?? '',
  outsideShift: false,
});

/** Books a visit by phone or at the desk. What was typed stays until it is booked, also while the API is away. */
export function BookingForm({ locationId, userId, preset, calendar, onBooked, onWaiting }: BookingFormProps) {
  const t = useTranslate();
  const http = useHttp();
  const cache = useCalendarCache(locationId);
  const versions = useOwnVersions();
  const formId = useId();
  const keyOf = useAttemptKey();
  const [alternatives, setAlternatives] = useState<readonly SlotAlternative[]>([]);
  const [draft] = useState(() => draftOver(DRAFT, userId, EMPTY_BOOKING));
  const form = useForm<BookingFields>({
    defaultValues: firstFields(draft, preset),
  });
  const clearDraft = useFormDraft(form, { name: DRAFT, userId });
  const fieldId = (name: string) => `${formId}-${name}`;
  const sending = useSending<BookingFields, StaffEvent>({
    form,
    names: NAMES,
    fieldId,
    labelOf: (name) => t(`staff.form.${name}`),
    async send(fields) {
      setAlternatives([]);
      const request = bookingRequest(fields, { locationId, roomId: preset.roomId, deviceId: preset.deviceId });
      try {
        return await bookVisit(http, request, keyOf(request));
      } catch (error) {
        setAlternatives(refusalOf(error, t).alternatives);
        // A time that the salon never offers: the instant has two controls here.
        const wrongTime = isHttpError(error) ? error.fields.startAt : undefined;
        if (wrongTime) form.setError('time', { type: 'server', message: wrongTime });
        throw error;
      }
    },
    onSent(event) {
      clearDraft();
      versions.follow(undefined, event);
      cache.put(event);
      cache.refetch();
      onBooked(event);
    },
  });
  const kind = form.watch('kind');
  return (
    <form onSubmit={sending.submit} noValidate>
      <Parts>
        {sending.messages}
        <Alternatives
          alternatives={alternatives}
          locationId={locationId}
          onChoose={(startAt) => {
            form.setValue('date', storeDateOf(startAt));
            form.setValue('time', formatTime(startAt));
            form.setValue('therapistId', '');
            form.setValue('outsideShift', false);
            setAlternatives([]);
          }}
        />
        <KindChoice form={form} />
        {kind === 'bought' ? (
          <PurchaseChoice form={form} fieldId={fieldId} />
        ) : (
          <PersonFields form={form} fieldId={fieldId} />
        )}
        <WhenFields
          form={form}
          fieldId={fieldId}
          calendar={calendar}
          locationId={locationId}
          onWaiting={() => {
            clearDraft();
            onWaiting();
          }}
        />
        {sending.failure?.code === 'outside_shift' || form.watch('outsideShift') ? (
          <Checkbox label={t('staff.shifts.agreed')} {...form.register('outsideShift')} />
        ) : null}
        <Button type="submit" busy={sending.isPending}>
          {t('staff.book.submit')}
        </Button>
      </Parts>
    </form>
  );
}

/** Without a purchase, or of one. */
function KindChoice({ form }: Pick<BookingPartProps, 'form'>) {
  const t = useTranslate();
  return (
    <fieldset>
      <legend className="visually-hidden">{t('staff.book.kind')}</legend>
      {(['new', 'bought'] as const).map((each) => (
        <label key={each} style={{ display: 'flex', alignItems: 'center', gap: '0.5rem', minHeight: '2.25rem' }}>
          <input type="radio" value={each} {...form.register('kind')} />
          {t(`staff.book.kinds.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}

interface WhenFieldsProps extends BookingPartProps {
  calendar: StaffCalendar;
  locationId: string;
  onWaiting(): void;
}

/** When and with whom, with what is free then, and a note. */
function WhenFields({ form, fieldId, calendar, locationId, onWaiting }: WhenFieldsProps) {
  const t = useTranslate();
  const { errors } = form.formState;
  const required = t('form.required');
  return (
    <>
      <Row>
        <Field label={t('staff.form.date')} id={fieldId('date')} error={errors.date?.message} required>
          <TextInput type="date" {...form.register('date', { required })} />
        </Field>
        <Field label={t('staff.form.time')} id={fieldId('time')} error={errors.time?.message} required>
          <TextInput type="time" step={GRID_MINUTES * 60} {...form.register('time', { required })} />
        </Field>
      </Row>
      <BookingTimes form={form} locationId={locationId} />
      <CallerWaits form={form} locationId={locationId} onWaiting={onWaiting} />
      <Field label={t('staff.unit.therapist')} id={fieldId('therapistId')}>
        <Select {...form.register('therapistId')}>
          <option value="">{t('staff.form.anyUnit')}</option>
          {calendar.therapists.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('staff.form.note')} id={fieldId('note')} error={errors.note?.message}>
        <TextArea rows={2} maxLength={500} {...form.register('note')} />
      </Field>
    </>
  );
}
