import type { StaffEvent, StaffEventChange } from '@aksamit/contracts/staff';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Notice } from '@aksamit/ui';
import { Checkbox, Field, TextArea } from '@aksamit/ui/form';
import { useState } from 'react';
import { changedVisit, refusalOf } from '../refusal';
import { type Noting, useNoting } from '../use-noting';
import type { VisitChanges } from '../use-visit-changes';

/** Longest note that the API takes. */
const LONGEST = 500;

const MARKS = [
  { name: 'interview', at: 'interviewAt' },
  { name: 'customerCard', at: 'customerCardAt' },
  { name: 'guardianConsent', at: 'guardianConsentAt' },
] as const;

/** What staff record on a visit: marks, each stored when it is set, and a note. */
export function VisitNotes({ event, changes }: { event: StaffEvent; changes: VisitChanges }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const noting = useNoting(changes);
  /** Marks as they were pressed, until they are stored. The mutation's own state comes a moment after React has put the box back. */
  const [pressed, setPressed] = useState<StaffEventChange>({});
  const press = (change: StaffEventChange) => {
    setPressed((before) => ({ ...before, ...change }));
    noting.mutate({ event, change }, { onSettled: () => setPressed({}) });
  };
  const shown = MARKS.filter(({ name, at }) => name !== 'guardianConsent' || event.needsGuardian || event[at] !== null);
  return (
    <section aria-label={t('staff.notes.title')}>
      <h3>{t('staff.notes.title')}</h3>
      {shown.map(({ name, at }) => (
        <Checkbox
          key={name}
          checked={pressed[name] ?? event[at] !== null}
          onChange={({ target }) => press({ [name]: target.checked })}
          label={
            <>
              {t(`staff.notes.${name}`)}
              {event[at] === null ? null : <small> {formatDateTime(event[at], locale)}</small>}
            </>
          }
        />
      ))}
      <NoteField key={event.id} event={event} isPending={noting.isPending} onSave={noting.mutate} />
      {noting.error && !changedVisit(noting.error) ? (
        <Notice tone="alert" announce="assertive" style={{ marginTop: '0.5rem' }}>
          {refusalOf(noting.error, t).message}
        </Notice>
      ) : null}
    </section>
  );
}

/** Keeps what is typed while the calendar is requested again; only its own saving replaces it. */
function NoteField(props: { event: StaffEvent; isPending: boolean; onSave(noting: Noting): void }) {
  const { event, isPending, onSave } = props;
  const t = useTranslate();
  /** With the visit as it was when somebody began to type: a colleague's note since then is a conflict. */
  const [typed, setTyped] = useState<{ note: string; seen: StaffEvent } | null>(null);
  const note = typed?.note ?? event.note ?? '';
  const isChanged = typed !== null && note.trim() !== (event.note ?? '');
  const save = () =>
    onSave({
      event: typed?.seen ?? event,
      change: { note: note.trim() || null },
      onStored: () => setTyped((latest) => (latest?.note === note ? null : latest)),
      onConflict: (now) => setTyped((latest) => latest && { ...latest, seen: now }),
    });
  return (
    <div style={{ display: 'grid', gap: '0.5rem', marginTop: '0.75rem' }}>
      <Field label={t('staff.notes.note')} hint={t('staff.notes.noteHint')}>
        <TextArea
          rows={3}
          maxLength={LONGEST}
          value={note}
          onChange={({ target }) => setTyped({ note: target.value, seen: typed?.seen ?? event })}
        />
      </Field>
      {isChanged ? (
        <Button size="sm" variant="secondary" busy={isPending} onClick={save}>
          {t('staff.notes.save')}
        </Button>
      ) : null}
    </div>
  );
}
