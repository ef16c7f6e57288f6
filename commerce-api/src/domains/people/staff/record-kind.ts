/** The staff area's definition of one kind of record: editable fields, their columns, the required rights. */
import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { ApiError } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import type { StaffRight } from './rights-rules';

/** Rows of a table beside that belong to a record: a field with a list of ids, or of objects with an id. */
export interface RecordLink {
  table: string;
  /** Column with the record's id. */
  own: string;
  /** Column with the other's id. */
  other: string;
  /** Columns by what the list's objects hold beside the other's `id`: `{ quantity: 'quantity' }`. Without them it holds ids. */
  fields?: Readonly<Record<string, string>>;
  /** Column with the position in the list, from 0; without it the list is in the order of ids. */
  order?: string;
}

/** A record as it was and is, and who wrote it. */
export interface RecordWriting {
  id: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
  actorId: string;
  now: Date;
}

export interface RecordKind {
  /** Singular and plural names in responses; `one` is the subject's kind in the log. */
  one: string;
  many: string;
  /** Under /api: `/admin/products`. */
  path: string;
  rights: { read: StaffRight; write: StaffRight };
  table: string;
  idType: 'bigint' | 'uuid';
  /**
   * Fields that staff set. POST takes them all (optional ones may be omitted), PUT any. Each is stored in the column of its
   * name in snake_case (`vatRate` in `vat_rate`), unless `renamed`, `beside` or `links` name it.
   */
  input: z.ZodObject;
  /** Fields that cannot change after creation. */
  fixed?: readonly string[];
  /** Fields stored in a column of another name: `{ price: 'amount_minor' }`. */
  renamed?: Record<string, string>;
  /** A table with one row per record, its key and the fields that are stored there. */
  beside?: { table: string; key: string; fields: readonly string[] };
  links?: Record<string, RecordLink>;
  /** Values that every record of this kind has: `{ type: 'bundle' }`. */
  constants?: Record<string, string>;
  /** Condition on the table, called `r`, beside the constants. */
  condition?: RawBuilder<unknown>;
  /** Read-only fields: SQL over `r` (and the table beside, called `b`). */
  shown?: Record<string, { schema: z.ZodType; read: RawBuilder<unknown> }>;
  /** Shapes of stored fields that may be unfinished, where `input` wants more of them. */
  unfinished?: z.ZodRawShape;
  /** Text that `q` is searched in; SQL over `r`. */
  searched?: RawBuilder<unknown>;
  /** Fields that lists are filtered by, exactly. */
  filters?: readonly string[];
  /** Filters that are no field: SQL over `r` for a value. */
  filtered?: Readonly<Record<string, (value: string) => RawBuilder<unknown>>>;
  sorts: readonly string[];
  /** SQL over `r` of the sorts whose field does not sort by itself. */
  sorted?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Checks that the database cannot make. `before` is null for a new record. @throws ApiError */
  check?(edit: { before: Record<string, unknown> | null; values: Record<string, unknown>; now: Date }): void;
  /** What is stored of checked values: those that follow from others are added. Without it they are stored as they are. */
  complete?(edit: { before: Record<string, unknown> | null; values: Record<string, unknown> }): Record<string, unknown>;
  /** What else is stored with a record that was added (`before` is null) or changed, in the same transaction. */
  written?(trx: Trx, edit: RecordWriting): Promise<void>;
  /** Constraint or SQLSTATE to the field and message, or to the domain's error. */
  refusals?: Record<string, { field: string; message: string } | (() => ApiError)>;
}
