import { changeOf, staffArticleInput } from '.';
import { staffCalls } from './staff-calls';

const changes = Object.entries(staffCalls).flatMap(([name, shape]) =>
  name.startsWith('PUT ') && 'body' in shape ? [{ name, body: shape.body }] : [],
);

test('no change brings fields along that were not sent', () => {
  expect(changes.length).toBeGreaterThan(20);
  const filled = changes.filter(({ body }) => Object.keys(body.safeParse({}).data ?? {}).length > 0);
  expect(filled.map(({ name }) => name)).toEqual([]);
});

test('a change takes any field as a new record has it, and no other', () => {
  const change = changeOf(staffArticleInput.omit({ code: true }));
  expect(change.parse({ promoBar: null })).toEqual({ promoBar: null });
  expect(change.parse({ gender: 'female' })).toEqual({ gender: 'female' });
  expect(change.safeParse({ gender: 'none' }).success).toBe(false);
  expect(change.safeParse({ code: 'a' }).success).toBe(false);
});
