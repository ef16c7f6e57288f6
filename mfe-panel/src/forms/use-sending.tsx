import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation } from '@aksamit/module-sdk/query';
import { type ReactNode, type SubmitEventHandler, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { messageOfError } from '../requests/message-of-error';
import { type FormFailure, formFailure } from './form-failure';
import { FormMessages } from './form-messages';
import { useOneAtATime } from './use-press-once';

export interface SendingOptions<Fields extends FieldValues, Answer> {
  form: UseFormReturn<Fields>;
  /** The form's controls in their order; the API's refusals are shown at them. */
  names: readonly Path<Fields>[];
  /** Name of a control to its id. */
  fieldId: (name: string) => string;
  /** Maps the name of a control to its label, as the error summary shows it. */
  labelOf: (name: string) => string;
  send: (fields: Fields) => Promise<Answer>;
  onSent: (answer: Answer) => unknown;
  /** The form's own texts for a refusal, at its fields, instead of the API's. */
  ownWords?: (failure: FormFailure) => Readonly<Record<string, string>> | undefined;
  /** True for a refusal that the form itself handles: no message is shown here. */
  isHandled?: (failure: FormFailure) => boolean;
}

export interface Sending {
  /** For the form's onSubmit. */
  submit: SubmitEventHandler<HTMLFormElement>;
  isPending: boolean;
  /** Last refusal. */
  failure: FormFailure | null;
  /** What is wrong, over the form. */
  messages: ReactNode;
}

/** Sends a form: its own errors and the API's are shown at the fields and summed up above them. */
export function useSending<Fields extends FieldValues, Answer>(options: SendingOptions<Fields, Answer>): Sending {
  const { form, names, fieldId, labelOf, send, onSent, ownWords, isHandled } = options;
  const t = useTranslate();
  const [attempt, setAttempt] = useState(0);
  const countAttempt = () => setAttempt((previous) => previous + 1);
  const turn = useOneAtATime();
  const sending = useMutation({
    mutationFn: send,
    onSuccess: onSent,
    onSettled: turn.free,
    onError: (error) => {
      const refusal = formFailure(error, names);
      const fields = ownWords?.(refusal) ?? refusal.fields;
      for (const name of names) {
        const message = fields[name];
        if (message) form.setError(name, { type: 'server', message });
      }
      countAttempt();
    },
  });
  const failure = sending.error ? formFailure(sending.error, names) : null;
  const isShown =
    failure === null || failure.messageKey === null || isHandled?.(failure) || ownWords?.(failure) !== undefined;
  const messageOf = (key: string) => (key === 'unknown' ? messageOfError(sending.error, t) : t(`failures.${key}`));
  const errors = names.map((name) => {
    const { error } = form.getFieldState(name, form.formState);
    return [name, error?.message ? `${labelOf(name)}: ${error.message}` : undefined] as const;
  });
  return {
    submit: form.handleSubmit((fields) => {
      if (turn.take()) sending.mutate(fields);
    }, countAttempt),
    isPending: sending.isPending,
    failure,
    messages: (
      <FormMessages
        errors={Object.fromEntries(errors)}
        fieldId={fieldId}
        attempt={attempt}
        message={isShown || !failure?.messageKey ? null : messageOf(failure.messageKey)}
      />
    ),
  };
}
