/** What the API tests observe of executed statements. The types of the files that the recorder writes and the check reads. */

/** A tagged template `sql`…``. Source positions are none of it: the check finds the template by its text. */
export interface TemplateSite {
  /** From the repository's root. */
  file: string;
  /** The template's texts, joined by HOLE. */
  template: string;
}

/** Stands for `${…}` in the text of a template. */
export const HOLE = '\u0000';

/** Part of an executed text that one template made: offsets in UTF-16 code units. */
export interface TextPart {
  site: TemplateSite;
  start: number;
  end: number;
}

export type ValueKind = 'null' | 'string' | 'number' | 'boolean' | 'date' | 'bytes' | 'array' | 'object';

/** Which values were seen in one place of the rows. */
export interface Shape {
  kinds: ValueKind[];
  /** Of objects: their properties, and in how many of the objects each was present. */
  objects?: { count: number; properties: Record<string, Shape & { present: number }> };
  /** Of arrays: their elements together. */
  elements?: Shape;
}

/** A column as the server describes it, also when there are no rows. */
export interface Column {
  name: string;
  /** OID of the type. */
  type: number;
  /** OID of the table that the column is read from, and its number there; 0 when it is computed. */
  table: number;
  attribute: number;
}

/** One statement as a test file executed it, all executions together. */
export interface Fact {
  text: string;
  /** The template on which `execute` was called; a text that several make has several. Empty: made by Kysely's builder. */
  sites: TemplateSite[];
  /** Files that executed a statement of the builder. */
  builtBy: string[];
  /** The inner parts follow the outer ones. */
  parts: TextPart[];
  /** False: it only failed. */
  isExecuted: boolean;
  /** Why PostgreSQL does not understand it: a column or table that does not exist, a type that does not fit. */
  errors: string[];
  columns: Column[];
  rows: Shape;
}
