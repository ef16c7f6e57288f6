/** A JSON Schema as a manifest carries it; `true` accepts everything, `false` nothing. */
export type JsonSchema = boolean | Readonly<Record<string, unknown>>;
export type SchemaObject = Readonly<Record<string, unknown>>;

/** Keywords that do not restrict values. */
const ANNOTATIONS = new Set([
  '$schema',
  '$id',
  '$comment',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
]);

/** Equal as JSON, the order of an object's members apart. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

export function isObject(value: unknown): value is SchemaObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function schemaOf(value: unknown): JsonSchema {
  return isObject(value) || typeof value === 'boolean' ? value : true;
}

export function schemasOf(value: unknown): JsonSchema[] {
  return Array.isArray(value) ? value.map(schemaOf) : [];
}

export function propertiesOf(schema: SchemaObject): SchemaObject {
  return isObject(schema.properties) ? schema.properties : {};
}

export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** The schema without annotations, and with the members of `allOf` merged where they do not conflict. */
export function plainSchema(given: SchemaObject): SchemaObject {
  const own = Object.fromEntries(Object.entries(given).filter(([key]) => !ANNOTATIONS.has(key)));
  const { allOf, ...rest } = own;
  const left: JsonSchema[] = [];
  let merged: SchemaObject = withPatterns(rest);
  for (const member of schemasOf(allOf)) {
    const taken = typeof member === 'object' ? mergedWith(merged, plainSchema(member)) : undefined;
    if (taken) merged = taken;
    else if (member !== true) left.push(member);
  }
  return left.length > 0 ? { ...merged, allOf: left } : merged;
}

/** Patterns become a list, since a text may have to match several. */
function withPatterns(schema: SchemaObject): SchemaObject {
  const { pattern, ...rest } = schema;
  return typeof pattern === 'string' ? { ...rest, patterns: [pattern] } : rest;
}

/** The intersection of both, or undefined when a keyword would need two values. */
function mergedWith(one: SchemaObject, other: SchemaObject): SchemaObject | undefined {
  const merged: Record<string, unknown> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const known = merged[key];
    if (known === undefined || isSame(known, value)) merged[key] = value;
    else if (key === 'patterns' || key === 'required')
      merged[key] = [...new Set([...textsOf(known), ...textsOf(value)])];
    else if (key === 'properties' && areApart(known, value)) merged[key] = { ...Object(known), ...Object(value) };
    else return undefined;
  }
  // A property that one forbids may be declared by the other: their properties are then not one list.
  const closes = [one, other].some(({ additionalProperties }) => additionalProperties !== undefined);
  const [names, others] = [one, other].map((schema) => Object.keys(propertiesOf(schema)).sort());
  return closes && !isSame(names, others) ? undefined : merged;
}

function areApart(one: unknown, other: unknown): boolean {
  return (
    isObject(one) && isObject(other) && Object.keys(one).every((key) => !(key in other) || isSame(one[key], other[key]))
  );
}
