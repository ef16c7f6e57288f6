import type { ReleaseManifest } from '@aksamit/contracts/platform';
import type { z } from 'zod';
import type { ChannelRecord, channelRecord } from './channel-record';
import type { CheckedRelease } from './checked-release';
import type { ReleaseEvidence, ReleaseEvidenceInput } from './release-evidence';
import type { ReleaseSignature } from './signing/release-signature';

/** File of every release that names all its other files. */
export const MANIFEST_FILE = 'manifest.json';

/**
 * Storage of releases: immutable folders `<module>/<version>/`, evidence beside them, and one small record per channel
 * with the deployed versions. The first implementation is a folder; an object store with conditional writes can replace
 * it (object-store/).
 */
export interface ReleaseStore {
  /**
   * Stores a built folder (with its manifest.json), or one that is read and checked, completely or not at all. The same
   * content again changes nothing.
   * @throws ReleaseRefusedError when the manifest is wrong, a file does not match its hash, or the version exists with
   * other content
   */
  publish(release: string | CheckedRelease): Promise<ReleaseManifest>;
  /** Throws ReleaseNotFoundError, ReleaseDamagedError. */
  readManifest(module: string, version: string): Promise<ReleaseManifest>;
  /** The manifest as the bytes that were published, which channels pin and teams sign. Throws ReleaseNotFoundError. */
  readManifestText(module: string, version: string): Promise<string>;
  /** A file that the manifest names. Throws ReleaseNotFoundError. */
  readFile(module: string, version: string, path: string): Promise<Buffer>;
  /** The same file compressed by brotli at publication; null for a type that does not shrink. */
  readBrotli(module: string, version: string, path: string): Promise<Buffer | null>;
  /** Published versions, oldest first by time of publication. */
  listVersions(module: string): Promise<string[]>;
  /** When a version was published. Throws ReleaseNotFoundError. */
  publishedAt(module: string, version: string): Promise<Date>;
  /** Modules that have a published version. */
  listModules(): Promise<string[]>;
  /**
   * Removes a version with its evidence and signatures: atomically for concurrent reads, and permanently. The caller
   * checks that it is not needed any more (prune). A missing version is no error.
   */
  remove(module: string, version: string): Promise<void>;
  /** Writes evidence beside a release. Throws ReleaseNotFoundError when the version is not published. */
  addEvidence(module: string, version: string, evidence: ReleaseEvidenceInput): Promise<void>;
  /** Evidence of a version, oldest first; empty when there is none. */
  listEvidence(module: string, version: string): Promise<ReleaseEvidence[]>;
  /** Writes a signature beside a release. Throws ReleaseNotFoundError when the version is not published. */
  addSignature(module: string, version: string, signature: ReleaseSignature): Promise<void>;
  /** Signatures of a version. The caller checks whether they are genuine and whose. Damaged ones are omitted. */
  listSignatures(module: string, version: string): Promise<ReleaseSignature[]>;
  /** The deployed record; revision 0 and no modules when nothing was promoted yet. */
  readChannel(channel: ChannelName): Promise<ChannelRecord>;
  /**
   * Writes the next record if `expectedRevision` is still the current one: true; else nothing is written: false. Of
   * several concurrent writers exactly one gets true.
   */
  compareAndSwapChannel(channel: ChannelName, expectedRevision: number, next: ChannelContent): Promise<boolean>;
  /**
   * Calls back with every new record, within a second. A record that cannot be read, or that has disappeared (a store
   * out of reach), is passed to `onError` at each poll; once it can be read again, `onChange` receives it, changed or
   * not.
   */
  watchChannel(
    channel: ChannelName,
    onChange: (record: ChannelRecord) => void,
    onError: (error: unknown) => void,
  ): () => void;
}

export type ChannelName = 'stable' | 'canary';
export type ChannelContent = Omit<z.input<typeof channelRecord>, 'revision'>;

export class ReleaseNotFoundError extends Error {
  override name = 'ReleaseNotFoundError';
}

/** A published release whose manifest was altered. */
export class ReleaseDamagedError extends Error {
  override name = 'ReleaseDamagedError';
}

/** A published release that is not authentic: rewritten since its deployment, or not signed by a trusted key. */
export class ReleaseUntrustedError extends ReleaseDamagedError {
  override name = 'ReleaseUntrustedError';
}

export class ReleaseRefusedError extends Error {
  override name = 'ReleaseRefusedError';
}

export function notInStore(module: string, version: string, path: string): ReleaseNotFoundError {
  if (path !== MANIFEST_FILE) {
    return new ReleaseNotFoundError(`Failed to read ${path} of ${module}@${version}: the store has no such file.`);
  }
  return new ReleaseNotFoundError(
    `Failed to find ${module}@${version}: it is not published. npm run release -- list shows what is.`,
  );
}

/** Publishing an existing version: accepted with the same manifest (it holds the hash of every file), else refused. */
export function sameOrRefused(manifest: ReleaseManifest, manifestText: string, published: string): ReleaseManifest {
  if (manifestText === published) return manifest;
  throw new ReleaseRefusedError(
    `Failed to publish ${manifest.name}@${manifest.version}: this version is published with other content. ` +
      'Give the build a version of its own.',
  );
}
