import type { BrowserRelease, InlinePage } from '@aksamit/contracts/platform';
import { Bus } from '@aksamit/module-sdk/bus';
import { publishServed } from './served-publications';

const step = { event: 'view_item', currency: 'PLN', value: 100, items: [] };

function served(publications: InlinePage['publications']) {
  const refused: string[] = [];
  const bus = new Bus({ development: false, onViolation: ({ topic }) => refused.push(topic) });
  const received: unknown[] = [];
  bus.messages.subscribe(({ module, id, value }) => received.push({ module, id, value }));
  const release = { name: 'catalog', version: '1.0.0', publishes: ['commerce@1'] } as unknown as BrowserRelease;
  const match = { module: 'catalog', page: 'product', params: {} };
  const page = { match, releases: [release], ...(publications ? { publications } : {}) } as unknown as InlinePage;
  return { publications: publishServed(page, bus), received, refused };
}

test('what the server’s rendering asked for is published in the module’s name, and hydration repeats none', () => {
  const { publications, received } = served([{ topic: 'commerce', value: step }]);
  expect(received).toEqual([{ module: 'catalog', id: 'commerce@1', value: step }]);
  expect(publications.take('content', 'commerce', step)).toBe(false);
  expect(publications.take('catalog', 'commerce', { ...step, value: 200 })).toBe(false);
  expect(publications.take('catalog', 'commerce', { ...step })).toBe(true);
  // The same step of a later visit to the page counts again.
  expect(publications.take('catalog', 'commerce', step)).toBe(false);
});

test('the module’s claims hold for it', () => {
  const { received, refused } = served([{ topic: 'session', value: { status: 'anonymous', user: null } }]);
  expect(received).toEqual([]);
  expect(refused).toEqual(['session']);
});

test('a page server that names none leaves all to the module', () => {
  expect(served(undefined).publications.take('catalog', 'commerce', step)).toBe(false);
});
