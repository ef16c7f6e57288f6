/** Compares what a statement declares to return with what it returned. */
import type { Column, Fact, Shape, ValueKind } from '../record/fact';
import { type Declared, type DeclaredObject, either, nothing } from './declared';

/** How platform/database.ts reads values of a type, by its OID. Others are texts. */
const KIND_OF_TYPE: Readonly<Record<number, ValueKind>> = {
  16: 'boolean',
  17: 'bytes',
  21: 'number',
  23: 'number',
  26: 'number',
  700: 'number',
  701: 'number',
  1082: 'date',
  1114: 'date',
  1000: 'array',
  1005: 'array',
  1007: 'array',
  1009: 'array',
  1015: 'array',
  1016: 'array',
  1021: 'array',
  1022: 'array',
  1182: 'array',
  1185: 'array',
  1231: 'array',
  199: 'array',
  3807: 'array',
  2951: 'array',
};
/** JSON holds anything. */
const JSON_TYPES = new Set([114, 3802]);
const TEXT = 25;

/** @returns what is wrong, a sentence each; empty when the rows are as declared */
export function compareRows(declared: Declared, { columns, rows }: Pick<Fact, 'columns' | 'rows'>): string[] {
  if (declared.isAnything) return [];
  const shape: Shape = { kinds: ['object'], objects: { count: 1, properties: {} } };
  for (const column of columns)
    Object.assign(shape.objects?.properties ?? {}, { [column.name]: ofColumn(column, rows) });
  const names = columns.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return [...twice.map((name) => `returns the column "${name}" twice`), ...compare(declared, shape, '')];
}

function ofColumn({ name, type, table }: Column, rows: Shape): Shape & { present: number } {
  const seen = rows.objects?.properties[name] ?? { kinds: [] };
  // `null` for a column that is omitted: PostgreSQL calls it a text.
  const isOmitted = table === 0 && type === TEXT && seen.kinds.join() === 'null';
  const kind = isOmitted || JSON_TYPES.has(type) ? undefined : (KIND_OF_TYPE[type] ?? 'string');
  return { ...seen, kinds: [...new Set([...seen.kinds, ...(kind ? [kind] : [])])], present: 1 };
}

const named = (path: string) => (path === '' ? 'the row' : `"${path}"`);

function compare(declared: Declared, shape: Shape, path: string): string[] {
  if (declared.isAnything) return [];
  const unfit = shape.kinds.filter((kind) => !declared.kinds.has(kind));
  const wrong = unfit.map((kind) =>
    kind === 'null'
      ? `returns null as ${named(path)}, which is not declared to be null`
      : `returns ${named(path)} as ${kind}, which is declared as ${[...declared.kinds].join(' or ') || 'never'}`,
  );
  if (shape.objects && declared.kinds.has('object'))
    wrong.push(...compareObjects(declared.objects, shape.objects, path));
  if (shape.elements && declared.elements) wrong.push(...compare(declared.elements, shape.elements, `${path}[]`));
  return wrong;
}

function compareObjects(
  declared: readonly DeclaredObject[],
  seen: NonNullable<Shape['objects']>,
  path: string,
): string[] {
  const below = (name: string) => (path === '' ? name : `${path}.${name}`);
  const values = declared.flatMap((object) => object.values ?? []);
  const absent = requiredIn(declared).filter((name) => (seen.properties[name]?.present ?? 0) < seen.count);
  const returned = Object.entries(seen.properties).flatMap(([name, shape]) => {
    const admitted = [...declared.flatMap(({ properties }) => properties.get(name) ?? []), ...values];
    // JSON may hold more than is read; a column that nobody reads is waste.
    if (admitted.length === 0) return path === '' ? [`returns "${name}", which is not declared`] : [];
    return compare(admitted.reduce(either, nothing()), shape, below(name));
  });
  return [...absent.map((name) => `declares "${below(name)}", which is not returned`), ...returned];
}

/** Properties that each of the declared objects has. */
function requiredIn(declared: readonly DeclaredObject[]): string[] {
  const [first, ...others] = declared.map(({ properties, optional }) =>
    [...properties.keys()].filter((name) => !optional.has(name)),
  );
  return (first ?? []).filter((name) => others.every((names) => names.includes(name)));
}
