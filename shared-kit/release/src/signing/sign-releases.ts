import type { ReleaseStore } from '../release-store';
import { type SigningKey, signManifest } from './release-signature';
import { isTrusted, type TrustedKey } from './trusted-keys';

interface StoredRelease {
  module: string;
  version: string;
}

/** Adds a key's signature to releases that are already in the store. Signing again changes nothing. */
export async function signReleases(
  store: ReleaseStore,
  key: SigningKey,
  releases: readonly StoredRelease[],
): Promise<void> {
  for (const { module, version } of releases) {
    await store.addSignature(module, version, signManifest(await store.readManifestText(module, version), key));
  }
}

/** All releases in a store that no listed key has signed; without a list all of them. */
export async function unsignedReleases(
  store: ReleaseStore,
  keys: readonly TrustedKey[] | null,
): Promise<StoredRelease[]> {
  const modules = await store.listModules();
  const found = await Promise.all(
    modules.map(async (module) => (await store.listVersions(module)).map((version) => ({ module, version }))),
  );
  if (keys === null) return found.flat();
  const open: StoredRelease[] = [];
  for (const { module, version } of found.flat()) {
    const manifestText = await store.readManifestText(module, version);
    const signatures = await store.listSignatures(module, version);
    if (!isTrusted({ module, manifestText, signatures }, keys)) open.push({ module, version });
  }
  return open;
}
