import { promote, type ReleaseStore, setCanary } from '..';

/**
 * Performs every kind of write: two versions released one after the other, the second as a canary first, the first
 * removed.
 */
export async function releaseTwice(store: ReleaseStore, module: string, first: string, second: string): Promise<void> {
  const ungated = { ungated: true };
  await store.publish(first);
  await promote(store, { [module]: '1.0.0' }, ungated);
  await store.publish(second);
  await store.addEvidence(module, '1.1.0', {
    passed: true,
    at: '2026-01-01T00:00:00Z',
    baseUrl: 'http://shop.example',
    modules: {},
    tests: { passed: 1, failed: 0 },
  });
  await setCanary(store, { module, version: '1.1.0', share: 10 }, ungated);
  await promote(store, { [module]: '1.1.0' }, ungated);
  await store.remove(module, '1.0.0');
}
