import type { ReleaseStore } from '@aksamit/release';
import { type LoadedRelease, ReleaseReader } from '../server/live/release-reader';

/**
 * The releases deployed on stable, with server bundles. Releases that cannot be read are broken already, and omitted.
 */
export async function readLive(store: ReleaseStore): Promise<LoadedRelease[]> {
  const { modules } = await store.readChannel('stable');
  const reader = new ReleaseReader(store);
  const read = Object.entries(modules).map(([module, version]) => reader.read(module, version).catch(() => null));
  return (await Promise.all(read)).flatMap((release) => release ?? []);
}
