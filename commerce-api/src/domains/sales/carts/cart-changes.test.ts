import fc from 'fast-check';
import { changedLines, type ShownLine } from './cart-changes';

const name = { pl: 'Łydki', en: 'Calves' };
const line = (change: Partial<ShownLine> = {}): ShownLine => ({
  id: 'a',
  name,
  quantity: 1,
  finalPrice: 100,
  isAccepted: true,
  ...change,
});

test('an unchanged cart names no line', () => {
  const lines = fc.array(
    fc.record({
      id: fc.uuid(),
      name: fc.constant(name),
      quantity: fc.integer({ min: 1, max: 99 }),
      finalPrice: fc.nat(),
      isAccepted: fc.boolean(),
    }),
  );
  fc.assert(fc.property(lines, (cart) => expect(changedLines(cart, cart, 'pl')).toEqual([])));
});

test.each<[string, ShownLine[], ShownLine[], string]>([
  ['a higher price', [line()], [line({ finalPrice: 120 })], 'price'],
  ['another quantity', [line()], [line({ quantity: 2, finalPrice: 200 })], 'quantity'],
  ['another time', [line({ details: 'x' })], [line({ details: 'y' })], 'details'],
  ['a line taken out', [line()], [], 'removed'],
  ['a line left out', [line()], [line({ isAccepted: false })], 'removed'],
  ['a new line', [], [line()], 'added'],
  ['a line no longer sold', [line()], [line({ finalPrice: null })], 'unavailable'],
  ['a line that was never sold', [line({ finalPrice: null })], [line({ finalPrice: null })], 'unavailable'],
])('%s is named', (_, shown, current, change) => {
  expect(changedLines(shown, current, 'en')).toMatchObject([{ cartItemId: 'a', name: 'Calves', change }]);
});
