import type { Consent } from './form-definitions';

/** What a form holds, as typed. */
export interface TypedForm {
  values: Record<string, string>;
  agrees: Partial<Record<Consent, boolean>>;
  /** A field that people do not see. */
  website: string;
}
