import type { ReleaseManifest } from '@aksamit/shared-kit/contracts/platform';
import { withVersion } from './channel-record';
import type { ReleaseStore } from './release-store';

const ATTEMPTS = 20;

/** Makes a published version live on the stable channel; tries again when another writer was quicker. */
export async function promote(store: ReleaseStore, module: string, version: string): Promise<void> {
  await store.readManifest(module, version);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const record = await store.readChannel('stable');
    if (record.modules[module] === version) return;
    const next = withVersion(record, { module, version, action: 'promote', at: new Date() });
    if (await store.compareAndSwapChannel('stable', record.revision, next)) return;
  }
  throw new Error(`Failed to promote ${module}@${version}: other writers were always quicker. Run it again.`);
}

/** Takes a built folder into the store and makes it live. */
export async function publishAndPromote(store: ReleaseStore, folder: string): Promise<ReleaseManifest> {
  const manifest = await store.publish(folder);
  await promote(store, manifest.name, manifest.version);
  return manifest;
}
