/** Writes `tables.ts`: the type of each table and view, as Kysely and `platform/database.ts` read and write it. */
import type { Column, Schema } from './read-schema';

const HEAD = `// Types of all tables. Written by \`npm run schema\` from what the migrations make; a test fails while it differs.
import type { GeneratedAlways } from 'kysely';
import type { Defaulted, Instant, Json, Localized, SlugPair } from './column-types';
`;

/** As pg reads them with the settings of \`platform/database.ts\`; all others are texts. */
const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  float4: 'number',
  float8: 'number',
  date: 'Date',
  timestamptz: 'Instant',
  json: 'Json',
  jsonb: 'Json',
  localized: 'Localized',
  slug_pair: 'SlugPair',
};
const LINE_WIDTH = 120;

/** @returns the whole file, formatted */
export function tableTypes(schema: Schema): string {
  const names = [
    ...schema.tables.filter(({ partOf }) => partOf === null).map(({ name }) => name),
    ...schema.views,
  ].sort();
  const interfaces = names.map((name) => {
    const columns = schema.columns.filter(({ table }) => table === name);
    const lines = columns.map((column) =>
      columnLine(column, allowedTexts(schema, column), schema.views.includes(name)),
    );
    return `export interface ${typeName(name)} {\n${lines.join('\n')}\n}\n`;
  });
  const database = names.map((name) => `  ${name}: ${typeName(name)};`).join('\n');
  return [HEAD, ...interfaces, `/** All tables, for Kysely. */\nexport interface Database {\n${database}\n}\n`].join(
    '\n',
  );
}

/** `order_items`: OrderItemsTable. */
const typeName = (table: string) =>
  `${table.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}Table`;

function columnLine(column: Column, texts: readonly string[] | null, isView: boolean): string {
  const alternatives = [
    ...(texts ? texts.map((text) => `'${text}'`) : [baseType(column)]),
    // Of a view PostgreSQL does not know it.
    ...(column.isNotNull || isView ? [] : ['null']),
  ];
  const wrapped = wrapperOf(column);
  const type = alternatives.join(' | ');
  const line = `  ${column.name}: ${wrapped ? `${wrapped}<${type}>` : type};`;
  if (line.length <= LINE_WIDTH) return line;
  const long = alternatives.map((each) => `\n    | ${each}`).join('');
  return wrapped ? `  ${column.name}: ${wrapped}<${long}\n  >;` : `  ${column.name}:${long};`;
}

const wrapperOf = ({ identity, generated, default: value }: Column): string => {
  if (identity === 'a' || generated === 's') return 'GeneratedAlways';
  return identity === 'd' || value !== null ? 'Defaulted' : '';
};

function baseType({ typeName: name, isArray }: Column): string {
  const base = TYPES[name] ?? 'string';
  if (!isArray) return base;
  return name in TYPES && /^(Json|Localized|SlugPair|Instant)$/.test(base) ? 'unknown[]' : `${base}[]`;
}

/** The texts that a check allows, where it is a plain list: `check (state in ('held', 'booked'))`. */
function allowedTexts(schema: Schema, column: Column): string[] | null {
  const list = new RegExp(`^CHECK \\(\\(${column.name} = ANY \\(ARRAY\\[('[^\\]]*)\\]\\)\\)\\)(?: NOT VALID)?$`);
  for (const { table, definition } of schema.constraints) {
    const found = table === column.table ? list.exec(definition)?.[1] : undefined;
    if (found !== undefined) return [...found.matchAll(/'([^']*)'::text/g)].map(([, text = '']) => text);
  }
  return null;
}
