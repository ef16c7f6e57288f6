import { createDraftStore } from '@aksamit/module-sdk/drafts';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormDefinition, FormValues } from './form-definitions';
import type { TypedForm } from './typed-form';

/** A visitor who returns the next day starts with an empty form. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;
const drafts = createDraftStore({ prefix: 'formDraft:', storage: () => localStorage, lifetimeMs: LIFETIME_MS });
/** Public forms have no owner but the browser. */
const ANYBODY = '';

/**
 * Stores what is typed into a form, without its consents and files, until it is sent or a day is over, and fills it in
 * again after a reload. What was typed before the scripts were there stays.
 * @param isStored false: the form shows what was sent, which nothing replaces
 */
export function useFormDraft(
  form: UseFormReturn<TypedForm>,
  { name }: FormDefinition,
  start: FormValues,
  isStored: boolean,
): { isRestored: boolean; discard(): void } {
  const [isRestored, setRestored] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the values that the form begins with
  useEffect(() => {
    const draft: FormValues = (isStored && drafts.read(name, ANYBODY, start)) || {};
    for (const [field, value] of Object.entries(draft)) {
      if (value === start[field] || form.getValues(`values.${field}`) !== start[field]) continue;
      form.setValue(`values.${field}`, value);
      setRestored(true);
    }
    const { unsubscribe } = form.watch((_values, { type }) => {
      // Only what a person types: a reset after sending is no draft.
      if (type === 'change') drafts.save(name, ANYBODY, form.getValues('values'));
    });
    return unsubscribe;
  }, [form, name]);
  return {
    isRestored,
    discard() {
      drafts.clear(name);
      setRestored(false);
    },
  };
}
