/**
 * The vocabulary that schema.org publishes, read from the declarations of `schema-dts`, which are generated from it: types,
 * their properties, inherited ones included, and what a property may hold.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Properties of a node that JSON-LD defines itself. */
const KEYWORDS = new Set(['@context', '@type', '@id']);
const INPUT = '-input';

export interface Vocabulary {
  /** Properties of a type with the names of the types that each may hold; undefined for an unknown type. */
  propertiesOf(type: string): ReadonlyMap<string, readonly string[]> | undefined;
  /** Whether one of these types holds nodes of that type. */
  holdsType(ranges: readonly string[], type: string): boolean;
  /** Whether one of these types holds that text, number or truth value. */
  holdsValue(ranges: readonly string[], value: string | number | boolean): boolean;
}

interface Declared {
  parents: string[];
  type: string | undefined;
  properties: Map<string, string[]>;
}

const INTERFACE = /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm;
const PROPERTY = /^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm;
const ALIAS = /^(?:export )?type (\w+) = (.+);$/gm;
const union = (text: string): string[] => text.split('|').map((part) => part.trim());

/** @throws when the declarations are written otherwise than expected */
export function readVocabulary(): Vocabulary {
  const text = readFileSync(require.resolve('schema-dts').replace(/\.js$/, '.d.ts'), 'utf8');
  const declared = new Map<string, Declared>();
  for (const [, name = '', parents = '', body = ''] of text.matchAll(INTERFACE)) {
    declared.set(name, {
      parents: parents.split(',').map((parent) => parent.trim().replace(/^Partial<(\w+)>$/, '$1')),
      type: /^ {4}"@type": "(\w+)";$/m.exec(body)?.[1],
      properties: new Map([...body.matchAll(PROPERTY)].map(([, property = '', held = '']) => [property, union(held)])),
    });
  }
  const aliases = new Map([...text.matchAll(ALIAS)].map(([, name = '', held = '']) => [name, union(held)]));
  const interfaceOf = new Map([...declared].flatMap(([name, { type }]) => (type ? [[type, name] as const] : [])));
  if (interfaceOf.size < 800) throw new Error('Failed to read the vocabulary: too few types. Look at schema-dts.');

  const propertiesOf = (type: string) => {
    const name = interfaceOf.get(type);
    return name === undefined ? undefined : new Map(inherited(declared, name));
  };
  const membersOf = (names: readonly string[]) => members(aliases, declared, names);
  return {
    propertiesOf,
    holdsType: (ranges, type) => membersOf(ranges).has(interfaceOf.get(type) ?? type),
    holdsValue(ranges, value) {
      const held = membersOf(ranges);
      return held.has(typeof value) || held.has(JSON.stringify(value));
    },
  };
}

function inherited(declared: ReadonlyMap<string, Declared>, name: string): [string, string[]][] {
  const found = declared.get(name);
  if (!found) return [];
  return [...found.parents.flatMap((parent) => inherited(declared, parent)), ...found.properties];
}

/** All that unions of these names lead to: interfaces, primitive types, literals as they are written. */
function members(
  aliases: ReadonlyMap<string, readonly string[]>,
  declared: ReadonlyMap<string, Declared>,
  names: readonly string[],
): Set<string> {
  const found = new Set<string>();
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    if (!declared.has(name)) open.push(...(aliases.get(name) ?? []));
  }
  return found;
}

const node = z.record(z.string(), z.unknown());

/** What in a record of structured data schema.org does not know: `Product.offers.prize: no such property`. */
export function vocabularyProblems(vocabulary: Vocabulary, record: unknown, path = ''): string[] {
  const { success, data } = node.safeParse(record);
  if (!success) return [`${path}: no node`];
  const types = [data['@type']].flat().filter((type) => typeof type === 'string');
  const name = path || types.join('+');
  if (types.length === 0) return [`${name}: no type`];
  const known = types.map((type) => vocabulary.propertiesOf(type));
  const unknown = types.filter((_, index) => known[index] === undefined);
  if (unknown.length > 0) return [`${name}: no such type ${unknown.join(', ')}`];
  return Object.entries(data).flatMap(([property, value]) => {
    if (KEYWORDS.has(property)) return [];
    // What an action needs is annotated beside its property (schema.org, potential actions): `query-input`.
    if (property.endsWith(INPUT) && known.some((properties) => properties?.has(property.slice(0, -INPUT.length))))
      return typeof value === 'string' ? [] : [`${name}.${property}: a text is expected`];
    const ranges = known.flatMap((properties) => properties?.get(property) ?? []);
    if (ranges.length === 0) return [`${name}.${property}: no such property of ${types.join(', ')}`];
    const values = [value].flat();
    // An empty list states nothing; a page leaves the property out.
    if (values.length === 0) return [`${name}.${property}: empty`];
    return values.flatMap((one) => valueProblems(vocabulary, ranges, one, `${name}.${property}`));
  });
}

function valueProblems(vocabulary: Vocabulary, ranges: readonly string[], value: unknown, path: string): string[] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    if (value === '') return [`${path}: empty`];
    return vocabulary.holdsValue(ranges, value) ? [] : [`${path}: no ${typeof value} is expected`];
  }
  const type = node.safeParse(value).data?.['@type'];
  const isHeld = [type].flat().some((one) => typeof one === 'string' && vocabulary.holdsType(ranges, one));
  return isHeld ? vocabularyProblems(vocabulary, value, path) : [`${path}: ${String(type)} is not expected`];
}
