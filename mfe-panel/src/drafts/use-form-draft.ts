import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { clearDraft, readDraft, saveDraft } from './form-draft';

/**
 * Initial values of a form merged with its draft: `useForm({ defaultValues: draftOver(…) })`. Where the form compares
 * with the record itself, its own initial values remain the basis of "changed".
 */
export function draftOver<Fields extends object>(name: string, userId: string, fields: Fields): Fields {
  return readDraft(name, userId, fields) ?? fields;
}

/** Stores what is typed into a form until it is sent. @returns a function that discards it */
export function useFormDraft<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  { name, userId }: { name: string; userId: string },
): () => void {
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { type }) => {
      // Only what a person types: a reset after sending is no draft.
      if (type === 'change') saveDraft(name, userId, form.getValues());
    });
    return unsubscribe;
  }, [form, name, userId]);
  return () => clearDraft(name);
}
