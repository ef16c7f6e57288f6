import { useEffect, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { clearDraft, readDraft, saveDraft } from '../../drafts/form-draft';
import type { FieldErrors } from './field-errors';
import type { FormFields } from './form-values';

/** Whether two values of a form are alike. */
export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Messages without that of a changed control and of those in it; the same object where it had none. */
function without(errors: FieldErrors, changed: string): FieldErrors {
  const others = Object.entries(errors).filter(([name]) => name !== changed && !name.startsWith(`${changed}.`));
  return others.length === Object.keys(errors).length ? errors : Object.fromEntries(others);
}

/** A form whose typed values outlive a reload, and that knows whether it differs from what is stored. */
export function useDraftedForm(original: FormFields, { name, userId }: { name: string; userId: string }) {
  const [draft] = useState(() => readDraft(name, userId, original));
  const form = useForm<FieldValues>({ defaultValues: draft ?? original });
  const [isChanged, setChanged] = useState(draft !== undefined);
  const [errors, setErrors] = useState<FieldErrors>({});
  useEffect(() => {
    const { unsubscribe } = form.watch((values, { name: changed }) => {
      const differs = !isSame(values, original);
      setChanged(differs);
      if (differs) saveDraft(name, userId, form.getValues());
      else clearDraft(name);
      if (changed !== undefined) setErrors((known) => without(known, changed));
    });
    return unsubscribe;
  }, [form, original, name, userId]);
  return { form, isChanged, setChanged, errors, setErrors, isDraft: draft !== undefined };
}
