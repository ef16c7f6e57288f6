import { useTranslate } from '@aksamit/shared-kit/i18n';
import { Field, TextInput } from '@aksamit/shared-kit/ui/form';
import type { ComponentPropsWithRef } from 'react';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import type { CheckoutValues } from '../checkout-values';
import type { CheckoutField } from '../use-checkout-form';

export type CheckoutForm = UseFormReturn<CheckoutValues>;

/** Id of a field's control, for the links of the error summary. */
export function fieldId(path: CheckoutField): string {
  return `checkout-${path.replace('.', '-')}`;
}

/** Message of a field's error: the server's as it came, the form's own from the texts. */
export function useFieldProblem(form: CheckoutForm, path: CheckoutField): string | undefined {
  const t = useTranslate();
  const state = useFormState({ control: form.control, name: path });
  const { error } = form.getFieldState(path, state);
  if (!error?.message) return undefined;
  return error.type === 'server' ? error.message : t(`form.problem.${error.message}`);
}

type TextFieldPath = Exclude<CheckoutField, 'paymentMethod' | 'health' | 'agrees.regulations' | 'user.gender'>;

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
