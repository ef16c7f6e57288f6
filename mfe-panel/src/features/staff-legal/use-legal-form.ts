import type { LegalDocument } from '@aksamit/contracts/staff';
import { useBus } from '@aksamit/module-sdk/bus';
import { isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useMutation, useQueryClient } from '@aksamit/module-sdk/query';
import { useState } from 'react';
import type { z } from 'zod';
import { clearDraft } from '../../drafts/form-draft';
import { useAttemptKey } from '../../forms/use-attempt-key';
import { useOneAtATime } from '../../forms/use-press-once';
import { messageOfError } from '../../requests/message-of-error';
import { errorsOfIssues, errorsOfRefusal, type FieldErrors } from '../../staff-kit/record-form/field-errors';
import { type FormFields, formOfRecord, recordOfForm } from '../../staff-kit/record-form/form-values';
import { isSame, useDraftedForm } from '../../staff-kit/record-form/use-drafted-form';
import { changeDocument, legalKey } from './api/legal-calls';
import { comparedText, legalControl, legalTextSchema } from './legal-text';

type LegalText = z.output<typeof legalTextSchema>;
interface Sent {
  fields: FormFields;
  text: LegalText;
  version: number;
}

const withVersion = (fields: FormFields, version: number): FormFields => ({ ...fields, version: String(version) });

/** The form of a draft: what is typed is stored in the tab until the API has it; the version is a field of it. */
export function useLegalForm(document: LegalDocument, userId: string) {
  const t = useTranslate();
  const { locale } = usePageContext();
  const toForm = (shown: LegalDocument) =>
    withVersion(formOfRecord(legalControl, comparedText(shown), locale), shown.version);
  const [original, setOriginal] = useState(() => toForm(document));
  const name = `staffLegal:${document.id}`;
  const state = useDraftedForm(original, { name, userId });
  const { form, setChanged, setErrors } = state;
  const [attempt, setAttempt] = useState(0);
  const [message, setMessage] = useState<string | null>(null);
  const [isBehind, setBehind] = useState(false);
  const refuse = (errors: FieldErrors, text: string | null) => {
    setErrors(errors);
    setMessage(text);
    setAttempt((count) => count + 1);
  };
  const show = (fields: FormFields) => {
    setOriginal(fields);
    form.reset(fields);
    refuse({}, null);
    setBehind(false);
    setChanged(false);
    clearDraft(name);
  };
  const saving = useSaving(document.id, {
    onSaved(sent, saved) {
      setOriginal(withVersion(sent.fields, saved.version));
      form.setValue('version', String(saved.version));
      const isSaved = isSame(withVersion(form.getValues() as FormFields, 0), withVersion(sent.fields, 0));
      setChanged(!isSaved);
      if (isSaved) clearDraft(name);
    },
    onRefused(error, sent) {
      const wasChanged = isHttpError(error) && error.code === 'document_changed';
      setBehind(wasChanged);
      if (wasChanged) return;
      const { errors, rest } = isHttpError(error)
        ? errorsOfRefusal(legalControl, error, sent.text)
        : { errors: {}, rest: [] };
      refuse(errors, rest.length > 0 || Object.keys(errors).length > 0 ? rest.join(' ') : messageOfError(error, t));
    },
  });
  const typed = () => recordOfForm(legalControl, form.getValues() as FormFields);
  const save = (version = Number(form.getValues('version'))) => {
    const input = typed();
    const checked = legalTextSchema.safeParse(input);
    if (!checked.success) return refuse(errorsOfIssues(legalControl, { issues: checked.error.issues, input }, t), null);
    refuse({}, null);
    setBehind(false);
    saving.send({ fields: structuredClone(form.getValues()) as FormFields, text: checked.data, version });
  };
  return {
    ...state,
    attempt,
    message,
    isBehind,
    typed,
    save,
    isPending: saving.isPending,
    adopt: (shown: LegalDocument) => show(toForm(shown)),
    discard: () => show(original),
  };
}
export type LegalFormState = ReturnType<typeof useLegalForm>;

interface Answers {
  onSaved(sent: Sent, saved: LegalDocument): void;
  onRefused(error: unknown, sent: Sent): void;
}

function useSaving(id: string, { onSaved, onRefused }: Answers) {
  const t = useTranslate();
  const bus = useBus();
  const http = useHttp();
  const queryClient = useQueryClient();
  const keyOf = useAttemptKey();
  const turn = useOneAtATime();
  const saving = useMutation({
    mutationFn({ text, version }: Sent) {
      const body = { ...text, version };
      return changeDocument(http, { id, body }, keyOf(body));
    },
    onSuccess(saved, sent) {
      onSaved(sent, saved);
      bus.publish('toast', { type: 'success', message: t('staff.legal.saved') });
    },
    onError: onRefused,
    onSettled() {
      turn.free();
      return queryClient.invalidateQueries({ queryKey: legalKey });
    },
  });
  return {
    isPending: saving.isPending,
    send: (sent: Sent) => {
      if (turn.take()) saving.mutate(sent);
    },
  };
}
