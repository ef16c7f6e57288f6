import { isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useMutation, useQueryClient } from '@aksamit/module-sdk/query';
import { type FormEvent, useState } from 'react';
import { clearDraft } from '../../drafts/form-draft';
import { useAttemptKey } from '../../forms/use-attempt-key';
import { useOneAtATime } from '../../forms/use-press-once';
import { messageOfError } from '../../requests/message-of-error';
import { errorsOfIssues, errorsOfRefusal } from '../../staff-kit/record-form/field-errors';
import { type FormFields, formOfRecord, recordOfForm } from '../../staff-kit/record-form/form-values';
import { useDraftedForm } from '../../staff-kit/record-form/use-drafted-form';
import { addPage, type NewPage, pagesKey } from './api/page-calls';
import { newPageControl, newPageInitial, newPageSchema } from './new-page';

const DRAFT = 'staffPage:new';

/** The form of a new page. @param onAdded receives its id */
export function useNewPage(userId: string, onAdded: (id: string) => void) {
  const t = useTranslate();
  const http = useHttp();
  const queryClient = useQueryClient();
  const { locale } = usePageContext();
  const [original] = useState(() => formOfRecord(newPageControl, newPageInitial, locale));
  const state = useDraftedForm(original, { name: DRAFT, userId });
  const { form, setErrors, setChanged } = state;
  const [attempt, setAttempt] = useState(0);
  const [message, setMessage] = useState<string | null>(null);
  const keyOf = useAttemptKey();
  const turn = useOneAtATime();
  const refuse = (errors: Parameters<typeof setErrors>[0], text: string | null) => {
    setErrors(errors);
    setMessage(text);
    setAttempt((count) => count + 1);
  };
  const adding = useMutation({
    mutationFn: (page: NewPage) => addPage(http, page, keyOf(page)),
    onSuccess(id) {
      clearDraft(DRAFT);
      setChanged(false);
      void queryClient.invalidateQueries({ queryKey: pagesKey });
      onAdded(id);
    },
    onError(error) {
      const { errors, rest } = isHttpError(error) ? errorsOfRefusal(newPageControl, error) : { errors: {}, rest: [] };
      const isAtFields = Object.keys(errors).length > 0;
      refuse(errors, rest.length > 0 ? rest.join(' ') : isAtFields ? null : messageOfError(error, t));
    },
    onSettled: turn.free,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = recordOfForm(newPageControl, form.getValues() as FormFields);
    const checked = newPageSchema.safeParse(input);
    if (!checked.success)
      return refuse(errorsOfIssues(newPageControl, { issues: checked.error.issues, input }, t), null);
    refuse({}, null);
    if (turn.take()) adding.mutate({ ...checked.data, sections: { pl: [], en: [] } });
  };
  const discard = () => {
    form.reset(original);
    clearDraft(DRAFT);
    setChanged(false);
    refuse({}, null);
  };
  return { ...state, attempt, message, submit, isPending: adding.isPending, discard };
}
