import fc from 'fast-check';
import { z } from 'zod';
import type { JsonSchema } from './json-schema';
import { sentMisfit } from './sent-fits';

const json = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input' });
const misfit = (sent: z.ZodType, accepted: z.ZodType) => sentMisfit(json(sent), json(accepted));

const base = z.object({ productId: z.number(), label: z.string().optional() });
const fits: [string, z.ZodType, z.ZodType][] = [
  ['a new optional property', base, base.extend({ tone: z.enum(['light', 'dark']).optional() })],
  ['a property with a default', base, base.extend({ tone: z.string().default('light') })],
  ['a property no longer required', base, base.partial()],
  ['a removed property of an open object', base, base.omit({ label: true })],
  ['a wider type', base, base.extend({ productId: z.number().or(z.string()) })],
  ['a longer list of words', z.enum(['a', 'b']), z.enum(['c', 'b', 'a'])],
  ['any text instead of words', z.enum(['a', 'b']), z.string()],
  ['words instead of a nullable one', z.enum(['a', 'b']), z.enum(['a', 'b']).nullable()],
  ['a wider range', z.int().min(1).max(5), z.int().min(0).max(5)],
  ['an excluded bound below', z.number().gt(1), z.number().min(1)],
  ['a number instead of an integer', z.int(), z.number()],
  ['a shorter text', z.string().min(3).max(5), z.string().min(2).max(6)],
  ['one pattern less', z.string().regex(/^a/).regex(/z$/), z.string().regex(/z$/)],
  ['no pattern at all', z.email(), z.string()],
  ['more items', z.array(z.string()).min(1).max(2), z.array(z.string().nullable()).max(3)],
  ['a list instead of a pair', z.tuple([z.string(), z.number()]), z.array(z.string().or(z.number()))],
  ['one more member of a union', union('a', 'b'), union('a', 'b', 'c')],
  ['one of a union', z.object({ kind: z.literal('a'), a: z.string() }), union('a', 'b')],
  ['a record of wider values', z.record(z.string(), z.int()), z.record(z.string(), z.number())],
  ['an object as a record', base.required(), z.record(z.string(), z.number().or(z.string()))],
  ['an intersection with one part less', base.and(z.object({ x: z.string() })), base],
  ['anything', base, z.unknown()],
  ['other words about it', base, base.extend({ label: z.string().optional().describe('On the button.') })],
];

function union(...kinds: string[]): z.ZodType {
  const [first = 'a', ...others] = kinds;
  const member = (kind: string) => z.object({ kind: z.literal(kind), [kind]: z.string() });
  return z.discriminatedUnion('kind', [member(first), ...others.map(member)]);
}

test.each(fits)('%s is compatible', (_what, sent, accepted) => {
  expect(misfit(sent, accepted)).toBeUndefined();
});

