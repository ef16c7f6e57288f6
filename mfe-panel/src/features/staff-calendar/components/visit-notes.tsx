import type { StaffEvent, StaffEventChange } from '@aksamit/contracts/staff';
import { newIdempotencyKey, useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation } from '@aksamit/module-sdk/query';
import { Button, Notice } from '@aksamit/ui';
import { Checkbox, Field, TextArea } from '@aksamit/ui/form';
import { useState } from 'react';
import { noteVisit } from '../api/change-visit';
import { refusalOf } from '../refusal';
import { useCalendarCache } from '../use-calendar-cache';

/** Longest note that the API takes. */
const LONGEST = 500;

const MARKS = [
  { name: 'interview', at: 'interviewAt' },
  { name: 'customerCard', at: 'customerCardAt' },
  { name: 'guardianConsent', at: 'guardianConsentAt' },
] as const;

/** What staff record on a visit: marks, each stored when it is set, and a note. */
export function VisitNotes({ event }: { event: StaffEvent }) {
  const t = useTranslate();
  const http = useHttp();
  const cache = useCalendarCache(event.location.id);
  const noting = useMutation({
    mutationFn: (change: StaffEventChange) => noteVisit(http, { id: event.id, change }, newIdempotencyKey()),
    onSuccess: cache.put,
    onSettled: cache.refetch,
  });
  const shown = MARKS.filter(({ name, at }) => name !== 'guardianConsent' || event.needsGuardian || event[at] !== null);
  return (
    <section aria-label={t('staff.notes.title')}>
      <h3>{t('staff.notes.title')}</h3>
      {shown.map(({ name, at }) => (
        <Checkbox
          key={name}
          checked={noting.isPending && name in noting.variables ? noting.variables[name] === true : event[at] !== null}
          onChange={({ target }) => noting.mutate({ [name]: target.checked })}
          label={
            <>
              {t(`staff.notes.${name}`)}
              {event[at] === null ? null : <small> {formatDateTime(event[at])}</small>}
            </>
          }
        />
      ))}
      <NoteField key={event.id} event={event} isPending={noting.isPending} onSave={(note) => noting.mutate({ note })} />
      {noting.error ? (
        <Notice tone="alert" announce="assertive" style={{ marginTop: '0.5rem' }}>
          {refusalOf(noting.error, t).message}
        </Notice>
      ) : null}
    </section>
  );
}

/** Keeps what is typed while the calendar is requested again; only its own saving replaces it. */
function NoteField(props: { event: StaffEvent; isPending: boolean; onSave(note: string | null): void }) {
  const { event, isPending, onSave } = props;
  const t = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const note = typed ?? event.note ?? '';
  const isChanged = typed !== null && typed.trim() !== (event.note ?? '');
  return (
    <div style={{ display: 'grid', gap: '0.5rem', marginTop: '0.75rem' }}>
      <Field label={t('staff.notes.note')} hint={t('staff.notes.noteHint')}>
        <TextArea rows={3} maxLength={LONGEST} value={note} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      {isChanged ? (
        <Button size="sm" variant="secondary" busy={isPending} onClick={() => onSave(note.trim() || null)}>
          {t('staff.notes.save')}
        </Button>
      ) : null}
    </div>
  );
}
