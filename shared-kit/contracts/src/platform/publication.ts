/** A message of a page's module that the server's rendering asked for. */
export interface ServedPublication {
  topic: string;
  /** JSON. */
  value: unknown;
}

/** The same as the page server has judged it by the module's claims. Older page servers judge nothing. */
export interface InlinePublication extends ServedPublication {
  /** Topic in its version, `commerce@1`; omitted: it was refused. */
  id?: string;
  kind?: 'state' | 'event';
  /** Which rule of the bus it breaks. */
  refused?: string;
  /**
   * Lists of records with the same members, by the member of `value` that holds them, which is empty there. Only for hosts
   * that read them (`chunks.tables` of the shell's manifest).
   */
  tables?: Record<string, InlineTable>;
}

/** Records with the same members: the names once, then one row of values per record. */
export interface InlineTable {
  members: string[];
  rows: unknown[][];
}
