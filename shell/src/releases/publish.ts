import { isDeepStrictEqual } from 'node:util';
import type { ReleaseManifest } from '@aksamit/shared-kit/contracts/platform';
import type { ChangeOptions } from './change-options';
import { type CheckedRelease, checkReleaseFolder } from './check-release-folder';
import { askGate, GateRefusedError } from './check-with-gate';
import type { GateRefusal } from './gate';
import { type PromoteOptions, promote, type StableChange } from './promote';
import { ReleaseNotFoundError, ReleaseRefusedError, type ReleaseStore } from './release-store';

export interface PublishOptions extends Pick<ChangeOptions, 'apiVersions' | 'ungated' | 'dryRun'> {
  /** Takes it although it could not go live as things are, to be looked at by preview; promoting checks again. */
  previewOnly?: boolean;
}

export interface Published {
  manifest: ReleaseManifest;
  /** false: the store had it already. */
  isNew: boolean;
}

/**
 * Takes built folders into the store, after checking their files and asking the gate whether they could become live
 * together now. Nothing is written when one of them is refused.
 * @returns the releases in the order of the folders; `refusals` is empty unless `previewOnly` let them pass
 * @throws ReleaseRefusedError (GateRefusedError with every reason)
 */
export async function publish(
  store: ReleaseStore,
  folders: readonly string[],
  options: PublishOptions = {},
): Promise<{ published: Published[]; refusals: GateRefusal[] }> {
  const releases: CheckedRelease[] = [];
  for (const folder of folders) releases.push(await checkReleaseFolder(folder));
  const manifests = releases.map(({ manifest }) => manifest);
  requireOnePerModule(manifests);
  const refusals = options.ungated ? [] : await askAboutLive(store, manifests, options);
  if (refusals.length > 0 && !options.previewOnly) throw new GateRefusedError(refusals);
  const published: Published[] = [];
  for (const { manifest, compressed } of releases) {
    const isNew = await isUnknown(store, manifest);
    // Checks the stated sizes, before anything is written.
    if (isNew) await compressed();
    published.push({ manifest, isNew });
  }
  if (!options.dryRun) for (const release of releases) await store.publish(release);
  return { published, refusals };
}

/** Takes built folders into the store and makes all of them live in one step. */
export async function publishAndPromote(
  store: ReleaseStore,
  folders: string | readonly string[],
  options: PublishOptions & PromoteOptions = {},
): Promise<StableChange & { published: Published[] }> {
  const { published } = await publish(store, typeof folders === 'string' ? [folders] : folders, options);
  const versions = Object.fromEntries(published.map(({ manifest }) => [manifest.name, manifest.version]));
  if (!options.dryRun) return { published, ...(await promote(store, versions, options)) };
  return { published, changed: [], withdrawn: [], stable: await store.readChannel('stable') };
}

async function askAboutLive(
  store: ReleaseStore,
  manifests: readonly ReleaseManifest[],
  { apiVersions = null }: PublishOptions,
): Promise<GateRefusal[]> {
  const { modules: stable } = await store.readChannel('stable');
  const { modules: canaries } = await store.readChannel('canary');
  return askGate(store, manifests, { stable, canaries, apiVersions });
}

function requireOnePerModule(manifests: readonly ReleaseManifest[]): void {
  const twice = manifests.find(({ name }, index) => manifests.findIndex((other) => other.name === name) !== index);
  if (twice === undefined) return;
  throw new ReleaseRefusedError(
    `Failed to publish ${twice.name}: two of the folders are releases of it. Publish them one after the other.`,
  );
}

async function isUnknown(store: ReleaseStore, manifest: ReleaseManifest): Promise<boolean> {
  try {
    if (isDeepStrictEqual(await store.readManifest(manifest.name, manifest.version), manifest)) return false;
  } catch (error) {
    if (error instanceof ReleaseNotFoundError) return true;
    throw error;
  }
  throw new ReleaseRefusedError(
    `Failed to publish ${manifest.name}@${manifest.version}: this version is published with other content. ` +
      'Give the build a version of its own.',
  );
}
