import type { LegalVersion } from '@aksamit/contracts';

/** An instant on the last day of a version: just before the next one applies. */
export const lastDayOf = ({ endsAt, effectiveAt }: LegalVersion): string =>
  endsAt === null ? effectiveAt : new Date(Date.parse(endsAt) - 1).toISOString();
