import type { InlinePage } from '@aksamit/contracts/platform';
import { type BusMessage, BusState } from '@aksamit/module-sdk/bus';
import { publishServed } from './served-publications';

const step = { event: 'view_item', currency: 'PLN', value: 100, items: [] };
const judged = { topic: 'commerce', value: step, id: 'commerce@1', kind: 'event' } as const;
const refused = { topic: 'session', value: {}, refused: 'Failed to publish "session" as catalog: only shell may.' };

function served(publications: InlinePage['publications']) {
  const state = new BusState();
  const received: BusMessage[] = [];
  state.listen((message) => received.push(message));
  const report = jest.fn();
  const match = { module: 'catalog', page: 'product', params: {} };
  const page = { match, ...(publications ? { publications } : {}) };
  return { publications: publishServed(page, { state, version: '1.0.0', report }), received, report };
}

test('what the server’s rendering asked for is published in the module’s name, and hydration repeats none', () => {
  const { publications, received } = served([judged]);
  expect(received).toEqual([{ module: 'catalog', id: 'commerce@1', kind: 'event', value: step }]);
  expect(publications.take('content', 'commerce', step)).toBe(false);
  expect(publications.take('catalog', 'commerce', { ...step, value: 200 })).toBe(false);
  expect(publications.take('catalog', 'commerce', { ...step })).toBe(true);
  // The same step of a later visit to the page counts again.
  expect(publications.take('catalog', 'commerce', step)).toBe(false);
});

test('what the page server refused is reported under the module’s release, and not published', () => {
  const { received, report } = served([refused, judged]);
  expect(received).toHaveLength(1);
  expect(report.mock.calls).toEqual([
    [{ module: 'catalog', version: '1.0.0', phase: 'bus session', error: new Error(refused.refused) }],
  ]);
});

test('what a page server of before has not judged is left to the module, as is a page without publications', () => {
  const { publications, received } = served([{ topic: 'commerce', value: step }]);
  expect(received).toEqual([]);
  expect(publications.take('catalog', 'commerce', step)).toBe(false);
  expect(served(undefined).publications.take('catalog', 'commerce', step)).toBe(false);
});

test('lists in tables are published as the records that they were, and known again by hydration', () => {
  const items = [
    { id: '1', price: 100 },
    { id: '2', price: 200 },
  ];
  const list = { event: 'view_item_list', items, currency: 'PLN' };
  const tables = {
    items: {
      members: ['id', 'price'],
      rows: [
        ['1', 100],
        ['2', 200],
      ],
    },
  };
  const { publications, received } = served([{ ...judged, value: { ...list, items: [] }, tables }]);
  expect(received).toEqual([{ module: 'catalog', id: 'commerce@1', kind: 'event', value: list }]);
  expect(publications.take('catalog', 'commerce', list)).toBe(true);
});
