import type { Cause } from './channel-changes';

/** What every change of a channel can be told. */
export interface ChangeOptions {
  /**
   * Versions of the API that are live, for the gate. Left out or null: unknown, and then no reason to refuse (a
   * rollback must work while the API is away).
   */
  apiVersions?: readonly string[] | null;
  /** Leaves the gate out: for tests of what a page server does with releases that the gate would never let through. */
  ungated?: boolean;
  /** Checks everything and changes nothing. */
  dryRun?: boolean;
  /** Why, in plain words, for the history. */
  reason?: string;
  now?: () => Date;
}

export function causeOf({ reason, now }: ChangeOptions, otherwise?: string): Cause {
  const why = reason ?? otherwise;
  return { at: now?.() ?? new Date(), ...(why === undefined ? {} : { reason: why }) };
}
