import type { Pins, Versions } from './channel-changes';
import { pinOf } from './channel-record';
import { integrityOf } from './check-release-folder';
import { ReleaseRefusedError, type ReleaseStore } from './release-store';

/**
 * Pins of versions that are deployed: the hash of each manifest, and with it of every file.
 * @throws ReleaseNotFoundError
 * @throws ReleaseRefusedError when a version was deployed before with another manifest: someone rewrote it
 */
export async function manifestPins(store: ReleaseStore, versions: Versions): Promise<Pins> {
  const known = [await store.readChannel('stable'), await store.readChannel('canary')];
  const pins = Object.entries(versions).map(async ([module, version]): Promise<[string, string]> => {
    const pin = integrityOf(await store.readManifestText(module, version));
    const earlier = known.map((record) => pinOf(record, module, version)).find((found) => found !== undefined);
    if (earlier === undefined || earlier === pin) return [module, pin];
    throw new ReleaseRefusedError(
      `Failed to release ${module}@${version}: its manifest is not the one that was live before. ` +
        'Publish what you want to release under a version of its own.',
    );
  });
  return Object.fromEntries(await Promise.all(pins));
}