const refused: [string, z.ZodType, z.ZodType, string][] = [
  ['a new required property', base, base.extend({ tone: z.string() }), 'value.tone may be left out, but is required'],
  ['a property now required', base, base.required(), 'value.label may be left out, but is required'],
  [
    'a removed property',
    base,
    z.strictObject({ productId: z.number() }),
    'value.label may be sent, but is not accepted',
  ],
  ['another type', base, base.extend({ productId: z.string() }), 'value.productId may be number, but only string'],
  ['an integer only', z.number(), z.int(), 'value may be number, but only integer is accepted'],
  ['a word less', z.enum(['a', 'b']), z.enum(['a']), 'value may be "b", which is not accepted'],
  ['words instead of text', z.string(), z.enum(['a']), 'value may be anything, but only ["a"] is accepted'],
  ['null no longer', z.string().nullable(), z.string(), 'value may be null, but only string is accepted'],
  ['a higher bound', z.number().min(1), z.number().min(2), 'value may be lower than is accepted (2)'],
  ['a bound excluded', z.number().min(1), z.number().gt(1), 'value may be lower than is accepted (1)'],
  ['a lower bound above', z.number(), z.number().max(2), 'value may be higher than is accepted (2)'],
  ['a longer text', z.string(), z.string().min(1), 'value may be shorter than is accepted (1)'],
  ['a shorter text', z.string().max(9), z.string().max(8), 'value may be longer than is accepted (8)'],
  ['a pattern', z.string(), z.string().regex(/^a/), 'value may be text that does not fit the accepted pattern ^a'],
  ['more items', z.array(z.string()), z.array(z.string()).min(1), 'value may have fewer items than are accepted (1)'],
  ['fewer items', z.array(z.string()), z.array(z.string()).max(1), 'value may have more items than are accepted (1)'],
  ['other items', z.array(z.string()), z.array(z.number()), 'value[] may be string, but only number is accepted'],
  ['another second', z.tuple([z.string(), z.string()]), z.tuple([z.string(), z.int()]), 'value.1 may be string'],
  ['a member less', union('a', 'b'), union('a'), 'value.kind may be "b", which is not accepted'],
  [
    'other names',
    z.record(z.string(), z.int()),
    z.record(z.string().min(2), z.int()),
    'a name in value may be shorter',
  ],
  ['a format', z.string(), z.base64(), 'value has another "format", which cannot be compared'],
];

test.each(refused)('%s is refused', (_what, sent, accepted, message) => {
  expect(misfit(sent, accepted)).toContain(message);
});

test('what cannot be compared fits only itself', () => {
  const known = { type: 'object', dependentRequired: { a: ['b'] } };
  expect(sentMisfit(known, { ...known })).toBeUndefined();
  expect(sentMisfit(known, { type: 'object', dependentRequired: { a: ['c'] } })).toContain('dependentRequired');
  const reference = { $ref: '#/$defs/a', $defs: { a: { type: 'string' } } };
  expect(sentMisfit(reference, structuredClone(reference))).toBeUndefined();
  expect(sentMisfit(reference, { $ref: '#/$defs/a', $defs: { a: { type: 'number' } } })).toContain('$ref');
  const overlapping = { oneOf: [{ type: 'number' }, { type: 'number', minimum: 0 }] };
  expect(sentMisfit({ type: 'number', minimum: 1 }, overlapping)).toContain('oneOf');
  expect(sentMisfit({ type: 'number' }, { type: 'number', minimum: 0, exclusiveMinimum: true })).toBeDefined();
});

/** A schema with values that senders of it send: its declared properties and no others. */
interface Shape {
  schema: z.ZodType;
  values: fc.Arbitrary<unknown>;
}

const { shape } = fc.letrec<{ shape: Shape }>((tie) => ({
  shape: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'shape' },
    leaf(),
    list(tie('shape')),
    object(tie('shape')),
    either(tie('shape')),
  ),
}));

function leaf(): fc.Arbitrary<Shape> {
  const bounds = fc.tuple(fc.integer({ min: -2, max: 2 }), fc.integer({ min: 0, max: 3 }), fc.boolean());
  return fc.oneof(
    fc.constant({ schema: z.boolean(), values: fc.boolean() }),
    fc.constant({ schema: z.null(), values: fc.constant(null) }),
    fc.constant({ schema: z.unknown(), values: fc.constantFrom<unknown>(null, 1, 'a', [], {}) }),
    fc.uniqueArray(fc.constantFrom('a', 'b', 'ab'), { minLength: 1 }).map((words) => ({
      schema: z.enum(words),
      values: fc.constantFrom(...words),
    })),
    bounds.map(([min, more, isWhole]) => ({
      schema: (isWhole ? z.int() : z.number()).min(min).max(min + more),
      values: isWhole ? fc.integer({ min, max: min + more }) : fc.double({ min, max: min + more, noNaN: true }),
    })),
    fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 })).map(([min, more]) => ({
      schema: z
        .string()
        .min(min)
        .max(min + more),
      values: fc.string({ minLength: min, maxLength: min + more }),
    })),
    fc.constantFrom('^a', 'b$').map((pattern) => ({
      schema: z.string().regex(new RegExp(pattern)),
      values: fc.constantFrom('ab', 'aab', pattern === '^a' ? 'a' : 'b'),
    })),
  );
}

