import { Bus, type BusClaims, BusRuleError } from '.';

declare module '.' {
  interface ModuleTopics {
    'catalog.filters': { kind: 'state'; value: { zone: string } };
    'catalog.filters@1': { kind: 'state'; value: string };
    'catalog.zoomed': { kind: 'event'; value: number };
  }
}

const violations: { module: string; topic: string; message: string }[] = [];
const busIn = (development: boolean) =>
  new Bus({ development, onViolation: (violation) => violations.push(violation) });
const cart = { count: 2, total: { amount: 1990, currency: 'PLN' }, at: '2026-11-21T10:00:00Z' };
const toast = { type: 'info', message: 'Saved.' } as const;
const zone = { type: 'object', properties: { zone: { type: 'string', minLength: 1 } }, required: ['zone'] };
const catalog: BusClaims = {
  publishes: [
    { topic: 'catalog.filters', version: 1, kind: 'state', schema: { type: 'string' } },
    { topic: 'catalog.filters', version: 2, kind: 'state', schema: zone },
    { topic: 'catalog.zoomed', version: 1, schema: { type: 'number' } },
  ],
};

beforeEach(() => violations.splice(0));

test('a state topic replays its last value, an event topic does not', () => {
  const bus = busIn(true);
  const module = bus.handle('cart-checkout', { publishes: ['cart', 'toast'] });
  module.publish('cart', cart);
  module.publish('toast', { ...toast, message: 'before' });
  const seen: unknown[] = [];
  const panel = bus.handle('panel');
  panel.observe('cart').subscribe((value) => seen.push(value));
  panel.observe('toast').subscribe((value) => seen.push(value));
  expect(seen).toEqual([cart]);
  expect(panel.read('cart')).toEqual(cart);
  module.publish('toast', toast);
  expect(seen).toEqual([cart, toast]);
});

test('values of one bus do not reach another', () => {
  const [one, other] = [busIn(true), busIn(true)];
  one.handle('shell', { publishes: ['locale'] }).publish('locale', 'en');
  expect(other.handle('shell').read('locale')).toBeUndefined();
});

test('a module brings a topic of its own, and a subscriber may come before it', () => {
  const bus = busIn(true);
  const seen: unknown[] = [];
  bus
    .handle('content')
    .observe('catalog.zoomed')
    .subscribe((value) => seen.push(value));
  bus.handle('catalog', catalog).publish('catalog.zoomed', 2);
  expect(seen).toEqual([2]);
});

test('of a topic in two versions each subscriber gets the one that its manifest declares', () => {
  const bus = busIn(true);
  const publisher = bus.handle('catalog', catalog);
  publisher.publish('catalog.filters@1', 'women');
  publisher.publish('catalog.filters', { zone: 'women' });
  const read = (reads?: BusClaims['reads']) => bus.handle('content', reads ? { reads } : {}).read('catalog.filters');
  expect(read()).toBe('women');
  expect(read([{ topic: 'catalog.filters', version: 1 }])).toBe('women');
  expect(read([{ topic: 'catalog.filters', version: 2 }])).toEqual({ zone: 'women' });
  expect(publisher.read('catalog.filters')).toEqual({ zone: 'women' });
});

test('a subscriber that throws takes nothing from the others', () => {
  jest.useFakeTimers();
  const bus = busIn(false);
  const seen: unknown[] = [];
  const content = bus.handle('content');
  content.observe('catalog.zoomed').subscribe(() => {
    throw new Error('reader broke');
  });
  content.observe('catalog.zoomed').subscribe((value) => seen.push(value));
  bus.handle('catalog', catalog).publish('catalog.zoomed', 1);
  bus.handle('catalog', catalog).publish('catalog.zoomed', 2);
  expect(seen).toEqual([1, 2]);
  // The error itself is thrown as an uncaught error of the browser, outside of the bus.
  expect(() => jest.runAllTimers()).toThrow('reader broke');
  jest.useRealTimers();
});

test('a message published on receiving one comes after it, for every subscriber', () => {
  const bus = busIn(true);
  const module = bus.handle('catalog', catalog);
  const seen: number[] = [];
  module.observe('catalog.zoomed').subscribe((value) => value === 1 && module.publish('catalog.zoomed', 2));
  module.observe('catalog.zoomed').subscribe((value) => seen.push(value));
  module.publish('catalog.zoomed', 1);
  expect(seen).toEqual([1, 2]);
});

test('modules that answer each other without end are stopped and reported', () => {
  const bus = busIn(false);
  const module = bus.handle('catalog', catalog);
  module.observe('catalog.zoomed').subscribe((value) => module.publish('catalog.zoomed', value + 1));
  module.publish('catalog.zoomed', 1);
  expect(violations).toMatchObject([{ module: 'catalog', message: expect.stringContaining('without end') }]);
  const seen: number[] = [];
  bus
    .handle('content')
    .observe('catalog.zoomed')
    .subscribe((value) => seen.push(value));
  bus.handle('catalog', catalog).publish('catalog.zoomed', -1);
  expect(seen[0]).toBe(-1);
});

