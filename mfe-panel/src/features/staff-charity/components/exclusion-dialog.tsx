import type { CharityEntry } from '@aksamit/contracts/staff';
import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQueryClient } from '@aksamit/module-sdk/query';
import { Button, Dialog, Stack } from '@aksamit/ui';
import { Field, TextInput } from '@aksamit/ui/form';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { useSending } from '../../../forms/use-sending';
import { changeEntry } from '../api/charity';

export interface ExclusionDialogProps {
  /** Null: closed. */
  entry: CharityEntry | null;
  onClose(): void;
}

/** Leaves an entry out of the month's sum, with the reason. */
export function ExclusionDialog({ entry, onClose }: ExclusionDialogProps) {
  const t = useTranslate();
  const title = t('staff.charity.excludeNamed', { name: entry?.reviewerName ?? '' });
  return (
    <Dialog open={entry !== null} title={title} closeLabel={t('staff.close')} onClose={onClose}>
      {entry ? <ReasonForm entry={entry} onClose={onClose} /> : null}
    </Dialog>
  );
}

interface ReasonFields {
  reason: string;
}

const NAMES = ['reason'] as const;
/** The API's most. */
const LONGEST = 300;

function ReasonForm({ entry, onClose }: { entry: CharityEntry; onClose(): void }) {
  const t = useTranslate();
  const http = useHttp();
  const bus = useBus();
  const queryClient = useQueryClient();
  const keyOf = useAttemptKey();
  const id = useId();
  const form = useForm<ReasonFields>({ defaultValues: { reason: '' } });
  const required = t('form.required');
  const sending = useSending<ReasonFields, CharityEntry>({
    form,
    names: NAMES,
    fieldId: () => id,
    labelOf: () => t('staff.charity.reason'),
    send({ reason }) {
      const request = { id: entry.id, body: { status: 'disqualified' as const, reason: reason.trim() } };
      return changeEntry(http, request, keyOf(request));
    },
    onSent({ reviewerName }) {
      bus.publish('toast', { type: 'success', message: t('staff.charity.excluded', { name: reviewerName }) });
      onClose();
      return queryClient.invalidateQueries({ queryKey: ['staffCharityEntries'] });
    },
  });
  return (
    <form onSubmit={sending.submit} noValidate>
      <Stack gap={4}>
        {sending.messages}
        <Field label={t('staff.charity.reason')} id={id} error={form.formState.errors.reason?.message} required>
          <TextInput
            maxLength={LONGEST}
            {...form.register('reason', { validate: (reason) => reason.trim() !== '' || required })}
          />
        </Field>
        <Button type="submit" busy={sending.isPending}>
          {t('staff.charity.exclude')}
        </Button>
      </Stack>
    </form>
  );
}
