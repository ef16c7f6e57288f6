import { isObject, type JsonSchema, propertiesOf, type SchemaObject, schemaOf, textsOf } from './json-schema';
import type { Misfit } from './misfit';

/** Compares properties of objects. See sentMisfit. */
export function objectMisfit(from: SchemaObject, to: SchemaObject, path: string, misfit: Misfit): string | undefined {
  const undescribed = textsOf(from.required).map((name): [string, JsonSchema] => [name, true]);
  const sent = { ...Object.fromEntries(undescribed), ...propertiesOf(from) };
  const accepted = propertiesOf(to);
  for (const [name, schema] of Object.entries(sent)) {
    const found =
      misfit(schemaOf(schema), schemaAt(to, name), `${path}.${name}`) ??
      misfit({ type: 'string', const: name }, schemaOf(to.propertyNames), `the name of ${path}.${name}`);
    if (found) return found;
  }
  const missing = textsOf(to.required).find((name) => !textsOf(from.required).includes(name));
  if (missing !== undefined) return `${path}.${missing} may be left out, but is required`;
  return isObject(from.additionalProperties) || from.additionalProperties === true
    ? extraMisfit(
        from,
        to,
        Object.keys(accepted).filter((name) => !Object.hasOwn(sent, name)),
        path,
        misfit,
      )
    : undefined;
}

/**
 * Compares undeclared properties: they must fit the receiver's undeclared ones, and those that only the receiver
 * declares.
 */
function extraMisfit(
  from: SchemaObject,
  to: SchemaObject,
  named: readonly string[],
  path: string,
  misfit: Misfit,
): string | undefined {
  const extra = schemaOf(from.additionalProperties);
  const names = { type: 'string', ...(isObject(from.propertyNames) ? from.propertyNames : {}) };
  return (
    misfit(extra, schemaOf(to.additionalProperties), `${path}[…]`) ??
    misfit(names, schemaOf(to.propertyNames), `a name in ${path}`) ??
    named.map((name) => misfit(extra, schemaAt(to, name), `${path}.${name}`)).find((found) => found !== undefined)
  );
}

function schemaAt(schema: SchemaObject, name: string): JsonSchema {
  const properties = propertiesOf(schema);
  return schemaOf(Object.hasOwn(properties, name) ? properties[name] : schema.additionalProperties);
}
