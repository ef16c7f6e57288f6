import { useQueryClient } from '@aksamit/module-sdk/query';
import { useEffect, useState } from 'react';

/** Where a form's action stores the refusal for the page. */
export const refusalKey = ['cart-form-refusal'] as const;

/** Why the cart stays as it was. */
export interface SentRefusal {
  message: string;
  /** The line whose form it was. */
  line: string | null;
  /** Path of the page on which the form stood. */
  from?: string;
}

/** The refusal of the form that this page answers; dropped with the page. */
export function useSentRefusal(): SentRefusal | undefined {
  const queryClient = useQueryClient();
  const [refusal] = useState(() => queryClient.getQueryData<SentRefusal>(refusalKey));
  useEffect(() => () => queryClient.removeQueries({ queryKey: refusalKey }), [queryClient]);
  return refusal;
}
