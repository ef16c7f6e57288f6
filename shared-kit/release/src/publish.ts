import type { ReleaseManifest } from '@aksamit/contracts/platform';
import type { ChangeOptions } from './change-options';
import { checkReleaseFolder } from './check-release-folder';
import { askGate, GateRefusedError } from './check-with-gate';
import type { CheckedRelease } from './checked-release';
import type { GateRefusal } from './gate';
import type { PageCheck, PageFinding } from './page-check';
import { type PromoteOptions, promote, type StableChange } from './promote';
import {
  ReleaseNotFoundError,
  ReleaseRefusedError,
  type ReleaseStore,
  ReleaseUntrustedError,
  sameOrRefused,
} from './release-store';
import { type SigningKey, signManifest } from './signing/release-signature';
import { isTrusted, type TrustedKey } from './signing/trusted-keys';

export interface PublishOptions extends Pick<ChangeOptions, 'apiVersions' | 'ungated' | 'dryRun'> {
  /** Accepts a release that could not be deployed as things are, for previews only; promotion checks it again. */
  previewOnly?: boolean;
  /** Renders the pages of the releases together with the deployed ones; omitted: they are not rendered. */
  checkPages?: PageCheck;
  /** The team's key, which signs the manifests; null or omitted: they are stored unsigned. */
  signingKey?: SigningKey | null;
  /** Keys that the page servers of this store trust; null or omitted: they require none. */
  trustedKeys?: readonly TrustedKey[] | null;
}

export interface Published {
  manifest: ReleaseManifest;
  /** false: the store had it already. */
  isNew: boolean;
}

/**
 * Stores built folders. First it checks their files, calls the gate whether they could be deployed together now, and
 * renders their pages. Nothing is written when one of them is refused.
 * @returns the releases in the order of the folders; `refusals` and refused `findings` only if `previewOnly` let them
 * pass
 * @throws ReleaseRefusedError (GateRefusedError with every reason)
 */
export async function publish(
  store: ReleaseStore,
  folders: readonly string[],
  options: PublishOptions = {},
): Promise<{ published: Published[]; refusals: GateRefusal[]; findings: PageFinding[] }> {
  const releases: CheckedRelease[] = [];
  for (const folder of folders) releases.push(await signed(store, await checkReleaseFolder(folder), options));
  const manifests = releases.map(({ manifest }) => manifest);
  requireOnePerModule(manifests);
  const refusals = options.ungated ? [] : await askAboutLive(store, manifests, options);
  if (refusals.length > 0 && !options.previewOnly) throw new GateRefusedError(refusals);
  const findings = await renderPages(store, releases, options);
  const published: Published[] = [];
  for (const { manifest, manifestText, compressed } of releases) {
    const isNew = await isUnknown(store, manifest, manifestText);
    // Checks the stated sizes, before anything is written.
    if (isNew) await compressed();
    published.push({ manifest, isNew });
  }
  if (!options.dryRun) for (const release of releases) await store.publish(release);
  return { published, refusals, findings };
}

/** Stores built folders and deploys all of them in one step. */
export async function publishAndPromote(
  store: ReleaseStore,
  folders: string | readonly string[],
  options: PublishOptions & PromoteOptions = {},
): Promise<StableChange & { published: Published[]; findings: PageFinding[] }> {
  const { published, findings } = await publish(store, typeof folders === 'string' ? [folders] : folders, options);
  const versions = Object.fromEntries(published.map(({ manifest }) => [manifest.name, manifest.version]));
  if (!options.dryRun) return { published, findings, ...(await promote(store, versions, options)) };
  return { published, findings, changed: [], withdrawn: [], stable: await store.readChannel('stable') };
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

/** Throws ReleaseRefusedError for pages that fail, unless the releases are for previews only. */
async function renderPages(
  store: ReleaseStore,
  releases: readonly CheckedRelease[],
  { checkPages, previewOnly = false }: PublishOptions,
): Promise<PageFinding[]> {
  if (!checkPages) return [];
  const findings = await checkPages(releases, store);
  const refused = findings.filter(({ isRefused }) => isRefused);
  if (refused.length === 0 || previewOnly) return findings;
  const texts = refused.map(({ text }) => text).join('\n');
  throw new ReleaseRefusedError(`Failed to publish: pages fail that page servers would render.\n${texts}`);
}

function requireOnePerModule(manifests: readonly ReleaseManifest[]): void {
  const twice = manifests.find(({ name }, index) => manifests.findIndex((other) => other.name === name) !== index);
  if (twice === undefined) return;
  throw new ReleaseRefusedError(
    `Failed to publish ${twice.name}: two of the folders are releases of it. Publish them one after the other.`,
  );
}

async function isUnknown(store: ReleaseStore, manifest: ReleaseManifest, manifestText: string): Promise<boolean> {
  try {
    sameOrRefused(manifest, manifestText, await store.readManifestText(manifest.name, manifest.version));
    return false;
  } catch (error) {
    if (error instanceof ReleaseNotFoundError) return true;
    // Stored but not signed yet: the store compares the content itself.
    if (error instanceof ReleaseUntrustedError) return false;
    throw error;
  }
}

/** A release for page servers that require signatures is stored with its team's signature, or not at all. */
async function signed(
  store: ReleaseStore,
  release: CheckedRelease,
  { signingKey = null, trustedKeys = null }: PublishOptions,
): Promise<CheckedRelease> {
  const { name: module, version } = release.manifest;
  const { manifestText } = release;
  const signatures = signingKey === null ? [] : [signManifest(manifestText, signingKey)];
  if (trustedKeys === null) return { ...release, signatures };
  const all = [...signatures, ...(await store.listSignatures(module, version))];
  if (isTrusted({ module, manifestText, signatures: all }, trustedKeys)) return { ...release, signatures };
  const why =
    signingKey === null ? 'there is no key to sign it with' : `the key that signs it is not listed for ${module}`;
  throw new ReleaseRefusedError(
    `Failed to publish ${module}@${version}: ${why}, and page servers run only what a listed key has signed. ` +
      `Set RELEASE_SIGNING_KEY to the key of ${module}'s team (npm run release -- keygen makes one, RELEASE_KEYS lists it).`,
  );
}
