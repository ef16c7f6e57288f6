import type { ReleaseStore } from '@aksamit/release';
import { type LoadedRelease, ReleaseLoader } from '../server/live/release-loader';

/**
 * The releases deployed on stable, with server bundles. Releases that cannot be read are broken already, and omitted.
 */
export async function readLive(store: ReleaseStore): Promise<LoadedRelease[]> {
  const { modules } = await store.readChannel('stable');
  const reader = new ReleaseLoader(store);
  const read = Object.entries(modules).map(([module, version]) => reader.read(module, version).catch(() => null));
  return (await Promise.all(read)).flatMap((release) => release ?? []);
}
