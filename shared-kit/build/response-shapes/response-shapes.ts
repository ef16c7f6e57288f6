import { apiCalls } from '@aksamit/contracts/api-calls';
import type { CallTable } from '@aksamit/contracts/call-shape';
import type { ResponseShape, ResponseShapes } from '@aksamit/contracts/response-shape';
import { staffCalls } from '@aksamit/contracts/staff-calls';
import { WITHHELD_TOKENS } from '@aksamit/contracts/withheld-tokens';
import { z } from 'zod';

const calls: CallTable = { ...apiCalls, ...staffCalls };

/** Every name of a call. */
export const callNames: readonly string[] = Object.keys(calls);

type JsonSchema = z.core.JSONSchema._JSONSchema;

const KINDS: Readonly<Record<string, ResponseShape>> = {
  string: 's',
  number: 'n',
  integer: 'i',
  boolean: 'b',
  null: '0',
};

/**
 * Shapes of the responses of these calls, from their contracts. Kept: fields, which of them must be there, kinds of
 * values, constants. Tokens are left out, which the gateway withholds. Left to the API: lengths, bounds, patterns, and the members of enumerations, to which it may add.
 * Equal shapes stand in the list once.
 * @throws for a schema with a keyword that shapes do not know
 */
export function responseShapes(names: readonly string[]): ResponseShapes {
  const list: ResponseShape[] = [];
  const indexes = new Map<string, number>();
  const listed = (shape: ResponseShape): number => {
    const key = JSON.stringify(shape);
    const index = indexes.get(key) ?? list.push(shape) - 1;
    indexes.set(key, index);
    return index;
  };
  const shapeOf = (schema: JsonSchema): ResponseShape => {
    if (typeof schema === 'boolean') return '*';
    const { type, properties, additionalProperties, items, required = [] } = schema;
    const choice = schema.anyOf ?? schema.oneOf;
    if (schema.$ref || schema.allOf || schema.prefixItems)
      throw new Error(`Failed to write a shape: ${JSON.stringify(schema).slice(0, 200)}. Teach it this schema.`);
    if (Array.isArray(type)) return listed({ u: type.map((one) => shapeOf({ ...schema, type: one })) });
    if ('const' in schema) return listed({ c: schema.const });
    if (choice) return listed({ u: choice.map(shapeOf) });
    if (type === 'array') return listed({ a: Array.isArray(items) || items === undefined ? '*' : shapeOf(items) });
    if (type !== 'object') return KINDS[type ?? ''] ?? '*';
    if (!properties && typeof additionalProperties === 'object') return listed({ m: shapeOf(additionalProperties) });
    const received = Object.entries(properties ?? {}).filter(([name]) => !WITHHELD_TOKENS.has(name));
    const fields = received.map(([name, inner]): [string, ResponseShape] => [
      required.includes(name) ? name : `${name}?`,
      shapeOf(inner),
    ]);
    return listed({ o: Object.fromEntries(fields) });
  };
  const shapes = names.flatMap((name): [string, ResponseShape][] => {
    const schema = z.toJSONSchema(calls[name]?.data ?? z.unknown(), { io: 'output' });
    // A response that holds nothing may come without a body.
    return Object.keys(schema.properties ?? {}).length > 0 ? [[name, shapeOf(schema)]] : [];
  });
  return { list, calls: Object.fromEntries(shapes) };
}
