/**
 * Shape of a value in JSON, compact enough for browsers: `s` text, `n` number, `i` integer, `b` boolean, `0` null, `*`
 * anything; `a` a list, `m` a map, `o` an object by field (`name?`: may be absent), `u` one of several, `c` a constant.
 * A number stands for the shape at that place in the table's list.
 */
export type ResponseShape =
  | number
  | 's'
  | 'n'
  | 'i'
  | 'b'
  | '0'
  | '*'
  | { a: ResponseShape }
  | { m: ResponseShape }
  | { o: Readonly<Record<string, ResponseShape>> }
  | { u: readonly ResponseShape[] }
  | { c: unknown };

/** Shapes of what stands in `data`, by the name of the call. Written by the build (build/response-shapes). */
export interface ResponseShapes {
  list: readonly ResponseShape[];
  calls: Readonly<Record<string, ResponseShape>>;
}

/**
 * Path of the first field of a call's `data` that is missing or of another kind (`data.cart.items.0.id`); undefined when
 * all fits, and for calls without a shape. Unknown fields are allowed: the API may add some. The path holds no values,
 * which may be personal.
 */
export function misfitOf({ list, calls }: ResponseShapes, call: string, data: unknown): string | undefined {
  const misfit = (shape: ResponseShape, value: unknown, path: string): string | undefined => {
    if (typeof shape === 'number') return misfit(list[shape] ?? '*', value, path);
    if (typeof shape === 'string') return isOfKind(shape, value) ? undefined : path;
    if ('c' in shape) return shape.c === value ? undefined : path;
    if ('u' in shape) return deepest(shape.u.map((one) => misfit(one, value, path)));
    if ('a' in shape)
      return Array.isArray(value)
        ? firstOf(value.entries(), ([index, one]) => misfit(shape.a, one, `${path}.${index}`))
        : path;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return path;
    const fields = new Map<string, unknown>(Object.entries(value));
    if ('m' in shape) return firstOf(fields.values(), (one) => misfit(shape.m, one, `${path}.*`));
    return firstOf(Object.entries(shape.o), ([field, inner]) => {
      const name = field.replace('?', '');
      const given = fields.get(name);
      if (given === undefined && name !== field) return undefined;
      return misfit(inner, given, `${path}.${name}`);
    });
  };
  return misfit(calls[call] ?? '*', data, 'data');
}

function isOfKind(kind: string, value: unknown): boolean {
  if (kind === '*') return value !== undefined;
  if (kind === '0') return value === null;
  if (kind === 'i') return Number.isInteger(value);
  return typeof value === { s: 'string', n: 'number', b: 'boolean' }[kind];
}

/** Of a choice that nothing fits, what comes closest: the misfit furthest inside. */
function deepest(misfits: readonly (string | undefined)[]): string | undefined {
  return misfits.reduce((found, one) =>
    found === undefined || one === undefined ? undefined : one.length > found.length ? one : found,
  );
}

function firstOf<T>(list: Iterable<T>, check: (one: T) => string | undefined): string | undefined {
  for (const one of list) {
    const found = check(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
