import type { DeskCase } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useQueryClient } from '@aksamit/module-sdk/query';
import { Button, Card, Heading, Stack, Text } from '@aksamit/ui';
import { Field, TextArea } from '@aksamit/ui/form';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { draftOver, useFormDraft } from '../../../drafts/use-form-draft';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { useSending } from '../../../forms/use-sending';
import { addNote } from '../api/case-notes';
import type { CaseAddress } from '../api/change-case';
import { LongText } from './case-style';

interface NoteFields {
  note: string;
}

/** The API's most. */
const LONGEST = 2000;
const NAMES = ['note'] as const;

export interface CaseNotesProps {
  address: CaseAddress;
  lead: DeskCase;
  userId: string;
}

/** What colleagues wrote down about a form, and a field for more. The sender never sees it. */
export function CaseNotes({ address, lead, userId }: CaseNotesProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const notes = lead.notes ?? [];
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t('staff.desk.notes.title')}
        </Heading>
        {notes.length === 0 ? (
          <Text size="sm" tone="muted">
            {t('staff.desk.notes.none')}
          </Text>
        ) : (
          <ul>
            {notes.map(({ id, note, at, by }) => (
              <li key={id}>
                <LongText>{note}</LongText>
                <Text size="sm" tone="muted">
                  {t('staff.desk.notes.by', {
                    name: by.name ?? t('staff.desk.notes.noName'),
                    time: formatDateTime(at, locale),
                  })}
                </Text>
              </li>
            ))}
          </ul>
        )}
        <NoteForm address={address} userId={userId} />
      </Stack>
    </Card>
  );
}

function NoteForm({ address, userId }: Omit<CaseNotesProps, 'lead'>) {
  const t = useTranslate();
  const http = useHttp();
  const queryClient = useQueryClient();
  const keyOf = useAttemptKey();
  const id = useId();
  const draft = `staffNote-${address.id}`;
  const form = useForm<NoteFields>({ defaultValues: draftOver(draft, userId, { note: '' }) });
  const clearDraft = useFormDraft(form, { name: draft, userId });
  const sending = useSending<NoteFields, DeskCase>({
    form,
    names: NAMES,
    fieldId: () => id,
    labelOf: () => t('staff.desk.notes.note'),
    send({ note }) {
      const request = { ...address, note: note.trim() };
      return addNote(http, request, keyOf(request));
    },
    onSent(lead) {
      form.reset({ note: '' });
      clearDraft();
      queryClient.setQueryData(['staffDeskCase', address.desk, address.id], lead);
    },
  });
  return (
    <form onSubmit={sending.submit} noValidate>
      <Stack gap={3}>
        {sending.messages}
        <Field
          id={id}
          label={t('staff.desk.notes.note')}
          hint={t('staff.desk.notes.hint')}
          error={form.formState.errors.note?.message}
          required
        >
          <TextArea
            rows={3}
            maxLength={LONGEST}
            {...form.register('note', { validate: (note) => note.trim() !== '' || t('form.required') })}
          />
        </Field>
        <Button type="submit" variant="secondary" busy={sending.isPending}>
          {t('staff.desk.notes.add')}
        </Button>
      </Stack>
    </form>
  );
}
