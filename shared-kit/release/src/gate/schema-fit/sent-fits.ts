import { misfitOf } from '@aksamit/contracts/topics';
import { arrayMisfit } from './array-fits';
import { isObject, isSame, type JsonSchema, plainSchema, type SchemaObject, schemasOf } from './json-schema';
import { objectMisfit } from './object-fits';
import { numberMisfit, textMisfit } from './scalar-fits';
import { areExclusive, sentTypes, typesOf, valuesOf } from './schema-values';

/** Keywords that are compared here; any other must be the same on both sides. */
const JUDGED = new Set(
  `type enum const anyOf oneOf allOf properties required additionalProperties propertyNames items prefixItems minItems
  maxItems minLength maxLength patterns minimum maximum exclusiveMinimum exclusiveMaximum`.split(/\s+/),
);
const NUMBERS = /^(min|max|exclusiveM)/;
/**
 * Keywords that restrict independently: it is enough that both have the same value, or that only the sender has one.
 */
const STANDALONE = new Set(['format', 'multipleOf', 'uniqueItems', 'not', 'contentEncoding', 'contentMediaType']);

/**
 * Whether every value sent by one schema is accepted by another: undefined, or the first place where it is not
 * (`value.count may be string, but only number is accepted`). Senders send the properties that their schema declares
 * and no others, unless its `additionalProperties` is a schema, so that a new optional property is compatible. Fails
 * closed: a part that cannot be compared (an unknown keyword, a reference) fits only itself.
 */
export function sentMisfit(sent: JsonSchema, accepted: JsonSchema, path = 'value'): string | undefined {
  if (isSame(sent, accepted) || isNothing(sent)) return undefined;
  if (isNothing(accepted)) return `${path} may be sent, but is not accepted`;
  const from = plainSchema(isObject(sent) ? sent : {});
  const to = plainSchema(isObject(accepted) ? accepted : {});
  if (isSame(from, to) || Object.keys(to).length === 0) return undefined;
  const opaque = opaqueKeyword(from, to);
  if (opaque) return `${path} has another "${opaque}", which cannot be compared`;
  return sentUnionMisfit(from, to, path);
}

function isNothing(schema: JsonSchema): boolean {
  return isObject(schema) ? isSame(schema.not, {}) || schema.not === true : !schema;
}

function opaqueKeyword(from: SchemaObject, to: SchemaObject): string | undefined {
  const keys = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...keys].find((key) => {
    if (NUMBERS.test(key)) return ![from, to].every((schema) => ['number', 'undefined'].includes(typeof schema[key]));
    if (JUDGED.has(key)) return false;
    if (STANDALONE.has(key)) return to[key] !== undefined && !isSame(from[key], to[key]);
    // These depend on their context, so that even the same text may have another meaning.
    if (/^\$|^unevaluated/.test(key)) return true;
    return !isSame(from[key], to[key]);
  });
}

/** The sender uses one of several schemas: each must be accepted. */
function sentUnionMisfit(from: SchemaObject, to: SchemaObject, path: string): string | undefined {
  const { anyOf, oneOf, ...rest } = from;
  const branches = schemasOf(anyOf ?? oneOf);
  if (branches.length === 0) return acceptedUnionMisfit(from, to, path);
  for (const branch of branches) {
    const whole = Object.keys(rest).length === 0 ? branch : { ...rest, allOf: [...schemasOf(rest.allOf), branch] };
    const found = sentMisfit(whole, to, path);
    if (found) return found;
  }
  return undefined;
}

/**
 * The receiver accepts one of several schemas: the sender must fit one of them as a whole, or each of its parts must
 * fit one.
 */
function acceptedUnionMisfit(from: SchemaObject, to: SchemaObject, path: string): string | undefined {
  const { anyOf, oneOf, allOf, ...rest } = to;
  for (const member of schemasOf(allOf)) {
    const found = sentMisfit(from, member, path);
    if (found) return found;
  }
  const branches = schemasOf(anyOf ?? oneOf);
  if (branches.length > 0) {
    if (oneOf && (anyOf || !areExclusive(branches))) return `${path} has a "oneOf" that cannot be compared`;
    const misfits = branches.map((branch) => sentMisfit(from, branch, path));
    const fits = misfits.includes(undefined) || partsFit(from, branches, path);
    if (!fits)
      return (branches.length === 1 ? misfits[0] : undefined) ?? `${path} may be sent in a shape that is not accepted`;
  }
  return plainMisfit(from, rest, path);
}

function partsFit(from: SchemaObject, branches: readonly JsonSchema[], path: string): boolean {
  const { enum: _enum, const: _const, ...rest } = from;
  const values = valuesOf(from);
  const types = sentTypes(from);
  const parts = values
    ? values.map((value) => ({ ...rest, const: value }))
    : types.length > 1
      ? types.map((type) => ({ ...from, type }))
      : [];
  return (
    parts.length > 0 && parts.every((part) => branches.some((branch) => sentMisfit(part, branch, path) === undefined))
  );
}

function plainMisfit(from: SchemaObject, to: SchemaObject, path: string): string | undefined {
  // The rest of an allOf could not be merged; it is only known to be no wider than each of its members.
  if (from.allOf !== undefined) return `${path} has an "allOf" that cannot be compared`;
  const values = valuesOf(from);
  const allowed = valuesOf(to);
  if (values) {
    const refused = values.find((value) => !isAccepted(value, to, allowed));
    return refused === undefined ? undefined : `${path} may be ${JSON.stringify(refused)}, which is not accepted`;
  }
  if (allowed) return `${path} may be anything, but only ${JSON.stringify(allowed)} is accepted`;
  const types = sentTypes(from);
  const acceptedTypes = typesOf(to);
  const strange = types.find((type) => !acceptedTypes.includes(type));
  if (strange) return `${path} may be ${strange}, but only ${sentTypes(to).join(' or ')} is accepted`;
  return (
    (types.some((type) => type === 'number' || type === 'integer') ? numberMisfit(from, to, path) : undefined) ??
    (types.includes('string') ? textMisfit(from, to, path) : undefined) ??
    (types.includes('array') ? arrayMisfit(from, to, path, sentMisfit) : undefined) ??
    (types.includes('object') ? objectMisfit(from, to, path, sentMisfit) : undefined)
  );
}

function isAccepted(value: unknown, to: SchemaObject, allowed: readonly unknown[] | undefined): boolean {
  const { enum: _enum, const: _const, patterns, ...rest } = to;
  // Lists and objects as constants are rare: only equal ones are known to fit.
  if (typeof value === 'object' && value !== null && (!allowed || Object.keys(rest).some((key) => key !== 'type')))
    return false;
  const allOf = Array.isArray(patterns) ? patterns.map((pattern) => ({ pattern })) : [];
  return (!allowed || allowed.some((one) => isSame(one, value))) && misfitOf({ ...rest, allOf }, value) === undefined;
}
