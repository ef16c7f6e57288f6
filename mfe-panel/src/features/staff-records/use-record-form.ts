import { changeOf } from '@aksamit/contracts/staff';
import { useBus } from '@aksamit/module-sdk/bus';
import { isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { type Translate, useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useMutation, useQueryClient } from '@aksamit/module-sdk/query';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { clearDraft } from '../../drafts/form-draft';
import { useAttemptKey } from '../../forms/use-attempt-key';
import { useOneAtATime } from '../../forms/use-press-once';
import { messageOfError } from '../../requests/message-of-error';
import { errorsOfIssues, errorsOfRefusal, type FieldErrors } from '../../staff-kit/record-form/field-errors';
import { type FormFields, formOfRecord, recordOfForm } from '../../staff-kit/record-form/form-values';
import { isSame, useDraftedForm } from '../../staff-kit/record-form/use-drafted-form';
import type { StoredRecord } from './api/record-calls';
import { recordKey } from './api/record-queries';
import type { StaffRecordKind } from './record-kind';

export interface RecordFormOptions {
  kind: StaffRecordKind;
  /** Null: a new one. */
  record: StoredRecord | null;
  /** Values of a new one. */
  initial: Readonly<Record<string, unknown>>;
  /** Name of a new one's draft. */
  draft?: string | undefined;
  userId: string;
  onAdded(record: StoredRecord): void;
}

/** Name of what is typed and not stored yet. @param id undefined: of a new record */
export const draftNameOf = (slug: string, id: string | undefined): string => `staffRecord:${slug}:${id ?? 'new'}`;

/** Fields that differ from those that the form began with, without those that cannot change. */
function changedFields(kind: StaffRecordKind, fields: Record<string, unknown>, before: Record<string, unknown>) {
  const names = [...kind.control.fields.keys()].filter((name) => !kind.fixed.includes(name));
  return Object.fromEntries(
    names.flatMap((name) => (isSame(fields[name], before[name]) ? [] : [[name, fields[name]]])),
  );
}

/** The contract's schema of a change: any of the fields that can change. */
function changeSchema({ input, fixed }: StaffRecordKind) {
  return changeOf(
    z.strictObject(Object.fromEntries(Object.entries(input.shape).filter(([name]) => !fixed.includes(name)))),
  );
}

/** The form of a record: checked by the contract's schema, sent once, refusals at their fields. */
export function useRecordForm({ kind, record, initial, draft, userId, onAdded }: RecordFormOptions) {
  const t = useTranslate();
  const bus = useBus();
  const { locale } = usePageContext();
  const toForm = (fields: Readonly<Record<string, unknown>>) => formOfRecord(kind.control, fields, locale);
  const [original, setOriginal] = useState(() => toForm(record ?? initial));
  const draftName = draftNameOf(kind.slug, record?.id ?? draft);
  const { form, isChanged, setChanged, errors, setErrors, isDraft } = useDraftedForm(original, {
    name: draftName,
    userId,
  });
  const [attempt, setAttempt] = useState(0);
  const [message, setMessage] = useState<string | null>(null);
  const restart = (fields: FormFields) => {
    setOriginal(fields);
    form.reset(fields);
    clearDraft(draftName);
    setChanged(false);
    setErrors({});
    setMessage(null);
  };
  const refuse = (refusal: { errors: FieldErrors; message: string | null }) => {
    setErrors(refusal.errors);
    setMessage(refusal.message);
    setAttempt((count) => count + 1);
  };
  // What the last save replaced.
  const [replaced, setReplaced] = useState<Record<string, unknown> | null>(null);
  const { send, isPending } = useSaving({
    kind,
    record,
    onRefused: (error) => refuse(refusalOf(kind, error, t)),
    onSaved(saved, sent) {
      setReplaced(record ? formerOf(recordOfForm(kind.control, original), sent) : null);
      restart(toForm(saved));
      if (!record) onAdded(saved);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fields = recordOfForm(kind.control, form.getValues());
    const input = record ? changedFields(kind, fields, recordOfForm(kind.control, original)) : fields;
    if (record && Object.keys(input).length === 0) {
      bus.publish('toast', { type: 'info', message: t('staff.records.nothingToSave') });
      return;
    }
    const checked = (record ? changeSchema(kind) : kind.input).safeParse(input);
    if (checked.success) send(checked.data);
    else refuse({ errors: errorsOfIssues(kind.control, { issues: checked.error.issues, input }, t), message: null });
  };
  const undo = replaced && !isChanged ? () => send(replaced) : undefined;
  const discard = () => restart(original);
  return { form, errors, attempt, message, submit, isPending, isChanged, isDraft, discard, undo };
}

/** The values that fields had before they were sent. */
const formerOf = (before: Record<string, unknown>, sent: object) =>
  Object.fromEntries(Object.keys(sent).map((name) => [name, before[name]]));

function refusalOf(kind: StaffRecordKind, error: unknown, t: Translate) {
  const { errors, rest } = isHttpError(error) ? errorsOfRefusal(kind.control, error) : { errors: {}, rest: [] };
  const hasErrors = Object.keys(errors).length > 0;
  const others = rest.length > 0 ? rest.join(' ') : null;
  return { errors, message: hasErrors ? others : (others ?? messageOfError(error, t)) };
}

interface Saving {
  kind: StaffRecordKind;
  record: StoredRecord | null;
  /** @param sent the fields that were sent */
  onSaved(saved: StoredRecord, sent: object): void;
  onRefused(error: unknown): void;
}

/** Sends a new record or a change of one, each content once. */
function useSaving({ kind, record, onSaved, onRefused }: Saving) {
  const t = useTranslate();
  const bus = useBus();
  const http = useHttp();
  const queryClient = useQueryClient();
  const keyOf = useAttemptKey();
  const turn = useOneAtATime();
  const saving = useMutation({
    mutationFn: (body: object) =>
      record ? kind.calls.change(http, { id: record.id, body }, keyOf(body)) : kind.calls.add(http, body, keyOf(body)),
    onSuccess(saved, sent) {
      queryClient.setQueryData([...recordKey(kind.slug), 'one', saved.id], saved);
      void queryClient.invalidateQueries({ queryKey: [...recordKey(kind.slug), 'list'] });
      bus.publish('toast', { type: 'success', message: t('staff.records.saved') });
      onSaved(saved, sent);
    },
    onError: onRefused,
    onSettled: turn.free,
  });
  return {
    isPending: saving.isPending,
    send: (body: object) => {
      if (turn.take()) saving.mutate(body);
    },
  };
}
