import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Field, TextInput } from '@aksamit/ui/form';
import type { ComponentPropsWithRef } from 'react';
import { type FieldError, get, type UseFormReturn, useFormState } from 'react-hook-form';
import type { CheckoutValues } from '../checkout-values';
import type { CheckoutField } from '../use-checkout-form';

export type CheckoutForm = UseFormReturn<CheckoutValues>;

/** Id of a field's control, for the links of the error summary. */
export function fieldId(path: CheckoutField): string {
  return `checkout-${path.replace('.', '-')}`;
}

/**
 * Returns the messages of field errors: the server's as received, the form's own from the texts. Subscribes to nothing
 * else of the form's state: any other subscription, even to touched fields, would rerender every field on each change.
 * @param name of the field, where only one is needed
 */
export function useFieldProblems(
  form: CheckoutForm,
  name?: CheckoutField,
): (path: CheckoutField) => string | undefined {
  const t = useTranslate();
  const { errors } = useFormState({ control: form.control, ...(name ? { name } : {}) });
  return (path) => {
    const error: FieldError | undefined = get(errors, path);
    if (!error?.message) return undefined;
    return error.type === 'server' ? error.message : t(`form.problem.${error.message}`);
  };
}

/** Message of one field's error. */
export const useFieldProblem = (form: CheckoutForm, path: CheckoutField): string | undefined =>
  useFieldProblems(form, path)(path);

type TextFieldPath = Exclude<
  CheckoutField,
  'paymentMethod' | 'ageDeclaration' | 'health' | 'agrees.regulations' | 'user.gender'
>;

interface CheckoutTextFieldProps extends Pick<ComponentPropsWithRef<'input'>, 'type' | 'inputMode' | 'autoComplete'> {
  form: CheckoutForm;
  path: TextFieldPath;
  label: string;
  hint?: string;
  onLeave?(): void;
}

/** A required field of the form. */
export function CheckoutTextField({ form, path, label, hint, onLeave, ...input }: CheckoutTextFieldProps) {
  const error = useFieldProblem(form, path);
  return (
    <Field label={label} hint={hint} error={error} required id={fieldId(path)}>
      <TextInput {...input} {...form.register(path, onLeave ? { onBlur: onLeave } : {})} />
    </Field>
  );
}
