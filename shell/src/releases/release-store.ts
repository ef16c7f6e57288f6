import type { ReleaseManifest } from '@aksamit/shared-kit/contracts/platform';
import type { z } from 'zod';
import type { ChannelRecord, channelRecord } from './channel-record';

/**
 * Where releases are kept: immutable folders `<module>/<version>/` and one small record per channel that says which
 * versions are live. The first implementation is a folder; an object store with conditional writes can take its place.
 */
export interface ReleaseStore {
  /**
   * Takes a built folder (with its manifest.json) into the store, complete or not at all. The same content again
   * changes nothing. Throws ReleaseRefusedError when the manifest is wrong, a file does not fit its hash, or the
   * version exists with other content.
   */
  publish(folder: string): Promise<ReleaseManifest>;
  /** Throws ReleaseNotFoundError. */
  readManifest(module: string, version: string): Promise<ReleaseManifest>;
  /** A file that the manifest names. Throws ReleaseNotFoundError. */
  readFile(module: string, version: string, path: string): Promise<Buffer>;
  /** The same file compressed by brotli when it was published; null for a type that does not shrink. */
  readBrotli(module: string, version: string, path: string): Promise<Buffer | null>;
  /** Published versions, oldest first by time of publication. */
  listVersions(module: string): Promise<string[]>;
  listModules(): Promise<string[]>;
  /** The live record; revision 0 and no modules when nothing was promoted yet. */
  readChannel(channel: ChannelName): Promise<ChannelRecord>;
  /**
   * Writes the next record if `expectedRevision` is still the live one: true; else nothing is written: false.
   * Of several writers at once exactly one gets true.
   */
  compareAndSwapChannel(channel: ChannelName, expectedRevision: number, next: ChannelContent): Promise<boolean>;
  /** Calls back with every record that is new, within a second; a record that cannot be read goes to `onError`. */
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

export class ReleaseRefusedError extends Error {
  override name = 'ReleaseRefusedError';
}
