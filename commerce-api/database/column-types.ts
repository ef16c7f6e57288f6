/** Types of columns that PostgreSQL has no name for, used by the generated `tables.ts`. As `platform/database.ts` reads them. */
import type { LocaleCode } from '@aksamit/contracts';
import type { ColumnType, JSONColumnType } from 'kysely';

/** Instant: read as ISO 8601 in UTC, written as Date or ISO 8601. */
export type Instant = ColumnType<string, Date | string, Date | string>;
/** Something in each language, mostly a text; written as JSON. */
export type Localized = JSONColumnType<Record<LocaleCode, unknown>>;
/** A slug in each language, written as JSON. */
export type SlugPair = JSONColumnType<Record<LocaleCode, string>>;
/** Any JSON; consumers parse it with a schema of their own. */
export type Json = ColumnType<unknown, string, string>;

/** A column with a default: an insert may leave it out. */
export type Defaulted<Column> = [Column] extends [ColumnType<infer Read, infer Inserted, infer Updated>]
  ? ColumnType<Read, Inserted | undefined, Updated>
  : ColumnType<Column, Column | undefined, Column>;
