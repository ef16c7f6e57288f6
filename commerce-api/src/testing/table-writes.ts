/** Which tables a source file writes to, by its SQL and its builder calls. */
import { parseSync } from '@swc/core';

/** Stands for `${…}` in a template. */
const HOLE = '\u0000';
/** A table that the text does not name: `update ${sql.table(kind.table)}`. */
export const DYNAMIC = '(dynamic)';

const WRITE = new RegExp(
  `\\b(?:insert\\s+into|merge\\s+into|delete\\s+from|truncate(?:\\s+table)?|(?<!\\b(?:for|do|key)\\s+)update)\\s+(?:only\\s+)?"?([a-z_]+|${HOLE})`,
  'gi',
);
const BUILDER_CALLS = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'];

/** Tables that an SQL text writes to; locks (`for update`) and `on conflict do update` are none of it. */
export const tablesWrittenBy = (text: string): string[] =>
  [...text.matchAll(WRITE)].map(([, table = '']) => (table === HOLE ? DYNAMIC : table.toLowerCase()));

/**
 * Tables that a TypeScript source writes to: in SQL of its templates and strings, by Kysely's builder, and as the table of a
 * kind of record that staff edit (`RecordKind`), whose SQL is generated.
 */
export function tablesWrittenIn(source: string): string[] {
  const hasKinds = /\bRecordKind\b/.test(source);
  const found: string[] = [];
  visit(parseSync(source, { syntax: 'typescript' }), (node) => {
    if (node.type === 'TemplateLiteral') found.push(...tablesWrittenBy(textOf(node)));
    if (node.type === 'StringLiteral') found.push(...tablesWrittenBy(String(node.value)));
    if (node.type === 'CallExpression') found.push(...writtenByCall(node));
    if (hasKinds && node.type === 'KeyValueProperty' && isNode(node.key) && node.key.value === 'table') {
      if (isNode(node.value) && node.value.type === 'StringLiteral') found.push(String(node.value.value));
    }
  });
  return [...new Set(found)];
}

interface Node extends Record<string, unknown> {
  type: string;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function visit(value: unknown, look: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, look);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  if (isNode(value)) look(value);
  for (const one of Object.values(value)) visit(one, look);
}

function textOf({ quasis }: Node): string {
  const parts = Array.isArray(quasis) ? quasis.map((quasi: { raw?: string }) => quasi.raw ?? '') : [];
  return parts.join(HOLE);
}

function writtenByCall({ callee, arguments: given }: Node): string[] {
  const name = isNode(callee) && isNode(callee.property) ? String(callee.property.value) : '';
  if (!BUILDER_CALLS.includes(name)) return [];
  const first: unknown = Array.isArray(given) ? given[0]?.expression : undefined;
  if (!isNode(first) || first.type !== 'StringLiteral') return [DYNAMIC];
  return [String(first.value).split(/\s/)[0] ?? ''];
}

export interface Trigger {
  table: string;
  function: string;
}

/** The triggers of a schema's text, as `schema.sql` writes them: one a line. */
export const triggersOf = (schema: string): Trigger[] =>
  [
    ...schema.matchAll(
      /^create (?:constraint )?trigger .*? on (\w+) (?:referencing|deferrable|for each) .*execute function (\w+)\(/gm,
    ),
  ].map(([, table = '', name = '']) => ({ table, function: name }));

/**
 * Tables that a function of the database writes to, itself or by the functions that it calls.
 * @param texts by name of the function
 * @throws when the function is not among them
 */
export function tablesWrittenByFunction(name: string, texts: ReadonlyMap<string, string>): string[] {
  const written = new Set<string>();
  const seen = new Set([name]);
  for (const one of seen) {
    const text = texts.get(one)?.replace(/--.*$/gm, '');
    if (text === undefined) throw new Error(`The function ${one} has no file in database/functions.`);
    for (const table of tablesWrittenBy(text)) written.add(table);
    for (const [, called = ''] of text.matchAll(/\b([a-z_]+)\(/g)) if (texts.has(called)) seen.add(called);
  }
  return [...written];
}
