import type { Shape, ValueKind } from './fact';

/** Objects with more properties than this are dictionaries: their keys are data. */
const MOST_PROPERTIES = 80;
/** How many elements of one array are looked at. */
const MOST_ELEMENTS = 20;

export const emptyShape = (): Shape => ({ kinds: [] });

function kindOf(value: unknown): ValueKind {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (Buffer.isBuffer(value)) return 'bytes';
  const type = typeof value;
  return type === 'string' || type === 'number' || type === 'boolean' ? type : 'object';
}

/** Adds a value to what was seen in its place. */
export function look(shape: Shape, value: unknown): void {
  const kind = kindOf(value);
  if (!shape.kinds.includes(kind)) {
    shape.kinds.push(kind);
    shape.kinds.sort();
  }
  if (kind === 'object') lookInside(shape, value as Record<string, unknown>);
  if (kind !== 'array') return;
  shape.elements ??= emptyShape();
  for (const element of (value as unknown[]).slice(0, MOST_ELEMENTS)) look(shape.elements, element);
}

function lookInside(shape: Shape, value: Record<string, unknown>): void {
  shape.objects ??= { count: 0, properties: {} };
  const { properties } = shape.objects;
  shape.objects.count += 1;
  for (const [name, inner] of Object.entries(value)) {
    let property = properties[name];
    if (property === undefined) {
      if (Object.keys(properties).length >= MOST_PROPERTIES) continue;
      property = { ...emptyShape(), present: 0 };
      properties[name] = property;
    }
    property.present += 1;
    look(property, inner);
  }
}
