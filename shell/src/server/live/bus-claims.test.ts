import { publications, readings } from '@aksamit/contracts/topics';
import { Bus } from '@aksamit/module-sdk/bus';
import { testManifest } from '@aksamit/release/testing';
import { busClaims } from './bus-claims';

const own = (version: number, schema: Record<string, unknown>) =>
  ({ topic: 'catalog.filters', version, kind: 'state', schema }) as const;

test('a page carries shapes of own topics only, and no reading that is implied', () => {
  const bus = { publishes: [own(1, { type: 'string' }), ...publications('toast')], reads: readings('session') };
  expect(busClaims(testManifest('catalog', { bus }))).toEqual({
    publishes: [own(1, { type: 'string' }), { topic: 'toast', version: 1, schema: {} }],
  });
});

test('what it carries is enough for the bus', () => {
  const violations: unknown[] = [];
  const bus = new Bus({ development: false, onViolation: (violation) => violations.push(violation) });
  const claims = (id: string, parts: Parameters<typeof testManifest>[1]) => busClaims(testManifest(id, parts));
  const both = [own(1, { type: 'string' }), own(2, { type: 'number' })];
  const catalog = bus.handle('catalog', claims('catalog', { bus: { publishes: both, reads: ['catalog.filters'] } }));
  const [first, second] = [1, 2].map((version) => {
    const reads = [{ topic: 'catalog.filters', version, schema: {} }];
    return bus.handle('content', claims('content', { bus: { reads } }));
  });
  catalog.publish('catalog.filters@1' as never, 'women' as never);
  catalog.publish('catalog.filters' as never, 2 as never);
  catalog.publish('catalog.filters' as never, 'three' as never);
  const seen = [catalog, first, second].map((handle) => handle?.read('catalog.filters' as never));
  // The module itself declares that it reads the first version of a topic that it publishes in two.
  expect(seen).toEqual(['women', 'women', 2]);
  expect(violations).toHaveLength(1);
});
