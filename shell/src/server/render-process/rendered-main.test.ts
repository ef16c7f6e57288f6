import type { ServerRenderScope } from '@aksamit/contracts/platform';
import { createElement } from 'react';
import type { RenderedPart } from './put-part';
import { mainOf } from './rendered-main';

const scope: ServerRenderScope = { head: { title: '' }, fragments: [] };
const page = { status: 200 as const, head: { title: '' }, element: createElement('p'), state: null };

const part = (freshness: Partial<RenderedPart>): RenderedPart => ({
  ...{ of: { placeholder: '<!--fragment-->' }, root: 'catalog-teaser-s0-', html: '', stateJson: null, style: null },
  ...freshness,
});

test('a page leaves the cache with the records of its fragments, each key once', () => {
  const parts = [part({ cacheKeys: ['products', 'product:7'] }), part({}), part({ cacheKeys: ['product:7'] })];
  expect(mainOf({ ...page, cacheKeys: ['articles', 'products'] }, scope, '', parts).cacheKeys).toEqual([
    'articles',
    'products',
    'product:7',
  ]);
});

test.each([
  ['its own end', '2026-11-27T00:00:00+01:00', '2026-11-28T00:00:00+01:00', '2026-11-27T00:00:00+01:00'],
  // Compared as instants: the later text is the earlier one.
  ['that of a fragment', '2026-11-27T00:30:00+01:00', '2026-11-26T23:00:00Z', '2026-11-26T23:00:00Z'],
  ['that of a fragment alone', undefined, '2026-11-28T00:00:00Z', '2026-11-28T00:00:00Z'],
  ['no end', undefined, undefined, null],
])('no copy of a page outlives %s', (_name, own, ofFragment, end) => {
  const result = own === undefined ? page : { ...page, freshUntil: own };
  const parts = [part(ofFragment === undefined ? {} : { freshUntil: ofFragment })];
  expect(mainOf(result, scope, '', parts).freshUntil).toBe(end);
});
