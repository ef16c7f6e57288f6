import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMarketPolicies } from '@aksamit/module-sdk/policies';
import { useLocation } from '@aksamit/module-sdk/router';
import { useSentFiles } from '@aksamit/ui/files';
import { useEffect, useState } from 'react';
import { type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form';
import { useSendForm } from './api/forms-calls';
import type { Problem } from './check-form';
import { type FilledForm, type FormDefinition, requestOf, shownFields } from './form-definitions';
import { messagesOf } from './messages-of';
import { type Receipt, receiptOf } from './sent-form/receipt';
import type { SentForm } from './sent-form/sent-form';
import type { TypedForm } from './typed-form';
import { useFormDraft } from './use-form-draft';
import { useRefusals } from './use-refusals';
import { useTakenOver } from './use-taken-over';

/** The checks come with a schema library: a script of their own, so that the form acts without waiting for it. */
const loadChecks = () => import(/* webpackChunkName: "later-check-form" */ './check-form');

/** How long the page was open, milliseconds. */
const openFor = () => Math.round(performance.now());

/**
 * State and sending of a public form.
 * @param sent what the browser itself sent and was refused: the form begins with it
 */
export function usePublicForm(definition: FormDefinition, sent?: SentForm) {
  const http = useHttp();
  const send = useSendForm(http, definition.call);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const { fill, resolver } = useChecks(definition);
  const prefix = String(useMarketPolicies().phonePrefix);
  const [start] = useState(() => startOf(definition, prefix, sent));
  const [errors] = useState(() => errorsOf(sent?.problems ?? {}, definition));
  const form = useForm<TypedForm>({
    defaultValues: start,
    resolver,
    shouldFocusError: false,
    ...(sent ? { errors } : {}),
  });
  const values = useTypedValues(form);
  const files = useSentFiles(http);
  const draft = useFormDraft(form, definition, start.values, !sent);
  const refusals = useRefusals(definition, form, sent?.failure ?? null);

  const clear = () => {
    draft.discard();
    form.reset(startOf(definition, prefix));
    files.clear();
  };
  const submit = form.handleSubmit(async (typed) => {
    refusals.begin();
    await loadChecks().then(
      ({ untilPlausible }) => untilPlausible(openFor()),
      () => undefined,
    );
    const guard = { website: typed.website, elapsedMs: openFor() };
    await send(requestOf(definition, fill(typed, files.ids)), guard).then(
      (lead) => {
        clear();
        setReceipt(receiptOf(definition.name, lead, typed.values));
      },
      (error) => refusals.refuse(error, typed),
    );
  }, refusals.check);
  return {
    form,
    submit,
    files,
    values,
    start,
    /** The browser itself sent it, so that the server's page has all that it offers. */
    isSent: sent !== undefined,
    /** Fields that the form has with these values. */
    shown: shownFields(definition, values),
    attempt: refusals.attempt,
    failure: refusals.failure,
    /** What was typed on an earlier visit was filled in again. */
    isRestored: draft.isRestored,
    clear,
    /** Set once the form was received. */
    receipt,
    restart: () => setReceipt(null),
  };
}

export type PublicFormState = ReturnType<typeof usePublicForm>;

/** The API's checks as a resolver. Where they cannot be loaded, the API alone checks. */
function useChecks(definition: FormDefinition) {
  const t = useTranslate();
  const source = useLocation().pathname;
  useEffect(() => void loadChecks().catch(() => undefined), []);
  const fill = ({ values, agrees }: TypedForm, fileUploadIds: readonly string[] = []): FilledForm => ({
    values,
    agrees,
    fileUploadIds,
    source,
  });
  const resolver: Resolver<TypedForm> = async (typed) => {
    const checks = await loadChecks().catch(() => null);
    const problems = checks?.problemsIn(definition, fill(typed)) ?? new Map<string, Problem>();
    const messages = messagesOf(t, definition, typed.values, problems);
    return Object.keys(messages).length > 0
      ? { values: {}, errors: errorsOf(messages, definition) }
      : { values: typed, errors: {} };
  };
  return { fill, resolver };
}

/** @param prefix the phone prefix that the form begins with */
function startOf({ fields, initial }: FormDefinition, prefix: string, sent?: SentForm): TypedForm {
  const empty = Object.fromEntries(fields.map(({ name }) => [name, name === 'phonePrefix' ? prefix : '']));
  return { values: { ...empty, ...initial, ...sent?.values }, agrees: { ...sent?.agrees }, website: '' };
}

/** Messages by field or consent, as the form library keeps them. */
function errorsOf(messages: Readonly<Record<string, string>>, { consents }: FormDefinition): FieldErrors<TypedForm> {
  const of = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(
      Object.entries(messages)
        .filter(([name]) => isWanted(name))
        .map(([name, message]) => [name, { type: 'check', message }]),
    );
  const isConsent = (name: string) => consents.some((type) => type === name);
  return { values: of((name) => !isConsent(name)), agrees: of(isConsent) };
}

/**
 * Values of the fields. The first render must equal the server's; what was chosen before the scripts loaded is in the
 * form, but `useWatch` misses it.
 */
function useTypedValues({ control, getValues }: ReturnType<typeof useForm<TypedForm>>): TypedForm['values'] {
  const watched = useWatch({ control, name: 'values' });
  return useTakenOver() ? getValues('values') : watched;
}