function list(inner: fc.Arbitrary<Shape>): fc.Arbitrary<Shape> {
  const bounds = fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 }));
  return fc.oneof(
    fc.tuple(inner, bounds).map(([{ schema, values }, [min, more]]) => ({
      schema: z
        .array(schema)
        .min(min)
        .max(min + more),
      values: fc.array(values, { minLength: min, maxLength: min + more }),
    })),
    fc.tuple(inner, inner).map(([one, other]) => ({
      schema: z.tuple([one.schema, other.schema]),
      values: fc.tuple(one.values, other.values),
    })),
  );
}

function object(inner: fc.Arbitrary<Shape>): fc.Arbitrary<Shape> {
  const members = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.tuple(inner, fc.boolean()), { maxKeys: 3 });
  return fc.oneof(
    fc.tuple(members, fc.boolean()).map(([given, isStrict]) => {
      const entries = Object.entries(given);
      const schemas = entries.map(([name, [{ schema }, isNeeded]]) => [name, isNeeded ? schema : schema.optional()]);
      const requiredKeys = entries.filter(([, [, isNeeded]]) => isNeeded).map(([name]) => name);
      const values = Object.fromEntries(entries.map(([name, [one]]) => [name, one.values]));
      return {
        schema: (isStrict ? z.strictObject : z.object)(Object.fromEntries(schemas)),
        values: fc.record(values, { requiredKeys, noNullPrototype: true }),
      };
    }),
    inner.map(({ schema, values }) => ({
      schema: z.record(z.string(), schema),
      values: fc.dictionary(fc.constantFrom('a', 'b', 'x'), values, { noNullPrototype: true }),
    })),
  );
}

function either(inner: fc.Arbitrary<Shape>): fc.Arbitrary<Shape> {
  return fc.oneof(
    fc.tuple(inner, inner).map(([one, other]) => ({
      schema: z.union([one.schema, other.schema]),
      values: fc.oneof(one.values, other.values),
    })),
    inner.map(({ schema, values }) => ({ schema: schema.nullable(), values: fc.oneof(values, fc.constant(null)) })),
  );
}

test('every schema is compatible with itself', () => {
  fc.assert(fc.property(shape, ({ schema }) => misfit(schema, schema) === undefined));
});

test('what is called compatible is accepted', () => {
  let judged = 0;
  const withValues = shape.chain(({ schema, values }) =>
    fc.array(values, { minLength: 4, maxLength: 4 }).map((sent) => ({ schema, sent, json: json(schema) })),
  );
  fc.assert(
    fc.property(fc.array(withValues, { minLength: 12, maxLength: 12 }), (shapes) => {
      for (const { sent, json: from } of shapes)
        for (const { schema, json: to } of shapes) {
          if (sentMisfit(from, to) !== undefined) continue;
          judged += 1;
          for (const value of sent)
            expect({ value, to, fits: schema.safeParse(value).success }).toMatchObject({ fits: true });
        }
    }),
    { numRuns: 60 },
  );
  // More than the comparisons of each schema with itself: a judge that refuses everything else would fail here.
  expect(judged).toBeGreaterThan(60 * 12 * 1.5);
});

test('what is sent beside a union is judged with it', () => {
  const sent = {
    type: 'object',
    properties: { a: { type: 'string' } },
    anyOf: [{ properties: { b: { type: 'string' } } }],
  };
  const accepted = { type: 'object', properties: { b: { type: 'string' } }, additionalProperties: false };
  expect(sentMisfit(sent, accepted)).toContain('value.a may be sent');
});
