import type { ReleaseManifest } from '@aksamit/contracts/platform';
import type { ReleaseSignature } from './signing/release-signature';

/** A built folder whose files match its manifest. */
export interface CheckedRelease {
  manifest: ReleaseManifest;
  manifestText: string;
  /** Contents by path. */
  files: ReadonlyMap<string, Buffer>;
  /**
   * The compressible files, by brotli. Compressed on first call, since it takes a second or more.
   * @throws ReleaseRefusedError when the manifest states a size that is too small
   */
  compressed: () => Promise<ReadonlyMap<string, Buffer>>;
  /** Signatures of the manifest's text that are stored with it. */
  signatures?: readonly ReleaseSignature[];
}
