import type { InlinePublication, InlineTable } from '@aksamit/contracts/platform';

/** Fewer records are not shorter as a table. */
const FEWEST_ROWS = 2;

/**
 * The same publication with the lists of its value as tables: the names of the members of 24 treatments of a zone are half
 * of its data. A list stays as it is where its records differ in their members or are no records.
 */
export function tabledPublication(publication: InlinePublication): InlinePublication {
  const { value } = publication;
  if (!isRecord(value)) return publication;
  const tables: Record<string, InlineTable> = {};
  for (const [member, list] of Object.entries(value)) {
    const table = Array.isArray(list) ? tableOf(list) : null;
    if (table) tables[member] = table;
  }
  const tabled = Object.keys(tables);
  if (tabled.length === 0) return publication;
  // The members stay in their order: the browser recognizes a value by its text.
  const emptied = { ...value, ...Object.fromEntries(tabled.map((member) => [member, []])) };
  return { ...publication, value: emptied, tables };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function tableOf(list: readonly unknown[]): InlineTable | null {
  const [first] = list;
  if (list.length < FEWEST_ROWS || !isRecord(first)) return null;
  const members = Object.keys(first);
  const names = members.join('\n');
  const rows: unknown[][] = [];
  for (const record of list) {
    if (!isRecord(record) || Object.keys(record).join('\n') !== names) return null;
    rows.push(Object.values(record));
  }
  return { members, rows };
}
