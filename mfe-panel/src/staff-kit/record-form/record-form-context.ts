import { createContext, useContext } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { GroupControl } from './control';
import type { FieldErrors } from './field-errors';
import type { RecordWords } from './record-words';

/** What the controls of one form share. */
export interface RecordFormState {
  form: UseFormReturn<FieldValues>;
  control: GroupControl;
  errors: FieldErrors;
  words: RecordWords;
  /** Name of a control to its id. */
  fieldId(name: string): string;
  /** Symbol of the currency of its amounts. */
  currency: string;
}

export const RecordFormContext = createContext<RecordFormState | null>(null);

/** The form above. Throws outside of one. */
export function useRecordFormState(): RecordFormState {
  const state = useContext(RecordFormContext);
  if (!state) throw new Error('Failed to find the form: no RecordForm above. Put the control into one.');
  return state;
}
