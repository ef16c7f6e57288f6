import type { CharityEntry, StaffSalon } from '@aksamit/contracts/staff';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQueryClient } from '@aksamit/module-sdk/query';
import { Button, Dialog, Stack } from '@aksamit/ui';
import { Checkbox, Field, Select, TextInput } from '@aksamit/ui/form';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { draftOver, useFormDraft } from '../../../drafts/use-form-draft';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { useSending } from '../../../forms/use-sending';
import { addEntry } from '../api/charity';
import { type EntryFields, emptyEntry, entryRequest } from '../entry-fields';

export interface EntryDialogProps {
  isOpen: boolean;
  salons: readonly StaffSalon[];
  userId: string;
  onClose(): void;
}

/** A review that was seen on the maps service becomes an entry of the campaign. */
export function EntryDialog({ isOpen, ...props }: EntryDialogProps) {
  const t = useTranslate();
  return (
    <Dialog open={isOpen} title={t('staff.charity.add')} closeLabel={t('staff.close')} onClose={props.onClose}>
      <EntryForm {...props} />
    </Dialog>
  );
}

const DRAFT = 'staffCharityEntry';
const NAMES = ['locationId', 'reviewerName', 'reviewUrl', 'rating', 'postedAt'] as const;
const RATINGS = ['5', '4', '3', '2', '1'];

function useEntryForm({ salons, userId, onClose }: Omit<EntryDialogProps, 'isOpen'>) {
  const t = useTranslate();
  const http = useHttp();
  const bus = useBus();
  const queryClient = useQueryClient();
  const keyOf = useAttemptKey();
  const formId = useId();
  const fieldId = (name: string) => `${formId}-${name}`;
  const empty = emptyEntry(salons[0]?.id ?? '');
  const form = useForm<EntryFields>({ defaultValues: draftOver(DRAFT, userId, empty) });
  const clearDraft = useFormDraft(form, { name: DRAFT, userId });
  const sending = useSending<EntryFields, CharityEntry>({
    form,
    names: NAMES,
    fieldId,
    labelOf: (name) => t(`staff.charity.fields.${name}`),
    send(fields) {
      const request = entryRequest(fields);
      return addEntry(http, request, keyOf(request));
    },
    onSent({ reviewerName }) {
      clearDraft();
      bus.publish('toast', { type: 'success', message: t('staff.charity.added', { name: reviewerName }) });
      onClose();
      return queryClient.invalidateQueries({ queryKey: ['staffCharityEntries'] });
    },
  });
  return { form, sending, fieldId };
}

function EntryForm(props: Omit<EntryDialogProps, 'isOpen'>) {
  const t = useTranslate();
  const { form, sending, fieldId } = useEntryForm(props);
  const required = t('form.required');
  const field = (name: (typeof NAMES)[number]) => ({
    id: fieldId(name),
    label: t(`staff.charity.fields.${name}`),
    error: form.formState.errors[name]?.message,
  });
  return (
    <form onSubmit={sending.submit} noValidate>
      <Stack gap={4}>
        {sending.messages}
        <Field {...field('locationId')} required>
          <Select {...form.register('locationId', { required })}>
            {props.salons.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field {...field('reviewerName')} required>
          <TextInput maxLength={120} {...form.register('reviewerName', { required })} />
        </Field>
        <Field {...field('postedAt')} required>
          <TextInput type="date" max={storeDateOf(new Date())} {...form.register('postedAt', { required })} />
        </Field>
        <Field {...field('rating')} required>
          <Select {...form.register('rating')}>
            {RATINGS.map((rating) => (
              <option key={rating}>{rating}</option>
            ))}
          </Select>
        </Field>
        <Field {...field('reviewUrl')} hint={t('staff.charity.urlHint')}>
          <TextInput type="url" {...form.register('reviewUrl')} />
        </Field>
        <div>
          <Checkbox label={t('staff.charity.fields.hasComment')} {...form.register('hasComment')} />
          <Checkbox label={t('staff.charity.fields.hasPhotos')} {...form.register('hasPhotos')} />
        </div>
        <Button type="submit" busy={sending.isPending}>
          {t('staff.charity.save')}
        </Button>
      </Stack>
    </form>
  );
}
