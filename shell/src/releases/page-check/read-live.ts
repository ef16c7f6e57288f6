import { type LoadedRelease, ReleaseReader } from '../../server/live/release-reader';
import type { ReleaseStore } from '../release-store';

/** What is live on stable, with server bundles; what cannot be read is broken already and left out. */
export async function readLive(store: ReleaseStore): Promise<LoadedRelease[]> {
  const { modules } = await store.readChannel('stable');
  const reader = new ReleaseReader(store);
  const read = Object.entries(modules).map(([module, version]) => reader.read(module, version).catch(() => null));
  return (await Promise.all(read)).flatMap((release) => release ?? []);
}
