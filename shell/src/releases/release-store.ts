import type { ReleaseManifest } from '@aksamit/shared-kit/contracts/platform';
import type { z } from 'zod';
import type { ChannelRecord, channelRecord } from './channel-record';
import type { CheckedRelease } from './check-release-folder';
import type { ReleaseEvidence, ReleaseEvidenceInput } from './release-evidence';
import type { ReleaseSignature } from './signing/release-signature';

/** Every release has it; it names all other files. */
export const MANIFEST_FILE = 'manifest.json';

/**
 * Where releases are kept: immutable folders `<module>/<version>/`, evidence beside them, and one small record per
 * channel that says which versions are live. The first implementation is a folder; an object store with conditional
 * writes can take its place (object-store/).
 */
export interface ReleaseStore {
  /**
   * Takes a built folder (with its manifest.json), or one that is read and checked, into the store, complete or not at
   * all. The same content again
   * changes nothing. Throws ReleaseRefusedError when the manifest is wrong, a file does not fit its hash, or the
   * version exists with other content.
   */
  publish(release: string | CheckedRelease): Promise<ReleaseManifest>;
  /** Throws ReleaseNotFoundError, ReleaseDamagedError. */
  readManifest(module: string, version: string): Promise<ReleaseManifest>;
  /** The same as the bytes that were published, which channels pin and teams sign. Throws ReleaseNotFoundError. */
  readManifestText(module: string, version: string): Promise<string>;
  /** A file that the manifest names. Throws ReleaseNotFoundError. */
  readFile(module: string, version: string, path: string): Promise<Buffer>;
  /** The same file compressed by brotli when it was published; null for a type that does not shrink. */
  readBrotli(module: string, version: string, path: string): Promise<Buffer | null>;
  /** Published versions, oldest first by time of publication. */
  listVersions(module: string): Promise<string[]>;
  /** When a version was published. Throws ReleaseNotFoundError. */
  publishedAt(module: string, version: string): Promise<Date>;
  /** Modules that have a published version. */
  listModules(): Promise<string[]>;
  /**
   * Takes a version with its evidence and signatures out of the store: at once for readers, and for good. Whether anyone still needs
   * it, the caller knows (prune). What is not there is no error.
   */
  remove(module: string, version: string): Promise<void>;
  /** Writes evidence beside a release. Throws ReleaseNotFoundError when the version is not published. */
  addEvidence(module: string, version: string, evidence: ReleaseEvidenceInput): Promise<void>;
  /** Evidence of a version, oldest first; empty when there is none. */
  listEvidence(module: string, version: string): Promise<ReleaseEvidence[]>;
  /** Writes a signature beside a release. Throws ReleaseNotFoundError when the version is not published. */
  addSignature(module: string, version: string, signature: ReleaseSignature): Promise<void>;
  /** Signatures of a version; whether they are genuine and whose, the reader checks. Damaged ones are left out. */
  listSignatures(module: string, version: string): Promise<ReleaseSignature[]>;
  /** The live record; revision 0 and no modules when nothing was promoted yet. */
  readChannel(channel: ChannelName): Promise<ChannelRecord>;
  /**
   * Writes the next record if `expectedRevision` is still the live one: true; else nothing is written: false.
   * Of several writers at once exactly one gets true.
   */
  compareAndSwapChannel(channel: ChannelName, expectedRevision: number, next: ChannelContent): Promise<boolean>;
  /**
   * Calls back with every record that is new, within a second. A record that cannot be read, or that was there and is
   * gone (a store out of reach), goes to `onError` at each look; once it can be read again, `onChange` gets it, changed
   * or not.
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

/** A published release whose manifest is not what it was. */
export class ReleaseDamagedError extends Error {
  override name = 'ReleaseDamagedError';
}

/** A published release that nobody vouches for: rewritten since it went live, or not signed by a key that is trusted. */
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

/** Publishing what is there already: fine with the same manifest (it holds the hash of every file), else refused. */
export function sameOrRefused(manifest: ReleaseManifest, manifestText: string, published: string): ReleaseManifest {
  if (manifestText === published) return manifest;
  throw new ReleaseRefusedError(
    `Failed to publish ${manifest.name}@${manifest.version}: this version is published with other content. ` +
      'Give the build a version of its own.',
  );
}
