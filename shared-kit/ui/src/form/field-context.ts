import { createContext, useContext } from 'react';

/** What a Field passes to the control inside it. */
export interface FieldLinks {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldLinks | null>(null);

/** Attributes that associate a control with its Field's label, hint and error; empty outside a Field. */
export function useFieldAttributes() {
  const links = useContext(FieldContext);
  if (!links) return {};
  return {
    id: links.id,
    'aria-describedby': links.describedBy,
    'aria-invalid': links.invalid || undefined,
    'aria-required': links.required || undefined,
  };
}
