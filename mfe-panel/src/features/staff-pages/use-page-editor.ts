import type { StaffPageContent, StaffPageDraft } from '@aksamit/contracts/staff';
import { useBus } from '@aksamit/module-sdk/bus';
import { isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { type Translate, useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation, useQueryClient } from '@aksamit/module-sdk/query';
import { useState } from 'react';
import { useAttemptKey } from '../../forms/use-attempt-key';
import { useOneAtATime } from '../../forms/use-press-once';
import { messageOfError } from '../../requests/message-of-error';
import { errorsOfIssues, errorsOfRefusal, type FieldErrors } from '../../staff-kit/record-form/field-errors';
import type { FormFields } from '../../staff-kit/record-form/form-values';
import { type EditedPage, type Publication, pagesKey, publishPage, saveDraft } from './api/page-calls';
import { contentOfForm, editedContent, pageControl } from './page-content';
import { usePageForm } from './use-page-form';

/** What is done with what is typed. */
export type PageAction = { kind: 'save' } | ({ kind: 'publish' } & Omit<Publication, 'version'>);

/** Somebody else changed the page after it was opened here. */
export interface Conflict {
  version: number;
  editedBy: string | null;
  action: PageAction;
}

interface Sent {
  action: PageAction;
  fields: FormFields;
  /** Null: nothing was changed, the stored draft is published as it is. */
  content: StaffPageContent | null;
  version: number;
}

function conflictOf(error: unknown, action: PageAction): Conflict | null {
  if (!isHttpError(error) || error.status !== 409) return null;
  const { version, editedBy } = error.details;
  return typeof version === 'number'
    ? { version, editedBy: typeof editedBy === 'string' ? editedBy : null, action }
    : null;
}

function refusalOf(error: unknown, input: unknown, t: Translate) {
  if (!isHttpError(error)) return { errors: {}, message: messageOfError(error, t) };
  const { errors, rest } = errorsOfRefusal(pageControl, error, input, 'content');
  const isAtFields = Object.keys(errors).length > 0;
  return { errors, message: rest.length > 0 ? rest.join(' ') : isAtFields ? null : messageOfError(error, t) };
}

/** The editor of a page: what is typed is a draft of the tab until it is stored as the page's, and published. */
export function usePageEditor(edited: EditedPage, userId: string) {
  const t = useTranslate();
  const http = useHttp();
  const state = usePageForm(edited, userId);
  const { form, stored, setErrors } = state;
  const [attempt, setAttempt] = useState(0);
  const [message, setMessage] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { id } = edited.page;
  const refuse = (refusal: { errors: FieldErrors; message: string | null }) => {
    setErrors(refusal.errors);
    setMessage(refusal.message);
    setAttempt((count) => count + 1);
  };
  const sending = useSending(id, {
    onStored: state.keep,
    onRefused(error, { action, content }) {
      const clash = conflictOf(error, action);
      setConflict(clash);
      if (!clash) refuse(refusalOf(error, content, t));
    },
  });
  /** What is typed; null where it is refused, with the reasons at its fields. */
  const check = (): StaffPageContent | null => {
    const checked = contentOfForm(form.getValues() as FormFields);
    if ('issues' in checked) {
      refuse({ errors: errorsOfIssues(pageControl, checked, t), message: null });
      return null;
    }
    setErrors({});
    setMessage(null);
    return checked.content;
  };
  const act = (action: PageAction, version = Number(form.getValues('version'))) => {
    const fields = structuredClone(form.getValues()) as FormFields;
    const content = check();
    setConflict(null);
    if (!content) return;
    const isSent = state.isChanged || action.kind === 'save' || version !== stored.version;
    sending.send({ action, fields, content: isSent ? content : null, version });
  };
  const adopt: typeof state.adopt = (content, next) => {
    state.adopt(content, next);
    setConflict(null);
    setMessage(null);
  };
  return {
    ...state,
    adopt,
    attempt,
    message,
    conflict,
    isPending: sending.isPending,
    act,
    check,
    /** A call with what is typed was refused. */
    refuse: (error: unknown, content: StaffPageContent) => refuse(refusalOf(error, content, t)),
    /** Writes over what somebody else stored. */
    overwrite: ({ action, version }: Conflict) => act(action, version),
    /** Removes the stored draft: the page as visitors see it is edited again. */
    async throwAway(page: EditedPage['page'], idempotencyKey: string) {
      const body = { version: stored.version, content: null };
      adopt(editedContent(page), await saveDraft(http, { id, body, idempotencyKey }));
    },
  };
}
export type PageEditorState = ReturnType<typeof usePageEditor>;

interface Answers {
  onStored(fields: FormFields, draft: StaffPageDraft): void;
  onRefused(error: unknown, sent: Sent): void;
}

/** Stores the draft, then publishes it where that is wanted: a publication that is refused leaves a stored draft. */
function useSending(id: string, { onStored, onRefused }: Answers) {
  const t = useTranslate();
  const bus = useBus();
  const http = useHttp();
  const queryClient = useQueryClient();
  const saveKey = useAttemptKey();
  const publishKey = useAttemptKey();
  const turn = useOneAtATime();
  const sending = useMutation({
    async mutationFn({ action, fields, content, version }: Sent) {
      let current = version;
      if (content) {
        const body = { version, content };
        const saved = await saveDraft(http, { id, body, idempotencyKey: saveKey(body) });
        onStored(fields, saved);
        current = saved.version;
      }
      if (action.kind === 'save') return;
      const { when, publishAt } = action;
      const body = { version: current, when, ...(publishAt === undefined ? {} : { publishAt }) };
      onStored(fields, await publishPage(http, { id, body, idempotencyKey: publishKey(body) }));
    },
    onSuccess(_, { action }) {
      const done = action.kind === 'save' ? 'saved' : action.when;
      bus.publish('toast', { type: 'success', message: t(`staff.sitePages.done.${done}`) });
    },
    onError: onRefused,
    onSettled() {
      turn.free();
      return queryClient.invalidateQueries({ queryKey: pagesKey });
    },
  });
  return {
    isPending: sending.isPending,
    send: (sent: Sent) => {
      if (turn.take()) sending.mutate(sent);
    },
  };
}
