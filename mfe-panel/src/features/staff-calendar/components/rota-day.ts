import type { UseFormReturn } from 'react-hook-form';
import type { RotaFields } from '../shift-fields';

/** A day in the form of a rota: a weekday, or a date that differs. */
export interface RotaDay {
  form: UseFormReturn<RotaFields>;
  fieldId(name: string): string;
  name: `week.${number}` | `exceptions.${number}`;
}
