/** Which tables a statement reads and writes, by PostgreSQL's own parser. */
import { loadModule, parseSync } from 'libpg-query';

export interface Access {
  table: string;
  isWrite: boolean;
  /** Where the text names the table, in UTF-16 code units. */
  at: number;
}

type Tree = Readonly<Record<string, unknown>>;

/** Statements that write, with the property that names their table. */
const WRITES: Readonly<Record<string, string>> = {
  InsertStmt: 'relation',
  UpdateStmt: 'relation',
  DeleteStmt: 'relation',
  MergeStmt: 'relation',
  TruncateStmt: 'relations',
};

/** Must have run once before `accessedTables`. */
export const loadParser = (): Promise<void> => loadModule();

/**
 * The tables of a text, subqueries and common table expressions included, the server's own left out. A table that is
 * written counts as written only.
 * @throws when PostgreSQL does not understand the text
 */
export function accessedTables(text: string): Access[] {
  const bytes = Buffer.from(text);
  const found: Access[] = [];
  walk(parseSync(text), { isWrite: false, withNames: new Set() }, (node, { isWrite, withNames }) => {
    const { relname, schemaname, location } = node as { relname?: string; schemaname?: string; location?: number };
    if (relname === undefined || schemaname !== undefined || withNames.has(relname)) return;
    if (relname.startsWith('pg_')) return;
    found.push({ table: relname, isWrite, at: bytes.subarray(0, location ?? 0).toString().length });
  });
  return found;
}

interface Around {
  isWrite: boolean;
  /** Names that common table expressions give. */
  withNames: ReadonlySet<string>;
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

function walk(value: unknown, around: Around, onTable: (node: Tree, around: Around) => void): void {
  if (Array.isArray(value)) for (const one of value) walk(one, around, onTable);
  if (!isTree(value)) return;
  const here = { ...around, withNames: new Set([...around.withNames, ...namesOfWith(value)]) };
  for (const [key, inner] of Object.entries(value)) {
    const target = WRITES[key];
    if (target !== undefined && isTree(inner)) {
      const { [target]: written, ...rest } = inner;
      for (const one of Array.isArray(written) ? written : [written])
        onTable(relationOf(one), { isWrite: true, withNames: new Set() });
      walk(rest, here, onTable);
    } else if (key === 'RangeVar' && isTree(inner)) onTable(inner, { ...here, isWrite: false });
    else if (key === 'lockingClause') continue;
    else walk(inner, here, onTable);
  }
}

/** A table stands in a node of its own in lists, and bare as the property of a statement. */
const relationOf = (node: unknown): Tree => {
  if (!isTree(node)) return {};
  return isTree(node.RangeVar) ? node.RangeVar : node;
};

/** The names that a statement's WITH gives; they hold in all of the statement. */
function namesOfWith({ withClause }: Tree): string[] {
  if (!isTree(withClause) || !Array.isArray(withClause.ctes)) return [];
  return withClause.ctes.flatMap((cte: unknown) => {
    const expression = isTree(cte) && isTree(cte.CommonTableExpr) ? cte.CommonTableExpr : {};
    return typeof expression.ctename === 'string' ? [expression.ctename] : [];
  });
}