test('no subscriber can change what others see', () => {
  const bus = busIn(true);
  const given = structuredClone(cart);
  bus.handle('cart-checkout', { publishes: ['cart'] }).publish('cart', given);
  given.total.amount = 1;
  const seen = bus.handle('panel').read('cart');
  expect(() => seen && Object.assign(seen.total, { amount: 2 })).toThrow(TypeError);
  expect(bus.handle('content').read('cart')).toEqual(cart);
});

test('who watches the bus sees every message and the last values', () => {
  const bus = busIn(true);
  const seen: unknown[] = [];
  bus.messages.subscribe((published) => seen.push(published));
  bus.handle('catalog', catalog).publish('catalog.zoomed', 3);
  bus.handle('cart-checkout', { publishes: ['cart'] }).publish('cart', cart);
  const cartMessage = { module: 'cart-checkout', id: 'cart@1', kind: 'state', value: cart };
  expect(seen).toEqual([{ module: 'catalog', id: 'catalog.zoomed@1', kind: 'event', value: 3 }, cartMessage]);
  expect(bus.latest).toEqual([cartMessage]);
});

const circle: { self?: unknown } = {};
circle.self = circle;
const own = (topic: string, schema: Record<string, unknown>): BusClaims => ({
  publishes: [{ topic, version: 1, kind: 'state', schema }],
});

/** Topics and values that TypeScript would refuse: modules are built apart, and some are not TypeScript. */
const wrongs: [what: string, module: string, claims: BusClaims, topic: string, value: unknown, message: string][] = [
  ['another module’s topic of the shell', 'panel', { publishes: ['cart'] }, 'cart', cart, 'only cart-checkout may'],
  ['the shell’s topic', 'panel', { publishes: ['locale'] }, 'locale', 'en', 'only shell may'],
  ['another module’s own topic', 'panel', own('catalog.zoomed', {}), 'catalog.zoomed', 1, 'named "panel.…"'],
  ['a topic of nobody', 'panel', own('weather', {}), 'weather', 1, 'the shell has no such topic'],
  ['an undeclared topic', 'cart-checkout', {}, 'cart', cart, 'not declared'],
  ['an undeclared topic of its own', 'panel', {}, 'panel.opened', 1, 'not declared'],
  ['an undeclared version', 'catalog', catalog, 'catalog.filters@3', {}, 'not declared'],
  ['a version that the shell lacks', 'panel', { publishes: ['toast@7'] }, 'toast', toast, 'not as toast@7'],
  ['a wrong type', 'cart-checkout', { publishes: ['cart'] }, 'cart', { ...cart, count: 'two' }, 'value.count'],
  ['a part missing', 'cart-checkout', { publishes: ['cart'] }, 'cart', { ...cart, total: {} }, 'value.total.amount'],
  ['no number', 'cart-checkout', { publishes: ['cart'] }, 'cart', { ...cart, count: Number.NaN }, 'value.count'],
  ['an empty zone', 'catalog', catalog, 'catalog.filters', { zone: '' }, 'value.zone'],
  ['nothing', 'panel', own('panel.opened', {}), 'panel.opened', undefined, 'no plain data'],
  ['a function', 'panel', own('panel.opened', {}), 'panel.opened', () => 1, 'no plain data'],
  ['a big integer', 'panel', own('panel.opened', {}), 'panel.opened', 1n, 'no plain data'],
  ['a circle', 'panel', own('panel.opened', {}), 'panel.opened', circle, 'no plain data'],
  ['a book', 'panel', own('panel.opened', {}), 'panel.opened', 'x'.repeat(70_000), 'over 65536 characters'],
];

describe.each(wrongs)('%s', (_what, module, claims, topic, value, message) => {
  const publish = (bus: Bus) => bus.handle(module, claims).publish(topic as never, value as never);

  test('throws in development', () => {
    expect(() => publish(busIn(true))).toThrow(BusRuleError);
    expect(() => publish(busIn(true))).toThrow(message);
  });

  test('is reported and dropped in production', () => {
    const bus = busIn(false);
    const seen: unknown[] = [];
    bus.messages.subscribe((published) => seen.push(published));
    publish(bus);
    expect(violations).toEqual([{ module, topic, message: expect.stringContaining(message) }]);
    expect(seen).toEqual([]);
    expect(bus.latest).toEqual([]);
  });
});

test('a report that is itself refused is not reported again', () => {
  let reports = 0;
  const bus: Bus = new Bus({
    development: false,
    onViolation: () => {
      reports += 1;
      bus.handle('panel').publish('problem', { module: 'panel', version: '', phase: '', message: '' });
    },
  });
  bus.handle('panel').publish('toast', toast);
  expect(reports).toBe(1);
});
