import { isObject, isSame, type JsonSchema, propertiesOf, type SchemaObject, textsOf } from './json-schema';

export const ALL_TYPES = ['null', 'boolean', 'number', 'integer', 'string', 'array', 'object'];

/** JSON types that a schema accepts; an integer is a number too. */
export function typesOf({ type }: SchemaObject): string[] {
  const named = typeof type === 'string' ? [type] : textsOf(type);
  if (named.length === 0) return ALL_TYPES;
  return named.includes('number') ? [...named, 'integer'] : named;
}

/** JSON types that may be sent, each once: `number` includes integers. */
export function sentTypes(schema: SchemaObject): string[] {
  const types = typesOf(schema);
  return types.includes('number') ? types.filter((type) => type !== 'integer') : types;
}

/** The values of a schema that enumerates them; undefined when it does not. */
export function valuesOf(schema: SchemaObject): unknown[] | undefined {
  if ('const' in schema) return [schema.const];
  if (Array.isArray(schema.enum)) return schema.enum;
  const types = typesOf(schema);
  if (!types.every((type) => type === 'boolean' || type === 'null')) return undefined;
  return types.flatMap((type): unknown[] => (type === 'null' ? [null] : [true, false]));
}

/** Whether no value fits two of these schemas, judged by types and constant properties. */
export function areExclusive(schemas: readonly JsonSchema[]): boolean {
  return schemas.every((one, index) => schemas.slice(index + 1).every((other) => isExclusive(one, other)));
}

function isExclusive(one: JsonSchema, other: JsonSchema): boolean {
  if (!isObject(one) || !isObject(other)) return false;
  const types = typesOf(other);
  if (!typesOf(one).some((type) => types.includes(type))) return true;
  const shared = textsOf(one.required).filter((name) => textsOf(other.required).includes(name));
  return isApart(one, other) || shared.some((name) => isApart(propertiesOf(one)[name], propertiesOf(other)[name]));
}

function isApart(one: unknown, other: unknown): boolean {
  const [values, others] = [one, other].map((schema) => (isObject(schema) ? valuesOf(schema) : undefined));
  return !!values && !!others && !values.some((value) => others.some((known) => isSame(known, value)));
}
