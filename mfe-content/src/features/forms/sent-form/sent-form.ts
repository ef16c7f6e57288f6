import { useQueryClient } from '@aksamit/module-sdk/query';
import type { Agrees, FormName, FormValues } from '../form-definitions';

/** Where a form's action stores what it refused, for the page. */
export const sentFormKey = ['sent-form'] as const;

/** A form that the browser itself sent and that was not taken: what was in it, and what is wrong. */
export interface SentForm {
  name: FormName;
  values: FormValues;
  agrees: Agrees;
  /** Messages by field or consent. */
  problems: Readonly<Record<string, string>>;
  /** A refusal of no shown field; null: there is none. */
  failure: string | null;
}

/** The refused form that this page answers. */
export const useSentForm = (): SentForm | undefined => useQueryClient().getQueryData<SentForm>(sentFormKey);
