import type { ReleaseManifest } from '@aksamit/contracts/platform';
import fc from 'fast-check';
import { testManifest } from '../testing/test-manifest';
import { gateRefusals } from '.';
import { releaseId } from './release-world';

const names = ['catalog', 'content', 'panel'];
const name = fc.constantFrom(...names);
const version = fc.constantFrom(1, 2);
const schema = fc.constantFrom({ type: 'string' }, { type: 'number' }, { type: ['string', 'number'] });
const path = fc.constantFrom('/blog/', '/blog/:slug/', '/blog/**', '/{slug}-laser/', '/**', '/api/', '/salons/');

const offer = fc.record({
  name: fc.constant('teaser'),
  version,
  rendering: fc.constant('public' as const),
  propsSchema: schema,
  reservedHeightPx: fc.constant(0),
});
const byVersion = { selector: (one: { version: number }) => one.version, maxLength: 2 };

/** A release of a module that uses a little of everything; its publications are its own topics. */
const release = (module: string, number: string): fc.Arbitrary<ReleaseManifest> =>
  fc
    .record({
      offers: fc.uniqueArray(offer, byVersion),
      uses: fc.array(fc.record({ module: name, name: fc.constant('teaser'), version }), { maxLength: 1 }),
      publishes: fc.uniqueArray(fc.record({ version, schema }), byVersion),
      reads: fc.array(fc.record({ of: name, version, schema }), { maxLength: 1 }),
      pages: fc.uniqueArray(path, { maxLength: 1 }),
      react: fc.constantFrom('^19.2.0', '^19.3.0', '^20.0.0'),
    })
    .map(({ offers, uses, publishes, reads, pages, react }) =>
      testManifest(`${module}@${number}`, {
        fragments: { offers, uses },
        bus: {
          publishes: publishes.map((publication) => ({
            ...publication,
            topic: `${module}.notified`,
            kind: 'event' as const,
          })),
          reads: reads.map(({ of, ...reading }) => ({ ...reading, topic: `${of}.said` })),
        },
        pages: pages.map((pattern) => ({
          name: 'page',
          layout: 'plain',
          rendering: 'public',
          patterns: { pl: [pattern], en: [`/${module}/`] },
          query: [],
        })),
        shared: { react },
      }),
    );
const shell = fc.constantFrom('19.2.1', '19.3.0').map((react) => testManifest('shell@1.0.0', { provides: { react } }));
const set = (number: string) => fc.tuple(shell, ...names.map((module) => release(module, number)));

const gate = (candidates: readonly ReleaseManifest[], live: readonly ReleaseManifest[]) =>
  gateRefusals({ candidates, live, canaries: [], apiVersions: ['1'] });

test('refusals are attributed to candidates only, and the consumer is deployed or a candidate', () => {
  fc.assert(
    fc.property(set('1.0.0'), fc.array(fc.integer({ min: 0, max: 2 })), set('2.0.0'), (live, picked, newer) => {
      const candidates = newer.slice(1).filter((_, index) => picked.includes(index));
      const ids = candidates.map(releaseId);
      const known = [...ids, ...live.map(releaseId)];
      return gate(candidates, live).every(
        ({ candidate, consumer }) => ids.includes(candidate) && known.includes(consumer),
      );
    }),
  );
});

test('what may go live together may go live again, each by itself', () => {
  const sound = set('1.0.0').filter((all) => gate(all, []).length === 0);
  fc.assert(
    fc.property(sound, (all) => all.every((one) => gate([{ ...one, version: '1.0.1' }], all).length === 0)),
    { numRuns: 50 },
  );
});

test('what the gate lets through leaves a set that may go live together', () => {
  const sound = set('1.0.0').filter((all) => gate(all, []).length === 0);
  let passed = 0;
  fc.assert(
    fc.property(sound, set('2.0.0'), (live, newer) => {
      for (const candidate of newer.slice(1)) {
        if (gate([candidate], live).length > 0) continue;
        passed += 1;
        const after = [candidate, ...live.filter((one) => one.name !== candidate.name)];
        expect(gate(after, [])).toEqual([]);
      }
    }),
    { numRuns: 150 },
  );
  expect(passed).toBeGreaterThan(10);
});
