import type { Cause } from './channel-changes';

/** Options of every change of a channel. */
export interface ChangeOptions {
  /**
   * Deployed versions of the API, for the gate. Omitted or null: unknown, which is no reason to refuse (a rollback must
   * work while the API is away).
   */
  apiVersions?: readonly string[] | null;
  /** Skips the gate: for tests of page servers with releases that the gate would refuse. */
  ungated?: boolean;
  /** Checks everything and changes nothing. */
  dryRun?: boolean;
  /** Reason in plain words, for the history. */
  reason?: string;
  now?: () => Date;
}

export function causeOf({ reason, now }: ChangeOptions, otherwise?: string): Cause {
  const why = reason ?? otherwise;
  return { at: now?.() ?? new Date(), ...(why === undefined ? {} : { reason: why }) };
}
