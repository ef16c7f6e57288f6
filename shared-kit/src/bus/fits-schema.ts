/** The part of JSON Schema that topics use. */
export interface TopicSchema {
  type?: string | readonly string[];
  properties?: Readonly<Record<string, TopicSchema>>;
  required?: readonly string[];
  items?: TopicSchema;
  enum?: readonly unknown[];
  anyOf?: readonly TopicSchema[];
}

/** Where a value does not fit (`user.email`), or undefined when it does. Unknown properties are allowed. */
export function misfitOf(schema: TopicSchema, value: unknown, path = 'value'): string | undefined {
  if (schema.anyOf) return schema.anyOf.some((one) => misfitOf(one, value) === undefined) ? undefined : path;
  if (schema.enum && !schema.enum.includes(value)) return path;
  if (schema.type !== undefined && ![schema.type].flat().some((type) => hasType(type, value))) return path;
  if (schema.items && Array.isArray(value)) {
    const { items } = schema;
    return firstOf(value.map((item, index) => () => misfitOf(items, item, `${path}.${index}`)));
  }
  if (schema.properties && isRecord(value)) {
    const missing = schema.required?.find((name) => value[name] === undefined);
    if (missing !== undefined) return `${path}.${missing}`;
    const given = Object.entries(schema.properties).filter(([name]) => value[name] !== undefined);
    return firstOf(
      given.map(
        ([name, inner]) =>
          () =>
            misfitOf(inner, value[name], `${path}.${name}`),
      ),
    );
  }
  return undefined;
}

function firstOf(checks: readonly (() => string | undefined)[]): string | undefined {
  for (const check of checks) {
    const found = check();
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
