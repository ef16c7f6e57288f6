import fc from 'fast-check';
import { type BodyPartJson, toBodyParts } from './category-records';

const text = { pl: 'pachy', en: 'armpits' };
const part = (position: number, id: number): BodyPartJson => [position, String(id), `part-${id}`, text, text, 'top'];

test('body parts stand in their order, however PostgreSQL gathered them', () => {
  const ordered = [part(0, 2), part(0, 10), part(1, 1), part(7, 3)];
  fc.assert(
    fc.property(fc.shuffledSubarray(ordered, { minLength: ordered.length }), (gathered) => {
      expect(toBodyParts(gathered, 'pl').map(({ id }) => id)).toEqual(['2', '10', '1', '3']);
    }),
  );
  expect(toBodyParts(null, 'pl')).toEqual([]);
});
