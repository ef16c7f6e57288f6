/** The subset of JSON Schema that topics are written in. Other keywords are not checked here: the gate refuses them. */
export interface TopicSchema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly TopicSchema[];
  /** Read as anyOf: zod writes it for unions whose members exclude each other anyway. */
  oneOf?: readonly TopicSchema[];
  allOf?: readonly TopicSchema[];
  properties?: Readonly<Record<string, TopicSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean | TopicSchema;
  propertyNames?: TopicSchema;
  items?: TopicSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
}

/** Where a value does not fit (`value.user.email`), or undefined when it does. Unknown properties are allowed unless forbidden. */
export function misfitOf(schema: TopicSchema, value: unknown, path = 'value'): string | undefined {
  const { type, anyOf = schema.oneOf, allOf = [] } = schema;
  if (
    (type !== undefined && ![type].flat().some((one) => hasType(one, value))) ||
    (schema.enum && !schema.enum.includes(value)) ||
    ('const' in schema && schema.const !== value) ||
    (anyOf && !anyOf.some((one) => misfitOf(one, value) === undefined))
  )
    return path;
  const inAll = firstOf(allOf, (one) => misfitOf(one, value, path));
  if (inAll) return inAll;
  if (typeof value === 'number') return isWithin(schema, value) ? undefined : path;
  if (typeof value === 'string') return isText(schema, value) ? undefined : path;
  if (Array.isArray(value)) return misfitOfArray(schema, value, path);
  return isRecord(value) ? misfitOfRecord(schema, value, path) : undefined;
}

function isWithin(schema: TopicSchema, value: number): boolean {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum, exclusiveMaximum } = schema;
  return (
    value >= minimum &&
    value <= maximum &&
    (exclusiveMinimum === undefined || value > exclusiveMinimum) &&
    (exclusiveMaximum === undefined || value < exclusiveMaximum)
  );
}

function isText({ minLength = 0, maxLength = Infinity, pattern = '' }: TopicSchema, value: string): boolean {
  return value.length >= minLength && value.length <= maxLength && new RegExp(pattern, 'u').test(value);
}

function misfitOfArray(
  { items, minItems = 0, maxItems = Infinity }: TopicSchema,
  value: readonly unknown[],
  path: string,
): string | undefined {
  if (value.length < minItems || value.length > maxItems) return path;
  return items && firstOf([...value.keys()], (index) => misfitOf(items, value[index], `${path}.${index}`));
}

function misfitOfRecord(
  { properties = {}, required = [], additionalProperties = true, propertyNames = {} }: TopicSchema,
  value: Readonly<Record<string, unknown>>,
  path: string,
): string | undefined {
  const missing = required.find((name) => value[name] === undefined);
  if (missing !== undefined) return `${path}.${missing}`;
  const given = Object.keys(value).filter((name) => value[name] !== undefined);
  return firstOf(given, (name) => {
    const inner = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    if (inner === false || misfitOf(propertyNames, name)) return `${path}.${name}`;
    return typeof inner === 'object' ? misfitOf(inner, value[name], `${path}.${name}`) : undefined;
  });
}

function firstOf<T>(list: readonly T[], check: (one: T) => string | undefined): string | undefined {
  for (const one of list) {
    const found = check(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

function hasType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isRecord(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value);
  return typeof value === type;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
