import type { FormDefinition, FormValues } from './form-definitions';

/**
 * What was chosen and typed into the server's form before its scripts were there, which would put the form's start
 * values in its place.
 * @param idOf id of a field's control
 */
export function typedBefore({ fields, initial }: FormDefinition, idOf: (field: string) => string): FormValues {
  if (typeof document === 'undefined') return {};
  const typed = fields.flatMap(({ name }) => {
    const control = document.getElementById(idOf(name));
    const hasValue =
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement;
    return hasValue && control.value !== (initial[name] ?? '') ? [[name, control.value] as const] : [];
  });
  return Object.fromEntries(typed);
}
