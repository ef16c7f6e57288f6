/** The control of each field of a record, derived from the schema that the API checks the record with. */
import '../without-generated-code';

import { z } from 'zod';
import type { PictureShape } from '../pictures/focus-picker';
import type { ReferenceName } from './reference-names';

/** What an empty control sends: null, nothing, or its empty text. */
type Emptiness = 'null' | 'omitted' | 'text';

interface Base {
  empty: Emptiness;
  /** Value of a new record. */
  initial: unknown;
}

export type Control = Base &
  (
    | { kind: 'text'; isLong: boolean; most: number | null; isRequired: boolean }
    | { kind: 'number' }
    | { kind: 'money' }
    /** Percent, or minor units off each piece, as the field `by` beside it has it. */
    | { kind: 'discount'; by: string }
    | { kind: 'choice'; options: readonly (string | number)[] }
    | { kind: 'switch' }
    | { kind: 'instant' }
    | { kind: 'color' }
    | { kind: 'reference'; to: ReferenceName }
    | { kind: 'picture'; shape: PictureShape }
    | { kind: 'references'; to: ReferenceName }
    /** Position in its list: not shown. */
    | { kind: 'order' }
    | { kind: 'languages'; value: Control }
    /** The same in every record of its kind: not shown. */
    | { kind: 'constant'; value: string | number }
    /** Fields that depend on the value of the field `by`. */
    | { kind: 'variants'; by: string; options: ReadonlyMap<string, GroupControl> }
    | { kind: 'group'; fields: ReadonlyMap<string, Control>; isLoose: boolean }
    /** `isWrapped`: its entries are no objects, and stand in the form as `{ value }`. */
    | { kind: 'list'; entry: Control; isWrapped: boolean }
  );

/**
 * Controls that the schema alone does not name, by the field's path without languages and positions in lists; of one variant
 * alone by `sections(articles).category`.
 */
export type ControlOverrides = Readonly<
  Record<
    string,
    | { kind: 'money' | 'color' }
    /** Several lines, where the schema has no bound to decide by. */
    | { kind: 'prose' }
    /** One line, although the schema's bound is that of several. */
    | { kind: 'line' }
    | { kind: 'discount'; by: string }
    | { kind: 'reference' | 'references'; to: ReferenceName }
    | { kind: 'picture'; shape: PictureShape }
  >
>;

export type ListControlOf = Extract<Control, { kind: 'list' }>;
export type GroupControl = Extract<Control, { kind: 'group' }>;

/** The controls of a record. Throws for a schema that no control is known for. */
export function recordControl(input: z.ZodObject, overrides: ControlOverrides): GroupControl {
  const control = controlOf(input, '', overrides);
  if (control.kind !== 'group') throw new Error('Failed to derive a form: the schema is no object of fields.');
  return control;
}

/** Texts that may be longer than a line get several: 300 is the bound of titles and labels of sections. */
const LONGEST_LINE = 300;
const LANGUAGES = 'en,pl';

function controlOf(schema: z.core.$ZodType, path: string, overrides: ControlOverrides): Control {
  const { inner, ...base } = unwrapped(schema);
  const override = overrides[path];
  if (override?.kind === 'prose') return { ...base, kind: 'text', isLong: true, most: null, isRequired: false };
  if (override?.kind === 'line') {
    return { ...base, kind: 'text', isLong: false, most: null, isRequired: !z.safeParse(schema, '').success };
  }
  if (override) return { ...base, ...override };
  if (inner instanceof z.ZodObject) return objectControl(inner, base, path, overrides);
  if (inner instanceof z.ZodArray) {
    const element = controlOf(inner.element, path, overrides);
    // The items of a list in prose are as long as paragraphs.
    const entry = element.kind === 'text' && element.most === null ? { ...element, isLong: true } : element;
    return { ...base, kind: 'list', entry, isWrapped: entry.kind !== 'group' && entry.kind !== 'variants' };
  }
  if (inner instanceof z.ZodDiscriminatedUnion) return { ...base, ...variantsControl(inner, path, overrides) };
  return { ...base, ...plainControl(inner, path) };
}

