import { type ReleaseManifest, releaseManifest } from '@aksamit/contracts/platform';
import { ReleaseDamagedError } from './release-store';

/** Parses a manifest from the store. It was checked at publication, so an invalid one was damaged since. */
export function parseStoredManifest(text: string, module: string, version: string): ReleaseManifest {
  try {
    return releaseManifest.parse(JSON.parse(text));
  } catch (cause) {
    throw new ReleaseDamagedError(
      `Failed to read ${module}@${version}: its manifest in the store is damaged. Release another version of ${module}.`,
      { cause },
    );
  }
}
