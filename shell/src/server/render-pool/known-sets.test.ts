import { makeReleaseSet } from '../live/make-release-set';
import type { ReleaseSet } from '../model/release-set';
import type { ServerBundle } from '../model/server-bundle';
import { WorkerSets } from '../render-process/worker-sets';
import { KnownSets } from './known-sets';

const bundle = (module: string, version: string): ServerBundle => ({ module, version, source: '', integrity: '' });
const setOf = (id: string, ...bundles: ServerBundle[]): ReleaseSet => ({
  ...makeReleaseSet({ releases: [], pageView: null }),
  id,
  bundles,
});

let known: KnownSets;
let worker: WorkerSets;
beforeEach(() => {
  known = new KnownSets();
  worker = new WorkerSets();
});

/** Introduces a set to a slot; returns the bundles that were sent for it. */
function introduce(set: ReleaseSet): string[] {
  const { sent, dropped } = known.introduce(set);
  if (sent) worker.add(sent);
  for (const id of dropped) worker.drop(id);
  return (sent?.newBundles ?? []).map(({ module, version }) => `${module}@${version}`);
}

test('sets share their bundles: each is sent once', () => {
  const one = bundle('one', '1');
  expect(introduce(setOf('stable', one, bundle('two', '1')))).toEqual(['one@1', 'two@1']);
  expect(introduce(setOf('canary', one, bundle('two', '2')))).toEqual(['two@2']);
  expect(introduce(setOf('stable', one, bundle('two', '1')))).toEqual([]);
  expect(worker.get('canary')?.bundles.map(({ version }) => version)).toEqual(['1', '2']);
  expect(worker.get('canary')?.bundles[0]).toBe(worker.get('stable')?.bundles[0]);
});

test('the set that is used least is dropped, and what is used always is not', () => {
  const stable = setOf('stable', bundle('one', '1'));
  introduce(stable);
  for (let number = 0; number < 40; number += 1) {
    introduce(setOf(`preview-${number}`, bundle('one', `preview-${number}`)));
    expect(introduce(stable)).toEqual([]);
    expect(worker.get(`preview-${number}`)?.bundles).toHaveLength(1);
  }
  expect(worker.get('preview-0')).toBeUndefined();
  expect(worker.bundles.length).toBeLessThanOrEqual(12);
  expect([known.hasBundle('one@preview-0'), known.hasBundle('one@1')]).toEqual([false, true]);
  expect(introduce(setOf('preview-0', bundle('one', 'preview-0')))).toEqual(['one@preview-0']);
});
