import { type RawBuilder, sql } from 'kysely';

/** One part of an export: the condition on its rows (`r`), and excluded columns (secrets or the shop's own). */
export interface ExportedPart {
  table: string;
  whose(userId: string): RawBuilder<unknown>;
  without?: readonly string[];
}

/** What a domain holds about persons. */
export interface PersonalData {
  /** By name of the part in the export. A test compares the tables of all domains with those that lead to users. */
  exports: Readonly<Record<string, ExportedPart>>;
  /**
   * Tables that lead to users and are excluded: secrets without content, photographs of the shop, and differences
   * between its books and a gateway's.
   */
  notExported?: readonly string[];
}

/** Rows that name the user. */
export const ofUser = (userId: string) => sql`r.user_id = ${userId}::uuid`;
