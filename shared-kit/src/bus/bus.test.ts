import { Bus, BusRuleError } from './index';

const violations: { module: string; topic: string }[] = [];
const busIn = (development: boolean) =>
  new Bus({ development, onViolation: (violation) => violations.push(violation) });
const cart = { count: 2, total: { amount: 1990, currency: 'PLN' }, at: '2026-11-21T10:00:00Z' };

beforeEach(() => violations.splice(0));

test('a state topic replays its last value, an event topic does not', () => {
  const bus = busIn(true);
  const module = bus.handle('cart-checkout', ['cart', 'toast']);
  module.publish('cart', cart);
  module.publish('toast', { type: 'info', message: 'before' });
  const seen: unknown[] = [];
  bus
    .handle('panel', [])
    .observe('cart')
    .subscribe((value) => seen.push(value));
  bus
    .handle('panel', [])
    .observe('toast')
    .subscribe((value) => seen.push(value));
  expect(seen).toEqual([cart]);
  expect(bus.handle('panel', []).read('cart')).toEqual(cart);
});

test.each([
  ['another module’s topic', 'panel', ['cart'], cart],
  ['an undeclared topic', 'cart-checkout', [], cart],
  ['a value that does not fit', 'cart-checkout', ['cart'], { ...cart, count: 'two' }],
  ['a value with a part missing', 'cart-checkout', ['cart'], { ...cart, total: { amount: 1 } }],
])('%s throws in development; in production it is reported and dropped', (_what, module, declared, value) => {
  const publish = (bus: Bus) => bus.handle(module, declared).publish('cart', value as typeof cart);
  expect(() => publish(busIn(true))).toThrow(BusRuleError);
  const bus = busIn(false);
  publish(bus);
  expect(violations).toMatchObject([{ module, topic: 'cart' }]);
  expect(bus.handle('shell', []).read('cart')).toBeUndefined();
});

test('values of one bus do not reach another', () => {
  const [one, other] = [busIn(true), busIn(true)];
  one.handle('shell', ['locale']).publish('locale', 'en');
  expect(other.handle('shell', []).read('locale')).toBeUndefined();
});
