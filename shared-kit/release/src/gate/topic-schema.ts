import { isObject, schemaOf, schemasOf } from './schema-fit/json-schema';

/** Keywords that the bus checks (TopicSchema of shared-kit/bus), and those that do not restrict values. */
const KNOWN = new Set(
  `type enum const anyOf oneOf allOf properties required additionalProperties propertyNames items minItems maxItems
  minLength maxLength pattern minimum maximum exclusiveMinimum exclusiveMaximum
  $schema title description default examples deprecated format`.split(/\s+/),
);

/** A keyword of a topic's schema that the bus would ignore, or undefined when it can check all. */
export function strangeKeyword(given: unknown): string | undefined {
  const schema = schemaOf(given);
  if (!isObject(schema)) return undefined;
  const strange = Object.keys(schema).find((key) => !KNOWN.has(key));
  if (strange !== undefined) return strange;
  const inner = [
    ...Object.values(isObject(schema.properties) ? schema.properties : {}),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap(schemasOf),
    ...[schema.items, schema.additionalProperties, schema.propertyNames],
  ];
  return inner.map(strangeKeyword).find((found) => found !== undefined);
}
