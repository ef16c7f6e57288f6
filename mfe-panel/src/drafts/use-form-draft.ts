import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { clearDraft, readDraft, saveDraft } from './form-draft';

/**
 * Start values of a form with what was typed before laid over them: `useForm({ defaultValues: draftOver(…) })`. The
 * form's own start values stay what "changed" is measured by where it compares with the record itself.
 */
export function draftOver<Fields extends object>(name: string, userId: string, fields: Fields): Fields {
  return readDraft(name, userId, fields) ?? fields;
}

/** Keeps what is typed into a form until it is sent. @returns what forgets it */
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
