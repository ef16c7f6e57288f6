import type { Fact } from '../record/fact';
import { type Access, accessedTables } from './accessed-tables';

/** Who owns a table, and whether others may read it. */
export interface TableOwner {
  /** Name of the domain, or `platform`. */
  owner: string;
  isPublished: boolean;
}

/** Reads or writes of one table of others by one file. */
export interface ForeignAccess {
  /** `<file> reads <table>`, the key of the list of exceptions. */
  key: string;
  owner: string;
  table: string;
  /** It only reads what the owner publishes. */
  isAllowed: boolean;
}

const SOURCES = 'commerce-api/src/';

/** The domain that a source file belongs to; undefined for tests and seeds, which may write anything. */
export function domainOf(file: string): string | undefined {
  const path = file.slice(SOURCES.length);
  if (!file.startsWith(SOURCES) || file.endsWith('.test.ts') || /^(testing|seed)\//.test(path)) return undefined;
  return path.startsWith('domains/') ? path.split('/')[1] : 'platform';
}

/**
 * The file that wrote the part of a text that names a table: of the innermost template around it, so that a statement that
 * another domain builds counts as that domain's.
 */
function filesBehind({ parts, builtBy }: Fact, { at }: Access): readonly string[] {
  const inner = parts.filter(({ start, end }) => start <= at && at < end).at(-1);
  return inner ? [inner.site.file] : builtBy;
}

/** @returns accesses of executed statements to tables of others, in the order of their keys */
export function foreignAccess(facts: readonly Fact[], tables: ReadonlyMap<string, TableOwner>): ForeignAccess[] {
  const found = new Map<string, ForeignAccess>();
  for (const fact of facts) {
    for (const access of accessedTables(fact.text)) {
      const { owner, isPublished } = tables.get(access.table) ?? { owner: 'nobody', isPublished: false };
      for (const file of filesBehind(fact, access)) {
        const by = domainOf(file);
        if (by === undefined || by === owner) continue;
        const key = `${file.slice(SOURCES.length)} ${access.isWrite ? 'writes' : 'reads'} ${access.table}`;
        found.set(key, { key, owner, table: access.table, isAllowed: isPublished && !access.isWrite });
      }
    }
  }
  return [...found.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}