function objectControl(schema: z.ZodObject, base: Base, path: string, overrides: ControlOverrides): Control {
  const names = Object.keys(schema.shape);
  if (names.toSorted().join() === LANGUAGES) {
    const value = controlOf(schema.shape.pl, path, overrides);
    // Both may be left empty together.
    const isFree = base.empty === 'null' && value.kind === 'text';
    return { ...base, kind: 'languages', value: isFree ? { ...value, isRequired: false } : value };
  }
  const fields = names.map((name): [string, Control] => {
    const below = path === '' ? name : `${path}.${name}`;
    const isOrder = name === 'order' && path !== '';
    return [name, isOrder ? { ...base, kind: 'order' } : controlOf(schema.shape[name], below, overrides)];
  });
  const isLoose = schema.def.catchall instanceof z.ZodUnknown;
  // Fields that may be left empty together carry no star: the schema refuses those that lack something.
  const isFree = base.empty !== 'text';
  const shown = fields.map(([name, field]): [string, Control] =>
    isFree && field.kind === 'text' ? [name, { ...field, isRequired: false }] : [name, field],
  );
  return { ...base, kind: 'group', fields: new Map(shown), isLoose };
}

function variantsControl(schema: z.ZodDiscriminatedUnion, path: string, overrides: ControlOverrides) {
  const by = schema.def.discriminator;
  const options = schema.options.flatMap((option): [string, GroupControl][] => {
    const [variant] = option instanceof z.ZodObject ? literalsOf(option.shape[by]) : [];
    const control = controlOf(option, path, overridesOf(`${variant}`, path, overrides));
    return control.kind === 'group' && variant !== undefined ? [[`${variant}`, control]] : [];
  });
  return { kind: 'variants' as const, by, options: new Map(options) };
}

/** With those of one variant alone as those of its path. */
function overridesOf(variant: string, path: string, overrides: ControlOverrides): ControlOverrides {
  const prefix = `${path}(${variant}).`;
  const own = Object.entries(overrides).filter(([name]) => name.startsWith(prefix));
  return { ...overrides, ...Object.fromEntries(own.map(([name, one]) => [name.replace(prefix, `${path}.`), one])) };
}

function plainControl(schema: z.core.$ZodType, path: string) {
  if (schema instanceof z.ZodBoolean) return { kind: 'switch' as const };
  if (schema instanceof z.ZodNumber) return { kind: 'number' as const };
  if (schema instanceof z.ZodISODateTime) return { kind: 'instant' as const };
  if (schema instanceof z.ZodLiteral) {
    const [value = ''] = literalsOf(schema);
    return { kind: 'constant' as const, value };
  }
  if (schema instanceof z.ZodEnum) return { kind: 'choice' as const, options: schema.options };
  if (schema instanceof z.ZodUnion) return { kind: 'choice' as const, options: schema.options.flatMap(literalsOf) };
  if (schema instanceof z.ZodString) {
    const most = schema.maxLength;
    const isRequired = !schema.safeParse('').success;
    // What has a format, such as an e-mail address or a path, is one line however long.
    const isLong = schema.format === null && most !== null && most > LONGEST_LINE;
    return { kind: 'text' as const, isLong, most, isRequired };
  }
  throw new Error(`Failed to derive a control for ${path}: its schema is not known here. Name a control for it.`);
}

const literalsOf = (schema: unknown): (string | number)[] =>
  schema instanceof z.ZodLiteral
    ? [...schema.values].filter((value) => typeof value === 'string' || typeof value === 'number')
    : [];

/** The schema inside its defaults, and whether it may be left empty. */
function unwrapped(schema: z.core.$ZodType): Base & { inner: z.core.$ZodType } {
  let inner = schema;
  let empty: Emptiness = 'text';
  let initial: unknown;
  for (;;) {
    if (inner instanceof z.ZodDefault) {
      initial = inner.def.defaultValue;
      inner = inner.unwrap();
    } else if (inner instanceof z.ZodNullable) {
      empty = 'null';
      inner = inner.unwrap();
    } else if (inner instanceof z.ZodOptional) {
      if (empty === 'text') empty = 'omitted';
      inner = inner.unwrap();
    } else if (inner instanceof z.ZodPipe) {
      inner = inner.def.in;
    } else return { inner, empty, initial };
  }
}

const NEVER_EMPTY = ['list', 'references', 'variants', 'constant'];

/** Whether an empty control is refused: marked with a star. */
export function isRequired(control: Control): boolean {
  if (control.kind === 'text') return control.empty === 'text' && control.isRequired;
  return control.empty === 'text' && !NEVER_EMPTY.includes(control.kind);
}
