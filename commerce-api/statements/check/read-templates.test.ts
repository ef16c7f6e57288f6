/** The parser of the sources runs in a process of its own: the compiler's API is an ES module only. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOLE } from '../record/fact';

const SOURCE = `declare function sql<Row>(strings: TemplateStringsArray, ...values: unknown[]): { rows: Row[] };
declare const id: string;
interface Line { id: string & { brand: true }; at?: Date; kind: 'a' | 'b' | null; more: unknown }
export const plain = sql<{ count: number }>\`select \${id} as count\`;
export const named = sql<Line & { list: { ok: boolean }[] }>\`select 1\`;
export const untyped = sql\`update carts\`;
function generic<Row>() { return sql<Row & { total: number }>\`select 2\`; }
export const one = generic<{ name: string }>();
export const other = generic<{ slug: string }>();
export const map = sql<Record<string, number>>\`select 3\`;
`;

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'templates-'));
  mkdirSync(join(root, 'commerce-api/src'), { recursive: true });
  writeFileSync(
    join(root, 'commerce-api/tsconfig.json'),
    '{ "compilerOptions": { "strict": true, "target": "es2022" } }',
  );
  writeFileSync(join(root, 'commerce-api/src/planted.ts'), SOURCE);
  writeFileSync(join(root, 'commerce-api/src/planted.test.ts'), SOURCE);
});
afterAll(() => rmSync(root, { recursive: true }));

/** The kinds of each declared property, of each row. */
const PROGRAM = `const { readTemplates } = await import(process.argv[1]);
const kinds = ({ kinds, isAnything }) => isAnything ? 'anything' : [...kinds].sort().join('|');
const shown = (row) => row.objects.map(({ properties, optional, values }) => ({
  ...Object.fromEntries([...properties].map(([name, one]) => [name + (optional.has(name) ? '?' : ''), kinds(one)])),
  ...(values && { '*': kinds(values) }) }));
console.log(JSON.stringify(readTemplates(process.argv[2]).map(({ position, template, rows }) => ({
  position, template, rows: rows?.map(shown) }))));`;

test('templates are read with the rows that they declare', () => {
  const flags = ['--import', 'tsx', '--input-type=module', '-e', PROGRAM, join(__dirname, 'read-templates.ts'), root];
  const found = JSON.parse(
    execFileSync(process.execPath, flags, { encoding: 'utf8', cwd: join(__dirname, '../../..') }),
  );
  const position = (line: number) => `commerce-api/src/planted.ts:${line}`;
  expect(found).toEqual([
    { position: position(4), template: `select ${HOLE} as count`, rows: [[{ count: 'number' }]] },
    {
      position: position(5),
      template: 'select 1',
      rows: [[{ id: 'string', 'at?': 'date|null', kind: 'null|string', more: 'anything', list: 'array' }]],
    },
    { position: position(6), template: 'update carts' },
    {
      position: position(7),
      template: 'select 2',
      rows: [[{ name: 'string', total: 'number' }], [{ slug: 'string', total: 'number' }]],
    },
    { position: position(10), template: 'select 3', rows: [[{ '*': 'number' }]] },
  ]);
});
