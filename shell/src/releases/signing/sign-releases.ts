import type { ReleaseStore } from '../release-store';
import { type SigningKey, signManifest } from './release-signature';
import { isTrusted, type TrustedKey } from './trusted-keys';

interface StoredRelease {
  module: string;
  version: string;
}

/** Puts a key's signature beside releases that are in the store already. Signed once more they stay as they are. */
export async function signReleases(
  store: ReleaseStore,
  key: SigningKey,
  releases: readonly StoredRelease[],
): Promise<void> {
  for (const { module, version } of releases) {
    await store.addSignature(module, version, signManifest(await store.readManifestText(module, version), key));
  }
}

/** All that a store holds and no listed key has signed; without a list all of it. */
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
