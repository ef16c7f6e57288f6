import type { Lead } from '@aksamit/contracts';
import { isAppliedChange } from '@aksamit/module-sdk/api';
import { isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useSentFiles } from '@aksamit/ui/files';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSendForm } from './api/forms-calls';
import { type Consent, type FormDefinition, requestOf, shownFields } from './form-definitions';

/** What the form holds, as typed. */
export interface TypedForm {
  values: Record<string, string>;
  agrees: Partial<Record<Consent, boolean>>;
}

/** Text of a failed call without a message: the client library's own (specification, commerce core, section 8). */
function failureOf(error: unknown): 'away' | 'timeout' | 'aborted' | 'failedStatus' | 'applied' {
  if (!isHttpError(error)) return 'away';
  if (isAppliedChange(error)) return 'applied';
  if (error.status > 0) return 'failedStatus';
  return error.code === 'timeout' || error.code === 'aborted' ? error.code : 'away';
}

/**
 * State and sending of a public form. Refused fields get the API's messages; a refusal of no shown field is `failure`.
 */
export function usePublicForm(definition: FormDefinition) {
  const t = useTranslate();
  const http = useHttp();
  const send = useSendForm(http, definition.call);
  const [lead, setLead] = useState<Lead | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const empty: TypedForm = {
    values: { ...Object.fromEntries(definition.fields.map(({ name }) => [name, ''])), ...definition.initial },
    agrees: {},
  };
  const form = useForm<TypedForm>({ defaultValues: empty, shouldFocusError: false });
  const values = useTypedValues(form);
  const shown = shownFields(definition, values);
  const files = useSentFiles(http);

  const refuse = (error: unknown) => {
    const fields = isHttpError(error) ? error.fields : {};
    const known = shown.filter((field) => fields[field.name]);
    for (const field of known)
      form.setError(`values.${field.name}`, { type: 'server', message: fields[field.name] ?? '' });
    if (fields.agrees) form.setError('agrees.regulations', { type: 'server', message: fields.agrees });
    const isShown = known.length > 0 || fields.agrees !== undefined;
    const refusal = isHttpError(error) && error.status > 0 && error.status < 500 ? error.message : '';
    const message = fields.fileUploadIds ?? refusal;
    setFailure(isShown ? null : message || t(`forms.${failureOf(error)}`));
    setAttempt((previous) => previous + 1);
  };
  const submit = form.handleSubmit(
    async (typed) => {
      setFailure(null);
      await send(requestOf(definition, typed.values, typed.agrees, files.ids)).then((sent) => {
        form.reset(empty);
        files.clear();
        setLead(sent);
      }, refuse);
    },
    () => {
      setFailure(null);
      setAttempt((previous) => previous + 1);
    },
  );
  return {
    form,
    submit,
    files,
    values,
    /** Fields that the form has with these values. */
    shown,
    attempt,
    failure,
    /** Set once the form was received. */
    lead,
    restart: () => setLead(null),
  };
}

export type PublicFormState = ReturnType<typeof usePublicForm>;

/**
 * Values of the fields. The first render must equal the server's; what was chosen before the scripts loaded is in the
 * form, but `useWatch` misses it.
 */
function useTypedValues({ control, getValues }: ReturnType<typeof useForm<TypedForm>>): TypedForm['values'] {
  const watched = useWatch({ control, name: 'values' });
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => setTakenOver(true), []);
  return isTakenOver ? getValues('values') : watched;
}
