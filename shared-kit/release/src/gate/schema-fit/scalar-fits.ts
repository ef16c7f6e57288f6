import { numberOf, type SchemaObject, textsOf } from './json-schema';

/** Compares ranges of numbers. See sentMisfit. */
export function numberMisfit(from: SchemaObject, to: SchemaObject, path: string): string | undefined {
  const isTooLow =
    (numberOf(to.minimum) ?? -Infinity) > lowest(from) ||
    // A greater bound satisfies an exclusive one, and so does the same bound if it is exclusive too.
    isBeyond(numberOf(to.exclusiveMinimum), numberOf(from.minimum), numberOf(from.exclusiveMinimum), 1);
  if (isTooLow) return `${path} may be lower than is accepted (${to.minimum ?? to.exclusiveMinimum})`;
  const isTooHigh =
    (numberOf(to.maximum) ?? Infinity) < highest(from) ||
    isBeyond(numberOf(to.exclusiveMaximum), numberOf(from.maximum), numberOf(from.exclusiveMaximum), -1);
  return isTooHigh ? `${path} may be higher than is accepted (${to.maximum ?? to.exclusiveMaximum})` : undefined;
}

const lowest = ({ minimum, exclusiveMinimum }: SchemaObject): number =>
  Math.max(numberOf(minimum) ?? -Infinity, numberOf(exclusiveMinimum) ?? -Infinity);
const highest = ({ maximum, exclusiveMaximum }: SchemaObject): number =>
  Math.min(numberOf(maximum) ?? Infinity, numberOf(exclusiveMaximum) ?? Infinity);

function isBeyond(
  limit: number | undefined,
  inclusive: number | undefined,
  exclusive: number | undefined,
  sign: 1 | -1,
): boolean {
  if (limit === undefined) return false;
  const isPreserved =
    (inclusive !== undefined && inclusive * sign > limit * sign) ||
    (exclusive !== undefined && exclusive * sign >= limit * sign);
  return !isPreserved;
}

/** Compares lengths and patterns of texts; a text may have to match several patterns (`patterns`). See sentMisfit. */
export function textMisfit(from: SchemaObject, to: SchemaObject, path: string): string | undefined {
  if ((numberOf(from.minLength) ?? 0) < (numberOf(to.minLength) ?? 0))
    return `${path} may be shorter than is accepted (${to.minLength})`;
  if ((numberOf(from.maxLength) ?? Infinity) > (numberOf(to.maxLength) ?? Infinity))
    return `${path} may be longer than is accepted (${to.maxLength})`;
  const given = textsOf(from.patterns);
  const broken = textsOf(to.patterns).find((pattern) => !given.includes(pattern));
  return broken === undefined ? undefined : `${path} may be text that does not fit the accepted pattern ${broken}`;
}
