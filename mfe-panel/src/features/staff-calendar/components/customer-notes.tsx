import type { CustomerNote } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useQueryClient } from '@aksamit/module-sdk/query';
import { Button, Dialog, Text } from '@aksamit/ui';
import { Field, TextArea } from '@aksamit/ui/form';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { draftOver, useFormDraft } from '../../../drafts/use-form-draft';
import { ConfirmQuestion } from '../../../forms/confirm-question';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { useSending } from '../../../forms/use-sending';
import { addNote, cardQuery, deleteNote } from '../api/customer-card';
import { FoundList } from './panel-style';

/** Longest note that the API takes. */
const LONGEST = 500;
/** Roles with the right to delete notes. The API enforces it. */
const DELETING_ROLES: readonly string[] = ['manager', 'admin'];

export interface CustomerNotesProps {
  visitId: string;
  userId: string;
  role: string;
  notes: readonly CustomerNote[];
}

/** What colleagues wrote down about the customer, and a field for one more. */
export function CustomerNotes({ notes, role, ...props }: CustomerNotesProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const [deleted, setDeleted] = useState<CustomerNote | null>(null);
  return (
    <section aria-label={t('staff.card.notes')}>
      <h3>{t('staff.card.notes')}</h3>
      <NoteForm {...props} />
      <FoundList>
        {notes.map((note) => (
          <li key={note.id}>
            <span style={{ whiteSpace: 'pre-line' }}>{note.text}</span>
            <Text size="sm" tone="muted">
              {[
                note.author ?? t('staff.card.formerColleague'),
                formatDateTime(note.writtenAt, locale),
                note.location.name,
              ].join(' · ')}
            </Text>
            {DELETING_ROLES.includes(role) ? (
              <Button
                size="sm"
                variant="secondary"
                aria-label={t('staff.card.deleteNamed', { at: formatDateTime(note.writtenAt, locale) })}
                onClick={() => setDeleted(note)}
              >
                {t('staff.card.delete')}
              </Button>
            ) : null}
          </li>
        ))}
      </FoundList>
      <DeleteDialog note={deleted} onClose={() => setDeleted(null)} />
    </section>
  );
}

function NoteForm({ visitId, userId }: Pick<CustomerNotesProps, 'visitId' | 'userId'>) {
  const t = useTranslate();
  const http = useHttp();
  const queryClient = useQueryClient();
  const fieldId = useId();
  const keyOf = useAttemptKey();
  const draft = `staffCustomerNote-${visitId}`;
  const form = useForm<{ text: string }>({ defaultValues: draftOver(draft, userId, { text: '' }) });
  const clearDraft = useFormDraft(form, { name: draft, userId });
  const sending = useSending<{ text: string }, CustomerNote>({
    form,
    names: ['text'],
    fieldId: () => fieldId,
    labelOf: () => t('staff.card.newNote'),
    send: ({ text }) => addNote(http, { visitId, text: text.trim() }, keyOf([visitId, text])),
    onSent(note) {
      clearDraft();
      form.reset({ text: '' });
      const { queryKey } = cardQuery(http, visitId);
      queryClient.setQueryData(queryKey, (card) => card && { ...card, notes: [note, ...card.notes] });
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return (
    <form onSubmit={sending.submit} noValidate style={{ display: 'grid', gap: '0.5rem' }}>
      {sending.messages}
      <Field
        label={t('staff.card.newNote')}
        id={fieldId}
        hint={t('staff.notes.noteHint')}
        error={form.formState.errors.text?.message}
      >
        <TextArea
          rows={2}
          maxLength={LONGEST}
          {...form.register('text', { validate: (text) => text.trim() !== '' || t('form.required') })}
        />
      </Field>
      <Button type="submit" size="sm" variant="secondary" busy={sending.isPending}>
        {t('staff.card.addNote')}
      </Button>
    </form>
  );
}

/** A deleted note cannot be brought back: so it is confirmed. */
function DeleteDialog({ note, onClose }: { note: CustomerNote | null; onClose(): void }) {
  const t = useTranslate();
  const http = useHttp();
  return (
    <Dialog open={note !== null} title={t('staff.card.deleteTitle')} closeLabel={t('staff.close')} onClose={onClose}>
      {note ? (
        <ConfirmQuestion
          words={{
            confirm: t('staff.card.deleteConfirm'),
            keep: t('staff.card.deleteKeep'),
            done: t('staff.card.deleteDone'),
          }}
          send={(key) => deleteNote(http, note.id, key)}
          onClose={onClose}
        >
          <Text>{note.text}</Text>
        </ConfirmQuestion>
      ) : null}
    </Dialog>
  );
}
