import { z } from 'zod';
import { misfitOf, type TopicSchema } from './fits-schema';

const zone = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('women'), part: z.string().min(1).max(5) }),
  z.object({ kind: z.literal('all') }),
]);
const schemas: [z.ZodType, unknown[]][] = [
  [
    zone,
    [{ kind: 'women', part: 'leg' }, { kind: 'women', part: '' }, { kind: 'women', part: 'longer' }, { kind: 'x' }],
  ],
  [z.int().min(1).max(3), [0, 1, 3, 4, 1.5, '1', null]],
  [z.number().gt(1).lt(3), [1, 2, 3]],
  [z.array(z.string()).min(1).max(2), [[], ['a'], ['a', 1], ['a', 'b', 'c'], 'a']],
  [z.record(z.string().regex(/^[a-z]+$/), z.number()), [{}, { a: 1 }, { a: 'x' }, { A: 1 }]],
  [z.strictObject({ a: z.string().optional() }), [{}, { a: 'x' }, { b: 1 }, { a: 1 }, []]],
  [z.object({ a: z.string() }).and(z.object({ b: z.boolean() })), [{ a: '', b: true }, { a: '' }, { b: true }]],
  [z.string().startsWith('a').regex(/z$/), ['az', 'a', 'z']],
  [z.enum(['a', 'b']).nullable(), ['a', null, 'c']],
  [z.string().or(z.number()), ['a', 1, true, null]],
];

test.each(schemas)('judges as zod does (%#)', (schema, values) => {
  const json = z.toJSONSchema(schema, { io: 'input' }) as TopicSchema;
  expect(values.map((value) => misfitOf(json, value) === undefined)).toEqual(
    values.map((value) => schema.safeParse(value).success),
  );
});

test('returns where a value does not fit', () => {
  const schema = { type: 'object', properties: { list: { type: 'array', items: { type: 'string' } } } };
  expect(misfitOf(schema, { list: ['a', 2] })).toBe('value.list.1');
});
