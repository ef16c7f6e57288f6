import { type JsonSchema, numberOf, type SchemaObject, schemaOf, schemasOf } from './json-schema';
import type { Misfit } from './misfit';

/** Compares lengths and items of lists. See sentMisfit. */
export function arrayMisfit(from: SchemaObject, to: SchemaObject, path: string, misfit: Misfit): string | undefined {
  if ((numberOf(from.minItems) ?? 0) < (numberOf(to.minItems) ?? 0))
    return `${path} may have fewer items than are accepted (${to.minItems})`;
  if (mostItems(from) > (numberOf(to.maxItems) ?? Infinity))
    return `${path} may have more items than are accepted (${to.maxItems})`;
  const positions = Math.max(schemasOf(from.prefixItems).length, schemasOf(to.prefixItems).length);
  for (let index = 0; index < Math.min(positions, mostItems(from)); index += 1) {
    const found = misfit(itemAt(from, index), itemAt(to, index), `${path}.${index}`);
    if (found) return found;
  }
  return mostItems(from) > positions ? misfit(schemaOf(from.items), schemaOf(to.items), `${path}[]`) : undefined;
}

function mostItems(schema: SchemaObject): number {
  return numberOf(schema.maxItems) ?? Infinity;
}

function itemAt(schema: SchemaObject, index: number): JsonSchema {
  return schemasOf(schema.prefixItems)[index] ?? schemaOf(schema.items);
}
