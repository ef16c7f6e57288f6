import type { Column, Shape } from '../record/fact';
import { emptyShape, look } from '../record/shape';
import { compareRows } from './compare-rows';
import { anything, type Declared, type DeclaredObject, nothing } from './declared';

const only = (...kinds: Shape['kinds']): Declared => ({ ...nothing(), kinds: new Set(kinds) });
const object = (properties: Record<string, Declared>, more: Partial<DeclaredObject> = {}): Declared => ({
  ...only('object'),
  objects: [{ properties: new Map(Object.entries(properties)), optional: new Set(), ...more }],
});
const list = (elements: Declared): Declared => ({ ...only('array'), elements });

/** OIDs of PostgreSQL's types. */
const TYPES = { bool: 16, int8: 20, int4: 23, text: 25, json: 114, date: 1082, timestamptz: 1184 };

/** A statement with these columns that returned these rows. */
function returned(types: Record<string, keyof typeof TYPES>, ...rows: object[]) {
  const columns = Object.entries(types).map(
    ([name, type]): Column => ({ name, type: TYPES[type], table: 7, attribute: 1 }),
  );
  const shape = emptyShape();
  for (const row of rows) look(shape, row);
  return { columns, rows: shape };
}

test.each([
  [
    'columns of their types',
    object({ id: only('string'), count: only('number') }),
    returned({ id: 'int8', count: 'int4' }),
  ],
  [
    'an instant as a text',
    object({ at: only('string') }),
    returned({ at: 'timestamptz' }, { at: '2026-01-01T00:00:00.000Z' }),
  ],
  ['null where it is declared', object({ note: only('string', 'null') }), returned({ note: 'text' }, { note: null })],
  ['what may be missing', object({ note: only('string') }, { optional: new Set(['note']) }), returned({})],
  ['JSON that nobody declares', object({ data: anything() }), returned({ data: 'json' }, { data: [1] })],
  [
    'more in JSON than is read',
    object({ data: object({ a: only('number') }) }),
    returned({ data: 'json' }, { data: { a: 1, b: 2 } }),
  ],
  ['a dictionary', object({}, { values: only('number') }), returned({ a: 'int4', b: 'int4' })],
  ['an empty list', object({ all: list(only('string')) }), returned({ all: 'json' }, { all: [] })],
])('fits: %s', (_, declared, fact) => {
  expect(compareRows(declared, fact)).toEqual([]);
});

test.each([
  ['a column that is gone', object({ total: only('number') }), returned({}), 'declares "total", which is not returned'],
  ['a column nobody declares', object({}), returned({ left: 'text' }), 'returns "left", which is not declared'],
  [
    'another type, without rows',
    object({ id: only('number') }),
    returned({ id: 'int8' }),
    'returns "id" as string, which is declared as number',
  ],
  [
    'null that is not declared',
    object({ note: only('string') }),
    returned({ note: 'text' }, { note: 'a' }, { note: null }),
    'returns null as "note", which is not declared to be null',
  ],
  [
    'an instant that is declared as a date',
    object({ at: only('date') }),
    returned({ at: 'timestamptz' }),
    'returns "at" as string, which is declared as date',
  ],
  [
    'inside of JSON',
    object({ lines: list(object({ id: only('string') })) }),
    returned({ lines: 'json' }, { lines: [{ id: 5 }] }),
    'returns "lines[].id" as number, which is declared as string',
  ],
  [
    'what some JSON lacks',
    object({ line: object({ id: only('number'), price: only('number') }) }),
    returned({ line: 'json' }, { line: { id: 5, price: 1 } }, { line: { id: 5 } }),
    'declares "line.price", which is not returned',
  ],
  [
    'rows that are declared as a value',
    only('string'),
    returned({}),
    'returns the row as object, which is declared as string',
  ],
])('differs: %s', (_, declared, fact, problem) => {
  expect(compareRows(declared, fact)).toEqual([problem]);
});

test('the same column twice is one too many', () => {
  const fact = returned({ id: 'int8' });
  const twice = { ...fact, columns: [...fact.columns, ...fact.columns] };
  expect(compareRows(object({ id: only('string') }), twice)).toEqual(['returns the column "id" twice']);
});

test('the text that PostgreSQL calls a bare null is no text', () => {
  const left = { columns: [{ name: 'cards', type: TYPES.text, table: 0, attribute: 0 }], rows: emptyShape() };
  look(left.rows, { cards: null });
  expect(compareRows(object({ cards: { ...list(only('string')), kinds: new Set(['array', 'null']) } }), left)).toEqual(
    [],
  );
});
